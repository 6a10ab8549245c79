import type { SingleBar } from 'cli-progress';
import { setImmediate } from 'node:timers/promises';
import type { Io, Output } from '../base/io.js';

/** A bar that shows how many files are done. */
export interface Progress {
  /** Counts a file, and lets signals and timers have their turn now and then. */
  advance(): Promise<void>;
  /** Takes the bar away. */
  stop(): void;
}

/** A person starts to wonder after about this long. */
const PATIENCE = 300;
/** And takes longer than this, in milliseconds, for a delay. */
const TURN = 30;

/**
 * Prepares a progress bar on standard error. It appears only if somebody watches and the work takes long; until then
 * not even its code is loaded.
 *
 * @param now a clock, in milliseconds
 */
export function createProgress(io: Io, total: number, isQuiet: boolean, now: () => number): Progress {
  const isWatched = io.stderr.isTTY === true && !isQuiet && !isContinuousIntegration(io.env);
  const start = now();
  let done = 0;
  let bar: SingleBar | undefined;
  let isStarting = false;
  let isStopped = false;
  let lastTurn = start;

  return {
    async advance() {
      done++;
      bar?.update(done);
      const time = now();
      if (time - lastTurn >= TURN) {
        lastTurn = time;
        // Files of a local disk are read and written without waiting, so that nothing else would come to pass.
        await setImmediate();
      }
      if (!isWatched || isStarting || time - start < PATIENCE || done === total) return;
      isStarting = true;
      const created = await createBar(io);
      if (isStopped) return;
      bar = created;
      bar.start(total, done);
    },
    stop() {
      isStopped = true;
      bar?.stop();
    },
  };
}

async function createBar({ stderr }: Io): Promise<SingleBar> {
  const { default: cliProgress } = await import('cli-progress');
  return new cliProgress.SingleBar({
    format: '{bar} {value} of {total} files',
    barCompleteChar: '━',
    barIncompleteChar: ' ',
    // What is watched is a stream of Node's.
    stream: stderr as NodeJS.WritableStream & Output,
    clearOnComplete: true,
    // Ctrl-C ends the program at once: nothing of the terminal is changed that would have to be put right.
    gracefulExit: false,
    hideCursor: false,
    linewrap: true,
  });
}

function isContinuousIntegration(env: Io['env']): boolean {
  const { CI } = env;
  return CI !== undefined && CI !== '' && CI !== '0' && CI !== 'false';
}
