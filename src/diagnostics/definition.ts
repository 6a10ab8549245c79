/** What a row of the table of diagnostics has. */

export type Severity = 'error' | 'warning';

/** What a message may say of the template. */
export interface Context {
  /** Tells the line number, from 1, of an offset. */
  readonly lineOf: (offset: number) => number;
  /** The name of our tags. */
  readonly tag: string;
}

export interface Definition {
  readonly severity: Severity;
  /** What the code stands for, for the documentation. */
  readonly summary: string;
  /** What is wrong, with the offending values in it. */
  readonly message: (values: never, context: Context) => string;
  /** What to do about it. */
  readonly hint: (values: never, context: Context) => string | undefined;
}
