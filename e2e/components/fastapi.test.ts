import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import { fastapi } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { scriptEnvironment } from '../engines/script-engine.js';
import { listingsOf } from '../scripts/listings.js';
import { withPackages } from '../with-packages.js';
import { describeComponent, describeListings } from './added.js';
import { describeProgram, TEXT, type Attributes } from './grid.js';
import { describeHostileForms, describeHostileRequests, linksIn } from './hostile.js';
import { describePython, numberedLinks } from './python.js';

/** The arguments for attributes of a tag. Those of others are attributes of the `<nav>`. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  total_pages: 'total',
  current_page: 'current',
  sibling_count: 'siblings',
  boundary_count: 'boundaries',
};

/** Values reach a template in variables. */
function codeFor(attributes: Attributes): string {
  return Object.keys(attributes)
    .map((name) => `${ARGUMENTS[name] ?? name.replaceAll('-', '_')}=data["${name}"]`)
    .join(', ');
}

const use = (attributes: Attributes) => ({
  template: `{{ pagination_of(${codeFor(attributes)}) }}`,
  data: { url: '/posts', data: attributes },
});

/** A list as fastapi-pagination returns it. */
function useList(attributes: Attributes) {
  const { total_pages, current_page, ...given } = attributes;
  const options = codeFor(
    Object.fromEntries(Object.entries(given).filter(([name]) => !['path', 'first_path'].includes(name))),
  );
  return {
    template: `{{ pagination(list${options && `, ${options}`}) }}`,
    data: {
      url: '/posts',
      data: attributes,
      list: { page: current_page, pages: total_pages, total: total_pages, size: 1 },
    },
  };
}

const listed = (total: number, page: number, size: number) => ({
  list: { page, pages: Math.ceil(total / size), total, size: size },
});
const FORMED = { url: '/posts?a=q&page=3&per_page=25', ...listed(225, 3, 25) };

describeProgram({
  framework: 'fastapi',
  engine: fastapi,
  use,
  useList,
  uses: {
    summary: { template: '{{ pagination_summary(list) }}', data: { url: '/posts', ...listed(97, 3, 10) } },
    position: { template: '{{ pagination_position(list) }}', data: { url: '/posts', ...listed(90, 3, 10) } },
    jump: { template: '{{ pagination_jump(list) }}', data: FORMED },
    sizes: { template: '{{ pagination_sizes(list, choices=[10, 25, 50]) }}', data: FORMED },
    neighbors: {
      template: `{{ pagination_neighbors("/posts/6", "Applying", "/posts/8?a=1&b=2", text, class="mt-4") }}`,
      data: { url: '/posts', text: TEXT },
    },
    cursor: {
      template: '{{ pagination_cursor(previous_cursor="x+y", next_cursor="z", param="page") }}',
      data: { url: '/posts?a=q&page=3' },
    },
  },
});

describePython(fastapi(), 'fastapi', 'pagination.py', 'bounded_numbers', [
  ...[
    'disabled',
    'boundaries',
    'paths',
    'links',
    'ends,labels',
    'summary,position',
    'jump',
    'sizes,test',
    'neighbors',
    'cursor',
    'all',
  ],
]);

