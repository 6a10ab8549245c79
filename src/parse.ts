/**
 * Reads a text as HTML and tells where the tags of our name are. The parse5 tree decides what is an element; the
 * tokens are watched beside it, because a tree cannot tell what the parser dropped or closed early.
 */

import {
  defaultTreeAdapter,
  ErrorCodes,
  html,
  InsertionMode,
  Parser,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type Token,
} from 'parse5';
import type { Misplacement } from './codes.js';
import type { Range } from './source.js';

/** An attribute as it is written in a start tag. */
export interface Attribute {
  /** Name in lower case. */
  readonly name: string;
  /** Value with character references decoded, or null where there is no `=`. */
  readonly value: string | null;
  /** From the name's first to the value's last character, quotation marks included. */
  readonly range: Range;
}

/** A start tag of our name, as the tokenizer and the tree see it. */
export interface StartTag {
  readonly kind: 'start';
  readonly range: Range;
  /** In source order; of duplicates the first. */
  readonly attributes: readonly Attribute[];
  /** Where the names stand that the tag already has. */
  readonly duplicates: readonly Range[];
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
  /** Tags of any name that make text of what follows, against what is written. */
  readonly selfClosedTexts: readonly SelfClosedText[];
  /** The `lang` of the `<html>` tag, if it has one. */
  readonly documentLanguage: string | undefined;
}

const NAME = 'pagination';

/**
 * Parses a text as an HTML document.
 *
 * @param text the template, or one of its fragments
 */
export function parseTags(text: string): ParsedTags {
  const watcher = new Watcher(text);
  const elements = collectElements(watcher.document);
  return {
    tags: watcher.tags.map((tag) =>
      tag.kind === 'end' ? tag : { ...tag, element: describe(elements.get(tag.range.start)) },
    ),
    unfinished: watcher.unfinished,
    selfClosedTexts: watcher.selfClosedTexts,
    documentLanguage: languageOf(watcher.document),
  };
}

function languageOf({ childNodes }: DefaultTreeAdapterTypes.Document): string | undefined {
  const root = childNodes.find((node) => defaultTreeAdapter.isElementNode(node));
  return root?.attrs.find(({ name }) => name === 'lang')?.value;
}

/** Walks the tree without recursion, so that no depth of nesting can exhaust the stack. */
function collectElements(
  document: DefaultTreeAdapterTypes.Document,
): Map<number, DefaultTreeAdapterTypes.Element> {
  const elements = new Map<number, DefaultTreeAdapterTypes.Element>();
  const pending: DefaultTreeAdapterTypes.ParentNode[] = [document];
  for (let parent = pending.pop(); parent !== undefined; parent = pending.pop()) {
    for (const node of parent.childNodes) {
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      if (node.tagName === NAME && node.sourceCodeLocation)
        elements.set(node.sourceCodeLocation.startOffset, node);
      pending.push(node);
      // What a <template> holds are not its child nodes.
      if ('content' in node) pending.push(node.content);
    }
  }
  return elements;
}

function describe(element: DefaultTreeAdapterTypes.Element | undefined): ParsedElement | undefined {
  if (element === undefined) return undefined;
  const endTag = element.sourceCodeLocation?.endTag;
  return {
    endTag: endTag && rangeOf(endTag),
    comments: element.childNodes.flatMap((child) =>
      defaultTreeAdapter.isCommentNode(child) && child.sourceCodeLocation
        ? [rangeOf(child.sourceCodeLocation)]
        : [],
    ),
  };
}

function rangeOf({ startOffset, endOffset }: Token.Location): Range {
  return { start: startOffset, end: endOffset };
}

/** Elements whose direct children, other than their own parts, a parser moves in front of the table. */
const TABLE_PARTS = new Set<number | undefined>([
  html.TAG_ID.TABLE,
  html.TAG_ID.COLGROUP,
  html.TAG_ID.TBODY,
  html.TAG_ID.TFOOT,
  html.TAG_ID.THEAD,
  html.TAG_ID.TR,
]);

/**
 * Elements that hold text alone.
 *
 * Source: HTML Living Standard, "Parsing HTML documents" (RCDATA, RAWTEXT, script data and PLAINTEXT states).
 */
const TEXT_ELEMENTS = new Set([
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
]);

/**
 * A parser that notes the tags of our name as it meets them, and lets a self-closing one end where it says it does:
 * HTML would make it swallow what follows.
 */
