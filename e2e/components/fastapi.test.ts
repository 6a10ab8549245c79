import { describeEngine } from '../engines/describe-engine.js';
import { fastapi } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings, listingsOf } from './added.js';
import { describeGrid } from './grid.js';
import { describeHostileForms, describeHostileRequests, linksIn } from './hostile.js';
import { argumentsOf, describePython, describeSinglePage, numberedLinks } from './python.js';

describeGrid({
  framework: 'fastapi',
  engine: fastapi,
  needsTotal: true,
  use: (attributes) => {
    const { code, data } = argumentsOf(attributes);
    return { template: `{{ pagination(${code(', ')}) }}`, data };
  },
});

describePython('fastapi', 'pagination.py');

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

    describeSinglePage('fastapi', fastapi, '{{ pagination(total_pages=1, path=path, show_boundary_chevrons=true) }}', {
      url: '/posts',
      path: '/posts/:page',
    });

    describeHostileRequests(['/posts', '/archive/2', '/starlette/2', '/a/b/page/2'], async (urls) => {
      const [renderings = []] = await render([{ template: `{{ pagination(posts) }}`, data: urls.map((url) => ({ url })) }]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });

    test.each([
      ['a route with the number', '/archive/2?items=30', {}, numberedLinks('/archive/', '?items=30')],
      ['a route of Starlette', '/starlette/2?items=30', {}, numberedLinks('/starlette/', '?items=30')],
      ['other parts of the path', '/a/b/page/2?items=30&page=7', {}, numberedLinks('/a/b/page/', '?items=30')],
      ['the root path', '/archive/2?items=30', { script: '/sub' }, numberedLinks('/sub/archive/', '?items=30')],
      ['their site', '/.//evil.example/page/2?items=30', {}, numberedLinks('/evil.example/page/', '?items=30')],
    ])('links keep %s', async (_, url, data, expected) => {
      expect(linksIn(await print('posts', { url, ...data }))).toEqual(expected);
    });

    test('a route may be named', async () => {
      const page = await print('posts, route="archive", first_path="/posts"');
      expect(linksIn(page)).toEqual(numberedLinks('/archive/', '?items=30', '/posts'));
    });

    test('two lists keep the pages of each other', async () => {
      const data = [{ url: '/posts?items=30&page=2&comments=9' }];
      const [[two] = []] = await render([{ template: listingsOf('fastapi')['two'] ?? '', data }]);
      expect(two).toEqual({ output: expect.anything() as string });
      const [posts = '', comments = ''] = (two as { output: string }).output.split('</nav>');
      expect(linksIn(posts)).toEqual(
        numberedLinks('?items=30&comments=9&page=', '', '?items=30&comments=9'),
      );
      expect(linksIn(comments).slice(0, 2)).toEqual(['?items=30&page=2&comments=8', '?items=30&page=2']);
    });

    test('other attributes are in a dict', async () => {
      const attrs = '{"aria-label": "Posts", "hx-boost": "true", "hidden": false, "inert": true, "title": "\\""}';
      expect(await print(`posts, id="a", attrs=${attrs}`)).toContain(
        '<nav class="pagination" id="a" aria-label="Posts" hx-boost="true" inert="" title="&#34;">',
      );
    });

    test.each([
      ['', {}, /TypeError: pagination takes an object with page, .* given None/],
      ['nothing', {}, /Undefined/],
      ['[1, 2]', {}, /TypeError: .* given \[1, 2\]/],
      ['total_pages=nothing', {}, /TypeError/],
      ['posts, sibling_cuont=2', {}, /TypeError: pagination has no sibling_cuont\./],
      ['posts, sibling_count=1001', {}, /ValueError: sibling_count .* from 0 to 1000/],
      ['posts, path="/posts/7"', {}, /ValueError: path must have :page/],
      ['posts, path=path', { path: ' java\tscript:alert(1)//:page' }, /ValueError: a URL is a path/],
      ['posts, path="data:{}".format', {}, /ValueError/],
      ['posts, first_path="vbscript:x"', {}, /ValueError/],
      ['posts, attrs={"class": "a"}', {}, /TypeError: class is an argument/],
    ])('pagination(%s) is an error', async (args, data, message) => {
      expect(await print(args, data)).toMatch(message);
    });

    test('only the token is replaced', async () => {
      const page = await print('posts, path="/:pages/%3Apage/:page_/:page#:page"');
      expect(linksIn(page)).toContain('/:pages/3/:page_/3#3');
    });
  });

  const all = {
    path: '/posts?items=420&page=:page',
    first_path: '/posts?items=420',
    total_pages: 42,
    current_page: 7,
  };
  const path = '/posts/page/:page';
  describeListings(
    'fastapi',
    engine,
    { url: '/posts?items=420&page=7', pages: 42, page: 7 },
    {
      list: all,
      numbers: all,
      path: { ...all, path, first_path: '/posts' },
      route: { ...all, path: '/archive/:page?items=420', first_path: '/posts' },
      htmx: { ...all, 'hx-boost': 'true', 'hx-select': '#posts', 'hx-swap': 'outerHTML', 'hx-target': '#posts' },
    },
  );
});

describeComponent('fastapi --with jump,sizes', (project) => {
  const query = '?items=420&per_page=:page_size';
  const forms = { path: `${query}&page=:page`, first_path: '?items=420&per_page=10', total_pages: 42, current_page: 7 };
  const sizes = { page_size: 10, page_sizes: '10,25,50,100', jump: true };
  const url = '/posts?items=420&per_page=10&page=7';
  describeListings('fastapi', fastapi(project), { url }, { forms: { ...forms, ...sizes } });

  describeEngine(fastapi(project), ({ render }) => {
    describeHostileForms(async (urls) => {
      const template = '{{ pagination(total_pages=9, current_page=request.query_params.page, page_size=request.query_params.per_page) }}';
      const [renderings = []] = await render([{ template, data: urls.map((url) => ({ url })) }]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });
  });
});

describeComponent('fastapi --with neighbors', (project) => {
  const data = { url: '/posts', newer: { url: '/new', title: 'New' }, older: { url: '/old', title: 'Old' } };
  const previous_next = { previous_path: '/new', previous_title: 'New', next_path: '/old', next_title: 'Old' };
  describeListings('fastapi', fastapi(project), data, { previous_next });
});
