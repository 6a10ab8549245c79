import process from 'node:process';

/** Tells when to end a command that runs until somebody stops it. */
export interface Stop {
  readonly signal: AbortSignal;
  /** Gives SIGINT and SIGTERM back to Node. */
  release(): void;
}

/**
 * Listens for the end of a command: for `given`, or else for the first SIGINT or SIGTERM. A second one ends the process
 * at once.
 */
export function listenForStop(given: AbortSignal | undefined): Stop {
  if (given !== undefined) return { signal: given, release: () => undefined };
  const controller = new AbortController();
  const release = (): void => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  };
  const stop = (name: NodeJS.Signals): void => {
    if (controller.signal.aborted) {
      release();
      process.kill(process.pid, name);
    }
    // The listener stays: without it, the page writer would end the process after the page in hand.
    controller.abort();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return { signal: controller.signal, release };
}
