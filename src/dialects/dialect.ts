import type { Problem } from '../diagnostics/diagnostic.js';
import type { RefusingBlock } from '../regions/blocks.js';
import type { FindRegions } from '../regions/region.js';
import type { Syntax } from '../program/syntax.js';

/** What a template language and its files are called, and what suggests it. */
export interface DialectNames {
  readonly label: string;
  /** File extensions without the leading dot. Messages name the first. */
  readonly extensions: readonly string[];
  /**
   * What in a value suggests this language. If several do, the longest match counts: `{{ $x }}` is Blade or Go, not Jinja.
   * What looks like a more common language counts for that one: `<%= x %>` is EJS, not Eta.
   */
  readonly sign?: RegExp;
}

/** The code of a template language, which only templates need. */
export interface DialectCode {
  readonly findRegions: FindRegions;
  /** Hides the tags of a component that has our name, if the language has components, and reports their start tags. */
  readonly hideComponents?: (
    html: string,
    tag: string,
  ) => { readonly masked: string; readonly components: readonly Problem[] };
  /** For messages and the playground. */
  readonly examples: {
    readonly value: string;
    /** The total and the current page, from variables. */
    readonly numbers: readonly [total: string, current: string];
    /** Paths with the token in text and in code. */
    readonly paths: readonly [string, string];
  };
  readonly syntax: Syntax;
  /** Blocks in which the engine refuses the code of a control, or which are not HTML. */
  readonly refusing?: readonly RefusingBlock[];
}

/** A template language that the tag can be compiled to. */
export interface Dialect extends DialectNames, DialectCode {}
