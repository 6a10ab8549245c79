import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** An example's server, in a separate process. */
export interface Example {
  /** Its URL, without a slash at the end. */
  readonly url: string;
  /** Ends the process: a server of live views keeps timers, and would not end by itself. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts an example on a free port and waits until it prints its URL. The examples import the built package.
 *
 * @param name its folder in `examples`
 */
export async function startExample(name: string): Promise<Example> {
  const server = spawn(process.execPath, [join(__dirname, '../examples', name, 'server.js')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: string): void => {
      output += chunk;
      const url = /http:\/\/[^/\s]+(?=\/?\s)/.exec(output);
      if (url) resolve(url[0]);
    };
    server.stdout.setEncoding('utf8').on('data', read);
    server.stderr.setEncoding('utf8').on('data', read);
    server.once('exit', () => {
      reject(new Error(`The example "${name}" ended before it printed a URL:\n${output}`));
    });
  });
  return {
    url,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}
