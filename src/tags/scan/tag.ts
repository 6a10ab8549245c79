/** Reads tags as the tokenizer does: where one ends, and what it is called (HTML Living Standard, 13.2.5). */

import { KINDS, NO_KIND, type Kind } from './elements.js';
import type { Range } from '../../base/source.js';

export const SLASH = 0x2f;
const EQUALS = 0x3d;
export const GREATER = 0x3e;

/**
 * Kinds by the length and the first letter of their names: to make strings of the thousands of names in a page takes half
 * as long again as the whole scan.
 */
const KINDS_LIKE: Kind[][] = Array.from({ length: 16 * 32 }, () => []);
for (const kind of KINDS.values()) KINDS_LIKE[placeOf(kind.name, 0, kind.name.length)]?.push(kind);

/** A tag of any name, and then the next one: there are too many of them for an object each. */
export class Tag {
  isEnd = false;
  /** Undefined for a name that is not listed. */
  kind: Kind | undefined;
  selfClosing = false;
  start = 0;
  /** -1 where the text ends in the tag. */
  end = 0;

  private nameStart = 0;
  private nameEnd = 0;

  /** The kind of our tags. */
  readonly ours: Kind;
  private readonly kindsLike: readonly Kind[][];

  constructor(
    private readonly text: string,
    name: string,
  ) {
    this.ours = { ...NO_KIND, name };
    const place = placeOf(name, 0, name.length);
    this.kindsLike = KINDS_LIKE.with(place, [this.ours, ...(KINDS_LIKE[place] as Kind[])]);
  }

  /** In lower case; only ASCII letters have two cases to HTML. */
  get name(): string {
    const name = this.text.slice(this.nameStart, this.nameEnd);
    return /[A-Z]/.test(name) ? name.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : name;
  }

  /** Long names are of one kind with those that begin with them. */
  get isOurs(): boolean {
    return this.kind === this.ours && this.nameEnd - this.nameStart === this.ours.name.length;
  }

  get range(): Range {
    return { start: this.start, end: this.end };
  }

  /** Reads the tag that starts with the `<` at an offset; false where none does. */
  read(start: number): boolean {
    const { text } = this;
    // Tag open state, and end tag open state: a tag has a letter there.
    this.isEnd = text.charCodeAt(start + 1) === SLASH;
    const nameStart = start + (this.isEnd ? 2 : 1);
    let code = text.charCodeAt(nameStart);
    if (!isLetter(code)) return false;
    this.start = start;
    // Tag name state.
    let at = nameStart;
    do code = text.charCodeAt(++at);
    while (code > GREATER || (!isSpace(code) && code !== SLASH && code !== GREATER && at < text.length));
    this.nameStart = nameStart;
    this.nameEnd = at;
    this.kind = this.kindOf(nameStart, at);
    // Most tags end with their names.
    this.selfClosing = false;
    this.end = code === GREATER ? at + 1 : this.skipAttributes(at);
    return true;
  }

  private kindOf(start: number, end: number): Kind | undefined {
    const kinds = this.kindsLike[placeOf(this.text, start, end)] as Kind[];
    let index = 0;
    while (index < kinds.length && !isNamed((kinds[index] as Kind).name, this.text, start)) index++;
    return kinds[index];
  }

  /** The offset after the tag, from the end of its name on; -1 where the text ends in it. */
  private skipAttributes(start: number): number {
    const { text } = this;
    let at = start;
    let code = text.charCodeAt(at);
    for (;;) {
      // Before attribute name state, and self-closing start tag state.
      const gap = at;
      while (isSpace(code) || code === SLASH) code = text.charCodeAt(++at);
      if (code === GREATER) {
        this.selfClosing = at > gap && text.charCodeAt(at - 1) === SLASH;
        return at + 1;
      }
      // Attribute name state: its first character may be a `=`.
      do code = text.charCodeAt(++at);
      while (
        code > GREATER ||
        (!isSpace(code) && code !== SLASH && code !== GREATER && code !== EQUALS && at < text.length)
      );
      // After attribute name state.
      while (isSpace(code)) code = text.charCodeAt(++at);
      if (at >= text.length) return -1;
      if (code !== EQUALS) continue;
      // Before attribute value state.
      do code = text.charCodeAt(++at);
      while (isSpace(code));
      if (code === 0x22 || code === 0x27) {
        at = text.indexOf(code === 0x22 ? '"' : "'", at + 1) + 1;
        if (at === 0) return -1;
        code = text.charCodeAt(at);
      } else {
        // Attribute value (unquoted) state: a `/` is part of it.
        while (!isSpace(code) && code !== GREATER && at < text.length) code = text.charCodeAt(++at);
      }
    }
  }
}

/** Tells whether HTML takes a character for white space. */
export function isSpace(code: number): boolean {
  return code <= 0x20 && (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x0c);
}

function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

function placeOf(text: string, start: number, end: number): number {
  return Math.min(end - start, 15) * 32 + (text.charCodeAt(start) & 31);
}

function isNamed(name: string, text: string, start: number): boolean {
  for (let index = 1; index < name.length; index++) {
    const code = text.charCodeAt(start + index);
    const lower = name.charCodeAt(index);
    if (code !== lower && (code !== lower - 0x20 || lower < 0x61)) return false;
  }
  return true;
}
