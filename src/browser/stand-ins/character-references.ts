/**
 * Character references, in the place of `entities/decode`: the same answers from a smaller table. It tells nobody of
 * parse errors, which the core does not ask for.
 */

import type * as whole from 'entities/decode';

/** The table of names, which `scripts/browser.js` puts here: `scripts/character-references.js` says how it is packed. */
declare const PACKED_REFERENCES: string;

/** Whether a reference is in text or in an attribute. */
export const DecodingMode = { Legacy: 0, Attribute: 2 } as const;

/** Texts by name: `amp;`, and `amp` where the name may do without the semicolon. */
const references = unpack(PACKED_REFERENCES);

/** No name that may do without a semicolon is longer. */
const MAX_LEGACY_LENGTH = 6;

/** What follows the ampersand, up to the first character that cannot belong to a reference. */
const RUN = /^(?:#x([\da-f]*)|#(\d*)|[\da-z]*)/i;

/**
 * What the code points from 128 to 159 stand for: those of Windows-1252.
 *
 * Source: HTML Living Standard, "Numeric character reference end state".
 */
const C1 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

type Decoder = Pick<whole.HtmlEntityDecoder, 'startEntity' | 'write' | 'end'>;

/**
 * Decodes one reference after the other. Their lengths count the ampersand; 0 is for what is no reference.
 *
 * Source: HTML Living Standard, "Character reference state" and those that follow it.
 */
export class HtmlEntityDecoder implements Decoder {
  private isInAttribute = false;
  /** What has come since the ampersand. */
  private text = '';

  constructor(private readonly emit: (codePoint: number, consumed: number) => void) {}

  startEntity(mode: number): void {
    this.isInAttribute = mode === DecodingMode.Attribute;
    this.text = '';
  }

  /** Takes what follows the ampersand, or what came before. Gives the length of the reference; -1 to be given more. */
  write(input: string, offset: number): number {
    this.text += input.slice(offset);
    return RUN.exec(this.text)?.[0].length === this.text.length ? -1 : this.end();
  }

  /** Gives the length of the reference where no more is to come. */
  end(): number {
    const { text } = this;
    const [run = '', hexadecimal, decimal] = RUN.exec(text) ?? [];
    const isClosed = text.charAt(run.length) === ';';
    const consumed = run.length + (isClosed ? 2 : 1);
    const digits = hexadecimal ?? decimal;
    if (digits !== undefined) {
      if (digits === '') return 0;
      this.emit(replace(parseInt(digits, hexadecimal === undefined ? 10 : 16)), consumed);
      return consumed;
    }
    const named = isClosed ? references.get(`${run};`) : undefined;
    return named === undefined ? this.endLegacy(run) : this.emitText(named, consumed);
  }

  /** Decodes the longest name that the run begins with and that may do without a semicolon. */
  private endLegacy(run: string): number {
    for (let length = Math.min(run.length, MAX_LEGACY_LENGTH); length > 0; length--) {
      const named = references.get(run.slice(0, length));
      if (named === undefined) continue;
      // An address such as "?a=1&copy=2" means its ampersand.
      const isText = this.isInAttribute && /[=\da-z]/i.test(this.text.charAt(length));
      return isText ? 0 : this.emitText(named, length + 1);
    }
    return 0;
  }

  private emitText(text: string, consumed: number): number {
    for (const character of text) this.emit(character.codePointAt(0) as number, consumed);
    return consumed;
  }
}

/** Replaces the numbers that stand for another character, or for none. */
function replace(codePoint: number): number {
  if (codePoint >= 128 && codePoint < 160) return C1.charCodeAt(codePoint - 128);
  const isSurrogate = codePoint >= 0xd800 && codePoint < 0xe000;
  return codePoint === 0 || codePoint > 0x10ffff || isSurrogate ? 0xfffd : codePoint;
}

function unpack(packed: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  let codePoint = 0;
  for (const [, before, step, name = '', mark, second] of packed.matchAll(
    /([ ,])(\d*)(\w+)(!?)(?:\+(\d+))?/g,
  )) {
    if (before === ',') codePoint += Number(step || 1);
    const text = String.fromCodePoint(codePoint) + (second ? String.fromCodePoint(Number(second)) : '');
    texts.set(`${name};`, text);
    if (mark) texts.set(name, text);
  }
  return texts;
}
