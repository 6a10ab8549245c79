import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { transform } from '../src/index.js';
import { audit } from '../src/cli/node.js';

/** Audits the pagination of sites built by other programs, and compares with linkinator, a crawler. */

const packages = join(__dirname, 'node_modules');

/** A site of at least 25 pages with pagination. */
interface Site {
  readonly files: Readonly<Record<string, string>>;
  /** The program, and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** The directory that it writes to. */
  readonly output: string;
  /** The path that the site is served at. */
  readonly base: string;
  /** Pages that are removed to break links. */
  readonly removed: readonly string[];
}

const LANGUAGES = ['en', 'de'];

const eachLanguage = (fileOf: (language: string) => readonly [string, string]): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map(fileOf));

const posts = (count: number, nameOf: (post: number) => string, text: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [nameOf(index + 1), text]));

const eleventyConfig = (plugin: string): string => `
  import { HtmlBasePlugin } from '@11ty/eleventy';
  ${plugin}
  config.addPlugin(HtmlBasePlugin);
  config.addGlobalData('items', Array.from({ length: 52 }, (_, index) => index));
  return { pathPrefix: '/docs/' };
}`;

const eleventyList = (language: string, control: string): string => `---
pagination: { data: items, size: 4 }
permalink: "/${language}/a b/{% if pagination.pageNumber == 0 %}start.html{% else %}p-{{ pagination.pageNumber + 1 }}/index.html{% endif %}"
---
<html lang="${language}"><main>{% for item in pagination.items %}<p>{{ item }}</p>{% endfor %}</main>
${control}</html>`;

const HANDWRITTEN = `<nav class="pager" aria-label="Pages"><ol>
{% if pagination.href.previous %}<li><a href="{{ pagination.href.previous }}" rel="prev">Previous</a></li>{% endif %}
{% for href in pagination.hrefs %}<li><a href="{{ href }}"{% if page.url == href %} aria-current="page"{% endif %}>{{ loop.index }}</a></li>{% endfor %}
{% if pagination.href.next %}<li><a href="{{ pagination.href.next }}" rel="next">Next</a></li>{% endif %}
</ol></nav>`;

const hugo = (control: string): Pick<Site, 'files' | 'command' | 'output'> => ({
  files: {
    'config.json': JSON.stringify({
      baseURL: 'https://site.example/docs/',
      // The name before Hugo 0.128, and the one since.
      paginate: 4,
      pagination: { pagerSize: 4 },
      disableKinds: ['RSS', 'sitemap', 'taxonomy', 'term'],
      defaultContentLanguageInSubdir: true,
      languages: Object.fromEntries(LANGUAGES.map((name) => [name, { contentDir: `content/${name}` }])),
    }),
    'layouts/_default/list.html': `<html lang="{{ .Lang }}"><head><link rel="canonical" href="{{ .Permalink }}"></head>
{{ range .Paginator.Pages }}<p>{{ .Title }}</p>{{ end }}${control}</html>`,
    'layouts/_default/single.html': '<p>{{ .Title }}</p>',
    ...eachLanguage((name) => [`content/${name}/posts/_index.md`, '---\n---\n']),
    ...posts(52, (post) => `content/en/posts/${post}.md`, '---\n---\n'),
    ...posts(52, (post) => `content/de/posts/${post}.md`, '---\n---\n'),
  },
  command: ['hugo', '--quiet'],
  output: 'public',
});

