import { describeEngine } from '../engines/describe-engine.js';
import { django } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { describeComponent, describeListings, listingsOf } from './added.js';
import { describeGrid } from './grid.js';
import { describeHostileForms, describeHostileRequests, linksIn } from './hostile.js';
import { argumentsOf, describePython, describeSinglePage, numberedLinks } from './python.js';

const LOAD = '{% load pagination %}';

describeGrid({
  framework: 'django',
  engine: django,
  needsTotal: true,
  use: (attributes) => {
    const { code, data } = argumentsOf(attributes);
    return { template: `${LOAD}{% pagination ${code(' ')} %}`, data };
  },
});

describePython('django', 'pagination/templatetags/pagination.py');

describeComponent('django', (project) => {
  const engine = django(project);

  describe.each(['page_obj', 'total_pages=paginator.num_pages current_page=request.GET.page'])(
    '{% pagination %s %}',
    (list) => {
      describeRequests({
        engine,
        template: `${LOAD}{% pagination ${list} id="pager" %}`,
        hasFirstPath: true,
        hidesSinglePage: true,
        // Django takes it for the last page.
        except: ['a negative page'],
      });
    },
  );

  describeEngine(engine, ({ render }) => {
    /** What a template prints, or its error. */
    async function print(tag: string, data: object = {}): Promise<string> {
      const given = { url: '/posts?items=30&page=2', ...data };
      const [[one] = []] = await render([{ template: `${LOAD}{% ${tag} %}`, data: [given] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    describeSinglePage('django', django, `${LOAD}{% pagination total_pages=1 path=path show_boundary_chevrons=True %}`, {
      url: '/posts',
      path: '/posts/:page',
    });

    describeHostileRequests(['/posts', '/kwarg', '/news/', '/archive/2/', '/unnamed/2/'], async (urls) => {
      const [renderings = []] = await render([{ template: `${LOAD}{% pagination page_obj %}`, data: urls.map((url) => ({ url })) }]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });

    test.each([
      ['the page_kwarg of the view', '/kwarg?items=30&p=2', {}, numberedLinks('?items=30&p=', '', '?items=30')],
      ['a route with the number', '/archive/2/?items=30', {}, numberedLinks('/archive/', '/?items=30')],
      ['a route without a name', '/unnamed/2/?items=30', {}, numberedLinks('/unnamed/', '/?items=30')],
      [
        'two routes of a name',
        '/news/page/2/?items=30&page=7',
        {},
        numberedLinks('/news/page/', '/?items=30', '/news/?items=30'),
      ],
      ['i18n_patterns', '/de/in/2/?items=30', { language: 'de' }, numberedLinks('/de/in/', '/?items=30')],
      ['SCRIPT_NAME', '/archive/2/?items=30', { script: '/sub' }, numberedLinks('/sub/archive/', '/?items=30')],
    ])('links keep %s', async (_, url, data, expected) => {
      expect(linksIn(await print('pagination page_obj', { url, ...data }))).toEqual(expected);
    });

    test('page 1 of two routes of a name links to the other', async () => {
      const page = await print('pagination page_obj', { url: '/news/?items=20' });
      expect(linksIn(page)).toEqual(['/news/?items=20', '/news/page/2/?items=20', '/news/page/2/?items=20']);
    });

    test('a route may be named', async () => {
      const page = await print('pagination page_obj url_name="archive"');
      expect(linksIn(page)).toEqual(numberedLinks('/archive/', '/?items=30'));
    });

    test('two lists keep the pages of each other', async () => {
      const data = [{ url: '/posts?items=30&page=2&comments=9' }];
      const [[two] = []] = await render([{ template: LOAD + (listingsOf('django')['two'] ?? ''), data }]);
      expect(two).toEqual({ output: expect.anything() as string });
      const [posts = '', comments = ''] = (two as { output: string }).output.split('</nav>');
      expect(linksIn(posts)).toEqual(
        numberedLinks('?items=30&comments=9&page=', '', '?items=30&comments=9'),
      );
      expect(linksIn(comments).slice(0, 2)).toEqual(['?items=30&page=2&comments=8', '?items=30&page=2']);
      expect([posts, comments].map((one) => /aria-label="(.*?)"/.exec(one)?.[1])).toEqual(['Posts', 'Comments']);
    });

    test('labels are translated', async () => {
      const template = LOAD + (listingsOf('django')['translated'] ?? '');
      const [[one] = []] = await render([{ template, data: [{ url: '/posts?items=30&page=2', language: 'de' }] }]);
      expect(one).toEqual({ output: expect.stringContaining('>Neuere<') as string });
    });

    test('a table of django-tables2 has its prefix', async () => {
      const data = [{ url: '/posts?items=30&page=2&t-page=2&t-sort=-n' }];
      const [[table] = []] = await render([{ template: listingsOf('django')['table'] ?? '', data }]);
      expect(table).toEqual({ output: expect.stringContaining('<table') as string });
      const page = /<nav[^]*/.exec((table as { output: string }).output)?.[0] ?? '';
      expect(linksIn(page)).toEqual(
        numberedLinks('?items=30&page=2&t-sort=-n&t-page=', '', '?items=30&page=2&t-sort=-n'),
      );
    });

    test('lists of unknown length have Previous and Next', async () => {
      const counted = await print('pagination current_page=2 has_next=True path="/p/:page"');
      expect(linksIn(counted)).toEqual(['/p/1', '/p/1', '/p/2', '/p/3']);
    });

    test('attributes come from a dict, or stand in the template', async () => {
      const written = await print(`pagination page_obj id="a" attrs='hx-boost="true" hidden'`);
      expect(written).toContain('<nav class="pagination" aria-label="Pagination" id="a" hx-boost="true" hidden>');
      const attrs = { 'aria-label': 'Posts', hidden: false, inert: true, title: '"' };
      expect(await print('pagination page_obj attrs=attrs', { attrs })).toContain(
        '<nav class="pagination" aria-label="Posts" title="&quot;" inert>',
      );
    });

    test.each([
      ['pagination', {}, /TypeError: pagination takes the page_obj of a ListView .* given None/],
      ['pagination nothing', {}, /TypeError: .* given ''/],
      ['pagination paginator', {}, /TypeError: .* given <django.core.paginator.Paginator/],
      ['pagination total_pages=nothing', {}, /TypeError/],
      ['pagination page_obj sibling_cuont=2', {}, /TypeError: pagination has no sibling_cuont\./],
      ['pagination page_obj sibling_count=1001', {}, /ValueError: sibling_count .* from 0 to 1000/],
      ['pagination page_obj path="/posts/7"', {}, /ValueError: path must have :page/],
      ['pagination page_obj path=path', { path: ' java\tscript:alert(1)//:page' }, /ValueError: a URL is a path/],
      ['pagination page_obj path=path', { path: 'DATA:text/html,:page' }, /ValueError/],
      ['pagination page_obj first_path="vbscript:x"', {}, /ValueError/],
      ['pagination page_obj attrs=attrs', { attrs: 'onclick=alert(1)' }, /TypeError/],
      ['pagination page_obj attrs=attrs', { attrs: { class: 'a' } }, /TypeError: class is an argument/],
    ])('{%% %s %%} is an error', async (tag, data, message) => {
      expect(await print(tag, data)).toMatch(message);
    });

    test('only the token is replaced', async () => {
      const page = await print('pagination page_obj path="/:pages/%3Apage/:page_/:page#:page"');
      expect(linksIn(page)).toContain('/:pages/3/:page_/3#3');
    });
  });

  const all = {
    path: '/posts?items=420&page=:page',
    first_path: '/posts?items=420',
    total_pages: 42,
    current_page: 7,
  };
  describeListings(
    'django',
    engine,
    { url: '/posts?items=420&page=7', pages: 42, page: 7 },
    {
      list: all,
      numbers: all,
      path: { ...all, path: '/posts/page/:page', first_path: '/posts' },
      route: { ...all, path: '/archive/:page/?items=420', first_path: undefined },
      htmx: { ...all, 'hx-boost': 'true', 'hx-select': '#posts', 'hx-swap': 'outerHTML', 'hx-target': '#posts' },
    },
    LOAD,
  );
});

describeComponent('django --with jump,sizes', (project) => {
  const query = '?items=420&per_page=:page_size';
  const forms = { path: `${query}&page=:page`, first_path: '?items=420&per_page=10', total_pages: 42, current_page: 7 };
  const sizes = { page_size: 10, page_sizes: '10,25,50,100', jump: true };
  const url = '/posts?items=420&per_page=10&page=7';
  describeListings('django', django(project), { url }, { forms: { ...forms, ...sizes } });

  describeEngine(django(project), ({ render }) => {
    describeHostileForms(async (urls) => {
      const template = '{% load pagination %}{% pagination total_pages=9 current_page=request.GET.page page_size=request.GET.per_page %}';
      const [renderings = []] = await render([{ template, data: urls.map((url) => ({ url })) }]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });
  });
});

describeComponent('django --with neighbors', (project) => {
  const [newer, older] = ['New', 'Old'].map((title) => ({ get_absolute_url: `/${title}`, title }));
  const previous_next = { previous_path: '/New', previous_title: 'New', next_path: '/Old', next_title: 'Old' };
  describeListings('django', django(project), { url: '/posts', newer, older }, { previous_next });
});
