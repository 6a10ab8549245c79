import type { FindRegions } from './regions/region.js';
import type { Syntax } from './syntax.js';

/** A template language that the tag can be compiled to. */
export interface Dialect {
  /** The language's name. */
  readonly label: string;
  /** File extensions without the leading dot. Messages name the first. */
  readonly extensions: readonly string[];
  readonly findRegions: FindRegions;
  /** Whether a tag with a capital letter in its name is a component. */
  readonly hasComponents?: true;
  /** For messages: a value, and paths with the token in text and in code. */
  readonly examples: { readonly value: string; readonly paths: readonly [string, string] };
  readonly syntax: Syntax;
}
