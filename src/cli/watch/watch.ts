import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandLine } from '../arguments/program.js';
import type { Io } from '../base/io.js';
import { listenForStop, type Stop } from '../base/stop-signal.js';
import { UsageError } from '../base/usage-error.js';
import { createRebuilder } from './rebuild.js';
import { watchFiles, type FileWatch } from './watch-files.js';

/** A batch of changes is complete when there has been no notice for this long, in milliseconds. */
const QUIET = 30;
/** A batch that takes longer than this is built in parts, in milliseconds. */
const PATIENCE = 500;

/**
 * Builds, and then builds again what changes, until it is stopped. A notice of the file system only says when to look;
 * looking finds what has changed, so that a notice that comes late or twice does no harm.
 *
 * @param now a clock, in milliseconds
 * @param signal ends the watch; without it, SIGINT and SIGTERM do
 * @returns the exit code: 0, because a watch ends only when somebody stops it
 * @throws {UsageError} for what is wrong at the start. Later problems are printed, and the pages built before stay.
 */
export async function watch(
  commandLine: CommandLine,
  io: Io,
  now: () => number,
  signal: AbortSignal | undefined,
): Promise<number> {
  const rebuilder = await createRebuilder(commandLine, io, now);
  // The first notice is our own: files may change before they are watched.
  let notices = 1;
  let seen = 0;
  let failure: Error | undefined;
  let wake = (): void => undefined;
  const notice = (error?: Error): void => {
    notices++;
    failure ??= error;
    wake();
  };
  const untilQuiet = async (): Promise<void> => {
    if (notices === seen) await new Promise<void>((done) => (wake = done));
    const latest = Date.now() + PATIENCE;
    do {
      seen = notices;
      await sleep(QUIET);
    } while (notices > seen && Date.now() < latest);
    if (failure !== undefined) throw notWatchable(failure);
  };
  const startWatch = (): Promise<FileWatch> =>
    watchFiles(rebuilder.settings(), rebuilder.dependencies(), io.cwd(), notice);

  let files = await startWatch();
  let stop: Stop | undefined;
  try {
    await rebuilder.look();
    // Until here, Ctrl-C ends the program at once, as it does without --watch.
    stop = listenForStop(signal);
    stop.signal.addEventListener('abort', () => {
      notice();
    });
    await rebuilder.greet();
    for (;;) {
      await untilQuiet();
      if (stop.signal.aborted) return 0;
      const isReloaded = await rebuilder.look();
      if (!isReloaded && !files.isStale()) continue;
      // Closed first: chokidar would reuse a watch of its own that still follows the old directory.
      await files.close();
      files = await startWatch();
      notice();
    }
  } finally {
    stop?.release();
    await files.close();
  }
}

function notWatchable(error: Error): UsageError {
  const { code = error.message } = error as NodeJS.ErrnoException;
  return new UsageError(
    `There are more files than the system lets a program watch (${code}).`,
    'Name fewer directories, or raise the limit of the system (on Linux, fs.inotify.max_user_watches and ulimit -n).',
  );
}
