import { InvalidArgumentError, Option } from 'commander';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { write, type Io } from './base/io.js';
import { createSubcommand } from './arguments/subcommand.js';
import { UsageError } from './base/usage-error.js';

/**
 * What the page of the playground may do: load its own script and stylesheet, and nothing else. The editor puts styles
 * into the page, and so does the result. A page from a file has no origin that 'self' means in every browser; hence
 * `file:`.
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

/** This machine's own address: nobody else can reach the page. */
const HOST = '127.0.0.1';

/** All that there is to be had, by path. */
const FILES: Readonly<Record<string, { readonly name: string; readonly type: string }>> = {
  '/': { name: 'index.html', type: 'text/html; charset=utf-8' },
  '/playground.js': { name: 'playground.js', type: 'text/javascript; charset=utf-8' },
  '/playground.css': { name: 'playground.css', type: 'text/css; charset=utf-8' },
};

/**
 * Serves the playground until it is told to stop, and prints where it is.
 *
 * @param rest the arguments behind the word `playground`
 * @param directory where the page is
 * @param signal ends it; without it, SIGINT and SIGTERM do
 * @returns the exit code: 0, for it ends only because somebody ends it
 * @throws {CommanderError} for wrong usage
 * @throws {UsageError} where the port cannot be had, or the page is not there
 */
export async function servePlayground(
  rest: readonly string[],
  io: Io,
  directory: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  const port = parsePort(rest, io);
  const server = createPageServer(await readPage(directory));
  await listen(server, port);
  const { port: actual } = server.address() as AddressInfo;
  await write(io.stdout, `The playground is at http://${HOST}:${actual}/ until you press Ctrl-C.\n`);
  await untilStopped(signal);
  server.close();
  // A browser keeps its connections open, in case there is more to ask for.
  server.closeAllConnections();
  return 0;
}

function parsePort(rest: readonly string[], io: Io): number {
  const description = 'Serves a page to try templates on, on this machine alone.';
  const command = createSubcommand('playground', io, description, [
    'npx pagination-tag playground',
    'npx pagination-tag playground --port 8080',
  ]).addOption(
    new Option('--port <n>', 'the port to use').default(0, 'any that is free').argParser((value) => {
      if (/^\d{1,5}$/.test(value) && Number(value) < 65_536) return Number(value);
      throw new InvalidArgumentError('Write a number from 0 to 65535.');
    }),
  );
  return command.parse(rest, { from: 'user' }).opts<{ port: number }>().port;
}

/** The files of the page, by path. They are few, and read once. */
async function readPage(directory: string): Promise<ReadonlyMap<string, Buffer>> {
  try {
    return new Map(
      await Promise.all(
        Object.entries(FILES).map(async ([path, { name }]) => {
          return [path, await readFile(join(directory, name))] as const;
        }),
      ),
    );
  } catch (error) {
    throw new UsageError(
      `The page of the playground cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`,
      'Install the package anew; in a copy of its repository, run npm run build.',
    );
  }
}

function createPageServer(files: ReadonlyMap<string, Buffer>): Server {
  return createServer(({ method, url = '/' }, response) => {
    const path = url.replace(/\?.*$/s, '');
    const content = files.get(path);
    response.setHeader('Content-Security-Policy', `${POLICY}; frame-ancestors 'none'`);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cache-Control', 'no-cache');
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (content === undefined) {
      response
        .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end('There is no such page.\n');
    } else {
      response.writeHead(200, { 'Content-Type': FILES[path]?.type, 'Content-Length': content.length });
      response.end(method === 'HEAD' ? undefined : content);
    }
  });
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new UsageError(
          `The port ${port} cannot be had (${error.code ?? error.message}).`,
          'Leave --port out, and a free one is taken.',
        ),
      );
    });
    server.listen(port, HOST, resolve);
  });
}

/** Waits for the signal, or for SIGINT or SIGTERM. */
function untilStopped(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal !== undefined) {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => {
        resolve();
      });
      return;
    }
    const stop = (): void => {
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, stop);
      resolve();
    };
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, stop);
  });
}
