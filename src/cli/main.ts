import { join } from 'node:path';
import process from 'node:process';
import { run } from './run.js';

/** The package version, inserted by scripts/bundle.js. */
declare const VERSION: string;

/** Runs the command line in this process. Bundled as CommonJS in dist/bundle. */
export async function main(): Promise<never> {
  // The exit code if Node exits early because a promise can never settle.
  process.exitCode = 2;
  // Exceeding the file size limit sends this signal. Ignored, because the failed write is reported.
  process.on('SIGXFSZ', () => undefined);
  const code = await run(process, { version: VERSION, root: join(__dirname, '../..') });
  // All output is written. Exit now, because a data file may have left a connection open.
  process.exit(code);
}
