import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import express, { type ErrorRequestHandler, type Express } from 'express';
import ejs from 'ejs';
import { renderPagination, transform } from '../../src/index.js';
import { paginationEngine, paginationResponse } from '../../src/adapters/express.js';

const TAG = '<pagination path="/posts/:page" total_pages="{pages}" current_page="{page}"></pagination>';
const control = (pages: number, page: number): string => transform(TAG, { data: { pages, page } });

let views: string;
beforeEach(() => {
  views = mkdtempSync(join(tmpdir(), 'pagination-tag-'));
});
afterEach(() => {
  rmSync(views, { recursive: true });
});

/** Writes a view whose time of change differs from that of any it replaces. */
function writeView(name: string, text: string | Uint8Array, second = 1): void {
  const file = join(views, name);
  writeFileSync(file, text);
  utimesSync(file, second, second);
}

function createApp(): Express {
  const app = express();
  app.set('views', views);
  return app;
}

const reportError: ErrorRequestHandler = (error: Error, _request, response, _next) => {
  response.status(500).type('text').send(`${error.name}: ${error.message}`);
};

/** Asks a running app for some paths, one after the other. */
async function ask<T>(
  app: Express,
  questions: (get: (path: string) => Promise<Response>) => Promise<T>,
): Promise<T> {
  app.use(reportError);
  const server = app.listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    return await questions((path) => fetch(`http://127.0.0.1:${String(port)}${path}`));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a pager is an object of the application, in HTML, in EJS, and in what EJS has rendered', async () => {
  writeView('posts.html', '<pagination pager="{posts}"></pagination>');
  const template = '<pagination pager="<%= posts %>"></pagination>';
  writeView('compiled.ejs', transform(template, { dialect: 'ejs' }));
  writeView('rendered.ejs', '<pagination pager="{posts}" lang="<%= language %>"></pagination>');
  const app = createApp().engine('html', paginationEngine());
  app.use('/rendered.ejs', paginationResponse({ bindings: ['posts'] }));
  app.get('/:view', (request, response) => {
    const { view } = request.params;
    const page = Number(request.query['page']) || 1;
    const href = (number: number): string =>
      `?${String(new URLSearchParams({ q: 'a&b', page: String(number) }))}`;
    response.render(view, { language: 'en', posts: { page, pages: 9, href } });
  });
  await ask(app, async (get) => {
    for (const [query, page] of [
      ['', 1],
      ['?page=5', 5],
      ['?page=99', 9],
      ['?page=%22%3E', 1],
    ] as const) {
      const literal = transform(
        `<pagination path="?q=a%26b&amp;page=:page" total_pages="9" current_page="${Math.min(page, 9)}"></pagination>`,
      );
      const text = async (view: string): Promise<string> => (await get(`/${view}${query}`)).text();
      expect(await text('posts.html')).toBe(literal);
      expect((await text('rendered.ejs')).replace(' lang="en"', '')).toBe(literal);
      expect((await text('compiled.ejs')).replace(/>\s+/g, '>').replace(/\s+</g, '<')).toBe(
        literal.replaceAll('> <', '><'),
      );
    }
  });
});

/** What visitors ask for, and the page that they see, of 42. */
const QUERIES: readonly [string, number][] = [
  ['', 1],
  ['?page=', 1],
  ['?page', 1],
  ['?page=7', 7],
  ['?page=%207%20', 7],
  ['?page=7.9', 7],
  ['?page=99', 42],
  [`?page=${'9'.repeat(400)}`, 42],
  ['?page=-3', 1],
  ['?page=abc', 1],
  ['?page=5abc', 1],
  ['?page=1e3', 1],
  ['?page=NaN', 1],
  ['?page=2&page=3', 1],
  ['?page[a]=2', 1],
  ['?page[]=2', 1],
  ['?page[toString]=2', 1],
  ['?page=%00', 1],
  ['?page=%', 1],
  ['?page=%22%3E%3Cscript%3E', 1],
];

