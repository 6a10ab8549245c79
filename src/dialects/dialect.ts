import type { FindRegions } from './regions/region.js';
import type { Syntax } from './syntax.js';

/** What a template language is called in the option `dialect`. */
export type DialectName =
  | 'nunjucks'
  | 'jinja2'
  | 'twig'
  | 'liquid'
  | 'django'
  | 'ejs'
  | 'eta'
  | 'erb'
  | 'php'
  | 'blade'
  | 'eex'
  | 'heex'
  | 'hugo'
  | 'handlebars';

/** A template language, by its names. */
export interface TemplateLanguage {
  /** Value of the option `dialect`. */
  readonly name: DialectName;
  /** The language's own name. */
  readonly label: string;
  /** Endings of file names, without the first dot. */
  readonly extensions: readonly string[];
}

/** A template language that the tag is compiled to. */
export interface Dialect extends TemplateLanguage {
  /** Finds the template code of a text. */
  readonly findRegions: FindRegions;
  /** For messages: one value, and paths with the token in the text and in the code. */
  readonly examples: { readonly value: string; readonly paths: readonly [string, string] };
  readonly syntax: Syntax;
}
