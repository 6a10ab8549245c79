import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderPagination } from '../../src/index.js';
import { runIn } from '../../src/testing/command-line.js';
import { cases } from './grid.js';
import { checkTypes, expectLinted } from './sfc.js';

/** A stand-in for the parts of shadcn/ui, with their names and types: a project has them as a file of its own. */
const PARTS = join(__dirname, '../fixtures/components/shadcn-parts.tsx');

let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'pagination-tag-project-'));
  const aliases = { components: '@/components', ui: '@/components/ui' };
  writeFileSync(join(project, 'components.json'), JSON.stringify({ aliases }));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ dependencies: { react: '19' } }));
  mkdirSync(join(project, 'src/components/ui'), { recursive: true });
  copyFileSync(PARTS, join(project, 'src/components/ui/pagination.tsx'));
});

afterAll(() => {
  rmSync(project, { recursive: true });
});

/** Writes the component into a directory, and returns its file. */
async function add(directory: string, ...options: string[]): Promise<string> {
  const out = `src/components/${directory}`;
  const result = await runIn(project, ['add', 'shadcn', '--out', out, ...options]);
  expect(result).toMatchObject({ code: 0, stderr: '' });
  return join(project, out, 'page-links.tsx');
}

type Loaded = Readonly<Record<string, unknown>> & {
  readonly PageLinks: ComponentType<Record<string, unknown>>;
};

/** Runs a component, together with the parts that it imports by their alias. */
function load(file: string): Loaded {
  const folder = mkdtempSync(join(__dirname, 'shadcn-'));
  try {
    const outfile = join(folder, 'page-links.cjs');
    buildSync({
      entryPoints: [file],
      outfile,
      bundle: true,
      packages: 'external',
      alias: { '@/components': join(project, 'src/components') },
      jsx: 'automatic',
      format: 'cjs',
    });
    return require(outfile) as Loaded;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a visitor is told of each entry: where it leads, its name, and whether it is the current page. */
function entriesIn(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Tree.ChildNode | Tree.DocumentFragment): void => {
    if ('tagName' in node && node.tagName === 'a') {
      const {
        href = '',
        rel = '',
        ...rest
      } = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      const name = rest['aria-label'] ?? textOf(node);
      found.push([href, rel, rest['aria-current'] ?? '', name].join(' '));
    } else if ('childNodes' in node) node.childNodes.forEach(visit);
    else if (node.nodeName === '#text' && 'value' in node && node.value.trim() === '…') found.push('…');
  };
  visit(parseFragment(html));
  return found;
}

function textOf(node: Tree.ChildNode): string {
  if ('value' in node) return node.value.trim();
  if (!('childNodes' in node) || ('attrs' in node && node.attrs.some(({ name }) => name === 'aria-hidden')))
    return '';
  return node.childNodes.map(textOf).filter(Boolean).join(' ');
}

/** The cases that have words and attributes of their own are for components with markup. */
const NUMBERED = cases.filter(
  (one) =>
    Number((one as Record<string, unknown>)['total_pages']) > 1 &&
    Object.keys(one).every((name) =>
      /^(?:path|first_path|total_pages|current_page|sibling_count|boundary_count)$/.test(name),
    ),
);

function propsOf({ path, first_path, ...numbers }: Record<string, unknown>): Record<string, unknown> {
  return {
    path: (page: number) =>
      page === 1 && first_path ? first_path : String(path).replace(':page', String(page)),
    totalPages: numbers['total_pages'],
    currentPage: numbers['current_page'],
    siblings: numbers['sibling_count'],
    boundaries: numbers['boundary_count'],
  };
}

test.each([
  ['none', {}],
  ['boundaries', {}],
  ['ends', { show_ends: true }],
  ['links', { layout: 'links' }],
  ['links,ends', { layout: 'links', show_ends: true }],
  ['all', { show_ends: true }],
] as const)('--with %s: its links are those of the tag', async (parts, means) => {
  const { PageLinks } = load(await add(parts.replace(',', '-'), '--with', parts));
  const given = NUMBERED.filter(
    (one) => parts === 'boundaries' || parts === 'all' || !('boundary_count' in one),
  );
  for (const one of given) {
    const html = renderToStaticMarkup(createElement(PageLinks, propsOf(one)));
    expect(entriesIn(html)).toEqual(entriesIn(renderPagination({ ...one, ...means })));
  }
});

test('a list of one page has nothing, and one of unknown length has Next as long as there is one', async () => {
  const { PageLinks } = load(await add('paths', '--with', 'paths'));
  const show = (props: object): string =>
    renderToStaticMarkup(createElement(PageLinks, { path: String, ...props }));
  expect(show({ totalPages: 1, currentPage: '7' })).toBe('');
  expect(entriesIn(show({ totalPages: 1, currentPage: undefined, hasMore: true }))).toContain(
    '2 next  Next page',
  );
});

test('the labels are in the language of the option, and attributes are those of the navigation', async () => {
  const { PageLinks } = load(await add('german', '--locale', 'de'));
  const props = { path: String, totalPages: 9, currentPage: 5, id: 'list', className: 'mt-4' };
  const html = renderToStaticMarkup(createElement(PageLinks, props));
  expect(html).toMatch(/^<nav aria-label="Seitennummerierung" id="list" class="mt-4">/);
  expect(html).toContain('aria-label="Nächste Seite"');
});

test('TypeScript, Prettier and Biome find nothing, and unknown props are refused', async () => {
  const files: Record<string, string> = {};
  for (const parts of ['none', 'links', 'ends', 'all'])
    files[`${parts}.tsx`] = readFileSync(await add(`types-${parts}`, '--with', parts), 'utf8');
  for (const [name, text] of Object.entries(files)) files[name] = text.replace('"@/components/ui/', '"./');
  files['pagination.tsx'] = readFileSync(PARTS, 'utf8');
  expect(checkTypes(files, ['typescript/bin/tsc', '--jsx', 'react-jsx', '--target', 'ES2017'])).toBe('');
  const prettier = join(__dirname, '../node_modules/prettier/bin/prettier.cjs');
  const source = join(__dirname, '../../components/shadcn');
  const paths = Object.keys(files)
    .slice(0, -1)
    .map((name) => `src/components/types-${name.slice(0, -4)}`);
  execFileSync(process.execPath, [prettier, '--no-config', '--check', source, ...paths], { cwd: project });
  expectLinted(project, paths);
});

test.each([
  [['--theme', 'bulma'], 'Leave out --theme'],
  [['--link', 'rel=nofollow'], 'Leave out --link'],
  [['--with', 'jump'], 'add react --theme shadcn'],
  [['--name', 'pagination'], '"pagination" means something else in shadcn/ui'],
])('add shadcn %j is refused', async (options, message) => {
  const { code, stderr } = await runIn(project, ['add', 'shadcn', '--out', 'refused', ...options]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});
