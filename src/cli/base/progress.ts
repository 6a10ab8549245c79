import type { Io } from './io.js';

/** After about this long a person starts to wonder, in milliseconds. */
const PATIENCE = 300;
/** Goes to the start of the line and clears it. */
const CLEAR = '\r\u001B[2K';

/**
 * Shows on standard error how many files are done, if it is a terminal and the work takes long. `advance` counts a file, and
 * `stop` takes the line away.
 *
 * @param now a clock, in milliseconds
 */
export function createProgress({ stderr, env }: Io, total: number, isQuiet: boolean, now: () => number) {
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
