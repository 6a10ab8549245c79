import { describeEngine } from '../engines/describe-engine.js';
import { flask } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings, listingsOf } from './added.js';
import { describeGrid } from './grid.js';
import { describeHostileForms, describeHostileRequests, linksIn } from './hostile.js';
import { argumentsOf, describePython, describeSinglePage, numberedLinks } from './python.js';

describeGrid({
  framework: 'flask',
  engine: flask,
  needsTotal: true,
  use: (attributes) => {
    const { code, data } = argumentsOf(attributes);
    return { template: `{{ pagination(${code(', ')}) }}`, data };
  },
});

describePython('flask', 'pagination.py');

describeComponent('flask', (project) => {
  const engine = flask(project);

  describe.each(['posts', 'total_pages=posts.pages, current_page=request.args.page'])(
    'pagination(%s)',
    (list) => {
      describeRequests({
        engine,
        template: `{{ pagination(${list}, id="pager") }}`,
        hasFirstPath: true,
        hidesSinglePage: true,
      });
    },
  );

  describeEngine(engine, ({ render }) => {
    /** What a call prints, or its error. */
    async function print(args: string, data: object = {}): Promise<string> {
      const given = { url: '/posts?items=30&page=2', ...data };
      const [[one] = []] = await render([{ template: `{{ pagination(${args}) }}`, data: [given] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    describeSinglePage('flask', flask, '{{ pagination(total_pages=1, path=path, show_boundary_chevrons=true) }}', {
      url: '/posts',
      path: '/posts/:page',
    });

    describeHostileRequests(['/posts', '/news/', '/archive/2', '/defaults/2'], async (urls) => {
      const [renderings = []] = await render([{ template: `{{ pagination(posts) }}`, data: urls.map((url) => ({ url })) }]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });

    test.each([
      ['a rule with the number', '/archive/2?items=30', {}, numberedLinks('/archive/', '?items=30')],
      [
        'two rules of an endpoint',
        '/news/page/2?items=30&page=7',
        {},
        numberedLinks('/news/page/', '?items=30', '/news/?items=30'),
      ],
      ['defaults', '/defaults/2?items=30', {}, numberedLinks('/defaults/', '?items=30', '/defaults/?items=30')],
      ['SCRIPT_NAME', '/archive/2?items=30', { script: '/sub' }, numberedLinks('/sub/archive/', '?items=30')],
      [
        'names that mean something to url_for',
        '/posts?items=30&page=2&_external=1&_anchor=a&_scheme=ftp',
        {},
        numberedLinks(
          '?items=30&_external=1&_anchor=a&_scheme=ftp&page=',
          '',
          '?items=30&_external=1&_anchor=a&_scheme=ftp',
        ),
      ],
    ])('links keep %s', async (_, url, data, expected) => {
      expect(linksIn(await print('posts', { url, ...data }))).toEqual(expected);
    });

    test('page 1 without a number links to the rule with one', async () => {
      const page = await print('posts', { url: '/news/?items=20' });
      expect(linksIn(page)).toEqual(['/news/?items=20', '/news/page/2?items=20', '/news/page/2?items=20']);
    });

    test('an endpoint may be named, with a number in its rule or without', async () => {
      const url = '/news/?items=30';
      expect(linksIn(await print('posts, endpoint="archive", current_page=2', { url }))).toEqual(
        numberedLinks('/archive/', '?items=30'),
      );
      expect(linksIn(await print('posts, endpoint="index", current_page=2', { url }))).toEqual(
        numberedLinks('/posts?items=30&page=', '', '/posts?items=30'),
      );
    });

    test('two lists keep the pages of each other', async () => {
      const data = [{ url: '/posts?items=30&page=2&comments=9' }];
      const [[two] = []] = await render([{ template: listingsOf('flask')['two'] ?? '', data }]);
      expect(two).toEqual({ output: expect.anything() as string });
      const [posts = '', comments = ''] = (two as { output: string }).output.split('</nav>');
      expect(linksIn(posts)).toEqual(
        numberedLinks('?items=30&comments=9&page=', '', '?items=30&comments=9'),
      );
      expect(linksIn(comments).slice(0, 2)).toEqual(['?items=30&page=2&comments=8', '?items=30&page=2']);
    });

    test('lists that are not counted have Next while pages are full', async () => {
      const url = '/posts?items=25&uncounted=1&page=2';
      const query = '?items=25&uncounted=1';
      expect(linksIn(await print('posts', { url }))).toEqual(numberedLinks(`${query}&page=`, '', query).slice(0, 3).concat(`${query}&page=3`));
      const last = await print('posts', { url: url.replace('page=2', 'page=3') });
      expect(linksIn(last).at(-1)).toBe(`${query}&page=3`);
      expect(last).not.toContain('rel="next"');
    });

    test('other attributes are in a dict', async () => {
      const attrs = '{"aria-label": "Posts", "hx-boost": "true", "hidden": false, "inert": true, "title": "\\""}';
      expect(await print(`posts, id="a", attrs=${attrs}`)).toContain(
        '<nav class="pagination" id="a" aria-label="Posts" hx-boost="true" inert="" title="&#34;">',
      );
    });

    test.each([
      ['', {}, /TypeError: pagination takes what db\.paginate\(\) returns, .* given None/],
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
    'flask',
    engine,
    { url: '/posts?items=420&page=7', pages: 42, page: 7 },
    {
      list: all,
      numbers: all,
      path: { ...all, path, first_path: '/posts' },
      function: { ...all, path, first_path: undefined },
      route: { ...all, path: '/archive/:page?items=420', first_path: undefined },
      htmx: { ...all, 'hx-boost': 'true', 'hx-select': '#posts', 'hx-swap': 'outerHTML', 'hx-target': '#posts' },
    },
  );
});

describeComponent('flask --with jump,sizes', (project) => {
  const query = '?items=420&per_page=:page_size';
  const forms = { path: `${query}&page=:page`, first_path: '?items=420&per_page=10', total_pages: 42, current_page: 7 };
  const sizes = { page_size: 10, page_sizes: '10,25,50,100', jump: true };
  const url = '/posts?items=420&per_page=10&page=7';
  describeListings('flask', flask(project), { url }, { forms: { ...forms, ...sizes } });

  describeEngine(flask(project), ({ render }) => {
    describeHostileForms(async (urls) => {
      const template = '{{ pagination(total_pages=9, current_page=request.args.page, page_size=request.args.per_page) }}';
      const [renderings = []] = await render([{ template, data: urls.map((url) => ({ url })) }]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });
  });
});

describeComponent('flask --with neighbors', (project) => {
  const data = { url: '/posts', newer: { url: '/new', title: 'New' }, older: { url: '/old', title: 'Old' } };
  const previous_next = { previous_path: '/new', previous_title: 'New', next_path: '/old', next_title: 'Old' };
  describeListings('flask', flask(project), data, { previous_next });
});
