import type { LexerCase } from '../lexers/lexer.js';
import type { Engine } from './engine.js';

/** What the tests of a template language need to know: each is in the file of its name. */
export interface Language {
  /** Its engines, Handlebars without helpers. */
  readonly engines: readonly [Engine, ...Engine[]];
  /** The engine with the helpers that controls call, if it needs any. */
  readonly withHelpers?: Engine;
  readonly properties: Properties;
  readonly written: Written;
  /** Names of values that its scripts know and JSON does not have. */
  readonly odd?: readonly string[];
  /** Values of any type that mean the integer 1000: odd ones by name, JavaScript's own as themselves. */
  readonly exact?: readonly (string | bigint)[];
  /** The engine's own lexers, by name, for comparison with the regions. */
  readonly lexers?: Readonly<Record<string, LexerCase>>;
  /** Real templates. */
  readonly corpus?: Corpus;
}

/** Where engines differ, and no more: what the tests of the dialects rely on. */
export interface Properties {
  /** What a page has of `<"é">`. */
  readonly escaped: string;
  /** What it has of null. */
  readonly empty: string;
  /** What it has of a million. */
  readonly million?: string;
  /** What remains of a line break right after an expression. */
  readonly lineBreak?: '';
  /** What remains of a line break at the beginning of a template. */
  readonly firstLineBreak?: '';
  /** Fails where `page` is 0, and only there. */
  readonly failing: string;
  /** Is no template. */
  readonly broken: string;
}

/** How an author writes in a dialect what the tests want to see compiled. */
export interface Written {
  /** Code that joins `base`, `/` and the token, each as a separate string. */
  readonly pathOfToken: string;
  /** The value of `page`, by an operator that binds as weakly as the language has one. */
  readonly weak: string;
  /** The value of `page`, with a comment behind it that goes on to the end of the line. */
  readonly commented?: string;
  /** The value of `show`, by all that an output may hold and a condition may not. */
  readonly filtered?: string;
  /** A loop of the author that runs twice, and does not change the variables. */
  readonly twice: { readonly before: string; readonly after: string };
  /** Whether a missing variable is allowed. */
  readonly mayBeMissing?: true;
  /** The same path, where the code speaks of a loop of the author's around the tag. */
  readonly pathInLoop?: { readonly before: string; readonly path: string; readonly after: string };
  /** Paths with the token within a longer string. */
  readonly pathsInStrings?: readonly string[];
}

/** Real templates, in what packages of npm and Debian happen to hold. */
export interface Corpus {
  readonly folders: readonly string[];
  readonly files: RegExp;
  /** The least number of files with a place for a tag. */
  readonly atLeast: number;
  /** The Debian package that brings the first folder, where the engine's own does not. */
  readonly package?: string;
}

/** What properties say of `<"é">`. */
export const RAW = '<"é">';
export const NAMED = '&lt;&quot;é&quot;&gt;';
export const NUMBERED = '&lt;&#34;é&#34;&gt;';
