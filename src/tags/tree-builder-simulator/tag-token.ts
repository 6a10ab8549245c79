/** Reads tags like the tokenizer: their names and ends (HTML Living Standard, 13.2.5). */

import { KINDS, type Kind } from './elements.js';
import type { Range } from '../../base/source.js';

export const SLASH = 0x2f;
const EQUALS = 0x3d;
export const GREATER = 0x3e;

/** A prefix of names: the kind with this name, and the prefixes one letter longer, by the letter's code. */
interface Prefix {
  kind: Kind | undefined;
  readonly longer: Prefix[];
}

/** The empty prefix. Making strings of the thousands of names in a page would slow the simulator by half. */
const EMPTY = makePrefix();
for (const kind of KINDS.values()) {
  let prefix = EMPTY;
  for (const letter of kind.name) {
    const longer = prefix.longer[letter.charCodeAt(0)] ?? makePrefix();
    for (const either of [letter, letter.toUpperCase()]) prefix.longer[either.charCodeAt(0)] = longer;
    prefix = longer;
  }
  prefix.kind = kind;
}

function makePrefix(): Prefix {
  return { kind: undefined, longer: [] };
}

/** The current tag, of any name. The object is reused because pages have many tags. */
export class TagToken {
  isEnd = false;
  /** Undefined for unlisted names. */
  kind: Kind | undefined;
  selfClosing = false;
  start = 0;
  /** -1 if the text ends in the tag. */
  end = 0;

  private nameStart = 0;
  nameEnd = 0;

  isOurs = false;

  constructor(
    private readonly text: string,
    /** The name of our tags, in lowercase. */
    private readonly ourName: string,
  ) {}

  /** In lowercase; HTML lowercases only ASCII letters. */
  get name(): string {
    const name = this.text.slice(this.nameStart, this.nameEnd);
    return /[A-Z]/.test(name) ? name.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : name;
  }

  get range(): Range {
    return { start: this.start, end: this.end };
  }

  /** Reads the tag that starts with the `<` at an offset; false if none does. */
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
    let prefix: Prefix | undefined = EMPTY;
    do {
      prefix = prefix?.longer[code];
      code = text.charCodeAt(++at);
    } while (code > GREATER || (!isSpace(code) && code !== SLASH && code !== GREATER && at < text.length));
    this.nameStart = nameStart;
    this.nameEnd = at;
    this.isOurs = at - nameStart === this.ourName.length && this.name === this.ourName;
    this.kind = prefix?.kind;
    // Most tags have no attributes.
    this.selfClosing = false;
    this.end = code === GREATER ? at + 1 : this.skipAttributes(at);
    return true;
  }

  /** Skips from the end of the name to the end of the tag; -1 if the text ends in it. */
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

export function isSpace(code: number): boolean {
  return code <= 0x20 && (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x0c);
}

function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}
