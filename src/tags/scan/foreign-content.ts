import { INTEGRATION, NOT_IN_DRAWING, type Kind } from './element-kinds.js';

/** No drawing needs more. */
const MAX_DEPTH = 256;

/**
 * A drawing or formula that is open: `<svg>` or `<math>` and the elements in it, each ended where it has to be. HTML in
 * it is not known, and neither is an element that HTML's own rules would end.
 *
 * Source: HTML Living Standard, 13.2.6.5 "The rules for parsing tokens in foreign content".
 */
export class Drawing {
  private readonly open: Kind[] = [];

  get isOpen(): boolean {
    return this.open.length > 0;
  }

  /** Reads a start tag, the drawing's own first, and tells whether it is known what follows. */
  start(kind: Kind, isSelfClosing: boolean): boolean {
    const parent = this.open.at(-1);
    if (parent && (kind.is & NOT_IN_DRAWING || parent.is & INTEGRATION)) return false;
    if (!isSelfClosing) this.open.push(kind);
    return this.open.length < MAX_DEPTH;
  }

  /** Reads an end tag, and tells whether it is that of the last element. */
  end(kind: Kind): boolean {
    return this.open.pop() === kind;
  }
}
