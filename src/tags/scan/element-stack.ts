/**
 * The stack of open elements, and the list of active formatting elements as far as it counts.
 *
 * While each formatting element (`<a>`, `<b>` …) ends before the elements around it do, no element is ever opened again by
 * "reconstruct the active formatting elements", the adoption agency only pops, and the list of active formatting elements is
 * what is open of them. Where one does not, up to the end of what has the nearest marker, the elements are **loose**: only
 * special elements are still known. They stay what they are, since the adoption agency and the end tags of all other
 * elements close, move and open no special element; and what depends on the current element is not known. Only two elements
 * that are not special close others by their end tags: `<dialog>` and `<search>` must not be among loose ones.
 *
 * A link is open while it is in the list of active formatting elements, whatever closes around it. Its end tag takes it out,
 * unless that is out of scope, or too many special elements are open in the link for the adoption agency.
 *
 * Source: HTML Living Standard, 13.2.4.2 "The stack of open elements", 13.2.4.3 "The list of active formatting elements" and
 * 13.2.6.4.7 "The 'in body' insertion mode" (adoption agency algorithm).
 */

import * as html from './element-kinds.js';
import type { Kind } from './element-kinds.js';

/** No page needs more; the search through the open elements stays short. */
const MAX_DEPTH = 256;

/** The adoption agency takes a formatting element out of this many special elements, and leaves it in the others. */
const MAX_ADOPTIONS = 7;

/** The place that a link is above when none is open. */
const NO_LINK = -1;

/** What is known of the formatting elements since a marker. */
interface Formatting {
  readonly isLoose: boolean;
  readonly linkBase: number;
}

/** What is open, and how it closes. A method that answers false does not know; nothing is known from then on. */
export abstract class ElementStack {
  /** The place of the current element. What is after it in the lists is left over. */
  protected top = 0;
  /** From the root to the current element. */
  private readonly kinds = [html.ROOT];
  /** For each of them, the place of the paragraph that is in its button scope, or -1. */
  private readonly paragraphs = [-1];
  /** Whether elements other than special ones may be open besides those that are listed. */
  protected isLoose = false;
  /** A place that the open link is above, or `NO_LINK`. */
  private linkBase = NO_LINK;
  /** The same outside of each element that has a marker. */
  private readonly outer: Formatting[] = [];
  protected templates = 0;
  /** Whether a form is open, by the parser's form element pointer. */
  protected hasForm = false;

  /** Opens an element. */
  protected push(kind: Kind): boolean {
    const isBoundary = kind.is & html.SCOPE || kind === html.BUTTON;
    const paragraph = isBoundary ? -1 : kind === html.P ? this.top + 1 : this.paragraph;
    if (kind === html.A) {
      this.linkBase = this.top;
    } else if (kind.is & html.MARKER) {
      this.outer.push({ isLoose: this.isLoose, linkBase: this.linkBase });
      this.isLoose = false;
      this.linkBase = NO_LINK;
    }
    if (this.isLoose && !(kind.is & html.SPECIAL)) return !(kind.is & html.ENDS_IN_SCOPE);
    this.top++;
    this.kinds[this.top] = kind;
    this.paragraphs[this.top] = paragraph;
    if (kind === html.TEMPLATE) this.templates++;
    else if (kind === html.FORM && this.templates === 0) this.hasForm = true;
    return this.top < MAX_DEPTH;
  }

  /** Closes the current element by its end tag, where nothing is loose; not for forms and templates. */
  protected pop(): void {
    const { last } = this;
    this.top--;
    if (last === html.A) this.linkBase = NO_LINK;
    else if (last.is & html.MARKER) this.leaveMarker();
  }

  /**
   * Closes the element at a place and all above it, or only all above the one before that place. A formatting element of
   * them stays active: HTML will open it again.
   */
  protected closeFrom(place: number, isItsOwnEnd = true): boolean {
    let isActive = false;
    for (let index = this.top; index >= place; index--) {
      const { is } = this.kindAt(index);
      if (this.kindAt(index) === html.TEMPLATE) this.templates--;
      const isOwn = isItsOwnEnd && index === place;
      if (is & html.MARKER) {
        // A cell or a caption ends as by its end tag; what else has a marker would leave it behind.
        if (!isOwn && !(is & html.TABLE_PART)) return false;
        this.leaveMarker();
        isActive = false;
      } else if (is & html.FORMATTING && !isOwn) {
        isActive = true;
      }
    }
    this.top = place - 1;
    this.linkBase = Math.min(this.linkBase, this.top);
    return !(isActive || this.isLoose) || this.loosen();
  }

  /** Reads the end tag of a formatting element. */
  protected endFormatting(kind: Kind): boolean {
    if (!this.isLoose) {
      let index = this.top;
      while (this.kindAt(index) !== kind && !(this.kindAt(index).is & html.SPECIAL)) index--;
      if (this.kindAt(index) === kind) {
        if (kind === html.A) this.linkBase = NO_LINK;
        return this.closeFrom(index);
      }
      while (this.kindAt(index) !== kind && !(this.kindAt(index).is & html.SCOPE)) index--;
      if (this.kindAt(index) !== kind) return true;
    }
    if (this.linkBase !== NO_LINK) {
      // A link between the element and a special element may be given up with it.
      if (kind !== html.A && this.hasAboveLink(html.SPECIAL)) return false;
      if (kind === html.A && (this.hasAboveLink(html.SCOPE) || !this.endLink())) return false;
    }
    return this.loosen();
  }

  /** Ends the link that is open, if one is: it is taken out of all that is open in it. */
  protected endLink(): boolean {
    if (this.linkBase === NO_LINK) return true;
    let adoptions = 0;
    for (let index = this.top; index > this.linkBase; index--) {
      if (this.kindAt(index).is & html.SPECIAL) adoptions++;
    }
    this.linkBase = NO_LINK;
    return adoptions <= MAX_ADOPTIONS && this.loosen();
  }

  private hasAboveLink(is: number): boolean {
    for (let index = this.top; index > this.linkBase; index--) if (this.kindAt(index).is & is) return true;
    return false;
  }

  /** Gives up what is known of elements that are not special. */
  protected loosen(): boolean {
    if (!this.isLoose) {
      for (let index = this.top; index > 0 && !(this.kindAt(index).is & html.MARKER); index--) {
        const { is } = this.kindAt(index);
        if (is & html.ENDS_IN_SCOPE && !(is & html.SPECIAL)) return false;
      }
      this.isLoose = true;
    }
    while (!(this.last.is & html.SPECIAL)) this.top--;
    this.linkBase = Math.min(this.linkBase, this.top);
    return true;
  }

  private leaveMarker(): void {
    ({ isLoose: this.isLoose, linkBase: this.linkBase } = this.outer.pop() as Formatting);
  }

  protected get isInLink(): boolean {
    return this.linkBase !== NO_LINK;
  }

  protected isOpen(kind: Kind): boolean {
    return this.kinds.lastIndexOf(kind, this.top) >= 0;
  }

  protected get last(): Kind {
    return this.kindAt(this.top);
  }

  protected kindAt(place: number): Kind {
    return this.kinds[place] as Kind;
  }

  /** The place of the paragraph in button scope, or -1. */
  protected get paragraph(): number {
    return this.paragraphs[this.top] as number;
  }
}