const sites: Record<string, Site> = {
  'Eleventy with this package': {
    files: {
      'package.json': '{ "type": "module" }',
      'eleventy.config.js': eleventyConfig(
        "import pagination from 'pagination-tag/eleventy';\nexport default function (config) { config.addPlugin(pagination);",
      ),
      ...eachLanguage((name) => [`${name}.njk`, eleventyList(name, '<pagination pager></pagination>')]),
    },
    command: [process.execPath, join(packages, '@11ty/eleventy/cmd.cjs'), '--quiet'],
    output: '_site',
    base: '/docs/',
    removed: ['en/a b/p-13', 'de/a b/start.html'],
  },
  'Astro with this package': {
    files: {
      'package.json': '{ "type": "module" }',
      'astro.config.mjs': `import pagination from 'pagination-tag/astro';
        export default { base: '/docs', integrations: [pagination()], devToolbar: { enabled: false } };`,
      ...eachLanguage((name) => [
        `src/pages/${name}/list/[...page].astro`,
        `---
export const getStaticPaths = ({ paginate }) => paginate(Array.from({ length: 52 }, (_, index) => index), { pageSize: 4 });
const { page } = Astro.props;
---
<html lang="${name}"><body>{page.data.map((item) => <p>{item}</p>)}<pagination pager /></body></html>`,
      ]),
    },
    command: [process.execPath, join(packages, 'astro/astro.js'), 'build', '--silent'],
    output: 'dist',
    base: '/docs/',
    removed: ['en/list/7', 'de/list/13'],
  },
  'Hugo with this package': {
    ...hugo(transform('<pagination pager="{{ .Paginator }}"></pagination>', { dialect: 'hugo' })),
    base: 'https://site.example/docs/',
    removed: ['en/posts/page/13', 'de/posts/page/2'],
  },
  "Hugo's own template": {
    ...hugo('<nav aria-label="Pages">{{ template "_internal/pagination.html" . }}</nav>'),
    base: 'https://site.example/docs/',
    removed: ['en/posts/page/5', 'de/posts/page/13'],
  },
  'Eleventy, written by hand': {
    files: {
      'package.json': '{ "type": "module" }',
      'eleventy.config.js': eleventyConfig('export default function (config) {'),
      ...eachLanguage((name) => [`${name}.njk`, eleventyList(name, HANDWRITTEN)]),
    },
    command: [process.execPath, join(packages, '@11ty/eleventy/cmd.cjs'), '--quiet'],
    output: '_site',
    base: '/docs/',
    removed: ['en/a b/p-7', 'de/a b/p-13'],
  },
  'Jekyll with jekyll-paginate': {
    files: {
      '_config.yml':
        'plugins: [jekyll-paginate]\npaginate: 4\npaginate_path: /blog/page:num/\nbaseurl: /docs\nfuture: true\n',
      'blog/index.html': `---
---
<div class="pagination">
{% if paginator.previous_page %}<a href="{{ paginator.previous_page_path | relative_url }}" class="previous">Previous</a>{% endif %}
{% for page in (1..paginator.total_pages) %}{% if page == paginator.page %}<em aria-current="page">{{ page }}</em>
{% elsif page == 1 %}<a href="{{ '/blog/' | relative_url }}">{{ page }}</a>
{% else %}<a href="{{ site.paginate_path | relative_url | replace: ':num', page }}">{{ page }}</a>{% endif %}{% endfor %}
{% if paginator.next_page %}<a href="{{ paginator.next_page_path | relative_url }}" class="next">Next</a>{% endif %}
</div>`,
      ...posts(104, (post) => `_posts/2026-01-01-post${post}.html`, '---\n---\n'),
    },
    command: ['jekyll', 'build', '--quiet'],
    output: '_site',
    base: '/docs/',
    removed: ['blog/page26', 'blog/page9'],
  },
};

/** Builds a site into a directory that a server can serve at the site's base. Returns that directory. */
async function build(
  { files, command: [program, ...args], output, base }: Site,
  root: string,
): Promise<string> {
  const project = join(root, 'project');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(project, dirname(name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  if (program === process.execPath) symlinkSync(packages, join(project, 'node_modules'), 'junction');
  const env = { ...process.env, CI: '1', NODE_ENV: undefined, ASTRO_TELEMETRY_DISABLED: '1' };
  await promisify(execFile)(program, args, { cwd: project, env });
  const served = join(root, 'served', base.replace(/^https:\/\/[^/]*/, ''));
  cpSync(join(project, output), served, { recursive: true });
  return served;
}

/** Follows the links of all pages with linkinator, and returns the dead ones. */
async function crawl(root: string): Promise<string[]> {
  const script = join(packages, 'linkinator/build/src/cli.js');
  const args = [
    script,
    '**/*.html',
    '--server-root',
    join(root, 'served'),
    '--clean-urls',
    '--format',
    'json',
    // The host of canonical URLs does not exist here.
    '--skip',
    '^https:',
  ];
  const options = { cwd: join(root, 'served'), maxBuffer: 1e8 };
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch(
    (error: unknown) => error as { stdout: string },
  );
  const { links } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    links: { url: string; state: string; parent?: string }[];
  };
  expect(links.length).toBeGreaterThan(50);
  return links.flatMap(({ url, state, parent }) =>
    state === 'BROKEN' ? `${pathOf(parent ?? '')} → ${pathOf(url)}` : [],
  );
}

function pathOf(url: string): string {
  return decodeURI(new URL(url, 'http://localhost').pathname).replace(/index\.html$/, '');
}

describe.each(Object.entries(sites))('%s', (_, site) => {
  let root: string;
  let served: string;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'pagination-tag-audit-'));
    served = await build(site, root);
  });

  afterAll(() => {
    rmSync(root, { recursive: true, force: true });
  });

  test('has no dead links', async () => {
    const { files, summary } = await audit(served, { base: site.base });
    expect(
      files.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 'error')),
    ).toEqual([]);
    expect(files.filter(({ controls }) => controls > 0).length).toBeGreaterThan(25);
    expect(summary.links).toBeGreaterThan(100);
  });

  test('without some pages, has the dead links that a crawler finds', async () => {
    for (const page of site.removed) rmSync(join(served, page), { recursive: true });
    const { files } = await audit(served, { base: site.base, cwd: served });
    const dead = files.flatMap(({ file, diagnostics }) =>
      diagnostics
        .filter(({ code }) => code === 'dead-link')
        .map(({ message }) => {
          const [, url = ''] = /leads to (.*), but the site/.exec(message) ?? [];
          const page = new URL(encodeURI(`/docs/${file}`), 'http://localhost');
          return `${pathOf(page.href)} → ${pathOf(new URL(url, page).href)}`;
        }),
    );
    expect(dead.length).toBeGreaterThan(site.removed.length);
    expect([...new Set(dead)].sort()).toEqual([...new Set(await crawl(root))].sort());
  });
});
