import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { execFile } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { renderPagination } from '../../src/index.js';
import { canonical, controlIn } from '../engines/requests.js';
import { runIn } from '../../src/testing/command-line.js';
import { listingsOf } from '../scripts/listings.js';
import { beside, describeComponent } from './added.js';
import { allWindows, describeProgram, TEXT, treeOf, type Attributes, type BesideUses } from './grid.js';
import { ASKED, describeHostileForms, describeHostileRequests, linksIn, requestOf } from './hostile.js';
import { engineOf, expectPretty, fileOf, pathAt, printed, sizeAt, startRenderer, type Shown } from './sfc.js';

const packages = join(__dirname, '../node_modules');
const COMPONENT = fileOf('astro');

const renderer = startRenderer('astro');
const engine = engineOf(renderer, '/posts?a=q&page=3&per_page=25');

afterAll(renderer.end);

/** The attributes of a list as the `page` of `paginate()`, and as other props. */
function useList(attributes: Attributes) {
  const { path, first_path, total_pages, current_page, sibling_count, ...others } = attributes as {
    readonly [name: string]: string;
  } & { readonly total_pages: number; readonly current_page: number };
  const urlOf = (page: number) => {
    return page === 1 && first_path !== undefined ? first_path : path?.replace(':page', String(page));
  };
  const url = {
    current: urlOf(current_page),
    ...(current_page > 1 && { first: urlOf(1), prev: urlOf(current_page - 1) }),
    ...(current_page < total_pages && { next: urlOf(current_page + 1), last: urlOf(total_pages) }),
  };
  const page = { currentPage: current_page, lastPage: total_pages, url };
  return { template: '', data: { page, siblings: sibling_count, ...others } };
}

/** The attributes as a list without `paginate()`, and as other props. */
function use(attributes: Attributes) {
  const { path, first_path, total_pages, current_page, sibling_count, boundary_count, ...others } =
    attributes as Readonly<Record<string, unknown>>;
  const page = { path, firstPath: first_path, lastPage: total_pages, currentPage: current_page };
  return {
    template: '',
    data: { page, siblings: sibling_count, boundaries: boundary_count, ...others },
  };
}

const uses: BesideUses = {
  summary: { template: 'PaginationSummary', data: { page: { start: 20, end: 29, total: 97 } } },
  position: { template: 'PaginationPosition', data: { page: { currentPage: 3, lastPage: 9 } } },
  jump: { template: 'PaginationJump', data: { lastPage: 9 } },
  sizes: { template: 'PaginationSizes', data: { pageSize: 25, choices: [10, 25, 50] } },
  neighbors: {
    template: 'PaginationNeighbors',
    data: {
      ...{ previousPath: '/posts/6', previousTitle: 'Applying', nextPath: '/posts/8?a=1&b=2' },
      ...{ nextTitle: TEXT, class: 'mt-4' },
    },
  },
  cursor: {
    template: 'PaginationCursor',
    data: { previousPath: '/posts?a=q&page=x%2By', nextPath: '/posts?a=q&page=z' },
  },
};

// A form leads to the URL of its page.
describeProgram({ framework: 'astro', engine, use, useList, uses, own: ['form action'] });

