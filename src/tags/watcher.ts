/** Finds the tags of our name with parse5, which decides what is a tag. */

import {
  defaultTreeAdapter,
  html,
  InsertionMode,
  Parser,
  Token,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type TreeAdapter,
} from 'parse5';
import { TAG, TEXT_ELEMENTS } from '../base/html.js';
import { findCandidates, type Candidates } from './candidates.js';
import type { Misplacement } from '../diagnostics/tag-codes.js';
import { OffsetTokenizer } from './offset-tokenizer.js';
import type { EndTag, ParsedTags, SelfClosedText, StartTag } from './parsed-tags.js';
import type { Range } from '../base/source.js';

/** Elements whose direct children, other than their own parts, a parser moves in front of the table. */
const TABLE_PARTS = new Set<number | undefined>([
  html.TAG_ID.TABLE,
  html.TAG_ID.COLGROUP,
  html.TAG_ID.TBODY,
  html.TAG_ID.TFOOT,
  html.TAG_ID.THEAD,
  html.TAG_ID.TR,
]);

const NO_NODES: DefaultTreeAdapterTypes.ChildNode[] = [];

/** Nothing is ever in a tree: an element is what the parser's own state refers to, until it does not any more. */
const noTree: TreeAdapter<DefaultTreeAdapterMap> = {
  ...defaultTreeAdapter,
  createElement: (tagName, namespaceURI, attrs) => ({
    nodeName: tagName,
    tagName,
    namespaceURI,
    attrs,
    parentNode: null,
    childNodes: NO_NODES,
  }),
  appendChild: () => undefined,
  adoptAttributes: () => undefined,
  getChildNodes: () => NO_NODES,
};

/**
 * Finds the tags of our name in a text that HTML would read as a document.
 *
 * @param text the template, or one of its fragments
 */
export function watch(text: string, tag = TAG): ParsedTags {
  const { tags, unfinished, selfClosedTexts, html: htmlTag } = new Watcher(text, tag);
  return { tags, unfinished, selfClosedTexts, html: htmlTag };
}

interface WatchedElement {
  endTag: Range | undefined;
  readonly comments: Range[];
}

/** Its element may be taken out of the page later. */
interface WatchedTag extends StartTag {
  element: WatchedElement | undefined;
}

/**
 * A parser that notes the tags of our name as it meets them, and lets a self-closing one end where it says it does:
 * HTML would make it swallow what follows. It stops at the first tag that can change nothing any more.
 */
export class Watcher extends Parser<DefaultTreeAdapterMap> {
  readonly tags: (WatchedTag | EndTag)[] = [];
  readonly selfClosedTexts: SelfClosedText[] = [];
  readonly unfinished: Range | undefined;
  html: Range | undefined;
  private readonly offsets: OffsetTokenizer;
  private readonly candidates: Candidates;
  /** The elements of our name, by their nodes. */
  private readonly elements = new Map<unknown, WatchedElement>();
  /** The element that the start tag made that is being read. */
  private created: WatchedElement | undefined;

  constructor(
    text: string,
    private readonly tag: string,
  ) {
    super({ treeAdapter: noTree, scriptingEnabled: false });
    this.candidates = findCandidates(text, tag);
    this.tokenizer = this.offsets = new OffsetTokenizer(this.options, this, tag);
    this.tokenizer.write(text, true);
    if (this.offsets.isInOurTag) this.unfinished = { start: this.offsets.tokenStart, end: text.length };
  }

  /** Whether the current element is one of SVG or MathML. */
  isInForeignContent(): boolean {
    return this.currentNotInHTML;
  }

  override onStartTag(token: Token.TagToken): void {
    if (this.stopAfterLast()) return;
    if (token.tagName === this.tag) this.noteStartTag(token);
    else if (token.tagID === html.TAG_ID.FRAMESET) this.noteFrameset(token);
    else {
      if (token.tagID === html.TAG_ID.HTML) this.noteHtml(token);
      super.onStartTag(token);
      // SVG has elements of these names too, and honours the slash.
      if (token.selfClosing && !token.ackSelfClosing && isTextElement(token.tagName)) {
        const range = this.offsets.tokenRange;
        if (range.start < this.candidates.last) this.selfClosedTexts.push({ name: token.tagName, range });
      }
    }
  }

