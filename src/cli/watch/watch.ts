import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Io } from '../base/io.js';
import type { CommandLine } from '../arguments/program.js';
import { createRebuilder, type Steps } from './rebuild.js';
import { UsageError } from '../base/usage-error.js';
import { watchFiles, type FileWatch, type Listener } from './watch-files.js';

/** A save is over, and a batch of changes complete, once nothing has been told for this long, in milliseconds. */
const QUIET = 30;
/** But nobody waits longer than this. */
const PATIENCE = 500;
/** After this long without a notice everything is looked at once more, for what no notice has told. */
const SETTLED = 150;

/**
 * Builds, and then builds again what changes, until it is told to stop. Notices of the file system only say when to
 * look; what has changed is found by looking, so that a notice that comes late, twice or never does no harm.
 *
 * @param signal ends the watch; without it, SIGINT and SIGTERM do
 * @returns the exit code: 0, for a watch ends only because somebody ends it
 * @throws {UsageError} for what is wrong at the start. Later on it is shown, and what was built before stays.
 */
export async function watch(
  commandLine: CommandLine,
  io: Io,
  steps: Steps,
  signal: AbortSignal | undefined,
): Promise<number> {
  const rebuilder = await createRebuilder(commandLine, io, steps);
  const notices = collectNotices();
  const startWatch = (): Promise<FileWatch> =>
    watchFiles(rebuilder.settings(), rebuilder.dependencies(), io.cwd(), notices);
  let files = await startWatch();
  const renewWatch = async (): Promise<void> => {
    const old = files;
    // Both are there for a moment, so that nothing is missed between them.
    files = await startWatch();
    await old.close();
    notices.onChange();
  };
  const look = async (): Promise<boolean> => {
    const { hasBuilt, isReconfigured } = await rebuilder.look();
    if (isReconfigured) await renewWatch();
    return hasBuilt;
  };

  let interruption: Interruption | undefined;
  try {
    await look();
    // Until here an interruption ends the program at once, as it does in a run without --watch.
    interruption = signal === undefined ? untilKilled() : { signal, release: () => undefined };
    await rebuilder.greet();
    const isStopped = (): boolean => interruption?.signal.aborted === true;
    interruption.signal.addEventListener('abort', notices.wake, { once: true });
    let isSettled = false;
    while (!isStopped()) {
      if (notices.isDirty()) {
        isSettled = false;
        await untilQuiet(notices, isStopped);
        if (!isStopped()) await look();
      } else if (isSettled) {
        await notices.next();
      } else {
        await notices.next(SETTLED);
        if (notices.isDirty() || isStopped()) continue;
        if (await files.isStale()) await renewWatch();
        else isSettled = !(await look());
      }
    }
    return 0;
  } finally {
    interruption?.release();
    await files.close();
  }
}

/** What has been told and not been looked at. */
interface Notices extends Listener {
  /**
   * Whether there is something to look at.
   *
   * @throws {UsageError} if the system refuses to watch
   */
  readonly isDirty: () => boolean;
  readonly clear: () => void;
  /** Waits for the next notice; or no longer than this, in milliseconds. */
  readonly next: (atMost?: number) => Promise<void>;
  /** Ends the wait. */
  readonly wake: () => void;
}

function collectNotices(): Notices {
  let isDirty = false;
  let failure: Error | undefined;
  let wake = (): void => undefined;
  return {
    onChange() {
      isDirty = true;
      wake();
    },
    onError(error) {
      failure ??= error;
      wake();
    },
    isDirty() {
      if (failure !== undefined) throw notWatchable(failure);
      return isDirty;
    },
    clear() {
      isDirty = false;
    },
    async next(atMost) {
      const timer = new AbortController();
      await new Promise<void>((done) => {
        wake = done;
        if (atMost !== undefined)
          // An abort is the end of the wait, too.
          sleep(atMost, undefined, { signal: timer.signal }).then(done, done);
      });
      timer.abort();
    },
    wake() {
      wake();
    },
  };
}

/** Waits until a batch of changes is complete, and takes its notices. */
async function untilQuiet(notices: Notices, isStopped: () => boolean): Promise<void> {
  const latest = Date.now() + PATIENCE;
  do {
    notices.clear();
    await sleep(QUIET);
  } while (notices.isDirty() && Date.now() < latest && !isStopped());
  notices.clear();
}

/** What ends a watch. */
interface Interruption {
  readonly signal: AbortSignal;
  readonly release: () => void;
}

/** Waits for the first ctrl-C, and lets what is being written be finished. A second one ends the program at once. */
function untilKilled(): Interruption {
  const controller = new AbortController();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const release = (): void => {
    for (const signal of signals) process.off(signal, stop);
  };
  const stop = (signal: NodeJS.Signals): void => {
    if (!controller.signal.aborted) {
      // The listener stays: were it gone, signal-exit would take the signal for the end, and remove what is being written.
      controller.abort();
      return;
    }
    release();
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, stop);
  return { signal: controller.signal, release };
}

function notWatchable(error: Error): UsageError {
  const { code = error.message } = error as NodeJS.ErrnoException;
  return new UsageError(
    `There are more files than the system lets a program watch (${code}).`,
    'Give fewer directories, or raise the limit of the system (on Linux, fs.inotify.max_user_watches and ulimit -n).',
  );
}
