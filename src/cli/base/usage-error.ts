import { reasonOf } from './paths.js';

/** The command line was used in a way that cannot be carried out: nothing has been written, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  /**
   * @param message what is wrong, in one line
   * @param hint what to do about it
   */
  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

/** Says what cannot be done with a file or a stream, and why. */
export function fileError(what: string, error: unknown, hint: string): UsageError {
  return new UsageError(`${what}: ${reasonOf(error)}.`, hint);
}

/** What an error says, for the middle of a sentence. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
