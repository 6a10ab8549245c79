import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** The folder of the site on its server: not the first one, so that no link may begin there. */
export const PREFIX = '/some/folder/';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Serves a folder below `PREFIX`, and nothing else. */
export function serveFolder(folder: string): Server {
  return createServer(({ url = '' }, response) => {
    const [path = ''] = url.split('?');
    try {
      if (!path.startsWith(PREFIX)) throw new Error('outside the folder');
      const file = join(folder, normalize(decodeURI(path.slice(PREFIX.length))));
      const body = readFileSync(file);
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
}
