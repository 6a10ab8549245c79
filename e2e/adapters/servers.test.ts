import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from '../../src/index.js';

/** The lines that docs/servers.md shows for other servers, run as a reader would run them. */

const root = join(__dirname, '../..');
const TAG = '<pagination path="/:page" total_pages="{pages}" current_page="{page}"></pagination>';

const hosts: Record<string, { before: string; after: string }> = {
  fastify: {
    before: `import fastify from 'fastify';\nconst app = fastify();\napp.decorateReply('locals', null);`,
    after: `
      app.get('/page', (request, reply) => { reply.locals = { page: 2, pages: 3 }; reply.type('text/html').send(${JSON.stringify(TAG)}); });
      app.get('/json', () => ({ tag: '<pagination>' }));
      app.get('/wrong', (request, reply) => { reply.type('text/html').send(${JSON.stringify(TAG)}); });
      const ask = async (url) => { const { statusCode, payload } = await app.inject(url); return [statusCode, payload]; };`,
  },
  hono: {
    before: `import { Hono } from 'hono';\nconst app = new Hono();`,
    after: `
      app.get('/page', (c) => { c.set('page', 2); c.set('pages', 3); return c.html(${JSON.stringify(TAG)}, 200, { 'content-length': '84' }); });
      app.get('/json', (c) => c.json({ tag: '<pagination>' }));
      app.get('/wrong', (c) => c.html(${JSON.stringify(TAG)}));
      app.get('/304', (c) => c.body(null, 304, { 'content-type': 'text/html' }));
      app.onError((error, c) => c.text(error.message, 500));
      const ask = async (url) => { const response = await app.request(url); return [response.status, await response.text()]; };
      if ((await ask('/304'))[0] !== 304 || (await app.request('/page')).headers.has('content-length')) throw new Error('');`,
  },
};

test.each(Object.entries(hosts))('the lines for %s work', (host, { before, after }) => {
  const documented = new RegExp(`^\`\`\`js ${host}\\n([^]*?)^\`\`\`$`, 'm').exec(
    readFileSync(join(root, 'docs/servers.md'), 'utf8'),
  )?.[1];
  expect(documented).toBeDefined();
  // A folder where the package and the hosts can be imported by name.
  const folder = mkdtempSync(join(__dirname, 'servers-'));
  try {
    const script = join(folder, 'server.mjs');
    const print = `console.log(JSON.stringify([await ask('/page'), await ask('/json'), await ask('/wrong')]));`;
    writeFileSync(script, [before, documented, after, print].join('\n'));
    const [page, json, wrong] = JSON.parse(
      execFileSync(process.execPath, [script], { encoding: 'utf8' }),
    ) as [number, string][];
    expect(page).toEqual([200, transform(TAG, { data: { page: 2, pages: 3 } })]);
    expect(json).toEqual([200, '{"tag":"<pagination>"}']);
    expect(wrong?.[0]).toBe(500);
    expect(wrong?.[1]).toContain('total_pages is bound to {pages}, but the data has no own property');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const LISTED = '<pagination path="{path}" total_pages="{pages}" current_page="{page}"></pagination>';

const lists: Record<string, string> = {
  express: `
    import express from 'express';
    import { paginationResponse } from 'pagination-tag/express';
    const app = express();
    app.use(paginationResponse({ bindings: ['path', 'page', 'pages'] }));
    documented();
    const router = express.Router();
    router.get('/posts', (request, response) => { Object.assign(response.locals, { page: 2, pages: 3 }); response.send(LISTED); });
    app.use('/site', router);
    const server = app.listen(0);
    const ask = async (url) => (await fetch('http://localhost:' + server.address().port + url)).text();`,
  fastify: `
    import fastify from 'fastify';
    const app = fastify();
    app.decorateReply('locals', null);
    documented();
    app.addHook('onSend', async (request, reply, payload) => transform(payload, { data: reply.locals }));
    app.get('/site/posts', (request, reply) => { Object.assign(reply.locals, { page: 2, pages: 3 }); reply.type('text/html').send(LISTED); });
    const ask = async (url) => (await app.inject(url)).payload;`,
  hono: `
    import { Hono } from 'hono';
    const app = new Hono();
    documented();
    app.get('/site/posts', (c) => c.html(transform(LISTED, { data: { ...c.var, page: 2, pages: 3 } })));
    const ask = async (url) => (await app.request(url)).text();`,
};

test.each(Object.entries(lists))('the lines for %s keep the query', (host, script) => {
  const documented = new RegExp(`^\`\`\`js ${host}-path\\n([^]*?)^\`\`\`$`, 'm').exec(
    readFileSync(join(root, 'docs/servers.md'), 'utf8'),
  )?.[1];
  const folder = mkdtempSync(join(__dirname, 'servers-'));
  try {
    const file = join(folder, 'server.mjs');
    writeFileSync(
      file,
      `import { pagePath, transform } from 'pagination-tag';
      const LISTED = ${JSON.stringify(LISTED)};
      ${script.replace('documented();', documented ?? '')}
      console.log(await ask('/site/posts?page=2&q=%22%3E&utm_source=x&sort=a&sort=b'));
      process.exit();`,
    );
    const html = execFileSync(process.execPath, [file], { encoding: 'utf8' });
    const kept = '/site/posts?q=%22%3E&amp;sort=a&amp;sort=b';
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    const number = (page: number): string => `${kept}&amp;page=${page}`;
    expect(hrefs).toEqual([kept, kept, number(2), number(3), number(3)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the Express example runs', async () => {
  const server = spawn(process.execPath, [join(root, 'examples/express/server.js')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      server.stdout.once('data', (line: Buffer) => {
        resolve(line.toString().trim());
      });
      server.once('exit', reject);
    });
    const text = async (path: string): Promise<string> => (await fetch(new URL(path, url))).text();
    expect(await text('/?page=2')).toContain('<a class="pagination__link" href="/">1</a>');
    const notes = await text('/notes?page=24');
    expect(notes).toContain('<li>Note 234</li>');
    expect(notes).toContain('href="/notes?page=24" aria-current="page">24</a>');
    expect((await fetch(new URL('/notes?page=25', url))).status).toBe(404);
  } finally {
    server.kill();
  }
});
