import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';

const root = join(__dirname, '..');
const project = mkdtempSync(join(__dirname, 'consumer-'));
const modules = join(__dirname, 'node_modules');
/** The compilers of TypeScript by version: the oldest supported one, ours, and the native one. */
const COMPILERS = {
  '5.9': join(modules, 'typescript-5/bin/tsc'),
  '6': join(root, 'node_modules/typescript/bin/tsc'),
  '7': join(modules, 'typescript-7/bin/tsc'),
};

beforeAll(() => {
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(root, join(project, 'node_modules/pagination-tag'), 'junction');
});
afterAll(() => rmSync(project, { recursive: true }));

/** Checks the types of files in a separate project. */
function check(
  tsc: string,
  type: 'module' | 'commonjs',
  sources: readonly string[],
  options: object,
): string {
  const compilerOptions = { strict: true, noEmit: true, target: 'es2023', types: [], ...options };
  const files = sources.map((_, index) => `${type}-${index}.ts`);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type }));
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  for (const [index, source] of sources.entries()) writeFileSync(join(project, files[index]!), source);
  try {
    return execFileSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const NODE16 = { module: 'node16', skipLibCheck: true };
const BUNDLER = { module: 'esnext', moduleResolution: 'bundler', noUncheckedSideEffectImports: true };

const COMMON = `
  import { transform, PaginationTagError, type PaginationOptions } from 'pagination-tag';
  import { paginationEngine } from 'pagination-tag/express';
  import 'pagination-tag/style.css';
  import vite = require('pagination-tag/vite');
  const options: PaginationOptions = { theme: 'bulma' };
  const html: string = transform('', options);
  const error: PaginationTagError = new PaginationTagError([]);
  const plugins: { name: string }[] = vite({ theme: 'bulma' });
  export { error, html, paginationEngine, plugins };
  // @ts-expect-error -- the types are there, and not any
  transform(1);`;

/** The data that a template takes. */
const DATA = `
  import { compile } from 'pagination-tag';
  interface Data { posts: { pages: number }; page: string }
  const page = compile<Data>('<pagination total_pages="{posts.pages}" current_page="{page}">');
  page({ posts: { pages: 3 }, page: 'from a visitor' });
  // @ts-expect-error -- misspelled
  page({ posts: { pages: 3 }, pagge: 'x' });
  // @ts-expect-error -- no number
  page({ posts: { pages: {} }, page: 'x' });
  // @ts-expect-error -- no data
  page();
  declare const template: string;
  compile(template)({ anything: 1 });
  compile(\`${'<p class="a">text</p>'.repeat(1000)}<pagination total_pages="{pages}">\`)({ anything: 1 });`;

const ATTRIBUTES = `
  import { renderPagination, type PaginationControlAttributes } from 'pagination-tag';
  interface Query { [key: string]: undefined | string | Query | (string | Query)[] }
  interface Props { path: string; total_pages: number; id: string }
  declare const query: Query;
  declare const props: Props;
  declare const given: PaginationControlAttributes;
  declare const anything: unknown;
  renderPagination({ path: '/posts?page=:page', total_pages: 42, current_page: query.page });
  renderPagination({ total_pages: 42, current_page: anything });
  renderPagination(props);
  renderPagination({ ...given, hidden: true, title: null, tabindex: -1, 'data-x': 1n, 'link:class': 'a' });
  // @ts-expect-error -- no text
  renderPagination({ total_pages: 42, style: { color: 'red' } });
  // @ts-expect-error -- no text
  renderPagination({ total_pages: 42, class: ['a'] });
  // @ts-expect-error -- the control sets it
  renderPagination({ total_pages: 42, 'link:href': '/' });
  // @ts-expect-error -- several links would have it
  renderPagination({ total_pages: 42, 'link:id': 'a' });
  // @ts-expect-error -- misspelled
  renderPagination({ totl_pages: 42 });`;

const styles = readdirSync(join(root, 'src/themes'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => (name === 'default' ? 'style' : name));
const STYLES = styles.map((name) => `import 'pagination-tag/${name}.css';`).join('\n');

describe.each(Object.entries(COMPILERS))('TypeScript %s finds the types', (_, tsc) => {
  test('in a CommonJS project', () => {
    expect(check(tsc, 'commonjs', [COMMON], NODE16)).toBe('');
  });

  test.each(Object.entries({ NODE16, BUNDLER }))(
    'in an ES module, with every stylesheet: %s',
    (_name, options) => {
      expect(styles).toContain('bootstrap');
      expect(check(tsc, 'module', [DATA, ATTRIBUTES, `export {};\n${STYLES}`], options)).toBe('');
    },
  );
});

/** Runs in any runtime, without files, an environment or a network. */
const PROGRAM = `
  import { preprocess, renderPagination, transform } from 'pagination-tag';
  const { diagnostics } = preprocess('<pagination totl_pages="3"/>');
  if (!diagnostics[0].frame.includes('^^^^')) throw new Error(diagnostics[0].frame);
  const html = transform('<pagination total_pages="{pages}"/>', { data: { pages: 3 } });
  if (html !== renderPagination({ total_pages: 3 })) throw new Error(html);
  console.log('as in Node');
`;

describe('the package runs in other runtimes', () => {
  // Their packages only find these programs. If its installation may run a script, Bun's moves the program to itself.
  const platform = `${process.platform}-${process.arch}`;
  const deno = process.platform === 'linux' ? `${platform}-glibc` : platform;
  const bun = [`@oven/bun-${platform}/bin/bun`, 'bun/bin/bun.exe'];
  test.each([
    ['Deno, without permissions', [`@deno/${deno}/deno`], ['run', '--no-prompt', '--cached-only']],
    ['Bun', bun, ['run']],
    ['Node', [process.execPath], []],
  ])('%s', (_, places, args) => {
    const [program = ''] = places
      .map((place) => resolve(modules, place))
      .filter((place) => existsSync(place));
    writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
    writeFileSync(join(project, 'program.js'), PROGRAM);
    const options = { cwd: project, encoding: 'utf8', env: { HOME: project } } as const;
    expect(execFileSync(program, [...args, 'program.js'], options)).toBe('as in Node\n');
  });
});

/** Bundles exports of the package for a browser or a worker. */
function bundle(names: string, format: 'esm' | 'iife'): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `export { ${names} } from './dist/index.js';`, resolveDir: root },
    bundle: true,
    minify: true,
    format,
    globalName: 'paginationTag',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

test('a bundle runs where there is no process', () => {
  const code = `${bundle('transform, renderPagination', 'iife')}
    let message;
    try { paginationTag.transform('<pagination totl_pages="3"/>'); } catch (error) { message = error.message; }
    [paginationTag.renderPagination({ total_pages: 3 }), message]`;
  const [html, message] = runInNewContext(code, { TextDecoder, atob }) as [string, string];
  expect(html).toContain('<nav class="pagination"');
  expect(message).toContain('^^^^');
});

test('docs/api.md names the sizes of bundles', () => {
  const page = readFileSync(join(root, 'docs/api.md'), 'utf8');
  const named = [...page.matchAll(/^\| `(\w+)` +\| (\d+(?:\.\d)?) KB/gm)];
  expect(named.map(([, name]) => name)).toEqual(['pageWindow', 'pagePath', 'renderPagination', 'transform']);
  for (const [, name = '', size] of named) {
    const kilobytes = gzipSync(bundle(name, 'esm'), { level: 9 }).length / 1000;
    // Up to a quarter less, so that not every change of the code is one of the page.
    expect([name, kilobytes < Number(size) && kilobytes > Number(size) * 0.75]).toEqual([name, true]);
  }
});
