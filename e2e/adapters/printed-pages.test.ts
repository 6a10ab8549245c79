import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'parse5';

/**
 * What another engine has printed is text: the lines of docs/servers.md for Express, Fastify, Hono and Astro, and
 * Eleventy's plugin, with the titles and page numbers of hostile visitors. Each runs with its own engine, in a project of
 * its own.
 */

const root = join(__dirname, '../..');
const docs = readFileSync(join(root, 'docs/servers.md'), 'utf8');
const linesOf = (name: string): string =>
  new RegExp(`^\`\`\`js ${name}\\n([^]*?)^\`\`\`$`, 'm').exec(docs)?.[1] ?? '';

const SECRET = 's3cret';

/** Posts that visitors have written. */
const TITLES = [
  '{apiKey}',
  '{stripe.key}',
  '{csrf}',
  '{session.token}',
  '{x}',
  '{props}',
  '{ apiKey }',
  '{apiKey()}',
  '{1}',
  '{}',
  'All about {apiKey}',
  '&#123;apiKey&#125;',
  '{{ apiKey }}',
  '{% raw %}',
  '<%= apiKey %>',
  '<?= $apiKey ?>',
  '${apiKey}',
  '"><b>{apiKey}',
  ':page of :path',
  '</pagination>',
  '<pagination total_pages="{apiKey}">',
];

const PAGES = ['{x}', '{apiKey}', '{session.token}', '{{ x }}', '&#123;x}', 'abc', '<%= 1 %>', '{'];

/** Takes a title from `?title=` and a number from `?page=`, as stored posts and links have them. */
const TITLE_TAG = (title: string): string =>
  `<pagination previous_path="/a" next_path="/b" next_title="${title}" class="${title}"></pagination>`;
const PAGE_TAG = (page: string, title: string): string =>
  `<pagination path="/posts/:page" total_items="90" page_size="10" current_page="${page}" summary="${title}" aria-label="Numbers"></pagination>`;
const FUNCTION_TAG = (path: string): string =>
  `<pagination path="${path}" total_pages="9" current_page="2"></pagination>`;
const DATA = `{ apiKey: '${SECRET}', stripe: { key: '${SECRET}' }, csrf: '${SECRET}', session: { token: '${SECRET}' }, props: '${SECRET}', f: () => '/${SECRET}' }`;
const VIEW = (code: (name: string) => string): string =>
  `<main>${TITLE_TAG(code('title'))}${PAGE_TAG(code('page'), code('title'))}</main>`;

const QUESTIONS = [
  ...TITLES.map((title) => ({ title, page: '2' })),
  ...PAGES.map((page) => ({ title: 'Tea', page })),
];

/** Asks for each title and page, and for a path that is the name of a function, and prints the answers. */
const ASK = `
  const answers = [];
  for (const query of ${JSON.stringify(QUESTIONS)}) answers.push(await ask('/posts?' + new URLSearchParams(query)));
  answers.push(await ask('/path?path={f}'));
  await import('node:fs').then(({ writeFileSync }) => writeFileSync('answers.json', JSON.stringify(answers)));
  process.exit();`;

const ejsView = VIEW((name) => `<%= ${name} %>`);

