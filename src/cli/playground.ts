import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { write, type Io } from './base/io.js';
import { UsageError } from '../base/usage-error.js';
import { fileError } from './base/file-error.js';

/** Accepts connections from this machine only. */
const HOST = '127.0.0.1';

/** The port to prefer, so that a link to the playground works again, and for others who run it. */
const USUAL_PORT = 7246;

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

/** Reads the page, which contains all that it needs, and returns a listener that serves it. */
async function createListener(directory: string): Promise<RequestListener> {
  const page = await readFile(join(directory, 'index.html')).catch((error: unknown) => {
    const hint = 'Reinstall the package. In a clone of the repository, run npm run build.';
    throw fileError('The playground page cannot be read', error, hint);
  });
  return ({ method = '', url = '/', headers: { host }, socket }, response) => {
    const isPage = url.replace(/\?.*$/s, '') === '/';
    // The rest of its policy is in the page.
    response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', `${isPage ? 'text/html' : 'text/plain'}; charset=utf-8`);
    // A page of another host whose name is made to mean this machine is not answered (DNS rebinding).
    const hosts = [HOST, 'localhost'].map((name) => `${name}:${socket.localPort ?? ''}`);
    if (socket.localPort === 80) hosts.push(HOST, 'localhost');
    if (!hosts.includes(host ?? '')) response.writeHead(421).end('This is not the URL of the playground.\n');
    else if (!['GET', 'HEAD'].includes(method)) response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    else if (!isPage) response.writeHead(404).end('There is no such page.\n');
    else response.end(page);
  };
}
