import process from 'node:process';
import { ioOf } from './base/process-io.js';
import { COMMANDS, run } from './run.js';

/** These end a run before it has begun. */
const HELP: readonly string[] = ['help', '-h', '--help'];

/** The package's version: scripts/bundle.js puts it in. */
declare const VERSION: string;

/**
 * Runs the command line as the process it is in.
 *
 * @param playground the directory of the playground's page
 * @returns whether this was a build, for which most of the code has run
 */
export async function main(playground: string): Promise<boolean> {
  const { argv } = process;
  const code = await run(argv, ioOf(process), { version: VERSION, playground });
  process.exitCode = code;
  return code < 2 && !COMMANDS.includes(argv[2] ?? '') && !argv.some((word) => HELP.includes(word));
}
