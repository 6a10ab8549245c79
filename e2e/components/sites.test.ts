import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { renderPagination } from '../../src/index.js';
import { runIn } from '../../src/testing/command-line.js';
import { canonical, controlIn } from '../engines/requests.js';
import { listingsOf } from '../scripts/listings.js';
import { describeComponent } from './added.js';

/** Sites that Eleventy and Astro build with the listings of their pages in `docs/frameworks`. */

const packages = join(__dirname, '../node_modules');

/** Writes the files of a site beside its component, and builds it. */
async function build(
  project: string,
  files: Readonly<Record<string, string>>,
  command: string,
  ...args: readonly string[]
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(project, dirname(name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  symlinkSync(packages, join(project, 'node_modules'), 'junction');
  const env = { ...process.env, CI: '1', NODE_ENV: undefined, ASTRO_TELEMETRY_DISABLED: '1' };
  await promisify(execFile)(process.execPath, [join(packages, command), ...args], { cwd: project, env });
}

/** The controls of all pages that were built, by URL. */
function controlsIn(directory: string): Readonly<Record<string, string | undefined>> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.html') && name.includes('posts'));
  return Object.fromEntries(
    pages.map((name) => [
      `/${name.replace(/index\.html$/, '')}`,
      controlIn(readFileSync(join(directory, name), 'utf8')),
    ]),
  );
}

/** The controls that literals give. */
function expected(
  urls: readonly string[],
  attributes: Parameters<typeof renderPagination>[0] = {},
): Readonly<Record<string, string | undefined>> {
  const href = (page: number): string => urls[page - 1]!;
  return Object.fromEntries(
    urls.map((url, index) => [
      url,
      canonical(
        renderPagination({
          ...attributes,
          pager: { page: index + 1, pages: urls.length, href },
        }),
      ),
    ]),
  );
}

const URLS = ['/posts/', '/posts/1/', '/posts/2/'];

/** Posts of a collection. */
const POSTS = Object.fromEntries(
  Array.from({ length: 25 }, (_, index) => [`post-${index}.md`, '---\ntags: post\n---\n']),
);

describe.each([
  ['nunjucks', 'njk', 'njk-attributes'],
  ['liquid', 'liquid', 'liquid-attributes'],
])('%s', (component, language, withAttributes) => {
  describeComponent(component, (project) => {
    test('a list with a paginator', async () => {
      const list = listingsOf('eleventy')[language]!;
      const [, matter = ''] = /^(---\n[^]*?---\n)/.exec(list) ?? [];
      const files = {
        ...POSTS,
        'package.json': '{ "type": "module" }',
        [`posts.${language}`]: list,
        [`more-posts.${language}`]: matter + listingsOf('eleventy')[withAttributes]!,
      };
      await runIn(project, ['add', component, '--with', 'neighbors']);
      const article = listingsOf('eleventy')[`${language}-previous_next`]!;
      const articles = ['Fees', 'Applying', 'Results'].map((title, index) => [
        `articles/${index + 1}.${language}`,
        `---\ntags: posts\ntitle: ${title}\ndate: 2020-01-0${index + 1}\n---\n${article}`,
      ]);
      const all = { ...files, ...(Object.fromEntries(articles) as Record<string, string>) };
      await build(project, all, '@11ty/eleventy/cmd.cjs', '--quiet');
      const second = readFileSync(join(project, '_site/articles/2/index.html'), 'utf8');
      const beside = {
        previous_path: '/articles/1/',
        previous_title: 'Fees',
        next_path: '/articles/3/',
        next_title: 'Results',
      };
      expect(controlIn(second)).toBe(canonical(renderPagination(beside)));
      expect(controlsIn(join(project, '_site'))).toEqual({
        ...expected(URLS),
        ...expected(
          URLS.map((url) => `/more-${url.slice(1)}`),
          { 'aria-label': 'Posts', class: 'mt-4', id: 'pages' },
        ),
      });
    });
  });
});
