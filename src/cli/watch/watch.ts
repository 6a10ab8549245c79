import { fstatSync } from 'node:fs';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Io } from '../base/io.js';
import type { GivenOptions } from '../config/settings.js';
import { DirectoryWatch } from './directory-watch.js';
import { createRebuilder } from './rebuild.js';

const SECOND = 1000;

/**
 * Builds, and then builds again what changes, until the process ends, or whoever started it closes a pipe to it.
 *
 * @param now a clock, in milliseconds
 * @param signal ends the watch without ending the process
 * @returns the exit code: 0
 * @throws {UsageError} for what is wrong at the start. Later problems are printed, and the pages built before stay.
 */
export async function watch(
  given: GivenOptions,
  io: Io,
  now: () => number,
  signal: AbortSignal | undefined,
): Promise<number> {
  const { look, say } = createRebuilder(given, io, now);
  const directories = new DirectoryWatch(io.cwd());
  let isOver = signal?.aborted;
  const end = (): void => {
    isOver = true;
    directories.notice();
  };
  signal?.addEventListener('abort', end);
  // A pipe that breaks has ended, too.
  if (isPipe(io.stdin.fd)) void finished(Readable.from(io.stdin).resume()).then(end, end);
  const poll = io.env['PAGINATION_TAG_POLL'] ? setInterval(directories.notice, SECOND) : undefined;
  try {
    directories.follow(await look());
    await say('Watching for changes. Press Ctrl-C to stop.\n');
    for (;;) {
      await directories.untilSettled();
      if (isOver) return 0;
      directories.follow(await look());
    }
  } finally {
    clearInterval(poll);
    directories.follow([]);
  }
}

/**
 * Whether standard input is a pipe. A supervisor, such as that of Phoenix, ends what it has started by closing its end.
 * A terminal, a file and /dev/null have no such meaning.
 */
function isPipe(fd = -1): boolean {
  try {
    const stats = fstatSync(fd);
    return stats.isFIFO() || stats.isSocket();
  } catch {
    // It was closed from the start.
    return false;
  }
}
