/**
 * The elements that are open while a text is read: the part of HTML's tree construction that the scan needs, for pages
 * that nest as they should, end tags left out where HTML allows it.
 *
 * Only special elements are tracked. The others close none of them, and neither does the adoption agency, so it does not
 * matter where they end. Links are the exception.
 *
 * Two things are left out because nothing shows outside of them. The `<head>`, the `<body>` and the modes around them open
 * and close no element that counts. And a `<colgroup>` ends at whatever is not a part of it.
 *
 * Source: HTML Living Standard, 13.2.4.2 "The stack of open elements", 13.2.4.3 "The list of active formatting elements"
 * and 13.2.6 "Tree construction".
 */

/** The adoption agency takes a link out of this many special elements, and leaves it in the others. */
const MAX_ADOPTIONS = 7;

/** No page needs more; searches through the open elements stay short. */
const MAX_DEPTH = 256;

const BLOCKS =
  'address article aside blockquote center details dir div dl fieldset figcaption figure footer header hgroup listing ' +
  'main menu nav ol pre section summary ul li dd dt h1';
const CELLS_AND_ROWS = 'td th tr tbody tfoot thead';
const TRACKED = `${BLOCKS} ${CELLS_AND_ROWS} applet button caption form marquee noscript object p select table template`;
/** Only the parser knows them. Whether `<dialog>` and `<search>` are special depends on its age. */
const UNKNOWN = 'dialog frameset plaintext rb rp rt rtc ruby search';
/** In foreign content, their start tags end that, as those of the others do that count. */
const INLINE =
  'b big body br code em embed font head i img meta nobr s small span strike strong sub sup tt u var';

const CLOSES_PARAGRAPH = setOf(`${BLOCKS} p form hr xmp`);
/** An end tag around it closes it. That of a list item does not close lists. */
const MAY_STAY_OPEN = setOf(`${BLOCKS} ${CELLS_AND_ROWS} p`.replace(/\b[ou]l /g, ''));
/** No end tag in it closes an element around it. */
const IS_BOUNDARY = setOf('applet caption marquee object table td template th');
/** It holds no text. */
const IS_TABLE_STRUCTURE = setOf('table tbody tfoot thead tr');
const IS_TRACKED = setOf(TRACKED);
const IS_UNKNOWN = setOf(UNKNOWN);
const COUNTS = setOf(`${TRACKED} ${UNKNOWN} a col colgroup hr html xmp`);
const COUNTS_IN_FOREIGN = setOf(`${TRACKED} ${UNKNOWN} ${INLINE} col colgroup hr html xmp`);

/** Foreign elements that may have HTML in them. */
const INTEGRATION_POINTS = setOf('annotation-xml desc foreignobject mi mn mo ms mtext title');

/** Where the parts of a table may stand. Around the others, the parser puts what is missing. */
const PARENTS = new Map([
  ...['caption', 'col', 'colgroup', 'tbody', 'tfoot', 'thead'].map((name) => [name, setOf('table')] as const),
  ['tr', setOf('table tbody tfoot thead')],
  ['td', IS_TABLE_STRUCTURE],
  ['th', IS_TABLE_STRUCTURE],
]);

/** The open elements, as far as they are known. */
export class OpenElements {
  /** Tracked elements of HTML, the current one last. The first stands for `<html>` and `<body>`. */
  private readonly stack = [''];
  /** Elements of SVG or MathML, from `<svg>` or `<math>` on. */
  private readonly foreign: string[] = [];
  /**
   * Where a link may be open: how many elements were open when it began, or how many are left of them, since a browser
   * opens it again in what follows.
   */
  private link: number | undefined;

  get isInForeignContent(): boolean {
    return this.foreign.length > 0;
  }

  get isInParagraph(): boolean {
    return this.current === 'p';
  }

  /** Whether a control may stand here. In a paragraph it may, but closes it. */
  get takesControl(): boolean {
    if (this.isInForeignContent || IS_TABLE_STRUCTURE.has(this.current) || this.current === 'select')
      return false;
    return this.link === undefined || this.isInParagraph;
  }

