import type { Misplacement } from '../diagnostics/code-words.js';
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

/** What is in a start tag. */
export interface StartTagAttributes {
  /** In source order; of duplicates the first. */
  readonly attributes: readonly Attribute[];
  /** Where the names stand that the tag already has. */
  readonly duplicates: readonly Range[];
}

/** A start tag of our name, as the tokenizer and the tree see it. */
export interface StartTag extends StartTagAttributes {
  readonly kind: 'start';
  readonly range: Range;
  readonly selfClosing: boolean;
  /** Why a browser would put the control somewhere else, if it would. */
  readonly misplaced: Misplacement | undefined;
  /** The element's place in the tree; undefined where the parser dropped the tag. */
  readonly element: ParsedElement | undefined;
  /** Name of the element to blame where the parser dropped the tag, if one is. */
  readonly droppedIn: string | undefined;
}

/** An element of our name in the tree. */
export interface ParsedElement {
  /** Its end tag; undefined where something else ended the element. */
  readonly endTag: Range | undefined;
  /** The comments that are its children. */
  readonly comments: readonly Range[];
}

/** An end tag of our name. */
export interface EndTag {
  readonly kind: 'end';
  readonly range: Range;
}

/** A start tag such as `<script/>`, whose slash HTML ignores: what follows is the text of the element. */
export interface SelfClosedText {
  readonly name: string;
  readonly range: Range;
}

/** All that a text says about tags of our name, in source order. */
export interface ParsedTags {
  readonly tags: readonly (StartTag | EndTag)[];
  /** A tag that the end of the text cuts off. */
  readonly unfinished: Range | undefined;
  /** Tags before the last one of ours that make text of what follows, against what is written. */
  readonly selfClosedTexts: readonly SelfClosedText[];
  /** The `lang` attribute of the first `<html>` tag. */
  readonly documentLanguage: string | undefined;
}
