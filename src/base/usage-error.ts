/** A command cannot run as given. Nothing has been written, and the exit code of the command line is 2. */
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