describe('the route of docs/servers.md', () => {
  const documented =
    /^```js express-page\n([^]*?)^```$/m.exec(
      readFileSync(join(__dirname, '../../docs/servers.md'), 'utf8'),
    )?.[1] ?? '';
  const addRoute = compileFunction(documented, ['app']) as (app: Express) => void;
  const HTML = TAG.replace('{pages}', '{posts.pages}');
  const shown = (page: number): string => transform(HTML, { data: { page, posts: { pages: 42 } } });

  test.each(['simple', 'extended'])('answers any ?page= with the query parser "%s"', async (parser) => {
    writeView('posts.html', HTML);
    const app = createApp().engine('html', paginationEngine()).set('query parser', parser);
    addRoute(app);
    await ask(app, async (get) => {
      for (const [query, page] of QUERIES) {
        const response = await get(`/posts${query}`);
        expect([query, response.status, await response.text()]).toEqual([query, 200, shown(page)]);
      }
    });
  });

  test("responds with an error where invalidPage is 'throw'", async () => {
    writeView('posts.html', HTML);
    const app = createApp().engine('html', paginationEngine({ invalidPage: 'throw' }));
    addRoute(app);
    await ask(app, async (get) => {
      expect((await get('/posts?page=7')).status).toBe(200);
      const wrong = await get('/posts?page=7.9');
      expect(wrong.status).toBe(500);
      expect(await wrong.text()).toContain(
        'current_page, bound to {page}, is "7.9", which is not an integer.',
      );
    });
  });
});

test('the response step reads a number that another engine inserts like one of a visitor', async () => {
  writeView('posts.ejs', TAG.replace('{pages}', '42').replace('{page}', '<%= page %>'));
  const app = createApp();
  app.engine('ejs', ejs.renderFile as never);
  app.use(paginationResponse());
  app.get('/', (request, response) => {
    response.render('posts.ejs', { page: request.query['page'] });
  });
  await ask(app, async (get) => {
    // EJS prints a list as "2,3", and an object as "[object Object]".
    for (const [query, page] of QUERIES)
      expect([query, await (await get(`/${query}`)).text()]).toEqual([query, control(42, page)]);
  });
});

describe('paginationEngine', () => {
  test('looks up bindings in the data of render, then in the locals', async () => {
    writeView('posts.html', `<h1>Posts</h1>\r\n${TAG}\r\n`);
    const app = createApp().engine('html', paginationEngine());
    app.locals['pages'] = 9;
    app.get('/:page', (request, response) => {
      response.locals['page'] = 1;
      response.render('posts.html', { page: request.params.page });
    });
    app.get('/', (_request, response) => {
      response.locals['page'] = 2;
      response.render('posts.html');
    });
    await ask(app, async (get) => {
      expect(await (await get('/4')).text()).toBe(`<h1>Posts</h1>\r\n${control(9, 4)}\r\n`);
      expect(await (await get('/')).text()).toBe(`<h1>Posts</h1>\r\n${control(9, 2)}\r\n`);
    });
  });

  test('takes data from its options if the request has none', async () => {
    writeView('posts.html', TAG);
    const app = createApp().engine('html', paginationEngine({ data: { pages: 9, page: 5 } }));
    app.get('/', (_request, response) => {
      response.render('posts.html', { page: 6 });
    });
    await ask(app, async (get) => {
      expect(await (await get('/')).text()).toBe(control(9, 6));
    });
  });

  test.each([
    [false, 'second'],
    [true, 'first'],
  ])('with view cache %s, a changed file renders the %s page', async (cache, expected) => {
    writeView('posts.html', 'first');
    const app = createApp().engine('html', paginationEngine());
    app.set('view cache', cache);
    app.get('/', (_request, response) => {
      response.render('posts.html');
    });
    await ask(app, async (get) => {
      expect(await (await get('/')).text()).toBe('first');
      writeView('posts.html', 'second', 2);
      expect(await (await get('/')).text()).toBe(expected);
      expect(await (await get('/')).text()).toBe(expected);
    });
  });

  test('a wrong value or template is an error with its position, and no part of the page is sent', async () => {
    writeView('posts.html', `<h1>Posts</h1>\n${TAG}`);
    writeView('wrong.html', '<pagination path="/:page" total="3"/>');
    writeView('latin1.html', Uint8Array.of(0x63, 0x61, 0x66, 0xe9));
    const app = createApp().engine('html', paginationEngine());
    app.get('/:view', (_request, response) => {
      response.render(`${_request.params.view}.html`, { pages: 'many' });
    });
    await ask(app, async (get) => {
      const posts = await get('/posts');
      expect(posts.status).toBe(500);
      const message = await posts.text();
      expect(message).toContain(
        `${join(views, 'posts.html')}:2:33: error: total_pages, bound to {pages}, is "many"`,
      );
      expect(message).toContain(
        'current_page is bound to {page}, but the data has no own property named "page"',
      );
      expect(await (await get('/wrong')).text()).toContain(
        'wrong.html:1:27: error: <pagination> has no attribute "total".',
      );
      expect(await (await get('/latin1')).text()).toContain(
        'latin1.html is not UTF-8 text. Save it as UTF-8.',
      );
      expect((await get('/missing')).status).toBe(500);
    });
  });
});

