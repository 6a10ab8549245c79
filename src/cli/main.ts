import { join } from 'node:path';
import process from 'node:process';
import { run } from './run.js';

/** The package's version: scripts/bundle.js puts it in. */
declare const VERSION: string;

/** Runs the command line as this process. It is bundled to CommonJS, in dist/bundle. */
export async function main(): Promise<never> {
  // Where nothing is left to do and nothing was said, something was waited for that never came.
  process.exitCode = 2;
  // A limit on the size of files sends this signal, which would end the process, and gives an error, which is reported.
  process.on('SIGXFSZ', () => undefined);
  const code = await run(process, { version: VERSION, root: join(__dirname, '../..') });
  // The work is done, and all of it written. A data file may have left a connection open, for which nobody wants to wait.
  process.exit(code);
}