  override onEndTag(token: Token.TagToken): void {
    if (this.stopAfterLast()) return;
    if (token.tagName === this.tag) this.tags.push({ kind: 'end', range: this.offsets.tokenRange });
    super.onEndTag(token);
  }

  override onItemPop(node: DefaultTreeAdapterTypes.ParentNode, isTop: boolean): void {
    const element = this.elements.get(node);
    const { currentToken: token } = this;
    // The token is the last tag, even where it is not what closes the element.
    if (
      element &&
      token?.type === Token.TokenType.END_TAG &&
      'tagName' in token &&
      token.tagName === this.tag
    ) {
      element.endTag = this.tags.at(-1)?.range;
    }
    super.onItemPop(node, isTop);
  }

  override _createElement(
    ...[name, ...rest]: Parameters<Parser<DefaultTreeAdapterMap>['_createElement']>
  ): DefaultTreeAdapterTypes.Element {
    const node = super._createElement(name, ...rest);
    if (name === this.tag) {
      this.created = { endTag: undefined, comments: [] };
      this.elements.set(node, this.created);
    }
    return node;
  }

  override _appendCommentNode(_token: Token.CommentToken, parent: DefaultTreeAdapterTypes.ParentNode): void {
    this.elements.get(parent)?.comments.push(this.offsets.tokenRange);
  }

  override _attachElementToTree(): void {}
  override _insertCharacters(): void {}

  private noteStartTag(token: Token.TagToken): void {
    const tag: WatchedTag = {
      kind: 'start',
      range: this.offsets.tokenRange,
      selfClosing: token.selfClosing,
      misplaced: this.misplacement(token),
      droppedIn: this.droppingElement(),
      element: undefined,
    };
    this.tags.push(tag);
    tag.element = this.createElement(token);
    const isOpen = tag.element && this.elements.get(this.openElements.current) === tag.element;
    // SVG and MathML honour the slash by themselves.
    if (isOpen && token.selfClosing && !token.ackSelfClosing) this.openElements.pop();
  }

  /** Gives what the parser makes of a start tag of ours: nothing, where it drops it. */
  protected createElement(token: Token.TagToken): WatchedElement | undefined {
    this.created = undefined;
    super.onStartTag(token);
    return this.created;
  }

  /** A `<frameset>` may take the place of the `<body>`. Nothing of ours was in a `<head>`: a `<template>` forbids that. */
  private noteFrameset(token: Token.TagToken): void {
    const hadBody = this.openElements.tryPeekProperlyNestedBodyElement() !== null;
    super.onStartTag(token);
    if (!hadBody || this.openElements.tryPeekProperlyNestedBodyElement() !== null) return;
    for (const tag of this.tags) if (tag.kind === 'start') tag.element = undefined;
  }

  private noteHtml(token: Token.TagToken): void {
    const isRoot =
      this.openElements.tmplCount === 0 && !this.shouldProcessStartTagTokenInForeignContent(token);
    if (isRoot) this.html ??= this.offsets.tokenRange;
  }

  /** Tells whether this is the first tag that can change nothing of what is known, and then stops. */
  private stopAfterLast(): boolean {
    const { last, hasFramesetAfter, hasHtmlAfter } = this.candidates;
    const isAfter = this.offsets.tokenStart > last && !hasFramesetAfter && (this.html || !hasHtmlAfter);
    if (isAfter) this.tokenizer.pause();
    return Boolean(isAfter);
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

  protected droppingElement(): string | undefined {
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
}

function isTextElement(name: string): boolean {
  return TEXT_ELEMENTS.includes(name) || name === 'plaintext';
}
