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
import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { renderPagination } from '../../src/index.js';
import type { Engine, Rendering } from '../engines/engine.js';
import { canonical, controlIn } from '../engines/requests.js';
import { runIn } from '../../src/testing/command-line.js';
import { beside, describeComponent, listedAttributes, listingsOf } from './added.js';
import { allWindows, describeGrid, treeOf, type Attributes, type Written } from './grid.js';
import { faultsIn, hostileUrls } from './hostile.js';
import { expectPretty } from './sfc.js';

const packages = join(__dirname, '../node_modules');
const COMPONENT = 'src/components/Pagination.astro';

type Files = Readonly<Record<string, string>>;

/** Runs a command of Astro in a site that has the component and these files. What it needs is below its directory. */
async function runAstro(
  project: string,
  files: Files,
  command: string,
  define: (site: string) => void = () => undefined,
) {
  const site = mkdtempSync(join(project, 'site-'));
  const all = { [COMPONENT]: readFileSync(join(project, COMPONENT), 'utf8'), ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(join(site, dirname(name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  symlinkSync(packages, join(site, 'node_modules'), 'junction');
  const env = { ...process.env, CI: '1', NODE_ENV: undefined, ASTRO_TELEMETRY_DISABLED: '1' };
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(packages, 'astro/astro.js'), command],
      {
        cwd: site,
        env,
      },
    ).catch((error: unknown) => error as { stdout: string });
    define(site);
    return stdout;
  } finally {
    rmSync(site, { recursive: true });
  }
}

const engine = (project: string): Engine => ({
  name: 'astro',
  // A site is built, whatever the dialect.
  dialect: 'html' as Engine['dialect'],
  packages: [],
  version: () => 'a build',
  output: String,
  render: async (jobs) => {
    const files = {
      'src/cases.json': JSON.stringify(jobs.flatMap(({ data }) => data)),
      'src/pages/shown.json.ts': `import { experimental_AstroContainer } from "astro/container";
import Pagination from "../components/Pagination.astro";
import cases from "../cases.json";

export async function GET() {
  const container = await experimental_AstroContainer.create();
  const show = (props) => container.renderToString(Pagination, { props }).then((output) => ({ output }), (error) => ({ error: String(error) }));
  return Response.json(await Promise.all(cases.map(show)));
}`,
    };
    let shown: Rendering[] = [];
    await runAstro(project, files, 'build', (site) => {
      shown = JSON.parse(readFileSync(join(site, 'dist/shown.json'), 'utf8')) as Rendering[];
    });
    return shown.map((one) => [one]);
  },
});

/** Renders the components of all projects in one build, which takes seconds to start. */
async function renderAll(written: readonly Written[]) {
  const files = written.map(({ project, jobs }, index): Files => ({
    [`src/components/${index}/Pagination.astro`]: readFileSync(join(project, COMPONENT), 'utf8'),
    [`src/cases/${index}.json`]: JSON.stringify(jobs.flatMap(({ data }) => data)),
    [`src/pages/${index}.astro`]: `---
import Pagination from "../components/${index}/Pagination.astro";
import cases from "../cases/${index}.json";
---
{cases.map((props) => <section><Pagination {...props} /></section>)}`,
  }));
  const pages: string[] = [];
  await runAstro(written[0]!.project, Object.assign({}, ...files) as Files, 'build', (site) => {
    for (const index of written.keys())
      pages.push(readFileSync(join(site, `dist/${index}/index.html`), 'utf8'));
  });
  return pages.map((page) =>
    page
      .split('<section>')
      .slice(1)
      .map((output) => [{ output }]),
  );
}

/** The attributes as props. */
function use(attributes: Attributes) {
  const props = Object.entries(attributes).map(([name, value]) => [
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return { template: '', data: Object.fromEntries(props) as Record<string, unknown> };
}

describeGrid({ framework: 'astro', engine, renderAll, use });

/** The controls of all pages of a list, by file. */
function controlsIn(directory: string): Readonly<Record<string, string | undefined>> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  return Object.fromEntries(
    names.map((name) => [name, controlIn(readFileSync(join(directory, name), 'utf8'))]),
  );
}

/** The page of the docs, with as many posts instead of a collection. */
const listed = (posts: number, more = ''): string =>
  listingsOf('astro')
    ['page']!.replace(/^import .*astro:content.*\n/m, '')
    .replace("await getCollection('posts')", `Array.from({ length: ${posts} })`)
    .replace('<Pagination page', `<Pagination ${more} page`);

describeComponent('astro', (project) => {
  test('its window is that of pageWindow', async () => {
    const page = `---
${/^\/\*\* Reads a sign[^]*?(?=^---)/m.exec(readFileSync(join(project, COMPONENT), 'utf8'))![0]}
const lines: string[] = [];
for (let total = 1; total <= 60; total++)
  for (let current = 1; current <= total; current++)
    for (let siblings = 0; siblings <= 3; siblings++)
      for (let boundaries = 0; boundaries <= 3; boundaries++)
        lines.push([total, current, siblings, boundaries, ...getEntries(total, current, siblings, boundaries)].join(" "));
---
<pre set:text={lines.join("\\n")} />`;
    let shown = '';
    await runAstro(project, { 'src/pages/index.astro': page }, 'build', (site) => {
      shown = /<pre>([^]*)<\/pre>/.exec(readFileSync(join(site, 'dist/index.html'), 'utf8'))![1]!;
    });
    expect(shown.replaceAll(/gap-\d+/g, '…')).toBe(allWindows());
  });

  test.each([
    ['the defaults', '', ''],
    ['a base', '/sub', ''],
    ['a base and slashes at the end', '/2', '/'],
  ])('a list by paginate() with %s has the URLs of Astro', async (_, base, slash) => {
    const files = {
      'astro.config.mjs': `export default { base: '${base}/', trailingSlash: '${slash ? 'always' : 'never'}' };`,
      // Of two pages, only one URL has a number; of 112, some have more digits.
      'src/pages/posts/[...page].astro': listed(1115),
      'src/pages/2/[...page].astro': listed(15),
      'src/pages/news/page-[page].astro': listed(45),
    };
    let controls: Readonly<Record<string, string | undefined>> = {};
    await runAstro(project, files, 'build', (site) => {
      controls = controlsIn(join(site, 'dist'));
    });
    const expected = (
      pages: number,
      name: string,
      path: (page: number) => string,
    ): [string, string | undefined][] =>
      Array.from({ length: pages }, (_, index) => [
        `${name}${path(index + 1)}/index.html`,
        canonical(
          renderPagination({
            pager: { page: index + 1, pages, href: (page) => `${base}/${name}${path(page)}${slash}` },
          }),
        ),
      ]);
    const rest = (page: number): string => (page === 1 ? '' : `/${page}`);
    expect(controls).toEqual(
      Object.fromEntries([
        ...expected(112, 'posts', rest),
        ...expected(2, '2', rest),
        ...expected(5, 'news', (page) => `/page-${page}`),
      ]),
    );
  });

  describe('a site', () => {
    const urls = hostileUrls('/posts');
    let controls: Readonly<Record<string, string | undefined>> = {};
    let hostile: string[] = [];

    beforeAll(async () => {
      const { attributes = '', query = '' } = listingsOf('astro');
      const start = `---\nimport Pagination from "../components/Pagination.astro";\nconst pages = 9;\n---\n`;
      const files = {
        'src/pages/a.astro': start + attributes,
        'src/pages/q.astro': start + query,
        'src/listings/Query.astro': start + query,
        'src/listings/Kept.astro': `---
import Pagination from "../components/Pagination.astro";
const query = Astro.url.searchParams;
const path = (page: number) => "/posts?" + new URLSearchParams([...query, ["page", String(page)]]);
---
<Pagination path={path} totalPages={9} currentPage={query.get("page")} />`,
        'src/urls.json': JSON.stringify(urls),
        // What a server does with a request.
        'src/pages/hostile.json.ts': `import { experimental_AstroContainer } from "astro/container";
import urls from "../urls.json";
import Kept from "../listings/Kept.astro";
import Query from "../listings/Query.astro";

export async function GET() {
  const container = await experimental_AstroContainer.create();
  const shown: string[] = [];
  for (const listing of [Query, Kept])
    for (const url of urls)
      shown.push(await container.renderToString(listing, { request: new Request("https://site.example" + url) }));
  return Response.json(shown);
}`,
      };
      await runAstro(project, files, 'build', (site) => {
        controls = controlsIn(join(site, 'dist'));
        hostile = JSON.parse(readFileSync(join(site, 'dist/hostile.json'), 'utf8')) as string[];
      });
    });

    test('has the examples of docs/frameworks/astro.md', () => {
      const own = {
        path: '/posts/page/:page',
        first_path: '/posts',
        total_pages: 42,
        current_page: 7,
        sibling_count: 2,
      };
      expect(controls).toEqual({
        'a/index.html': canonical(renderPagination({ ...listedAttributes, ...own })),
        'q/index.html': canonical(renderPagination({ path: '/posts?page=:page', total_pages: 9 })),
      });
      expect(treeOf(controls['a/index.html'] ?? '')).toContain('rel="next"');
    });

    test('no request is an error, leads to another site or changes the markup', () => {
      expect(faultsIn([...urls, ...urls], hostile)).toEqual([]);
    });
  });

  test('a path without the page is an error', async () => {
    const page =
      '---\nimport Pagination from "../components/Pagination.astro";\n---\n<Pagination path="/posts/7" totalPages={2} />';
    let written = true;
    await runAstro(project, { 'src/pages/index.astro': page }, 'build', (site) => {
      written = existsSync(join(site, 'dist/index.html'));
    });
    expect(written).toBe(false);
  });

  test('astro check reports no problems, and refuses unknown props', async () => {
    const start = '---\nimport Pagination from "../components/Pagination.astro";\n---\n';
    const files = {
      'tsconfig.json': '{ "extends": "astro/tsconfigs/strictest" }',
      'src/pages/right.astro': `${start}<Pagination path="/:page" totalPages="9" currentPage={null} id="a" data-x="1" class="b" />`,
      'src/pages/wrong.astro': `${start}<Pagination path="/:page" totalPages={9} sibling_count={2} />`,
      'src/pages/without.astro': `${start}<Pagination totalPages={9} />`,
    };
    const said = await runAstro(project, files, 'check');
    expect(
      stripVTControlCharacters(said)
        .match(/^src\S+ - (?:error|warning) .*/gm)
        ?.sort(),
    ).toEqual([
      expect.stringMatching(/^src\/pages\/without.*error/),
      expect.stringMatching(/^src\/pages\/wrong.*error.*/),
    ]);
  });

  test('Prettier leaves the files unchanged', async () => {
    await expectPretty(project, 'astro', 'prettier-plugin-astro');
  });
});

describeComponent('astro --with jump,sizes', (project) => {
  test('docs/frameworks/astro.md: forms, previous_next; and no request is an error or changes the markup', async () => {
    await runIn(project, ['add', 'astro', '--with', 'neighbors']);
    const { forms = '', previous_next = '' } = listingsOf('astro');
    const second = 'src/components/PreviousNext.astro';
    const newer = { path: beside.previous_path, title: beside.previous_title };
    const older = { path: beside.next_path, title: beside.next_title };
    const urls = hostileUrls('/posts');
    const files = {
      'src/urls.json': JSON.stringify(urls),
      'src/listings/Kept.astro': `---
import Pagination from "../components/Pagination.astro";
const { searchParams } = Astro.url;
const path = (page: number) => {
  searchParams.set("page", String(page));
  return "/posts?" + searchParams;
};
const [currentPage, pageSize] = [searchParams.get("page"), searchParams.get("per_page") ?? undefined];
---
<Pagination {path} totalPages={9} {currentPage} {pageSize} />`,
      [second]: readFileSync(join(project, second), 'utf8'),
      'src/listings/Forms.astro': forms,
      'src/listings/Beside.astro': previous_next,
      'src/pages/shown.json.ts': `import { experimental_AstroContainer } from "astro/container";
import Forms from "../listings/Forms.astro";
import Beside from "../listings/Beside.astro";
import Kept from "../listings/Kept.astro";
import urls from "../urls.json";

export async function GET() {
  const container = await experimental_AstroContainer.create();
  const request = new Request("https://site.example/posts?per_page=25&page=7");
  const props = ${JSON.stringify({ count: 420, newer, older })};
  const shown = [Forms, Beside].map((listing) => container.renderToString(listing, { request, props }));
  for (const url of urls)
    shown.push(container.renderToString(Kept, { request: new Request("https://site.example" + url) }));
  return Response.json(await Promise.all(shown));
}`,
    };
    let shown: string[] = [];
    await runAstro(project, files, 'build', (site) => {
      shown = JSON.parse(readFileSync(join(site, 'dist/shown.json'), 'utf8')) as string[];
    });
    const path = '/posts?per_page=:page_size&page=:page';
    const sizes = { page_size: 25, page_sizes: '10,25,50,100' };
    const expected = [{ path, total_pages: 17, current_page: 7, jump: true, ...sizes }, beside];
    expect(shown.splice(0, 2).map((page) => treeOf(page))).toEqual(
      expected.map((one) => treeOf(renderPagination(one))),
    );
    expect(faultsIn(urls, shown)).toEqual([]);
  });
});
