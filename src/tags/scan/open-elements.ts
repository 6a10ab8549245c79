/**
 * The elements that are open while a text is read: the part of HTML's tree construction that the scanner needs.
 *
 * Every method does what the standard says, or answers that it does not know. It knows end tags that are missing or close
 * nothing, tables, lists, forms, templates, `<select>`, and drawings without HTML in them.
 *
 * Three things are left out because they cannot be told from outside. The `<head>`, the `<body>` and the modes around
 * them open and close no element that counts. A `<colgroup>` ends at whatever is not a part of it, and its place is
 * as wrong for a control as that of its `<table>`. And `<noscript>` ends early in a `<head>`: hence what is open in it
 * must be closed in it.
 *
 * Source: HTML Living Standard, 13.2.6 "Tree construction", and parse5, which has the last word.
 */

import type { Misplacement } from '../../diagnostics/code-words.js';
import { Drawing } from './foreign-content.js';
import * as html from './element-kinds.js';
import type { Kind } from './element-kinds.js';
import { ElementStack } from './element-stack.js';

/** What follows a start tag: the text of its element, or anything. */
export type Following = 'text' | 'markup';

/** A document's mode, where it is known; the standard's limited-quirks mode is not among them. */
export type DocumentMode = 'quirks' | 'no-quirks' | undefined;

/** The open elements, as far as they are known. Nothing is known of them once a method has said so. */
export class OpenElements extends ElementStack {
  private inSelect = false;
  private readonly drawing = new Drawing();

  constructor(private readonly mode: DocumentMode) {
    super();
  }

  /** Whether it is known what a control meets here, in HTML and not ignored. */
  get takesControl(): boolean {
    return this.isPlain && !(this.isLoose && this.last.is & html.TABLE_STRUCTURE);
  }

  get isInDrawing(): boolean {
    return this.drawing.isOpen;
  }

  get isInTemplate(): boolean {
    return this.templates > 0;
  }

  /** What a browser would do to a control that starts here. */
  misplacement(): Misplacement | undefined {
    if (this.last.is & html.TABLE_STRUCTURE) return 'table';
    if (this.paragraph >= 0) return 'paragraph';
    return this.isInLink ? 'link' : undefined;
  }

  /** Reads a start tag, and tells what follows; undefined where that is not known. */
  start(kind: Kind, isSelfClosing: boolean): Following | undefined {
    if (this.drawing.isOpen) return this.drawing.start(kind, isSelfClosing) ? 'markup' : undefined;
    const following = kind.is & html.TEXT ? 'text' : 'markup';
    if (this.inSelect) return kind.is & html.NOT_IN_SELECT ? undefined : following;
    if (kind.is & html.UNKNOWN) return undefined;
    if (kind.is & html.IGNORED) return following;
    if (kind.is & html.TABLE_PART) return this.startTablePart(kind) ? following : undefined;
    if (kind === html.FORM && this.hasForm && this.templates === 0) return following;
    if (!this.makeRoomFor(kind)) return undefined;
    if (kind.is & (html.TEXT | html.EMPTY)) return following;
    if (kind.name === 'select') this.inSelect = true;
    else if (kind !== html.SVG && kind !== html.MATH) return this.push(kind) ? following : undefined;
    else this.drawing.start(kind, isSelfClosing);
    return following;
  }

  /** Reads an end tag, and tells whether it is known what it does. */
  end(kind: Kind): boolean {
    // Most tags are the end tag of the current element, and all that it does is to close it.
    if (kind === this.last && this.isPlain && !this.isLoose && kind !== html.FORM && kind !== html.TEMPLATE) {
      this.pop();
      return true;
    }
    if (this.drawing.isOpen) return this.drawing.end(kind);
    if (this.inSelect) {
      this.inSelect = kind.name !== 'select';
      return !(this.inSelect && kind.is & html.NOT_IN_SELECT);
    }
    if (kind.is & html.TABLE_PART || kind === html.TABLE) return this.endTablePart(kind);
    if (kind.is & html.ENDS_IN_SCOPE) return this.endInScope(kind);
    if (kind.is & html.FORMATTING) return this.endFormatting(kind);
    switch (kind.name) {
      case 'p':
        return this.paragraph < 0 || this.closeFrom(this.paragraph);
      case 'form':
        return this.endForm();
      case 'template':
        return this.endTemplate();
      case 'noscript':
        if (this.isLoose || this.last !== html.NOSCRIPT) return !this.isOpen(html.NOSCRIPT);
        return this.closeFrom(this.top);
    }
    return this.endOther(kind);
  }

