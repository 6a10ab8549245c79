import { reasonOf } from './paths.js';

/** The command cannot run as given. Nothing has been written, and the exit code is 2. */
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

/** Creates an error for a failed operation on a file or stream. */
export function fileError(what: string, error: unknown, hint: string): UsageError {
  return new UsageError(`${what}: ${reasonOf(error)}.`, hint);
}

/** Returns an error's message for use in the middle of a sentence. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
