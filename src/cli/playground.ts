import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { write, type Io } from './base/io.js';
import { reasonOf } from './base/paths.js';
import { UsageError } from './base/usage-error.js';

/**
 * What the playground's page may do: load its own script and stylesheet. The editor and the result add inline styles.
 * `file:` is for a page that is opened from a file, where 'self' means nothing in some browsers.
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

/** Only this machine can reach the page. */
const HOST = '127.0.0.1';

/** The files of the page, by URL path, with their media types. */
const FILES = [
  ['/', 'index.html', 'text/html'],
  ['/playground.js', 'playground.js', 'text/javascript'],
  ['/playground.css', 'playground.css', 'text/css'],
] as const;

const MISSING = { type: 'text/plain', content: Buffer.from('There is no such page.\n') };

/**
 * Serves the playground until the process ends, and prints its address.
 *
 * @param port the number of the port; 0 for any that is free
 * @param directory where the page is
 * @param signal ends it without ending the process
 * @returns the exit code: 0
 * @throws {UsageError} where the port is not available, or the page is missing
 */
export async function servePlayground(
  port: number,
  io: Io,
  directory: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  const server = await createPageServer(directory);
  await listen(server, port);
  const { port: actual } = server.address() as AddressInfo;
  const stopped = new Promise((stop) => signal?.addEventListener('abort', stop));
  await write(io.stdout, `The playground is at http://${HOST}:${actual}/ until you press Ctrl-C.\n`);
  await stopped;
  server.close();
  // Browsers keep connections open for later requests.
  server.closeAllConnections();
  return 0;
}

/** Reads the files of the page, by URL path. */
async function readPage(directory: string): Promise<ReadonlyMap<string, { type: string; content: Buffer }>> {
  try {
    const resources = FILES.map(async ([path, name, type]) => {
      return [path, { type, content: await readFile(join(directory, name)) }] as const;
    });
    return new Map(await Promise.all(resources));
  } catch (error) {
    throw new UsageError(
      `The playground's page cannot be read: ${reasonOf(error)}.`,
      'Install the package again; in a clone of its repository, run npm run build.',
    );
  }
}

async function createPageServer(directory: string): Promise<Server> {
  const page = await readPage(directory);
  // Loaded where it is used: a build has no need of it.
  const { createServer } = await import('node:http');
  return createServer(({ method, url = '/' }, response) => {
    const { type, content } = page.get(url.replace(/\?.*$/s, '')) ?? MISSING;
    const isRead = method === 'GET' || method === 'HEAD';
    response.writeHead(isRead ? (content === MISSING.content ? 404 : 200) : 405, {
      'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-cache',
      ...(isRead
        ? { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': content.length }
        : { Allow: 'GET, HEAD' }),
    });
    response.end(method === 'GET' ? content : undefined);
  });
}

async function listen(server: Server, port: number): Promise<void> {
  try {
    await once(server.listen(port, HOST), 'listening');
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `Port ${port} is not available (${code}).`,
      'Leave out --port to use any free port.',
    );
  }
}
