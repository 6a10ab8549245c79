/** Finds the tags of our name with parse5, which decides what is a tag. */

import {
  html,
  InsertionMode,
  Parser,
  Token,
  Tokenizer,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type TokenizerOptions,
} from 'parse5';
import { TAG, TEXT_ELEMENTS } from '../base/html.js';
import { findCandidates, type Candidates } from './candidates.js';
import type { Misplacement } from '../diagnostics/tag-codes.js';
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

/**
 * Finds the tags of our name in a text that HTML would read as a document.
 *
 * @param text the template, or one of its fragments
 */
export function watch(text: string, tag = TAG): ParsedTags {
  const { tags, unfinished, selfClosedTexts, html: htmlTag } = new Watcher(text, tag);
  return { tags, unfinished, selfClosedTexts, html: htmlTag };
}

/**
 * parse5 takes a CDATA section for a comment where foreign content may hold HTML, as in `<desc>`. Browsers do not.
 *
 * Source: HTML Living Standard, "Markup declaration open state": what counts is the namespace of the open element.
 */
class CdataTokenizer extends Tokenizer {
  constructor(
    options: TokenizerOptions,
    private readonly watcher: Watcher,
  ) {
    super(options, watcher);
  }

  /** What is being read. */
  get token(): Token.Token | null {
    return this.currentToken;
  }

  protected override _stateMarkupDeclarationOpen(codePoint: number): void {
    const { inForeignNode } = this;
    this.inForeignNode = this.watcher.isInForeignContent;
    super._stateMarkupDeclarationOpen(codePoint);
    this.inForeignNode = inForeignNode;
  }
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
  private readonly candidates: Candidates;
  /** The elements of our name, by their nodes. */
  private readonly elements = new Map<unknown, WatchedElement>();
  /** The element that the start tag made that is being read. */
  private created: WatchedElement | undefined;

  constructor(
    text: string,
    private readonly tag: string,
  ) {
    super({ sourceCodeLocationInfo: true, scriptingEnabled: false });
    this.candidates = findCandidates(text, tag);
    const tokenizer = new CdataTokenizer(this.options, this);
    this.tokenizer = tokenizer;
    tokenizer.write(text, true);
    if (this.isOurs(tokenizer.token))
      this.unfinished = { start: rangeOf(tokenizer.token).start, end: text.length };
  }

  /** Whether the current element is one of SVG or MathML. */
  get isInForeignContent(): boolean {
    return this.currentNotInHTML;
  }

  override onStartTag(token: Token.TagToken): void {
    if (this.stopAfterLast(token)) return;
    if (token.tagName === this.tag) this.noteStartTag(token);
    else if (token.tagID === html.TAG_ID.FRAMESET) this.noteFrameset(token);
    else {
      if (token.tagID === html.TAG_ID.HTML) this.noteHtml(token);
      super.onStartTag(token);
      // SVG has elements of these names too, and honours the slash.
      if (token.selfClosing && !token.ackSelfClosing && isTextElement(token.tagName))
        this.selfClosedTexts.push({ name: token.tagName, range: rangeOf(token) });
    }
  }

  override onEndTag(token: Token.TagToken): void {
    if (this.stopAfterLast(token)) return;
    if (token.tagName === this.tag) this.tags.push({ kind: 'end', range: rangeOf(token) });
    super.onEndTag(token);
  }

  override onItemPop(node: DefaultTreeAdapterTypes.ParentNode, isTop: boolean): void {
    const { currentToken: token } = this;
    const element = this.elements.get(node);
    if (element && token?.type === Token.TokenType.END_TAG && this.isOurs(token))
      element.endTag = rangeOf(token);
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

  override _appendCommentNode(token: Token.CommentToken, parent: DefaultTreeAdapterTypes.ParentNode): void {
    this.elements.get(parent)?.comments.push(rangeOf(token));
  }

  override _attachElementToTree(): void {}
  override _insertCharacters(): void {}

  private noteStartTag(token: Token.TagToken): void {
    const tag: WatchedTag = {
      kind: 'start',
      range: rangeOf(token),
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
    if (isRoot) this.html ??= rangeOf(token);
  }

  /** Tells whether this is the first tag that can change nothing of what is known, and then stops. */
  private stopAfterLast(token: Token.TagToken): boolean {
    const { last, hasFramesetAfter, hasHtmlAfter } = this.candidates;
    const mayChange = hasFramesetAfter || (hasHtmlAfter && this.html === undefined);
    if (mayChange || rangeOf(token).start <= last) return false;
    this.tokenizer.pause();
    return true;
  }

  private isOurs(token: Token.Token | null): token is Token.TagToken {
    return token !== null && 'tagName' in token && token.tagName === this.tag;
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
    const { insertionMode: mode } = this;
    if (mode === InsertionMode.IN_FRAMESET) return 'frameset';
    const isSelect = mode === InsertionMode.IN_SELECT || mode === InsertionMode.IN_SELECT_IN_TABLE;
    return isSelect ? 'select' : undefined;
  }
}

function rangeOf({ location }: Token.Token): Range {
  const { startOffset: start, endOffset: end } = location as Token.Location;
  return { start, end };
}

function isTextElement(name: string): boolean {
  return TEXT_ELEMENTS.includes(name) || name === 'plaintext';
}
