import type { ValuesOf } from '../diagnostics/codes.js';
import type { Range } from '../base/source.js';

/** An attribute in the source of a start tag. */
export interface Attribute {
  /** Name in lower case. */
  readonly name: string;
  /** Value with character references decoded, or null if there is no `=`. */
  readonly value: string | null;
  /** From the start of the name to the end of the value, including quotes. */
  readonly range: Range;
}

export interface StartTagAttributes {
  /** In source order, without duplicates. */
  readonly attributes: readonly Attribute[];
  readonly duplicates: readonly Range[];
}

/** A start tag of our name, as HTML parses it. */
export interface StartTag {
  readonly kind: 'start';
  readonly range: Range;
  readonly selfClosing: boolean;
  /** Why a browser would move the control, if it would. */
  readonly misplaced: ValuesOf<'misplaced-tag'>['fault'] | undefined;
  /** Whether a `<form>` is open, so that the parser would drop the start tag of another. */
  readonly isInForm: boolean;
  /** If the parser drops the tag: the name of the element in which it does so, or '' if there is none. */
  readonly droppedIn: string | undefined;
  /** The end tag of its element; undefined if something else closes it. */
  readonly endTag: Range | undefined;
}

export interface EndTag {
  readonly kind: 'end';
  readonly range: Range;
}

/** The tags of our name in a text, in source order. */
export interface ParsedTags {
  readonly tags: readonly (StartTag | EndTag)[];
  /** A tag cut off by the end of the text. */
  readonly unfinished: Range | undefined;
  /** Start tags such as `<script/>`: HTML ignores the slash and reads what follows as text of the
   * element. Only those that our name follows. */
  readonly selfClosedTexts: readonly Range[];
  /** Start tags whose names are almost ours, from the `<` to the end of the name. */
  readonly misspelled: readonly Range[];
  /** Text of a `<title>` that looks like our start tags, up to the end of the name. */
  readonly inTitles: readonly Range[];
  /** The start tag of the document's `<html>`. */
  readonly html: Range | undefined;
}
