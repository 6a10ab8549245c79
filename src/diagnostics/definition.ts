/** What a row of the table of diagnostics has. */

/**
 * What is said of a problem: a text with the names of values in it, such as `{{name}}`, or a function that writes the
 * text. A value in quotation marks is shortened, and control characters in it are replaced; a range becomes the number of its first
 * line; `{{tag}}` is the name of our tags.
 */
export type Words = string | ((values: never) => string);

interface Row {
  /** An error, if unset. */
  readonly severity?: 'warning';
  /** What the code stands for, for the documentation. */
  readonly summary: string;
}

interface Said extends Row {
  /** What is wrong, with the offending values in it. */
  readonly message: Words;
  /** What to do about it. */
  readonly hint: Words;
}

/** A row whose words depend on the value `fault`. */
interface SaidOfFaults extends Row {
  readonly faults: Readonly<Record<string, readonly [message: Words, hint: Words]>>;
}

export type Definition = Said | SaidOfFaults;
