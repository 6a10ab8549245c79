import type { CommandLine } from '../arguments/program.js';
import type { Io } from '../base/io.js';
import { DirectoryWatch } from './directory-watch.js';
import { createRebuilder } from './rebuild.js';

const SECOND = 1000;

/**
 * Builds, and then builds again what changes, until the process ends.
 *
 * @param now a clock, in milliseconds
 * @param signal ends the watch without ending the process
 * @returns the exit code: 0
 * @throws {UsageError} for what is wrong at the start. Later problems are printed, and the pages built before stay.
 */
export async function watch(
  commandLine: CommandLine,
  io: Io,
  now: () => number,
  signal: AbortSignal | undefined,
): Promise<number> {
  const { look, say } = createRebuilder(commandLine, io, now);
  const directories = new DirectoryWatch();
  signal?.addEventListener('abort', directories.notice);
  const poll = io.env['PAGINATION_TAG_POLL'] ? setInterval(directories.notice, SECOND) : undefined;
  try {
    directories.follow(await look(), io.cwd());
    await say('Watching for changes. Ctrl-C ends it.\n');
    for (;;) {
      await directories.untilSettled();
      if (signal?.aborted) return 0;
      directories.follow(await look(), io.cwd());
    }
  } finally {
    clearInterval(poll);
    directories.close();
  }
}
