import type { Range } from '../../base/source.js';

/** A piece of template code in a text, delimiters included. */
export interface Region extends Range {
  /**
   * What the engine does with it: `output` prints a value, `code` is any other code, a `comment` is left out, and `raw`
   * is printed as it is, such as `{% raw %}…{% endraw %}` as a whole.
   */
  readonly kind: 'output' | 'code' | 'comment' | 'raw';
  /** Where the code stands, without delimiters, white-space control and the space around it. Of outputs only. */
  readonly code?: Range;
  /** True for code that is the whole value of an attribute, and needs no quotation marks: `path={…}`. */
  readonly isValue?: boolean;
  /** True where the language says in the delimiters that the value is printed without escaping. */
  readonly unescaped?: boolean;
}

/**
 * Finds the template code of a text: in order, not overlapping, in linear time.
 *
 * Where the engine would refuse the text (a region that nothing ends, say), all from there on is one region: what cannot
 * be shown to be HTML is left alone.
 */
export type FindRegions = (text: string) => readonly Region[];
