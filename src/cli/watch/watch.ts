import { fstatSync } from 'node:fs';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Io } from '../base/io.js';
import type { GivenOptions } from '../config/settings.js';
import { DirectoryWatch } from './directory-watch.js';
import { Rebuilder } from './rebuild.js';

const SECOND = 1000;

/**
 * Builds, then rebuilds files that change, until the process ends or its standard input, if it is a pipe, is closed.
 *
 * @param now a clock, in milliseconds
 * @param signal stops watching without ending the process
 * @returns the exit code: 0
 * @throws {UsageError} for problems at the start. Later problems are printed, and existing pages stay.
 */
export async function watch(
  given: GivenOptions,
  io: Io,
  now: () => number,
  signal: AbortSignal | undefined,
): Promise<number> {
  const rebuilder = new Rebuilder(given, io, now);
  const directories = new DirectoryWatch(io.cwd());
  let isOver = signal?.aborted;
  const end = (): void => {
    isOver = true;
    directories.notice();
  };
  signal?.addEventListener('abort', end);
  // A broken pipe counts as closed.
  if (isPipe(io.stdin.fd)) void finished(Readable.from(io.stdin).resume()).then(end, end);
  const poll = io.env['PAGINATION_TAG_POLL'] ? setInterval(directories.notice, SECOND) : undefined;
  try {
    directories.follow(await rebuilder.look());
    await rebuilder.say('Watching for changes. Press Ctrl-C to stop.\n');
    for (;;) {
      await directories.untilSettled();
      if (isOver) return 0;
      directories.follow(await rebuilder.look());
    }
  } finally {
    clearInterval(poll);
    directories.follow([]);
  }
}

/**
 * Returns true if standard input is a pipe. Supervisors, such as Phoenix's, close it to stop their child processes. The
 * end of a terminal, a file or /dev/null does not mean that.
 */
function isPipe(fd = -1): boolean {
  try {
    const stats = fstatSync(fd);
    return stats.isFIFO() || stats.isSocket();
  } catch {
    // Standard input was closed from the start.
    return false;
  }
}