/** Runs a command of Astro in a site that has the components of a project, and other files. What it needs is below its directory. */
async function runAstro(
  project: string,
  files: Readonly<Record<string, string>>,
  command: string,
  define: (site: string) => void = () => undefined,
) {
  const site = mkdtempSync(join(project, 'site-'));
  for (const [name, text] of Object.entries({ ...componentsOf(project), ...files })) {
    mkdirSync(join(site, dirname(name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  symlinkSync(packages, join(site, 'node_modules'), 'junction');
  const env = { ...process.env, CI: '1', NODE_ENV: undefined, ASTRO_TELEMETRY_DISABLED: '1' };
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(packages, 'astro/astro.js'), command],
      { cwd: site, env },
    ).catch((error: unknown) => error as { stdout: string });
    define(site);
    return stdout;
  } finally {
    rmSync(site, { recursive: true });
  }
}

function componentsOf(project: string): Readonly<Record<string, string>> {
  const folder = dirname(COMPONENT);
  const names = readdirSync(join(project, folder)).filter((name) => name.endsWith('.astro'));
  return Object.fromEntries(
    names.map((name) => [join(folder, name), readFileSync(join(project, folder, name), 'utf8')]),
  );
}

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
const listed = (posts: number): string =>
  listingsOf('astro')
    ['page']!.replace(/^import .*astro:content.*\n/m, '')
    .replace("await getCollection('posts')", `Array.from({ length: ${posts} })`);

/** Writes a page of the docs, so that it can be shown. */
function listedIn(project: string, name: string): string {
  const file = join(project, `src/pages/${name}.astro`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, listingsOf('astro')[name] ?? '');
  return file;
}

describeComponent('astro', (project) => {
  test('its window is that of pageWindow', async () => {
    await runIn(project, ['add', 'astro', '--out', 'all', '--with', 'boundaries']);
    expect(await renderer.windowsOf(join(project, 'all/Pagination.astro'))).toBe(allWindows());
  });

  test.each([
    ['the defaults', '', ''],
    ['a base and slashes at the end', '/2', '/'],
  ])('a list by paginate() with %s has the URLs of Astro', async (_, base, slash) => {
    const files = {
      'astro.config.mjs': `export default { base: '${base}/', trailingSlash: '${slash ? 'always' : 'never'}' };`,
      // Of two pages, only one URL has a number; of 112, some have more digits.
      'src/pages/posts/[...page].astro': listed(1115),
      'src/pages/2/[...page].astro': listed(15),
      'src/pages/few/[...page].astro': listed(25),
      'src/pages/news/page-[page].astro': listed(45),
      'src/pages/[page]/12.astro': listed(125),
    };
    let controls: Readonly<Record<string, string | undefined>> = {};
    await runAstro(project, files, 'build', (site) => {
      controls = controlsIn(join(site, 'dist'));
    });
    const expected = (pages: number, path: (page: number) => string): [string, string | undefined][] =>
      Array.from({ length: pages }, (_, index) => [
        `${path(index + 1).slice(1)}/index.html`,
        canonical(
          renderPagination({
            pager: { page: index + 1, pages, href: (page) => `${base}${path(page)}${slash}` },
          }),
        ),
      ]);
    const rest = (name: string) => (page: number) => (page === 1 ? `/${name}` : `/${name}/${page}`);
    expect(controls).toEqual(
      Object.fromEntries([
        ...expected(112, rest('posts')),
        ...expected(2, rest('2')),
        ...expected(3, rest('few')),
        ...expected(5, (page) => `/news/page-${page}`),
        ...expected(13, (page) => `/${page}/12`),
      ]),
    );
  });

  test.each(['test', 'links,test', 'all', 'test --theme tailwind --name page_links --link rel=nofollow'])(
    'the test that add writes passes: --with %s',
    async (given) => {
      const out = `tested/${given.replace(/\W+/g, '-')}`;
      await runIn(project, ['add', 'astro', '--out', out, '--with', ...given.split(' ')]);
      const [name = ''] = readdirSync(join(project, out)).filter((one) => one.endsWith('.test.ts'));
      expect(await renderer.passing(join(project, out, name))).toBe(given.startsWith('links') ? 3 : 5);
    },
  );

  test('astro check reports no problems, and refuses a wrong prop', async () => {
    const all = ['--with', 'all', '--theme', 'tailwind', '--name', 'page_all', '--out', 'typed'];
    await runIn(project, ['add', 'astro', ...all]);
    const names = readdirSync(join(project, 'typed'));
    expect(names).toContain('PageAllSizes.astro');
    const used = (component: string, props: string): string =>
      `---\nimport Pagination from "../components/${component}.astro";\n---\n<Pagination ${props} />`;
    const files = {
      'tsconfig.json': '{ "extends": "astro/tsconfigs/strictest" }',
      ...Object.fromEntries(
        names.map((name) => [`src/components/${name}`, readFileSync(join(project, 'typed', name), 'utf8')]),
      ),
      'src/vitest.d.ts':
        'declare module "vitest" { export const test: (name: string, run: () => unknown) => void; export const expect: (value: unknown) => any }',
      'src/pages/posts/[...page].astro': listed(25),
      'src/pages/right.astro': used(
        'Pagination',
        'page={Astro.props.page} id="a" data-x="1" class="b" aria-label="c"',
      ),
      'src/pages/list.astro': used(
        'PageAll',
        'page={{ path: "/:page", lastPage: 9, currentPage: Astro.url.searchParams.get("page") }}',
      ),
      'src/pages/wrong.astro': used('Pagination', 'page={Astro.props.page} siblings="2"'),
      'src/pages/without.astro': used('Pagination', 'siblings={2}'),
      'src/pages/unnumbered.astro': used('PageAll', 'page={{ path: "/:page" }}'),
    };
    const said = await runAstro(project, files, 'check');
    const problems = stripVTControlCharacters(said).match(/^src\S+ - (?:error|warning|hint) .*/gm) ?? [];
    expect(problems.sort()).toEqual([
      expect.stringMatching(/^src\/pages\/unnumbered.*error/),
      expect.stringMatching(/^src\/pages\/without.*error/),
      expect.stringMatching(/^src\/pages\/wrong.*error/),
    ]);
  });

  test('Prettier leaves the files unchanged, and Biome finds nothing', async () => {
    await expectPretty(project, 'astro', 'prettier-plugin-astro');
  });
});

describeComponent('astro --with all', (project) => {
  const hasNode22 = Number(process.versions.node.split('.')[0]) >= 22;
  (hasNode22 ? test : test.skip)('Astro 7, which runs on Node 22, drops no space', async () => {
    const site = mkdtempSync(join(project, 'site-'));
    mkdirSync(join(site, 'node_modules'));
    symlinkSync(join(packages, 'astro-7'), join(site, 'node_modules/astro'), 'junction');
    mkdirSync(join(site, 'src/pages'), { recursive: true });
    const names = Object.entries(componentsOf(project)).map(([name, text]) => {
      writeFileSync(join(site, 'src', basename(name)), text);
      return basename(name, '.astro');
    });
    const page = `---
${names.map((name) => `import ${name} from '../${name}.astro';`).join('\n')}
---
<Pagination page={{ path: '/:page', lastPage: 42, currentPage: 7 }} /><PaginationJump lastPage={9} />
<PaginationSizes pageSize={25} /><PaginationCursor nextPath="/b" />
<PaginationNeighbors previousPath="/a" previousTitle="Fees" nextPath="/b" nextTitle="Dates" />`;
    writeFileSync(join(site, 'src/pages/index.astro'), page);
    const env = { ...process.env, NODE_ENV: undefined, ASTRO_TELEMETRY_DISABLED: '1' };
    const program = join(packages, 'astro-7/bin/astro.mjs');
    await promisify(execFile)(process.execPath, [program, 'build'], { cwd: site, env });
    const shown = readFileSync(join(site, 'dist/index.html'), 'utf8').replace(/(?:<[^>]*>)+/g, '|');
    const ends = ['|«| |First|‹| |Previous|1|', '|Next| |›|Last| |»|'];
    const forms = ['|Go to page |', '| |Go|', '|Items per page |'];
    const titles = ['|Next page |›|', '|‹| Previous page: Fees|', '|Next page: Dates |›|'];
    for (const text of [...ends, ...forms, ...titles]) expect(shown).toContain(text);
  });
});

describeComponent('astro --with paths', (project) => {
  const file = join(project, COMPONENT);
  const show = async (...pages: object[]): Promise<string[]> =>
    printed(
      renderer,
      pages.map((page) => ({ file, props: { page } })),
    );

  test('a list of unknown length has Next as long as there is one', async () => {
    const path = '/f/:page';
    const [last, more, none, empty] = await show(
      { path, lastPage: 2, currentPage: '99' },
      { path, lastPage: 2, currentPage: '2', hasMore: true },
      { path, lastPage: 1 },
      { path, lastPage: 0, hasMore: true },
    );
    expect(last).toMatch(/href="\/f\/1" rel="prev"/);
    expect(last).not.toContain('rel="next"');
    expect(more).toMatch(/href="\/f\/3" rel="next"/);
    expect(none).not.toContain('<nav');
    expect(linksIn(empty ?? '')).toEqual(['/f/1', '/f/2']);
  });

  test.each(ASKED)('what a visitor asks for is a page of the list: case %#', async (currentPage, page) => {
    const [shown] = await show({ path: '/:page', lastPage: 9, currentPage });
    expect(shown).toContain(`href="/${page}" aria-current="page"`);
  });

  test('a path whose scheme could run code is an error', async () => {
    const given = [
      { path: 'java\tscript:alert(1)//:page' },
      { path: ' js:alert(:page)' },
      { path: { code: '(page) => `data:text/html,${page}`' } },
      { path: '/:page', firstPath: 'javascript:alert(1)' },
    ];
    const shown = await show(...given.map((one) => ({ ...one, lastPage: 9, currentPage: 2 })));
    for (const one of shown) expect(one).toContain('unsafe scheme');
  });

  test('docs/frameworks/astro.md: query, path', async () => {
    const [query, path] = await printed(renderer, [
      { file: listedIn(project, 'query'), props: { count: 420 }, url: '/posts?page=7' },
      { file: listedIn(project, 'path'), props: {} },
    ]);
    const control = (attributes: Attributes) => canonical(renderPagination(attributes));
    expect(controlIn(query ?? '')).toBe(
      control({ path: '/posts?page=:page', total_pages: 42, current_page: 7 }),
    );
    const more = { first_path: '/posts', sibling_count: 2, class: 'mt-4', 'aria-label': 'Posts' };
    expect(controlIn(path ?? '')).toBe(
      control({ path: '/posts/page/:page', total_pages: 42, current_page: 7, ...more }),
    );
  });
});

describeComponent('astro --with paths,jump,sizes', (project) => {
  const make = (name: string, url: string, props: object): Shown => ({
    file: join(project, fileOf('astro', name)),
    props,
    url,
  });
  const listAt = (url: string): Shown => {
    const page = { path: pathAt(url), lastPage: 9, currentPage: requestOf(url).page };
    return make('Pagination', url, { page });
  };

  describeHostileRequests(['/posts'], (urls) => printed(renderer, urls.map(listAt)));

  describeHostileForms(async (urls) => {
    const all = urls.flatMap((url) => [
      listAt(url),
      make('PaginationJump', url, { lastPage: 9 }),
      make('PaginationSizes', url, { pageSize: sizeAt(url) }),
    ]);
    const pages = await printed(renderer, all);
    return urls.map((_, index) => `<nav>${pages.slice(3 * index, 3 * index + 3).join('')}</nav>`);
  });

  test('docs/frameworks/astro.md: forms, previous_next', async () => {
    await runIn(project, ['add', 'astro', '--with', 'paths,jump,sizes,neighbors']);
    const newer = { path: beside.previous_path, title: beside.previous_title };
    const older = { path: beside.next_path, title: beside.next_title };
    const [forms = '', neighbors = ''] = await printed(renderer, [
      {
        file: listedIn(project, 'forms'),
        props: { count: 420 },
        url: '/posts?tag=a&per_page=25&page=7',
      },
      { file: listedIn(project, 'previous_next'), props: { newer, older } },
    ]);
    expect(controlIn(neighbors)).toBe(canonical(renderPagination(beside)));
    const path = '/posts?per_page=25&page=:page';
    expect(controlIn(forms)).toBe(canonical(renderPagination({ path, total_pages: 17, current_page: 7 })));
    expect(forms.match(/<form/g)).toHaveLength(2);
    expect(treeOf(forms)).toContain('aria-current="page"');
  });
});
