/**
 * The open elements while a text is read: the part of HTML's tree construction that tokens and places depend on.
 * Methods that read a tag return false if its effect is unknown; from then on, so is the state.
 *
 * Only special elements are tracked. Others close none of them, nor does the adoption agency, so it does not matter
 * where they end. Links, and a label or another element that refuses a control, are the exception.
 *
 * Two things are left out because they have no effect. The insertion modes around `<head>` and `<body>` open and close no
 * tracked element. A `<colgroup>` ends at anything that is not part of it.
 *
 * Source: HTML Living Standard, 13.2.4.2 "The stack of open elements", 13.2.4.3 "The list of active formatting
 * elements" and 13.2.6 "Tree construction".
 */

import { HTML, KINDS, NO_KIND, type Kind } from './elements.js';
import type { TagToken } from './tag-token.js';

/** More than any page needs. Keeps searches of the stack short. */
const MAX_DEPTH = 256;

/** The adoption agency removes a link from this many special elements, and leaves it in the others. */
const MAX_ADOPTIONS = 7;

/** Names in both HTML and foreign content. */
const ALSO_FOREIGN = new Set('a math script style svg title'.split(' '));

/** Foreign elements that may contain HTML. */
const INTEGRATION_POINTS = new Set('annotation-xml desc foreignobject mi mn mo ms mtext title'.split(' '));
const known = (name: string): Kind => KINDS.get(name) as Kind;
const A = known('a');
const ADDRESS = known('address');
const BODY = known('body');
const DIV = known('div');
const DL = known('dl');
const FORM = known('form');
const HEAD = known('head');
const LI = known('li');
const MENU = known('menu');
const OL = known('ol');
const P = known('p');
const NOSCRIPT = known('noscript');
const SELECT = known('select');
const TABLE = known('table');
const TEMPLATE = known('template');
const TBODY = known('tbody');
const TR = known('tr');
const UL = known('ul');

/** The open elements, as far as they are known. */
export class TreeBuilderSimulator {
  /** Special elements of HTML, the current one last. The first represents `<html>` and `<body>`. */
  private readonly stack = [NO_KIND];
  /** Elements of SVG or MathML, from `<svg>` or `<math>` on. */
  private readonly foreign: string[] = [];
  /**
   * Set while a link may be open: how many elements were open at its start, or how many of those are left, because
   * browsers reopen it in what follows.
   */
  private link: number | undefined;

  /** Whether a `<head>` may be open. */
  private isInHead = false;
  /** Set while a label, or another element like it, may be open. */
  private watched: Kind | undefined;
  /** How many elements were open at its start. */
  private watchedFrom = 0;

  get isInForeignContent(): boolean {
    return this.foreign.length > 0;
  }

  get isInParagraph(): boolean {
    return this.paragraph > 0;
  }

  /** Whether a control is allowed here. In a paragraph it is, but closes it. */
  get takesControl(): boolean {
    const { current, stack } = this;
    const isInHtml = !this.isInForeignContent && !current.isTableStructure && current !== SELECT;
    const isInList = current === UL || current === OL || current === MENU || current === DL;
    const isRefused = this.watched !== undefined || stack.some(({ refusesControl }) => refusesControl);
    const isAllowed = isInHtml && !isInList && !isRefused && !this.isInHead;
    return isAllowed && (this.link === undefined || this.isInParagraph);
  }

  get isInForm(): boolean {
    return this.stack.includes(FORM);
  }

  start(kind: Kind): boolean {
    const { current } = this;
    if (current === SELECT || kind.isUnknown) return false;
    if (kind.isInline) return true;
    if (kind.level > 0) return this.startTablePart(kind);
    if (kind === A) return this.startLink();
    if (kind === HTML) return !this.stack.includes(TEMPLATE);
    if (kind.isWatched) return this.startWatched(kind);
    if (kind === HEAD || kind === BODY) this.isInHead = kind === HEAD;
    if (kind.isListItem && !this.endListItem(kind)) return false;
    if (kind.closesParagraph && !this.endParagraph()) return false;
    if (kind.isUntracked) return true;
    // It would be foster-parented.
    if (current.isTableStructure) return false;
    // It closes the other heading, unless an untracked element is open in it.
    if (kind.isHeading && this.current.isHeading) return false;
    if (kind.isStrict && this.stack.includes(kind)) return false;
    // Whether it closes the paragraph depends on the doctype.
    if (kind === TABLE && this.isInParagraph) return false;
    return this.push(kind);
  }

  end(kind: Kind): boolean {
    const { current } = this;
    if (kind === current) return this.closeFrom(this.stack.length - 1);
    if (current === SELECT) return false;
    if (kind.isInline) return true;
    if (kind.closesContent) return this.endContent(kind);
    if (kind.isStrict) return !this.stack.includes(kind);
    if (kind.level > 0 || kind === TABLE) return this.endTablePart(kind);
    if (kind === P) return this.endParagraph();
    if (kind === HEAD) this.isInHead = false;
    // If a special element in it is open, it goes on.
    if (kind === this.watched && this.watchedFrom === this.stack.length) this.watched = undefined;
    // If elements in the link are still open, it goes on in some of them.
    if (kind === A && this.link === this.stack.length) this.link = undefined;
    return true;
  }

