/** What docs/dialects.md says about a template language. It is not part of the package. */
export interface Notes {
  /** The name of the language for highlighting. */
  readonly fence: string;
  /** How a string that is not an integer is read. */
  readonly coercion: string;
  /** The values for which an attribute with true or false is on. */
  readonly truth: string;
  /** Sentences about other peculiarities. */
  readonly notes: readonly string[];
}

/** The values that count as true, for several languages. */
export const TRUTH = {
  javaScript:
    'all values except `false`, `0`, `""`, `null`, `undefined` and `NaN`; so `"0"`, `"false"` and `[]` are true',
  python:
    'all values except `False`, `None`, `0`, `""` and empty collections; so `"0"` and `"false"` are true',
  php: 'all values except `false`, `null`, `0`, `""`, `"0"` and an empty array; so `"false"` is true',
  nilOrFalse: 'all values except `false` and `nil`; so `0` and `""` are true',
};

export const LEADING_DIGITS = 'read up to the last of its leading digits (`"3.7"` is 3, `"12abc"` is 12)';
