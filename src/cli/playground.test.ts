import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Collector, makeDirectory } from '../testing/command-line.js';
import { run } from './run.js';

const PAGE = {
  'dist/playground/index.html': '<p>page</p>',
  'dist/playground/other.txt': 'x',
};

const stops: (() => Promise<number>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Runs the command until it is stopped. */
async function start(
  args: readonly string[],
  files: Readonly<Record<string, string>> = PAGE,
): Promise<{ stdout: Collector; stderr: Collector; stop: () => Promise<number>; ended: Promise<number> }> {
  const root = await makeDirectory(files);
  const controller = new AbortController();
  const [stdout, stderr] = [new Collector(), new Collector()];
  const argv = ['node', 'pagination-tag', 'playground', ...args];
  const io = { argv, stdin: (async function* () {})(), stdout, stderr, env: {}, cwd: () => root };
  const ended = run(io, { root, signal: controller.signal });
  const stop = (): Promise<number> => {
    controller.abort();
    return ended;
  };
  stops.push(stop);
  const running = new Set([ended]);
  void ended.then(() => running.delete(ended));
  while (stdout.text === '' && running.size > 0) await setImmediate();
  return { stdout, stderr, stop, ended };
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Requests the path unchanged, which fetch() would normalize. */
async function ask(url: string, path: string, method = 'GET'): Promise<Answer> {
  const asked = request(url, { path, method });
  asked.end();
  const [response] = (await once(asked, 'response')) as [
    NodeJS.ReadableStream & Answer & { statusCode: number },
  ];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, headers: response.headers, body };
}

test('it serves the page, and nothing else, on this machine alone', async () => {
  const { stdout, stop } = await start([]);
  const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(stdout.text)![0];
  const page = await ask(url, '/');
  expect(page).toMatchObject({ status: 200, body: '<p>page</p>' });
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect((await ask(url, '/?v=1')).body).toBe('<p>page</p>');
  expect(await ask(url, '/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  for (const path of ['/other.txt', '/index.html/', '/../package.json', '/%2e%2e/x', '/constructor', '//']) {
    expect([path, (await ask(url, path)).status]).toEqual([path, 404]);
  }
  expect((await ask(url, '/', 'POST')).status).toBe(405);
  expect(await stop()).toBe(0);
  await expect(ask(url, '/')).rejects.toThrow();
});

test('it listens on the port of --port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = await start(['--port', String(port)]);
  expect(await taken.ended).toBe(2);
  expect(taken.stderr.text).toContain(
    `Port ${port} is not available (EADDRINUSE).\nTo use any free port, remove --port`,
  );
  other.close();
  await once(other, 'close');
  const { stdout, stop } = await start(['--port', String(port)]);
  expect(stdout.text).toBe(`The playground is at http://127.0.0.1:${port}/ until you press Ctrl-C.\n`);
  expect(await stop()).toBe(0);
});

test.each([
  [['--port', '65536'], 'Write a number from 0 to 65535.'],
  [['--prt'], "unknown option '--prt'"],
  [['site'], 'too many arguments'],
])('%j is wrong usage', async (args, message) => {
  const { stderr, ended } = await start(args);
  expect(await ended).toBe(2);
  expect(stderr.text.toLowerCase()).toContain(message.toLowerCase());
});

test('a missing page is not reported as a bug', async () => {
  const { stderr, ended } = await start([], {});
  expect(await ended).toBe(2);
  expect(stderr.text).toMatch(/cannot be read: no such file or directory\.\nReinstall the package/);
});

test('it has help of its own', async () => {
  const { stdout, ended } = await start(['--help']);
  expect(await ended).toBe(0);
  expect(stdout.text).toContain('Usage: pagination-tag playground [options]');
});

test('only its own host names are answered', async () => {
  const { stdout } = await start(['--port', '0']);
  const { port, href } = new URL(/http:\S+/.exec(stdout.text)?.[0] ?? '');
  for (const [host, status] of [
    [`127.0.0.1:${port}`, 200],
    [`localhost:${port}`, 200],
    [`evil.example:${port}`, 421],
    ['127.0.0.1', 421],
  ] as const) {
    const asked = request(href, { headers: { host } });
    asked.end();
    const [response] = (await once(asked, 'response')) as [{ statusCode: number; resume: () => void }];
    response.resume();
    expect(response.statusCode).toBe(status);
  }
});
