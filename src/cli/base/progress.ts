import type { SingleBar } from 'cli-progress';
import type { Io, Output } from './io.js';

/** A bar that shows how many files are done. */
export interface Progress {
  /** Counts a file. */
  advance(): Promise<void>;
  /** Takes the bar away. */
  stop(): void;
}

/** After about this long a person starts to wonder, in milliseconds. */
const PATIENCE = 300;

/**
 * Prepares a progress bar on standard error. It appears only if somebody watches and the work takes long; its code is
 * loaded then.
 *
 * @param now a clock, in milliseconds
 */
export function createProgress(io: Io, total: number, isQuiet: boolean, now: () => number): Progress {
  const isWatched = io.stderr.isTTY === true && !isQuiet && !isContinuousIntegration(io.env);
  const start = now();
  let done = 0;
  let bar: SingleBar | undefined;
  return {
    async advance() {
      done++;
      if (bar !== undefined) {
        bar.update(done);
      } else if (isWatched && done < total && now() - start >= PATIENCE) {
        bar = await createBar(io);
        bar.start(total, done);
      }
    },
    stop() {
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