  /** Reads a tag in foreign content, or one of `<svg>` or `<math>`. */
  readForeign({ name, isEnd, selfClosing }: TagToken): boolean {
    if (isEnd) return this.foreign.length === 0 || this.foreign.pop() === name;
    const parent = this.foreign.at(-1);
    if (this.current === SELECT || (parent !== undefined && INTEGRATION_POINTS.has(parent))) return false;
    if (KINDS.has(name) && !ALSO_FOREIGN.has(name)) return false;
    if (!selfClosing) this.foreign.push(name);
    return this.foreign.length < MAX_DEPTH;
  }

  private get current(): Kind {
    return this.stack[this.stack.length - 1] as Kind;
  }

  private push(kind: Kind): boolean {
    // A link in the element would be confused with the open one.
    if (kind.isBoundary && this.link !== undefined) return false;
    this.stack.push(kind);
    return this.stack.length < MAX_DEPTH;
  }

  /** Closes the element at an index and all above it. */
  private closeFrom(place: number): boolean {
    // `</form>` leaves open what was opened in the form, and in a `<head>`, a label ends a `<noscript>`.
    const keepsWatched = this.stack[place] === FORM || this.stack[place] === NOSCRIPT;
    while (this.stack.length > place) {
      const kind = this.stack.pop() as Kind;
      if (kind.isStrict && this.stack.length > place) return false;
      if (kind.isBoundary && kind !== TABLE) this.link = undefined;
    }
    if (this.link !== undefined && this.link > place) this.link = place;
    if (this.watchedFrom > place) {
      this.watchedFrom = place;
      if (!keepsWatched) this.watched = undefined;
    }
    return true;
  }

  private endContent(kind: Kind): boolean {
    for (let place = this.stack.length - 1; place > 0; place--) {
      const open = this.stack[place] as Kind;
      if (open === kind || (kind.isHeading && open.isHeading)) return this.closeFrom(place);
      if (open.isBoundary || (kind === LI && (open === OL || open === UL))) return true;
    }
    return true;
  }

  /** The index of the paragraph in button scope, or -1. */
  private get paragraph(): number {
    let place = this.stack.length - 1;
    // Most other elements close the paragraph, or are boundaries.
    while (this.stack[place] === NOSCRIPT) place--;
    return this.stack[place] === P ? place : -1;
  }

  private endParagraph(): boolean {
    const { paragraph } = this;
    return paragraph < 0 || this.closeFrom(paragraph);
  }

  private endListItem(kind: Kind): boolean {
    for (let place = this.stack.length - 1; place > 0; place--) {
      const open = this.stack[place] as Kind;
      if (open.isListItem && (open === LI) === (kind === LI)) return this.closeFrom(place);
      if (open !== P && open !== DIV && open !== ADDRESS) break;
    }
    return true;
  }

  private startLink(): boolean {
    if (this.link !== undefined && this.stack.length - this.link > MAX_ADOPTIONS) return false;
    this.link = this.stack.length;
    return true;
  }

  private startWatched(kind: Kind): boolean {
    if (this.watched !== undefined || this.current.isTableStructure) return false;
    this.watched = kind;
    this.watchedFrom = this.stack.length;
    return true;
  }

  private startTablePart(kind: Kind): boolean {
    const level = kind.name === 'caption' ? 1 : kind.level;
    let context = this.tableContext;
    // Outside a table, it is ignored.
    if (context === 0) return true;
    while ((this.stack[context] as Kind).level >= level) {
      if (!this.closeFrom(context)) return false;
      context = this.tableContext;
    }
    if (!this.current.isTableStructure) return false;
    if (isColumn(kind)) return true;
    if (level > 1 && this.current === TABLE) this.push(TBODY);
    if (level > 2 && this.current !== TR) this.push(TR);
    return this.push(kind);
  }

  private endTablePart(kind: Kind): boolean {
    if (isColumn(kind)) return true;
    const place = this.stack.lastIndexOf(kind);
    // Outside this table it would have no effect; parse5 and the standard disagree on some.
    if (place < this.stack.lastIndexOf(TABLE) || this.stack.includes(TEMPLATE)) return false;
    return place < 0 || this.closeFrom(place);
  }

  /** The index of the innermost element that decides what a table part does. */
  private get tableContext(): number {
    const isContext = (kind: Kind): boolean => kind.level > 0 || kind === TABLE || kind === TEMPLATE;
    return Math.max(this.stack.findLastIndex(isContext), 0);
  }
}

function isColumn({ name }: Kind): boolean {
  return name === 'col' || name === 'colgroup';
}
