import type { Io } from './io.js';

/** Shows how many files are done. */
export interface Progress {
  /** Counts a file. */
  advance(): void;
  /** Takes the line away. */
  stop(): void;
}

/** After about this long a person starts to wonder, in milliseconds. */
const PATIENCE = 300;
/** Goes to the start of the line and clears it. */
const CLEAR = '\r\u001B[2K';

/**
 * Counts the files on standard error, if it is a terminal and the work takes long.
 *
 * @param now a clock, in milliseconds
 */
export function createProgress(
  { stderr, env }: Io,
  total: number,
  isQuiet: boolean,
  now: () => number,
): Progress {
  const isWatched = stderr.isTTY === true && !isQuiet && !env['CI'];
  const start = now();
  let shown = start;
  let done = 0;
  return {
    advance() {
      done++;
      if (!isWatched || now() - shown < PATIENCE) return;
      shown = now();
      stderr.write(`${CLEAR}${done} of ${total} files`);
    },
    stop() {
      if (shown > start) stderr.write(CLEAR);
    },
  };
}