  /** Closes what ends where a start tag is, and tells whether it is known what that is. */
  private makeRoomFor(kind: Kind): boolean {
    if (kind === html.A) return this.endLink();
    if (kind === html.NOBR) return this.endFormatting(kind);
    if (kind.is & html.FORMATTING) return true;
    if (kind.is & html.LIST_ITEM && !this.closeListItem(kind)) return false;
    // There, a form is set but not open.
    if (kind === html.FORM && this.kindAt(this.tableContext()).is & html.TABLE_STRUCTURE) return false;
    if (kind.is & html.CLOSES_P) {
      if (this.paragraph >= 0 && !this.closeFrom(this.paragraph)) return false;
      if (kind.is & html.HEADING && this.last.is & html.HEADING)
        return !this.isLoose && this.closeFrom(this.top);
    } else if (kind === html.TABLE) {
      const isInTable = this.kindAt(this.tableContext()).is & html.TABLE_STRUCTURE;
      if (isInTable && !this.endTablePart(html.TABLE)) return false;
      if (this.paragraph < 0 || this.mode === 'quirks') return true;
      return this.mode === 'no-quirks' && this.closeFrom(this.paragraph);
    } else if (kind === html.BUTTON) {
      return this.endInScope(kind);
    } else if (kind.name === 'option' || kind.name === 'optgroup') {
      if (this.last === html.OPTION) return this.closeFrom(this.top);
    }
    return true;
  }

  private closeListItem(kind: Kind): boolean {
    for (let index = this.top; index > 0; index--) {
      const open = this.kindAt(index);
      const isSameKind =
        kind === html.LI ? open === html.LI : open !== html.LI && (open.is & html.LIST_ITEM) !== 0;
      if (isSameKind) return this.closeFrom(index);
      if (open.is & html.SPECIAL && open !== html.P && open.name !== 'div' && open.name !== 'address')
        return true;
    }
    return true;
  }

  private startTablePart(kind: Kind): boolean {
    const level = kind.name === 'caption' ? 1 : kind.level;
    let context = this.tableContext();
    if (this.kindAt(context) === html.TEMPLATE) return false;
    // Outside a table, it is ignored.
    if (context === 0) return true;
    while (this.kindAt(context).level >= level) {
      if (!this.closeFrom(context)) return false;
      context = this.tableContext();
    }
    if (!this.closeFrom(context + 1, false)) return false;
    if (kind.name === 'col' || kind.name === 'colgroup') return true;
    if (level > 1 && this.last === html.TABLE) this.push(html.TBODY);
    if (level > 2 && this.last !== html.TR) this.push(html.TR);
    return this.push(kind);
  }

  private endTablePart(kind: Kind): boolean {
    for (let index = this.top; index > 0; index--) {
      const open = this.kindAt(index);
      if (open === kind) return this.closeFrom(index);
      if (open === html.TABLE || open === html.TEMPLATE) break;
    }
    // In a row, parse5 takes the end tag of any other body of the table for the row's.
    return !(kind.is & html.TABLE_STRUCTURE) || this.kindAt(this.tableContext()) !== html.TR;
  }

  /** The place of the nearest element that tells what a part of a table does. */
  private tableContext(): number {
    let index = this.top;
    while (index > 0) {
      const open = this.kindAt(index);
      if (open.is & (html.TABLE_PART | html.TABLE_STRUCTURE) || open === html.TEMPLATE) break;
      index--;
    }
    return index;
  }

  private endInScope(kind: Kind): boolean {
    for (let index = this.top; ; index--) {
      const open = this.kindAt(index);
      if (open === kind || (kind.is & html.HEADING && open.is & html.HEADING)) return this.closeFrom(index);
      if (open.is & html.SCOPE || (kind === html.LI && open.is & html.LIST_BOUNDARY)) return true;
    }
  }

  private endForm(): boolean {
    if (this.templates > 0) return this.endInScope(html.FORM);
    if (!this.hasForm) return true;
    this.hasForm = false;
    let form = this.top;
    while (this.kindAt(form) !== html.FORM && !(this.kindAt(form).is & html.SCOPE)) form--;
    if (this.kindAt(form) !== html.FORM) return !this.isOpen(html.FORM);
    while (this.top > form) {
      const { is } = this.last;
      // What no end tag is implied of stays open.
      const isKnown =
        is & html.IMPLIED ? !this.isLoose && this.closeFrom(this.top) : !(is & html.SPECIAL) && this.loosen();
      if (!isKnown) return false;
    }
    return this.closeFrom(form);
  }

  private endTemplate(): boolean {
    if (this.templates === 0) return true;
    for (let index = this.top; ; index--) {
      if (this.kindAt(index) === html.TEMPLATE) return this.closeFrom(index);
      // Its marker would stay in the list of active formatting elements.
      if (this.kindAt(index).is & html.MARKER) return false;
    }
  }

  private endOther(kind: Kind): boolean {
    for (let index = this.top; ; index--) {
      const open = this.kindAt(index);
      if (open === kind) return this.closeFrom(index);
      if (open.is & html.SPECIAL) return true;
    }
  }

  /** Whether elements are HTML's own, and none is ignored. */
  private get isPlain(): boolean {
    return !this.inSelect && !this.drawing.isOpen;
  }
}
