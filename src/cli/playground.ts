import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { write, type Io } from './base/io.js';
import { fileError, UsageError } from './base/usage-error.js';

/**
 * The playground's content security policy. It may load its own script and stylesheet. The editor and the result add
 * inline styles. `file:` allows opening it from a file, where 'self' matches nothing in some browsers.
 */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' file:",
  "style-src 'self' file: 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types pagination-tag-result',
].join('; ');

/** Accepts connections from this machine only. */
const HOST = '127.0.0.1';

/** The port to prefer, so that a link to the playground works again, and for others who run it. */
const USUAL_PORT = 7246;

/** The page's files: URL path, file name and media type. */
const FILES = [
  ['/', 'index.html', 'text/html'],
  ['/playground.js', 'playground.js', 'text/javascript'],
  ['/playground.css', 'playground.css', 'text/css'],
] as const;

/**
 * Serves the playground from a directory until the process ends, and prints its URL.
 *
 * @param port undefined for the usual one, or any free one if it is taken; 0 for any free one
 */
export async function servePlayground(
  port: number | undefined,
  io: Io,
  directory: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  // Loaded on demand, because builds do not need it.
  const { createServer } = await import('node:http');
  const listener = await createListener(directory);
  const server = createServer(listener);
  const listen = (wanted: number): Promise<unknown> =>
    once(server.listen({ port: wanted, host: HOST, signal }), 'listening');
  try {
    await (port === undefined ? listen(USUAL_PORT).catch(() => listen(0)) : listen(port));
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    const hint = 'To use any free port, remove --port.';
    throw new UsageError(`Port ${port} is not available (${code}).`, hint);
  }
  const { port: actual } = server.address() as AddressInfo;
  await write(io.stdout, `The playground is at http://${HOST}:${actual}/ until you press Ctrl-C.\n`);
  await once(server, 'close');
  return 0;
}

/** Reads the page's files and returns a listener that serves them. */
async function createListener(directory: string): Promise<RequestListener> {
  const page = new Map<string, { readonly type: string; readonly content: Buffer }>();
  try {
    for (const [path, name, type] of FILES)
      page.set(path, { type, content: await readFile(join(directory, name)) });
  } catch (error) {
    const hint = 'Reinstall the package. In a clone of the repository, run npm run build.';
    throw fileError('The playground page cannot be read', error, hint);
  }
  return ({ method = '', url = '/', headers: { host }, socket }, response) => {
    const file = page.get(url.replace(/\?.*$/s, ''));
    response.setHeader('Content-Security-Policy', `${POLICY}; frame-ancestors 'none'`);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', `${file?.type ?? 'text/plain'}; charset=utf-8`);
    // A page of another host whose name is made to mean this machine is not answered (DNS rebinding).
    const hosts = [HOST, 'localhost'].map((name) => `${name}:${socket.localPort ?? ''}`);
    if (socket.localPort === 80) hosts.push(HOST, 'localhost');
    if (!hosts.includes(host ?? '')) response.writeHead(421).end('This is not the URL of the playground.\n');
    else if (!['GET', 'HEAD'].includes(method)) response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    else if (file === undefined) response.writeHead(404).end('There is no such page.\n');
    else response.end(file.content);
  };
}
