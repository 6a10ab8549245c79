import type { Misplacement } from '../diagnostics/tag-codes.js';
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
  readonly misplaced: Misplacement | undefined;
  /** Undefined where the parser drops the tag. */
  readonly element: ParsedElement | undefined;
  /** Name of the element in which the parser drops tags, if the tag is in one. */
  readonly droppedIn: string | undefined;
}

/** The element that a start tag makes. */
export interface ParsedElement {
  /** Its end tag; undefined where something else ends the element. */
  readonly endTag: Range | undefined;
  /** The comments that are its children. */
  readonly comments: readonly Range[];
}

/** An end tag of our name. */
export interface EndTag {
  readonly kind: 'end';
  readonly range: Range;
}

/** A start tag such as `<script/>`: HTML ignores its slash, and reads what follows as the text of the element. */
export interface SelfClosedText {
  readonly name: string;
  readonly range: Range;
}

/** All that a text says about tags of our name, in source order. */
export interface ParsedTags {
  readonly tags: readonly (StartTag | EndTag)[];
  /** A tag that the end of the text cuts off. */
  readonly unfinished: Range | undefined;
  readonly selfClosedTexts: readonly SelfClosedText[];
  /** The start tag of the document's `<html>`. */
  readonly html: Range | undefined;
}
