/** What a row of the table of diagnostics has. */

export type Severity = 'error' | 'warning';

/** Tells the line number, from 1, of an offset of the template. */
type LineOf = (offset: number) => number;

export interface Definition {
  readonly severity: Severity;
  /** What the code stands for, for the documentation. */
  readonly summary: string;
  /** What is wrong, with the offending values in it. */
  readonly message: (values: never, lineOf: LineOf) => string;
  /** What to do about it. */
  readonly hint: (values: never) => string | undefined;
}
