import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import { describeEngine } from '../engines/describe-engine.js';
import { django } from '../engines/frameworks.js';
import { describeRequests } from '../engines/requests.js';
import { listingsOf } from '../scripts/listings.js';
import { describeComponent, describeListings } from './added.js';
import { describeProgram, TEXT } from './grid.js';
import { describeHostileForms, describeHostileRequests, linksIn } from './hostile.js';
import { describePython, numberedLinks } from './python.js';

const LOAD = '{% load pagination %}';

/** The arguments for attributes of a tag. Those of others are attributes of the nav. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  total_pages: 'total',
  current_page: 'current',
  sibling_count: 'siblings',
  boundary_count: 'boundaries',
};

const formed = (tag: string) => ({
  template: `${LOAD}{% ${tag} %}`,
  data: { url: '/posts?a=q&page=3&per_page=25' },
});

describeProgram({
  framework: 'django',
  engine: django,
  use: (attributes) => {
    const given = Object.entries(attributes).map(
      ([name, value]) => [name.replaceAll('-', '_'), value] as const,
    );
    const code = given.map(([name]) => `${ARGUMENTS[name] ?? name}=${name}`).join(' ');
    return {
      template: `${LOAD}{% pagination_of ${code} %}`,
      data: { url: '/posts', ...Object.fromEntries(given) },
    };
  },
  uses: {
    summary: formed('pagination_summary 97 3 10'),
    position: formed('pagination_position 3 9'),
    jump: formed('pagination_jump 9'),
    sizes: formed('pagination_sizes 25 choices="10,25,50"'),
    neighbors: {
      template: `${LOAD}{% pagination_neighbors articles.0 articles.1 class="mt-4" %}`,
      data: {
        url: '/posts',
        articles: [
          ['/posts/6', 'Applying'],
          ['/posts/8?a=1&b=2', TEXT],
        ],
      },
    },
    cursor: {
      template: `${LOAD}{% pagination_cursor previous_cursor="x+y" next_cursor="z" param="page" %}`,
      data: { url: '/posts?a=q&page=3' },
    },
  },
});

describePython(django(), 'django', 'pagination/templatetags/pagination.py', 'bounded_numbers', [
  'ends',
  'boundaries,paths',
  'jump,cursor',
  'links,test',
  'all',
]);

describeComponent('django', (project) => {
  const engine = django(project);

  describeRequests({
    engine,
    template: `${LOAD}{% pagination page_obj id="pager" %}`,
    hasFirstPath: true,
    hidesSinglePage: true,
    // Django takes it for the last page.
    except: ['a negative page'],
  });

  const all = {
    path: '/posts?items=420&page=:page',
    first_path: '/posts?items=420',
    total_pages: 42,
    current_page: 7,
  };
  const htmx = { 'hx-boost': 'true', 'hx-select': '#posts', 'hx-swap': 'outerHTML', 'hx-target': '#posts' };
  const listed = { list: all, htmx: { ...all, ...htmx } };
  describeListings('django', engine, { url: '/posts?items=420&page=7' }, listed, LOAD);

  describeEngine(engine, ({ render }) => {
    test('two lists keep the pages of each other', async () => {
      const template = LOAD + (listingsOf('django')['two'] ?? '');
      const [[two] = []] = await render([{ template, data: [{ url: '/posts?items=30&page=2&comments=9' }] }]);
      expect(two).toEqual({ output: expect.anything() as string });
      const [posts = '', comments = ''] = (two as { output: string }).output.split('</nav>');
      const query = '/posts?items=30&comments=9';
      expect(linksIn(posts)).toEqual(numberedLinks(`${query}&page=`, '', query));
      expect(linksIn(comments).slice(0, 2)).toEqual([
        '/posts?items=30&page=2&comments=8',
        '/posts?items=30&page=2',
      ]);
      expect([posts, comments].map((one) => /aria-label="(.*?)"/.exec(one)?.[1])).toEqual([
        'Posts',
        'Comments',
      ]);
    });

    test('a table of django-tables2 has its prefix', async () => {
      const data = [{ url: '/posts?items=30&page=2&t-page=2&t-sort=-n' }];
      const [[table] = []] = await render([{ template: listingsOf('django')['table'] ?? '', data }]);
      expect(table).toEqual({ output: expect.stringContaining('<table') as string });
      const page = /<nav[^]*/.exec((table as { output: string }).output)?.[0] ?? '';
      const query = '/posts?items=30&page=2&t-sort=-n';
      expect(linksIn(page)).toEqual(numberedLinks(`${query}&t-page=`, '', query));
    });

    /** What a template prints, or its error. */
    async function print(tag: string, data: object = {}): Promise<string> {
      const given = { url: '/posts?items=30&page=2', ...data };
      const [[one] = []] = await render([{ template: `${LOAD}{% ${tag} %}`, data: [given] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    }

    describeHostileRequests(['/posts', '/news/', '/archive/2/', '/unnamed/2/'], async (urls) => {
      const [renderings = []] = await render([
        { template: `${LOAD}{% pagination page_obj %}`, data: urls.map((url) => ({ url })) },
      ]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });

    test.each([
      [
        'the path of the page',
        '/posts?items=30&page=2',
        {},
        numberedLinks('/posts?items=30&page=', '', '/posts?items=30'),
      ],
      ['a route with the number', '/archive/2/?items=30', {}, numberedLinks('/archive/', '/?items=30')],
      ['a route without a name', '/unnamed/2/?items=30', {}, numberedLinks('/unnamed/', '/?items=30')],
      ['i18n_patterns', '/de/in/2/?items=30', { language: 'de' }, numberedLinks('/de/in/', '/?items=30')],
      [
        'SCRIPT_NAME',
        '/archive/2/?items=30',
        { script: '/sub' },
        numberedLinks('/sub/archive/', '/?items=30'),
      ],
    ])('links keep %s', async (_, url, data, expected) => {
      expect(linksIn(await print('pagination page_obj', { url, ...data }))).toEqual(expected);
    });

    test('page 1 has no number if another pattern of the name has none', async () => {
      const page = await print('pagination page_obj', { url: '/news/page/2/?items=20' });
      expect(linksIn(page)).toEqual(['/news/?items=20', '/news/?items=20', '/news/page/2/?items=20']);
    });

    test('the parameter is an argument', async () => {
      const page = await print('pagination comments param="comments"', {
        url: '/posts?items=30&page=2&comments=9',
      });
      expect(linksIn(page).slice(0, 2)).toEqual([
        '/posts?items=30&page=2&comments=8',
        '/posts?items=30&page=2',
      ]);
    });

    test('other arguments are attributes of the nav', async () => {
      const page = await print('pagination page_obj id="a" class="mt-4" aria_label="Posts" hx_boost="true"');
      const [nav = ''] = /<nav[^>]*>/.exec(page) ?? [];
      expect(nav.match(/[\w-]+="[^"]*"/g)?.sort()).toEqual([
        'aria-label="Posts"',
        'class="pagination mt-4"',
        'hx-boost="true"',
        'id="a"',
      ]);
    });
  });
});

