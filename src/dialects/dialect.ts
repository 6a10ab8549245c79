import type { FindRegions } from './regions/region.js';
import type { Syntax } from './syntax.js';

/** A template language that the tag is compiled to. */
export interface Dialect {
  /** Name of the option's value. */
  readonly name: string;
  /** Name of the language, as it is written. */
  readonly label: string;
  /** Endings of file names, without the first dot. */
  readonly extensions: readonly string[];
  /** Finds the template code of a text. */
  readonly findRegions: FindRegions;
  readonly syntax: Syntax;
}
