/** Finds the tags of our name with parse5. */

import {
  html,
  InsertionMode,
  Parser,
  type Token,
  Tokenizer,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { TAG, TEXT_ELEMENTS } from '../base/html.js';
import { misspelledNameTest, tagIn } from './tag-name.js';
import type { EndTag, ParsedTags, StartTag } from './parsed-tags.js';
import type { Range } from '../base/source.js';

const ID = html.TAG_ID;

/** Elements whose direct children, other than table parts, are foster-parented before the table. */
const TABLE_PARTS = new Set<number | undefined>([ID.TABLE, ID.COLGROUP, ID.TBODY, ID.TFOOT, ID.THEAD, ID.TR]);

const LISTS = new Set<number | undefined>([ID.UL, ID.OL, ID.MENU]);

/**
 * Elements in which a control is misplaced, although HTML parses it like anything else.
 *
 * Source: HTML Living Standard, their content models: phrasing content, no sectioning content, or content that is only shown where
 * the element is not supported.
 */
const REFUSING = new Map<string, StartTag['misplaced']>(
  Object.entries({
    button: ['button'],
    label: ['label'],
    heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary'],
    name: ['legend', 'th'],
    sectioning: ['address', 'dt'],
    hidden: ['audio', 'canvas', 'datalist', 'meter', 'progress', 'video'],
    nav: ['nav'],
  } as const).flatMap(([fault, names]) => names.map((name) => [name, fault as StartTag['misplaced']])),
);

/** The tags that all browsers parse the same way in a `<select>`. */
const SELECT_PARTS = new Set<number>([ID.OPTGROUP, ID.OPTION, ID.SELECT]);

/** Elements that are allowed in `<head>`. Any other ends it, even without `</head>`. */
const METADATA = new Set('base link meta noscript script style template title'.split(' '));

const TEXTS = [...TEXT_ELEMENTS, 'plaintext'];

export function parseTags(text: string, name = TAG): ParsedTags {
  return new TagParser(text, name).found();
}

/** The ranges that our name follows: only then may an element that the slash leaves open hide a tag. */
function beforeName(ranges: readonly Range[], text: string, name: string): readonly Range[] {
  if (ranges.length === 0) return ranges;
  const last = Array.from(text.matchAll(new RegExp(`<${name}`, 'gi')), ({ index }) => index).at(-1) ?? 0;
  return ranges.filter(({ end }) => end <= last);
}

/**
 * parse5 parses a CDATA section as a comment in HTML integration points such as `<desc>`. Browsers do not.
 *
 * Source: HTML Living Standard, "Markup declaration open state": the namespace of the open element decides.
 */
class CdataTokenizer extends Tokenizer {
  declare readonly currentToken: Token.Token | null;
  declare protected readonly handler: TagParser;

  protected override _stateMarkupDeclarationOpen(codePoint: number): void {
    const { inForeignNode } = this;
    this.inForeignNode = this.handler.currentNotInHTML;
    super._stateMarkupDeclarationOpen(codePoint);
    this.inForeignNode = inForeignNode;
  }
}

type TagElement = DefaultTreeAdapterTypes.Element;

/** A start tag and the element that it creates, which may be removed from the page later. */
interface RecordedTag extends Omit<StartTag, 'endTag'> {
  node: TagElement | undefined;
}

/**
 * A parser that records the tags of our name and closes self-closing ones immediately. In HTML, they would contain what
 * follows.
 */
export class TagParser extends Parser<DefaultTreeAdapterMap> {
  readonly tags: (RecordedTag | EndTag)[] = [];
  private readonly misspelled: Range[] = [];
  private readonly selfClosedTexts: Range[] = [];
  private readonly inTitles: Range[] = [];
  private readonly unfinished: Range | undefined;
  private html: Range | undefined;
  /** Whether a `<select>` contains other tags than options. The HTML Standard has changed how these are parsed. */
  hasRichSelect = false;
  /** Whether a `<head>` was written that nothing has ended yet. */
  private isInHead = false;
  /** The open elements in which a control is misplaced. */
  private readonly refusing = new Map<object, StartTag['misplaced']>();
  /** Where the text of the open `<title>` starts. */
  private titleStart: number | undefined;
  declare readonly currentNotInHTML: boolean;
  private readonly isMisspelled: ReturnType<typeof misspelledNameTest>;

  constructor(
    private readonly text: string,
    private readonly tag: string,
  ) {
    super({ sourceCodeLocationInfo: true, scriptingEnabled: false });
    this.isMisspelled = misspelledNameTest(text, tag);
    const tokenizer = new CdataTokenizer(this.options, this);
    this.tokenizer = tokenizer;
    tokenizer.write(text, true);
    this.readTitle(text.length);
    const { currentToken: last } = tokenizer;
    if (last && 'tagName' in last && last.tagName === tag)
      this.unfinished = { start: rangeOf(last.location).start, end: text.length };
  }

  found(): ParsedTags {
    const { misspelled, unfinished, inTitles, html } = this;
    const selfClosedTexts = beforeName(this.selfClosedTexts, this.text, this.tag);
    const tags = this.tags.map((tag) => {
      if (tag.kind === 'end') return tag;
      const { node, ...seen } = tag;
      const endTag = node?.sourceCodeLocation?.endTag;
      return {
        ...seen,
        droppedIn: node ? undefined : (tag.droppedIn ?? ''),
        endTag: endTag && rangeOf(endTag),
      };
    });
    return { tags, misspelled, unfinished, selfClosedTexts, inTitles, html };
  }

  override onStartTag(token: Token.TagToken): void {
    this.noteInSelect(token);
    if (token.tagName === this.tag) this.noteStartTag(token);
    else if (token.tagID === ID.FRAMESET) this.noteFrameset(token);
    else {
      if (token.tagID === ID.HTML && this.isInDocument(token)) this.html ??= rangeOf(token.location);
      if (token.tagID === ID.HEAD) this.isInHead = this.isInDocument(token);
      else if (!METADATA.has(token.tagName)) this.isInHead = false;
      const { start, end } = rangeOf(token.location);
      const nameEnd = start + 1 + token.tagName.length;
      if (this.isMisspelled(token.tagName, nameEnd)) this.misspelled.push({ start, end: nameEnd });
      super.onStartTag(token);
      // SVG has elements of these names too, and honours the slash.
      if (token.selfClosing && !token.ackSelfClosing && TEXTS.includes(token.tagName))
        this.selfClosedTexts.push(rangeOf(token.location));
      else if (token.tagID === ID.TITLE && !this.currentNotInHTML) this.titleStart = end;
    }
  }

  override onEndTag(token: Token.TagToken): void {
    const range = rangeOf(token.location);
    this.noteInSelect(token);
    // parse5 gives it to each of the insertion modes before the body.
    const isNoted = this.tags.at(-1)?.range.start === range.start;
    if (token.tagName === this.tag && !isNoted) this.tags.push({ kind: 'end', range });
    if (token.tagID === ID.HEAD) this.isInHead = false;
    if (token.tagID === ID.TITLE) this.readTitle(range.start);
    super.onEndTag(token);
  }

  private noteInSelect({ tagID }: Token.TagToken): void {
    if (this.droppingElement() === 'select' && !SELECT_PARTS.has(tagID)) this.hasRichSelect = true;
  }

  /** Notes a tag of ours in the text of the open `<title>`. */
  private readTitle(end: number): void {
    const { titleStart: start } = this;
    this.titleStart = undefined;
    const at = start === undefined ? -1 : tagIn(this.text.slice(start, end), this.tag);
    if (start === undefined || at < 0) return;
    this.inTitles.push({ start: start + at, end: start + at + `<${this.tag}`.length });
  }

  /** Keeps the location of an element of our name, to which parse5 adds the end tag. No tree is needed. */
  override _attachElementToTree(node: TagElement, location: Token.LocationWithAttributes | null): void {
    const tag = this.tags.at(-1);
    if (node.tagName !== this.tag || tag?.kind !== 'start') return;
    node.sourceCodeLocation = location;
    tag.node = node;
  }

  override onItemPush(node: TagElement, ...rest: [number, boolean]): void {
    super.onItemPush(node, ...rest);
    const isLandmark = node.attrs.some(
      ({ name, value }) => name === 'role' && /^\s*navigation(?!\S)/i.test(value),
    );
    const fault = isLandmark ? 'nav' : REFUSING.get(node.tagName);
    if (fault !== undefined) this.refusing.set(node, fault);
  }

  override onItemPop(node: TagElement, isTop: boolean): void {
    super.onItemPop(node, isTop);
    this.refusing.delete(node);
  }

  override _appendCommentNode(): void {}
  override _insertCharacters(): void {}

  private noteStartTag(token: Token.TagToken): void {
    const tag: RecordedTag = {
      kind: 'start',
      range: rangeOf(token.location),
      selfClosing: token.selfClosing,
      misplaced: this.misplacement(token),
      isInForm: this.isInForm,
      droppedIn: this.droppingElement(),
      node: undefined,
    };
    this.tags.push(tag);
    this.insertElement(token);
    const isOpen = this.openElements.current === tag.node;
    // parse5 honours the slash in SVG and MathML.
    if (isOpen && token.selfClosing && !token.ackSelfClosing) this.openElements.pop();
  }

  /** Parses a start tag of ours like any other. */
  protected insertElement(token: Token.TagToken): void {
    super.onStartTag(token);
  }

  /** A `<frameset>` may replace the `<body>`, and so all our tags. After a `<template>` in the `<head>`, it cannot. */
  private noteFrameset(token: Token.TagToken): void {
    const hadBody = this.openElements.tryPeekProperlyNestedBodyElement() !== null;
    super.onStartTag(token);
    if (!hadBody || this.openElements.tryPeekProperlyNestedBodyElement() !== null) return;
    for (const tag of this.tags) if (tag.kind === 'start') tag.node = undefined;
  }

  private isInDocument(token: Token.TagToken): boolean {
    return this.openElements.tmplCount === 0 && !this.shouldProcessStartTagTokenInForeignContent(token);
  }

  /** Why a control has no place here, if so. In most places, the parser would move the <nav> or its links. */
  private misplacement(token: Token.TagToken): StartTag['misplaced'] {
    const { openElements } = this;
    // Before the first element is open, parse5 returns true for any scope.
    if (openElements.stackTop < 0) return undefined;
    if (this.shouldProcessStartTagTokenInForeignContent(token)) return 'foreign';
    if (TABLE_PARTS.has(openElements.currentTagId)) return 'table';
    if (openElements.hasInButtonScope(ID.P)) return 'paragraph';
    if (this.activeFormattingElements.getElementEntryInScopeWithTagName('a') !== null) return 'link';
    if (LISTS.has(openElements.currentTagId)) return 'list';
    if (openElements.currentTagId === ID.DL) return 'description';
    return this.refusing.values().next().value ?? (this.isInHead ? 'head' : undefined);
  }

  /** In a table, a form is closed at once, and still the form of the fields that follow. In a template, it is only open. */
  private get isInForm(): boolean {
    return this.formElement !== null || this.openElements.indexOfTopmost(ID.FORM) >= 0;
  }

  protected droppingElement(): string | undefined {
    const { insertionMode: mode } = this;
    if (mode === InsertionMode.IN_FRAMESET) return 'frameset';
    const isSelect = mode === InsertionMode.IN_SELECT || mode === InsertionMode.IN_SELECT_IN_TABLE;
    return isSelect ? 'select' : undefined;
  }
}

/** The parser records all locations. */
function rangeOf(location: Token.Location | null): Range {
  const { startOffset: start, endOffset: end } = location as Token.Location;
  return { start, end };
}
