import type { ValuesOf } from '../diagnostics/codes.js';
import type { Range } from '../base/source.js';

/** An attribute as it is written in a start tag. */
export interface Attribute {
  /** Name in lower case. */
  readonly name: string;
  /** Value with character references decoded, or null where there is no `=`. */
  readonly value: string | null;
  /** From the name's first to the value's last character, quotation marks included. */
  readonly range: Range;
}

/** The attributes of a start tag. */
export interface StartTagAttributes {
  /** In source order; of duplicates the first. */
  readonly attributes: readonly Attribute[];
  /** Where the names stand that the tag already has. */
  readonly duplicates: readonly Range[];
}

/** A start tag of our name, and what HTML makes of it. */
export interface StartTag {
  readonly kind: 'start';
  readonly range: Range;
  readonly selfClosing: boolean;
  /** Why a browser would put the control somewhere else, if it would. */
  readonly misplaced: ValuesOf<'misplaced-tag'>['fault'] | undefined;
  /** Of a tag that the parser drops: the name of the element that it does this in, or '' where there is none. */
  readonly droppedIn: string | undefined;
  /** The end tag of its element; undefined where something else ends that. */
  readonly endTag: Range | undefined;
}

/** An end tag of our name. */
export interface EndTag {
  readonly kind: 'end';
  readonly range: Range;
}

/** All that a text says about tags of our name, in source order. */
export interface ParsedTags {
  readonly tags: readonly (StartTag | EndTag)[];
  /** A tag that the end of the text cuts off. */
  readonly unfinished: Range | undefined;
  /** Start tags such as `<script/>`: HTML ignores their slash, and reads what follows as the text of the element. */
  readonly selfClosedTexts: readonly Range[];
  /** Start tags whose names are almost ours, from the `<` to the end of the name. */
  readonly misspelt: readonly Range[];
  /** The start tag of the document's `<html>`. */
  readonly html: Range | undefined;
}