class Watcher extends Parser<DefaultTreeAdapterMap> {
  readonly tags: (Omit<StartTag, 'element'> | EndTag)[] = [];
  readonly selfClosedTexts: SelfClosedText[] = [];
  readonly unfinished: Range | undefined;
  /** Where the names end of the duplicate attributes that the tokenizer dropped from the tag it is reading. */
  private readonly duplicateNameEnds: number[];

  constructor(private readonly text: string) {
    const duplicateNameEnds: number[] = [];
    const endsInTag: number[] = [];
    super({
      sourceCodeLocationInfo: true,
      scriptingEnabled: false,
      onParseError({ code, startOffset }) {
        if (code === ErrorCodes.duplicateAttribute) duplicateNameEnds.push(startOffset);
        else if (code === ErrorCodes.eofInTag) endsInTag.push(startOffset);
      },
    });
    this.duplicateNameEnds = duplicateNameEnds;
    this.tokenizer.write(text, true);
    this.unfinished = endsInTag.length > 0 ? this.unfinishedTag() : undefined;
  }

  override onStartTag(token: Token.TagToken): void {
    const nameEnds = this.duplicateNameEnds.splice(0);
    if (token.tagName !== NAME || !token.location) {
      super.onStartTag(token);
      // SVG has elements of these names too, and honours the slash.
      if (token.selfClosing && !token.ackSelfClosing && TEXT_ELEMENTS.has(token.tagName) && token.location) {
        this.selfClosedTexts.push({ name: token.tagName, range: rangeOf(token.location) });
      }
      return;
    }
    const range = rangeOf(token.location);
    this.tags.push({
      kind: 'start',
      range,
      // Read before the parser sees the token: in SVG it changes the names.
      attributes: this.attributesOf(token),
      duplicates: nameEnds.map((end) => this.nameBefore(end, range.start)),
      selfClosing: token.selfClosing,
      misplaced: this.misplacement(token),
      droppedIn: this.droppingElement(),
    });
    super.onStartTag(token);
    const { current } = this.openElements;
    // SVG and MathML honour the slash by themselves.
    if (
      token.selfClosing &&
      !token.ackSelfClosing &&
      current &&
      defaultTreeAdapter.isElementNode(current) &&
      current.sourceCodeLocation?.startOffset === range.start
    ) {
      this.openElements.pop();
    }
  }

  override onEndTag(token: Token.TagToken): void {
    this.duplicateNameEnds.length = 0;
    if (token.tagName === NAME && token.location)
      this.tags.push({ kind: 'end', range: rangeOf(token.location) });
    super.onEndTag(token);
  }

  private attributesOf({ attrs, location }: Token.TagToken): Attribute[] {
    return attrs.map(({ name, value }) => {
      const place = location?.attrs?.[name];
      const range = place ? rangeOf(place) : { start: 0, end: 0 };
      // A name never holds a "=", except as its first character.
      const isBare = !this.text.slice(range.start + 1, range.end).includes('=');
      return { name, value: isBare ? null : value, range };
    });
  }

  /** The parser's state tells what it would do with the <nav> and the links that take the tag's place. */
  private misplacement(token: Token.TagToken): Misplacement | undefined {
    if (this.shouldProcessStartTagTokenInForeignContent(token)) return 'foreign';
    if (TABLE_PARTS.has(this.openElements.currentTagId)) return 'table';
    // Before the first element is open, parse5 answers any question about scopes with yes.
    if (this.openElements.stackTop >= 0 && this.openElements.hasInButtonScope(html.TAG_ID.P))
      return 'paragraph';
    if (this.activeFormattingElements.getElementEntryInScopeWithTagName('a') !== null) return 'link';
    return undefined;
  }

  private droppingElement(): string | undefined {
    switch (this.insertionMode) {
      case InsertionMode.IN_SELECT:
      case InsertionMode.IN_SELECT_IN_TABLE:
        return 'select';
      case InsertionMode.IN_FRAMESET:
        return 'frameset';
      default:
        return undefined;
    }
  }

  /** The attribute name that ends at an offset, as it is written. */
  private nameBefore(end: number, limit: number): Range {
    let start = end;
    while (start > limit && !/[\t\n\f\r "'/]/.test(this.text.charAt(start - 1))) start--;
    return { start, end };
  }

  /** The tag of our name that the tokenizer was in when the text ended. */
  private unfinishedTag(): Range | undefined {
    // The tokenizer keeps its token to itself; no event tells of a tag that is not finished.
    const { currentToken: token } = this.tokenizer as unknown as { currentToken: Token.Token | null };
    const isOurs = token !== null && 'tagName' in token && token.tagName === NAME && token.location;
    return isOurs ? { start: isOurs.startOffset, end: this.text.length } : undefined;
  }
}
