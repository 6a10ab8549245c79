import type { FindRegions } from './regions/region.js';
import type { Syntax } from './syntax.js';

/** A template language that the tag is compiled to. */
export interface Dialect {
  /** The language's own name. */
  readonly label: string;
  /** Endings of file names, without the first dot. Messages name the first. */
  readonly extensions: readonly string[];
  readonly findRegions: FindRegions;
  /** Whether a tag whose name has a capital is a component of the language. */
  readonly hasComponents?: true;
  /** For messages: one value, and paths with the token in the text and in the code. */
  readonly examples: { readonly value: string; readonly paths: readonly [string, string] };
  readonly syntax: Syntax;
}