describeComponent('django --with summary,position,jump,sizes', (project) => {
  describeEngine(django(project), ({ render }) => {
    test('a page after the last one is the last one', async () => {
      const template = `${LOAD}{% pagination_summary 97 99 10 %}{% pagination_position 99 10 %}`;
      const [[one] = []] = await render([{ template, data: [{ url: '/posts' }] }]);
      const { output } = one as { output: string };
      expect(output).toMatch(/91 to 97 of 97[^]*Page 10 of 10/);
    });

    test('docs/frameworks/django.md: beside', async () => {
      const template = listingsOf('django')['beside'] ?? '';
      const [[one] = []] = await render([{ template, data: [{ url: '/posts?items=85&page=9' }] }]);
      expect(one).toEqual({ output: expect.anything() as string });
      const { output } = one as { output: string };
      expect(output).toMatch(/81 to 85 of 85[^]*Page 9 of 9[^]*name="page"[^]*name="per_page"/);
    });
  });
});

describeComponent('django --with cursor', (project) => {
  describeEngine(django(project), ({ render }) => {
    test.each([
      ['previous_cursor=0 next_cursor=1', ['/posts?q=a&cursor=0', '/posts?q=a&cursor=1']],
      ['previous_cursor=False next_cursor=missing', []],
      ['previous_cursor="" next_cursor=None', []],
    ])('pagination_cursor %s', async (args, links) => {
      const template = `${LOAD}{% pagination_cursor ${args} %}`;
      const [[one] = []] = await render([{ template, data: [{ url: '/posts?q=a' }] }]);
      expect(linksIn((one as { output: string }).output)).toEqual(links);
    });
  });
});