/** The scripts of servers, with the lines of the documentation. */
const servers: Record<string, string> = {
  Express: `
    import express from 'express';
    import ejs from 'ejs';
    const app = express().engine('ejs', ejs.renderFile).set('views', '.');
    ${linesOf('express-response').replace(/app\.get[^]*/, '')}
    Object.assign(app.locals, ${DATA});
    app.use((request, response, next) => { Object.assign(response.locals, ${DATA}); next(); });
    app.get('/posts', (request, response) => response.render('posts.ejs', { ...${DATA}, ...request.query }));
    app.get('/path', (request, response) => response.render('path.ejs', { ...${DATA}, ...request.query }));
    app.use((error, request, response, next) => response.status(500).send(error.message));
    const server = app.listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    const ask = async (url) => { const response = await fetch('http://localhost:' + server.address().port + url); return [response.status, await response.text()]; };`,
  Fastify: `
    import fastify from 'fastify';
    import ejs from 'ejs';
    import { readFileSync } from 'node:fs';
    const app = fastify();
    app.decorateReply('locals', null);
    ${linesOf('fastify')}
    for (const name of ['posts', 'path'])
      app.get('/' + name, (request, reply) => {
        reply.locals = ${DATA};
        reply.type('text/html').send(ejs.render(readFileSync(name + '.ejs', 'utf8'), request.query));
      });
    const ask = async (url) => { const { statusCode, payload } = await app.inject(url); return [statusCode, payload]; };`,
  Hono: `
    import { Hono } from 'hono';
    import { html } from 'hono/html';
    import ejs from 'ejs';
    import { readFileSync } from 'node:fs';
    const app = new Hono();
    ${linesOf('hono')}
    for (const name of ['posts', 'path'])
      app.get('/' + name, (c) => {
        for (const [key, value] of Object.entries(${DATA})) c.set(key, value);
        return c.html(ejs.render(readFileSync(name + '.ejs', 'utf8'), c.req.query()));
      });
    app.onError((error, c) => c.text(error.message, 500));
    const ask = async (url) => { const response = await app.request(url); return [response.status, await response.text()]; };`,
  Astro: `
    import { dev } from 'astro';
    import pagination from 'pagination-tag/astro';
    const server = await dev({ root: process.cwd(), configFile: false, logLevel: 'silent', devToolbar: { enabled: false }, output: 'server', integrations: [pagination()], server: { port: 0 } });
    const ask = async (url) => { const response = await fetch('http://localhost:' + server.address.port + url); return [response.status, await response.text()]; };`,
};

const astroPage = (body: string): string =>
  `---\nconst { title, page, path } = Object.fromEntries(Astro.url.searchParams);\n---\n${body}`;

const FILES: Record<string, string> = {
  'posts.ejs': ejsView,
  'path.ejs': FUNCTION_TAG('<%= path %>'),
  'src/middleware.js': `export const onRequest = ({ locals }, next) => { Object.assign(locals, ${DATA}); return next(); };`,
  'src/pages/posts.astro': astroPage(VIEW((name) => `{${name}}`).replace(/"(\{\w+\})"/g, '$1')),
  'src/pages/path.astro': astroPage(FUNCTION_TAG('{path}').replace('"{path}"', '{path}')),
};