  /** Reads a tag; false where it is not known what the tag does, nor anything from then on. */
  read(tagName: string, isEnd: boolean, selfClosing: boolean): boolean {
    // Headings close one another.
    const name = /^h[1-6]$/.test(tagName) ? 'h1' : tagName;
    if (this.isInForeignContent || name === 'svg' || name === 'math')
      return this.readForeign(name, isEnd, selfClosing);
    if (this.current === 'select' && name !== 'select') return name === 'option' || name === 'optgroup';
    if (!COUNTS.has(name)) return true;
    return (isEnd ? this.end(name) : this.start(name)) && this.stack.length < MAX_DEPTH;
  }

  private get current(): string {
    return this.stack.at(-1) ?? '';
  }

  private start(name: string): boolean {
    if (IS_UNKNOWN.has(name) || this.current === 'select') return false;
    if (PARENTS.has(name)) return this.startTablePart(name);
    if (name === 'a') return this.startLink();
    if (name === 'html') return !this.stack.includes('template');
    if (name === 'li' || name === 'dd' || name === 'dt') this.endListItem(name);
    if (CLOSES_PARAGRAPH.has(name) && this.isInParagraph) this.closeFrom(this.stack.length - 1);
    if (!IS_TRACKED.has(name)) return true;
    // It would be put in front of the table.
    if (IS_TABLE_STRUCTURE.has(this.current)) return false;
    // It closes the other, but only if nothing that is not tracked is open in that.
    if (name === 'h1' && this.current === 'h1') return false;
    if ((name === 'form' || name === 'button') && this.stack.includes(name)) return false;
    // Whether a table closes the paragraph depends on the doctype, and a <noscript> goes on in it.
    if (this.isInParagraph && (name === 'table' || name === 'noscript')) return false;
    return this.push(name);
  }

  private end(name: string): boolean {
    // A link in elements that are still open goes on in some of them.
    if (name === 'a' && this.link === this.stack.length) this.link = undefined;
    const place = this.stack.lastIndexOf(name);
    // parse5 and the standard do not agree on all parts of a table that are not open.
    if (place < 0) return !PARENTS.has(name) || !this.stack.includes('table');
    const inside = this.stack.slice(place + 1);
    const mayClose =
      name === 'form' || name === 'noscript'
        ? inside.length === 0
        : inside.every((one) => MAY_STAY_OPEN.has(one));
    if (mayClose) this.closeFrom(place);
    return mayClose;
  }

  private readForeign(name: string, isEnd: boolean, selfClosing: boolean): boolean {
    if (isEnd) return this.foreign.length === 0 || this.foreign.pop() === name;
    if (this.current === 'select' || INTEGRATION_POINTS.has(this.foreign.at(-1) ?? '')) return false;
    if (COUNTS_IN_FOREIGN.has(name)) return false;
    if (!selfClosing) this.foreign.push(name);
    return this.foreign.length < MAX_DEPTH;
  }

  private push(name: string): boolean {
    // A link in the element would be taken for the end of this one.
    if (IS_BOUNDARY.has(name) && this.link !== undefined) return false;
    this.stack.push(name);
    return true;
  }

  /** Closes the element at a place and all in it. */
  private closeFrom(place: number): void {
    for (const name of this.stack.splice(place))
      if (IS_BOUNDARY.has(name) && name !== 'table') this.link = undefined;
    if (this.link !== undefined) this.link = Math.min(this.link, place);
  }

  private endListItem(name: string): void {
    const place = this.stack.findLastIndex((open) => !['p', 'div', 'address'].includes(open));
    const open = this.stack[place];
    if (name === 'li' ? open === 'li' : open === 'dd' || open === 'dt') this.closeFrom(place);
  }

  private startLink(): boolean {
    if (this.link !== undefined && this.stack.length - this.link > MAX_ADOPTIONS) return false;
    this.link = this.stack.length;
    return true;
  }

  private startTablePart(name: string): boolean {
    // Outside of a table, it is ignored.
    if (!this.stack.includes('table')) return !this.stack.includes('template');
    const parents = PARENTS.get(name);
    while (MAY_STAY_OPEN.has(this.current) && !parents?.has(this.current))
      this.closeFrom(this.stack.length - 1);
    if (!parents?.has(this.current) || this.stack.includes('template')) return false;
    if (name === 'col' || name === 'colgroup') return true;
    if (parents.has('tbody') && this.current === 'table') this.push('tbody');
    if (parents.has('tr') && this.current !== 'tr') this.push('tr');
    return this.push(name);
  }
}

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