describeComponent('fastapi', (project) => {
  const engine = fastapi(project);
  describeRequests({
    engine,
    template: '{{ pagination(posts, id="pager") }}',
    hasFirstPath: true,
    hidesSinglePage: true,
  });

  describeEngine(engine, ({ render }) => {
    /** What a call prints, or its error. */
    async function print(args: string, data: object = {}): Promise<string> {
      const given = { url: '/posts?items=30&page=2', ...data };
      const [[one] = []] = await render([{ template: `{{ pagination(${args}) }}`, data: [given] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    describeHostileRequests(['/posts', '/archive/2', '/starlette/2', '/a/b/page/2'], async (urls) => {
      const [renderings = []] = await render([
        { template: `{{ pagination(posts) }}`, data: urls.map((url) => ({ url })) },
      ]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });

    test.each([
      ['a route with the number', '/archive/2?items=30', {}, numberedLinks('/archive/', '?items=30')],
      ['a route of Starlette', '/starlette/2?items=30', {}, numberedLinks('/starlette/', '?items=30')],
      [
        'other parts of the path',
        '/a/b/page/2?items=30&page=7',
        {},
        numberedLinks('/a/b/page/', '?items=30'),
      ],
      [
        'the root path',
        '/archive/2?items=30',
        { script: '/sub' },
        numberedLinks('/sub/archive/', '?items=30'),
      ],
      [
        'the root path of a query',
        '/posts?page=2&items=30',
        { script: '/sub' },
        numberedLinks('/sub/posts?items=30&page=', '', '/sub/posts?items=30'),
      ],
      [
        'their site',
        '/.//evil.example/page/2?items=30',
        {},
        numberedLinks('/evil.example/page/', '?items=30'),
      ],
      ['signs in the path', '/a:b+c/page/2?items=30', {}, numberedLinks('/a:b+c/page/', '?items=30')],
      [
        'what means something in a URL',
        '/C%23%3F/page/2?items=30',
        {},
        numberedLinks('/C%23%3F/page/', '?items=30'),
      ],
      [
        'a mount with a name, and its function of the same name',
        '/users/page/2?items=30',
        {},
        numberedLinks('/users/page/', '?items=30'),
      ],
      [
        'a mount whose name begins the route, too',
        '/users/users/2?items=30',
        {},
        numberedLinks('/users/users/', '?items=30'),
      ],
      [
        'the prefix of a router, and other numbers',
        '/router/2/2/c/25?items=30',
        {},
        numberedLinks('/router/2/', '/c/25?items=30'),
      ],
      ['a number with zeros', '/starlette/002?items=30', {}, numberedLinks('/starlette/', '?items=30')],
    ])('links keep %s', async (_, url, data, expected) => {
      expect(linksIn(await print('posts', { url, ...data }))).toEqual(expected);
    });

    test('a nested parameter is replaced, and page 1 has none', async () => {
      const list = { page: 2, pages: 3, total: 30, size: 10 };
      const links = linksIn(
        await print('list, param="users[page]"', { url: '/posts?users[page]=2&users[q]=x', list }),
      );
      const read = links.map((link) => decodeURIComponent(link));
      expect(read).toEqual(numberedLinks('/posts?users[q]=x&users[page]=', '', '/posts?users[q]=x'));
    });

    test('two lists keep the pages of each other', async () => {
      const data = [{ url: '/posts?items=30&page=2&comments=9' }];
      const [[two] = []] = await render([{ template: listingsOf('fastapi')['two'] ?? '', data }]);
      expect(two).toEqual({ output: expect.anything() as string });
      const [posts = '', comments = ''] = (two as { output: string }).output.split('</nav>');
      expect(linksIn(posts)).toEqual(
        numberedLinks('/posts?items=30&comments=9&page=', '', '/posts?items=30&comments=9'),
      );
      expect(linksIn(comments).slice(0, 2)).toEqual([
        '/posts?items=30&page=2&comments=8',
        '/posts?items=30&page=2',
      ]);
    });

    test('lists that are not counted have Next while pages are full', async () => {
      const list = { page: 2, pages: null, total: null, size: 1, items: [1] };
      expect(linksIn(await print('list', { url: '/posts?page=2', list })).at(-1)).toBe('/posts?page=3');
      expect(await print('list', { url: '/posts?page=2', list: { ...list, items: [] } })).not.toContain(
        'rel="next"',
      );
    });

    test('a list of anything else is an error', async () => {
      expect(await print('[1, 2]')).toMatch(/AttributeError/);
      expect(await print('nothing')).toMatch(/Undefined/);
    });

    test('attributes of the nav have hyphens in their names', async () => {
      expect(await print('posts, id="a", hx_boost="true", aria_label="Posts", title="\\""')).toContain(
        '<nav aria-label="Posts" class="pagination" id="a" hx-boost="true" title="&#34;">',
      );
      expect(await print('posts, hx_boost=true, hidden=false, title=none, data_n=0, inert=""')).toContain(
        '<nav aria-label="Pagination" class="pagination" hx-boost="true" data-n="0" inert="">',
      );
      expect(await print('posts, **{"aria-label": "Posts", "class": "mt-4"}')).toContain(
        '<nav aria-label="Posts" class="pagination mt-4">',
      );
    });
  });

  const all = {
    path: '/posts?items=420&page=:page',
    first_path: '/posts?items=420',
    total_pages: 42,
    current_page: 7,
  };
  describeListings(
    'fastapi',
    engine,
    { url: '/posts?items=420&page=7' },
    {
      list: all,
      htmx: {
        ...all,
        'hx-boost': 'true',
        'hx-select': '#posts',
        'hx-swap': 'outerHTML',
        'hx-target': '#posts',
      },
    },
  );
});

describeComponent('fastapi --with summary,position,jump', (project) => {
  describeEngine(fastapi(project), ({ render }) => {
    const template =
      '{{ pagination_summary(list) }}{{ pagination_position(list) }}{{ pagination_jump(list) }}';
    const print = async (list: object) => {
      const [[one] = []] = await render([{ template, data: [{ url: '/posts', list }] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    };

    test('a list that is not counted has nothing beside it', async () => {
      expect(await print({ page: 2, pages: null, total: null, size: 10, items: [1] })).toBe('');
    });

    test('a page after the last one is the last one', async () => {
      expect(await print(listed(97, 99, 10).list)).toMatch(/>91 to 97 of 97<[^]*>Page 10 of 10</);
    });
  });
});

describeComponent('fastapi --with cursor', (project) => {
  describeEngine(fastapi(project), ({ render }) => {
    test.each([
      ['previous_cursor=0, next_cursor=1', ['/posts?q=a&cursor=0', '/posts?q=a&cursor=1']],
      ['previous_cursor=false, next_cursor=missing', []],
      ['previous_cursor="", next_cursor=none', []],
    ])('pagination_cursor(%s)', async (args, links) => {
      const template = `{{ pagination_cursor(${args}) }}`;
      const [[one] = []] = await render([{ template, data: [{ url: '/posts?q=a' }] }]);
      expect(linksIn((one as { output: string }).output)).toEqual(links);
    });
  });
});

describeComponent('fastapi --with paths', (project) => {
  const numbers = { path: '/posts/page/:page', first_path: '/posts', total_pages: 42, current_page: 7 };
  describeListings(
    'fastapi',
    fastapi(project),
    { url: '/posts?page=7', pages: 42, page: '7' },
    { numbers, function: { ...numbers, first_path: undefined } },
  );

  describeEngine(fastapi(project), ({ render }) => {
    async function print(args: string, data: object = {}): Promise<string> {
      const [[one] = []] = await render([
        { template: `{{ pagination_of(${args}) }}`, data: [{ url: '/posts', ...data }] },
      ]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    test.each([
      ['1, path, total=9', { path: ' java\tscript:alert(1)//:page' }],
      ['1, "data:{}".format, total=9', {}],
      ['1, "/:page", total=9, first_path="vbscript:x"', {}],
    ])('pagination_of(%s) is an error', async (args, data) => {
      expect(await print(args, data)).toMatch(/ValueError: a URL is a path/);
    });

    test('only the token is replaced', async () => {
      expect(linksIn(await print('2, "/:pages/%3Apage/:page_/:page#:page", total=3'))).toContain(
        '/:pages/3/:page_/3#3',
      );
    });

    test('a list of unknown length has Next, and no last page', async () => {
      expect(linksIn(await print('"2", "/p/:page", has_next=true'))).toEqual([
        '/p/1',
        '/p/1',
        '/p/2',
        '/p/3',
      ]);
      expect(linksIn(await print('3, "/p/:page"')).at(-1)).toBe('/p/3');
    });
  });
});

describeComponent('fastapi --with jump,sizes', (project) => {
  describeEngine(fastapi(project), ({ render }) => {
    const print = async (template: string, urls: readonly string[]) => {
      const [renderings = []] = await render([{ template, data: urls.map((url) => ({ url })) }]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    };
    const template =
      '<nav>{{ pagination(posts) }}{{ pagination_jump(posts) }}{{ pagination_sizes(posts) }}</nav>';
    describeHostileForms((urls) => print(template, urls));

    test('a form cannot put the number into a path', async () => {
      expect(await print('{{ pagination_jump(posts) }}', ['/archive/2?items=30'])).toEqual([
        expect.stringMatching(/ValueError: a form cannot/),
      ]);
    });
  });
});

describeEngine(fastapi(), () => {
  test.each([
    ['test'],
    ['links,test'],
    ['all'],
    ['test', '--theme', 'tailwind', '--name', 'comment_pages', '--link', 'rel=nofollow'],
  ])('the test that add writes passes: --with %s', async (parts, ...options) => {
    const project = mkdtempSync(join(tmpdir(), 'pagination-tag-fastapi-'));
    await runIn(project, ['add', 'fastapi', '--with', parts, ...options]);
    const [file = ''] = readdirSync(project).filter((name) => name.startsWith('test_'));
    const args = ['-B', '-m', 'unittest', file.replace('.py', '')];
    const { stderr } = spawnSync('/usr/bin/python3', args, {
      cwd: project,
      encoding: 'utf8',
      env: scriptEnvironment(),
    });
    expect(stderr).toMatch(/Ran [3-9] tests in [^]*\nOK\n$/);
    rmSync(project, { recursive: true });
  });
});

withPackages('black', 'black', '--version').test('Black does not change the sources', () => {
  const { stderr } = spawnSync('black', ['--check', join(__dirname, '../../components/fastapi')], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^All done!.*\n2 files would be left unchanged\.$/m);
});