const PACKAGES = ['ejs', 'express', 'fastify', 'hono', 'astro', '@11ty/eleventy'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'printed-pages-'));
  for (const name of PACKAGES) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(__dirname, '../node_modules', name), link);
  }
  symlinkSync(root, join(folder, 'node_modules/pagination-tag'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function writeFiles(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function run(script: string): string {
  writeFiles({ 'run.mjs': script });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  return stdout + stderr;
}

interface Node {
  readonly nodeName: string;
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

/** All nodes below one, in order. */
function nodesOf(node: Node): Node[] {
  return (node.childNodes ?? []).flatMap((child) => [child, ...nodesOf(child)]);
}

/** The controls of a page, as a browser would see them: the text of each, its class, and its current page. */
function readControls(html: string) {
  const all = nodesOf(parse(html));
  expect(all.filter(({ nodeName }) => nodeName === 'pagination' || nodeName === 'b')).toEqual([]);
  return all
    .filter(({ nodeName }) => nodeName === 'nav')
    .map((nav) => {
      const inside = nodesOf(nav);
      const current = inside.find(({ attrs }) => attrs?.some(({ name }) => name === 'aria-current'));
      return {
        text: inside.map(({ value = '' }) => value).join(''),
        classes: nav.attrs?.find(({ name }) => name === 'class')?.value ?? '',
        current:
          current &&
          nodesOf(current)
            .map(({ value = '' }) => value)
            .join(''),
      };
    });
}

function expectTitle(html: string, title: string): void {
  const [titled] = readControls(html);
  expect(titled?.text).toContain(title);
  // Class names are separated by single spaces.
  expect(titled?.classes).toContain(title.replace(/\s+/g, ' '));
}

test.each(Object.entries(servers))('%s prints titles and page numbers as text', (_, script) => {
  expect(
    Object.keys(servers).map(
      (name) => name !== 'Astro' && linesOf(name.toLowerCase().replace('express', 'express-response')) === '',
    ),
  ).not.toContain(true);
  writeFiles(FILES);
  const said = run(`${script}\n${ASK}`);
  expect(said).not.toContain(SECRET);
  const answers = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')) as [number, string][];
  expect(answers).toHaveLength(QUESTIONS.length + 1);
  for (const [index, { title, page }] of QUESTIONS.entries()) {
    const [status, html] = answers[index] as [number, string];
    expect([title, page, status]).toEqual([title, page, 200]);
    expect(html).not.toContain(SECRET);
    expectTitle(html, title);
    expect(readControls(html)[1]?.current).toBe(page === '2' ? '2' : '1');
  }
  // A path that leads nowhere is an error, and calls nothing.
  expect(answers.at(-1)?.[0]).toBe(500);
  expect(answers.at(-1)?.[1]).not.toContain(SECRET);
});

test('Express looks up the bindings that are listed, as the documentation shows', () => {
  writeFiles({
    'posts.ejs': `<pagination path="{postPath}" total_pages="{posts.pages}" current_page="<%= page %>" id="<%= title %>"></pagination>`,
  });
  run(`
    import express from 'express';
    import ejs from 'ejs';
    import { paginationResponse } from 'pagination-tag/express';
    const app = express().engine('ejs', ejs.renderFile).set('views', '.');
    ${linesOf('express-bindings')}
    app.get('/', (request, response) => response.render('posts.ejs', { page: 2, title: 'a', posts: { pages: 3 }, postPath: (page) => '/p/' + page }));
    const server = app.listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    const text = await (await fetch('http://localhost:' + server.address().port)).text();
    if (!text.includes('href="/p/3"')) throw new Error(text);
    process.exit();`);
});

/** Articles whose titles end no build. A static site has no visitors, but articles about templates. */
const articles = (tag: string, code: (index: number) => string): Record<string, string> =>
  Object.fromEntries(TITLES.map((_, index) => [`${index}.${tag}`, code(index)]));

function buildWithEleventy(): void {
  writeFiles({
    'site/_data/titles.json': JSON.stringify(TITLES),
    ...Object.fromEntries(
      Object.entries(articles('njk', (index) => `<main>${TITLE_TAG(`{{ titles[${index}] }}`)}</main>`)).map(
        ([name, text]) => [`site/${name}`, text],
      ),
    ),
  });
  run(`
    import { writeFileSync } from 'node:fs';
    import Eleventy from '@11ty/eleventy';
    import pagination from 'pagination-tag/eleventy';
    const data = ${DATA};
    const eleventy = new Eleventy('site', '_site', { quietMode: true, configPath: false, config: (config) => config.addPlugin(pagination, { data }) });
    writeFileSync('pages.json', JSON.stringify(await eleventy.toJSON()));`);
  const pages = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as {
    url: string;
    content: string;
  }[];
  expect(pages).toHaveLength(TITLES.length);
  for (const { url, content } of pages) {
    expect(content).not.toContain(SECRET);
    expectTitle(content, TITLES[Number(url.replace(/\D/g, ''))] ?? '?');
  }
}

function buildWithAstro(): void {
  writeFiles({
    'src/middleware.js': FILES['src/middleware.js'] ?? '',
    'src/pages/[index].astro': `---
export const getStaticPaths = () => ${JSON.stringify(TITLES.map((title, index) => ({ params: { index: String(index) }, props: { title } })))};
const { title } = Astro.props;
---
<main>${TITLE_TAG('{title}').replaceAll('"{title}"', '{title}')}</main>`,
  });
  run(`
    import { build } from 'astro';
    import pagination from 'pagination-tag/astro';
    await build({ root: process.cwd(), configFile: false, logLevel: 'error', build: { format: 'file' }, integrations: [pagination({ audit: false })] });`);
  for (const [index, title] of TITLES.entries()) {
    const html = readFileSync(join(folder, `dist/${index}.html`), 'utf8');
    expect(html).not.toContain(SECRET);
    expectTitle(html, title);
  }
}

test.each([
  ['Eleventy', buildWithEleventy],
  ['Astro', buildWithAstro],
])('articles with such titles end no build of %s', (_, build) => {
  build();
});