describe('paginationResponse', () => {
  function createPiped(): Express {
    const app = createApp();
    app.engine('ejs', ejs.renderFile as never);
    app.use(paginationResponse({ data: { pages: 3 }, bindings: ['page', 'pages'] }));
    return app;
  }

  test('replaces the tags that another engine leaves in its page', async () => {
    writeView(
      'posts.ejs',
      `<h1><%= title %></h1>${TAG}<pagination total_pages="<%= pages %>" current_page="2"/>`,
    );
    const app = createPiped();
    app.get('/', (_request, response) => {
      response.render('posts.ejs', { title: '<b>', pages: 9, page: 4 });
    });
    await ask(app, async (get) => {
      const response = await get('/');
      const page = await response.text();
      expect(page).toBe(
        `<h1>&lt;b&gt;</h1>${control(9, 4)}${transform('<pagination total_pages="9" current_page="2"/>')}`,
      );
      expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(page)));
    });
  });

  test('looks up bindings in the locals if nothing is rendered', async () => {
    const app = createPiped();
    app.locals['page'] = 1;
    app.get('/', (_request, response) => {
      response.locals['page'] = 3;
      response.send(TAG);
    });
    await ask(app, async (get) => {
      expect(await (await get('/')).text()).toBe(control(3, 3));
    });
  });

  test('leaves files other than HTML alone', async () => {
    const app = createPiped();
    app.get('/json', (_request, response) => {
      response.json({ TAG });
    });
    app.get('/text', (_request, response) => {
      response.type('text').send(TAG);
    });
    app.get('/bytes', (_request, response) => {
      response.send(Buffer.from(TAG));
    });
    app.get('/xhtml', (_request, response) => {
      response.type('application/xhtml+xml').send('<pagination total_pages="2"/>');
    });
    await ask(app, async (get) => {
      expect(await (await get('/json')).json()).toEqual({ TAG });
      expect(await (await get('/text')).text()).toBe(TAG);
      expect(await (await get('/bytes')).text()).toBe(TAG);
      expect(await (await get('/xhtml')).text()).toBe(transform('<pagination total_pages="2"/>'));
    });
  });

  test('a page that a visitor asks for causes no warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const app = createApp();
    app.use(paginationResponse());
    app.get('/', ({ query }, response) => {
      response.send(
        `<pagination path="posts/:page" total_pages="3" current_page="${Number(query['page'])}"/>`,
      );
    });
    await ask(app, async (get) => {
      expect(await (await get('/?page=99')).text()).toBe(
        renderPagination({ path: 'posts/:page', total_pages: 3, current_page: 3 }),
      );
    });
    expect(warn.mock.calls.join()).toMatch(/^[^[]*\[relative-path\][^[]*$/);
  });

  test('a wrong tag goes to the error handler, and no part of the page is sent', async () => {
    const app = createPiped();
    app.get('/', (_request, response) => {
      response.send('secret <pagination path="/:page" total_pages="{page}"></pagination>');
    });
    await ask(app, async (get) => {
      const response = await get('/');
      expect(response.status).toBe(500);
      const message = await response.text();
      expect(message).toMatch(/^PaginationTagError: 1:\d+: error: total_pages is bound to \{page\}, but /);
    });
  });
});