describeComponent('django --with jump,sizes', (project) => {
  describeEngine(django(project), ({ render }) => {
    test.each([
      ['/archive/2/?items=30', /ValueError: a form cannot/],
      ['/news/page/2/?items=30', /<form[^>]* action="\/news\/"/],
      ['/posts?items=30&page=2', /<form[^>]* action="\/posts"/],
    ])('a form cannot put the number into a path: %s', async (url, expected) => {
      const [[one] = []] = await render([{ template: `${LOAD}{% pagination_jump 3 %}`, data: [{ url }] }]);
      expect(Object.values(one ?? {})).toEqual([expect.stringMatching(expected)]);
    });

    test('there may be spaces between sizes', async () => {
      const template = `${LOAD}{% pagination_sizes 25 choices="10, 25" %}`;
      const [[one] = []] = await render([{ template, data: [{ url: '/posts' }] }]);
      const options = Array.from((one as { output: string }).output.matchAll(/<option ([^>]*)/g));
      expect(options.map(([, text = '']) => text.trim())).toEqual(['value="10"', 'value="25" selected']);
    });

    const tags =
      '{% pagination page_obj %}{% pagination_jump 9 %}{% pagination_sizes request.GET.per_page %}';
    const template = `${LOAD}<nav>${tags}</nav>`;
    describeHostileForms(async (urls) => {
      const [renderings = []] = await render([{ template, data: urls.map((url) => ({ url })) }]);
      return renderings.map((one) => ('output' in one ? one.output : one.error));
    });
  });
});

/** The settings of a project whose application is the component. */
const SETTINGS = `
SECRET_KEY = "test"
INSTALLED_APPS = ["NAME"]
TEMPLATES = [{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True}]
`;

describeEngine(django(), () => {
  test.each(['test', 'links,test', 'all', 'test --theme tailwind --name comment_pages --link rel=nofollow'])(
    'the test that add writes passes: --with %s',
    async (options) => {
      const project = mkdtempSync(join(tmpdir(), 'pagination-tag-django-'));
      expect(await runIn(project, ['add', 'django', '--with', ...options.split(' ')])).toMatchObject({
        code: 0,
      });
      const [app = ''] = readdirSync(project);
      writeFileSync(join(project, 'settings.py'), SETTINGS.replace('NAME', app));
      const args = ['-B', '-m', 'django', 'test', '--settings', 'settings'];
      const env = { ...process.env, PYTHONPATH: project };
      const { stderr } = spawnSync('/usr/bin/python3', args, { cwd: project, env, encoding: 'utf8' });
      expect(stderr).toMatch(/Ran [3-9] tests[^]*\nOK\n/);
      rmSync(project, { recursive: true });
    },
  );
});

describeComponent('django --with paths', (project) => {
  const numbers = { path: '/posts/page/:page', first_path: '/posts', total_pages: 42, current_page: 7 };
  describeListings('django', django(project), { url: '/posts?page=7', pages: 42 }, { numbers }, LOAD);

  describeEngine(django(project), ({ render }) => {
    const print = async (tag: string): Promise<string> => {
      const [[one] = []] = await render([{ template: `${LOAD}{% ${tag} %}`, data: [{ url: '/posts' }] }]);
      return one === undefined ? '' : 'output' in one ? one.output : one.error;
    };

    test('a list without pages has one, whatever a visitor asks for', async () => {
      expect(await print('pagination_of current=9 total=0 path="/p/:page"')).not.toContain('<a');
    });

    test('lists of unknown length have Previous and Next', async () => {
      const page = await print('pagination_of current=2 has_next=True path="/p/:page"');
      expect(linksIn(page)).toEqual(['/p/1', '/p/1', '/p/2', '/p/3']);
    });

    test.each([
      'path=" javascript:alert(1)//:page"',
      'path="DATA:text/html,:page"',
      'path="/:page" first_path="vbscript:x"',
    ])('%s is an error', async (code) => {
      expect(await print(`pagination_of current=1 total=9 ${code}`)).toMatch(/ValueError: a URL is a path/);
    });
  });
});
