import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from '../../src/index.js';

/** The lines that docs/servers.md shows for other servers, run as a reader would run them. */

const root = join(__dirname, '../..');
const TAG = '<pagination total_pages="{pages}" current_page="{page}"></pagination>';

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
      app.get('/page', (c) => { c.set('page', 2); c.set('pages', 3); return c.html(${JSON.stringify(TAG)}); });
      app.get('/json', (c) => c.json({ tag: '<pagination>' }));
      app.get('/wrong', (c) => c.html(${JSON.stringify(TAG)}));
      app.onError((error, c) => c.text(error.message, 500));
      const ask = async (url) => { const response = await app.request(url); return [response.status, await response.text()]; };`,
  },
};

test.each(Object.entries(hosts))('the lines for %s work', (host, { before, after }) => {
  const documented = new RegExp(`^\`\`\`js ${host}\\n([^]*?)^\`\`\`$`, 'm').exec(
    readFileSync(join(root, 'docs/servers.md'), 'utf8'),
  )?.[1];
  expect(documented).toBeDefined();
  // Where the package and the hosts are found by their names.
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
    expect(wrong?.[1]).toContain('total_pages is bound to {pages}, but the data has no property');
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
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.once('data', (line: Buffer) => {
        resolve(line.toString().trim());
      });
      server.once('exit', reject);
    });
    const text = async (path: string): Promise<string> => (await fetch(new URL(path, address))).text();
    expect(await text('/?page=2')).toContain('<a class="pagination__link" href="/">1</a>');
    const notes = await text('/notes?page=24');
    expect(notes).toContain('<li>Note 234</li>');
    expect(notes).toContain('href="/notes?page=24" aria-current="page">24</a>');
    expect((await fetch(new URL('/notes?page=25', address))).status).toBe(404);
  } finally {
    server.kill();
  }
});
