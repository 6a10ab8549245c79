import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of pages for a browser. */
export interface Server {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly close: () => void;
}

/** Answers every address with a page. No script in it runs, as if scripts were switched off. */
export async function serve(pageAt: (url: URL) => string): Promise<Server> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('content-security-policy', "script-src 'none'")
      .end(pageAt(url));
  });
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
