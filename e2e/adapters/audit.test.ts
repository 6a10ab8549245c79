import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The audit at the end of a build, as an option of the plugins. */

const packages = join(__dirname, '../node_modules');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagination-tag-'));
  symlinkSync(packages, join(folder, 'node_modules'), 'junction');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Builds a project. Returns what the tool says, without what it draws at the start of lines. */
function build(files: Readonly<Record<string, string>>, ...command: readonly string[]) {
  for (const [name, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const [script = '', ...parameters] = command;
  const env = { ...process.env, CI: '1', NO_COLOR: '1', NODE_ENV: undefined, ASTRO_TELEMETRY_DISABLED: '1' };
  const run = spawnSync(process.execPath, [join(packages, script), ...parameters], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  const output = (run.stdout + run.stderr).replace(/^(?:\[11ty\]|[\d:]+ \[WARN\](?: \[[\w-]+\])?) ?/gm, '');
  return { status: run.status, output };
}

const eleventy = (audit: string): Record<string, string> => ({
  'eleventy.config.js': `
    import pagination from 'pagination-tag/eleventy';
    export default function (config) {
      config.addPlugin(pagination, ${audit});
      config.addGlobalData('items', [1, 2, 3, 4, 5, 6]);
      return { pathPrefix: '/docs/' };
    }`,
  'good.njk':
    '---\npagination: { data: items, size: 2 }\n---\n<html lang="en"><pagination pager></pagination></html>',
});

/** By default, Eleventy writes page 2 to /posts/1/. */
const SHIFTED = `---
pagination: { data: items, size: 2 }
---
<html lang="en"><p>Posts</p>
<pagination path="/docs/posts/:page/" total_pages="3" current_page="{{ pagination.pageNumber + 1 }}"></pagination>
`;

test('Eleventy: a build warns of links that lead nowhere, and says which tag they come from', () => {
  const { status, output } = build({ ...eleventy('{}'), 'posts.njk': SHIFTED }, '@11ty/eleventy/cmd.cjs');
  expect(status).toBe(0);
  expect(output).toMatch(
    /^_site\/posts\/index\.html:2:\d+: error: The link to page 3 leads to \/docs\/posts\/3\/, but the site has no file for it\. \[dead-link\]$/m,
  );
  expect(output).toMatch(/Correct the path [^\n]*\nThe tag is in posts\.njk:5:1\.\n/);
  expect(output).toMatch(
    /\nThere are \d more problems\. To see all of them, run npx pagination-tag audit _site --base \/docs\/\n/,
  );
  expect(output).not.toMatch(/_site\/good.*error/);
});

test('Eleventy: a build without problems is silent, and a later one fails if the option says so', () => {
  const good = build(eleventy("{ audit: 'throw' }"), '@11ty/eleventy/cmd.cjs', '--quiet');
  // On a busy machine, Eleventy says what took long.
  const written = /^Wrote 3 files .*\n(?: *Benchmark .*\n)*$/;
  expect(good).toEqual({ status: 0, output: expect.stringMatching(written) as unknown });
  const { status, output } = build(
    { 'posts.njk': SHIFTED },
    '@11ty/eleventy/cmd.cjs',
    '--quiet',
    '--output=public',
  );
  expect(status).toBe(1);
  expect(output).toContain('[dead-link]');
});

test('Eleventy: a tag that a later transform brings in fails the build', () => {
  const [config = ''] = Object.values(eleventy('{}'));
  const late = `config.addTransform('late', (html) => html + '<pagination path="/:page">');`;
  const files = {
    'eleventy.config.js': config.replace('config.addGlobalData', `${late}\nconfig.addGlobalData`),
  };
  const { status, output } = build({ ...files, 'a.html': '<p>A</p>' }, '@11ty/eleventy/cmd.cjs', '--quiet');
  expect(status).toBe(1);
  expect(output).toContain(
    '_site/a/index.html:1:9: error: This <pagination> was not replaced, so browsers show nothing. [unreplaced-tag]',
  );
  expect(output).toContain('The page comes from a.html.');
});

test('Astro: a static build warns', () => {
  const files = {
    'astro.config.mjs': `import pagination from 'pagination-tag/astro';
      export default { base: '/docs', integrations: [pagination()], devToolbar: { enabled: false } };`,
    'src/pages/list/[...page].astro': `---
export const getStaticPaths = ({ paginate }) => paginate([1, 2, 3], { pageSize: 1 });
const { page } = Astro.props;
---
<html lang="en"><body>
<pagination path="/docs/list/:page" total_pages="3" current_page={page.currentPage} /></body></html>`,
  };
  const { status, output } = build(files, 'astro/astro.js', 'build');
  expect(status).toBe(0);
  expect(output).toMatch(
    /dist\/list\/index\.html:\d+:\d+: error: The link to page 1 leads to \/docs\/list\/1, but the site has no file for it\. \[dead-link\]/,
  );
  expect(output).toContain('The tag is in src/pages/list/[...page].astro:6:1.\n');
});

test('Vite: the audit is an option', () => {
  const page = (current: number): string =>
    `<!doctype html>\n<title>${current}</title>\n<pagination path="/app/:page.html" total_pages="3" current_page="${current}"></pagination>\n`;
  const files = {
    'vite.config.js': `import pagination from 'pagination-tag/vite';
      export default {
        base: '/app/',
        plugins: [pagination({ audit: 'throw' })],
        build: { rolldownOptions: { input: ['1.html', '2.html'] } },
      };`,
    '1.html': page(1),
    '2.html': page(2),
  };
  const { status, output } = build(files, 'vite/bin/vite.js', 'build', '--logLevel', 'warn');
  expect(status).toBe(1);
  expect(output).toMatch(
    /dist\/1\.html:\d+:\d+: error: The link to page 3 leads to \/app\/3\.html, but the site has no file for it\. \[dead-link\]/,
  );
  expect(output).toContain('The tag is in 1.html:3:1.');
  writeFileSync(join(folder, '3.html'), page(3));
  const all = { 'vite.config.js': files['vite.config.js'].replace("'2.html'", "'2.html', '3.html'") };
  expect(build(all, 'vite/bin/vite.js', 'build', '--logLevel', 'warn')).toEqual({ status: 0, output: '' });
});
