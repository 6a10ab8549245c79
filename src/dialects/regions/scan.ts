import type { Range } from '../../base/source.js';

/**
 * Matches an expression at or after an offset.
 *
 * @param pattern with the flag `g`, or `y` for a match at the offset; its `lastIndex` tells where the match ends
 */
export function matchFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** The offset behind a string that comes at or after another offset. */
export function indexAfter(text: string, searched: string, from: number): number | undefined {
  const index = text.indexOf(searched, from);
  return index < 0 ? undefined : index + searched.length;
}

/** The part of a range that is left when the space at both ends is taken away. */
export function trim(text: string, start: number, end: number): Range {
  const code = text.slice(start, end);
  const from = end - code.trimStart().length;
  return { start: from, end: Math.max(from, start + code.trimEnd().length) };
}

/** What a reader is in: code, or a string, a comment, a bracket or a block that stands in it. */
export interface Mode {
  /**
   * Matches what ends the mode, with a delimiter in the first group and last in the match, and whatever else matters, such as an
   * escape, which hides an end. With the flag `g`.
   */
  readonly stop: RegExp;
  /** What begins at a match that is no end, by its text; nothing does at any other. */
  readonly begins?: Readonly<Record<string, Mode>> | ((found: RegExpExecArray) => Mode | undefined);
}

/**
 * Reads on in a mode, and yields what has begun and ended every mode that ends, up to the end of the first one or of the text.
 * Nothing has begun the first one. The modes are kept in a list, since templates may nest deeper than calls can.
 */
export function* endsOfModes(text: string, from: number, first: Mode) {
  const open: { readonly mode: Mode; readonly opening?: RegExpExecArray }[] = [{ mode: first }];
  let at = from;
  for (let innermost = open.at(-1); innermost; innermost = open.at(-1)) {
    const { mode, opening } = innermost;
    const found = matchFrom(mode.stop, text, at);
    if (!found) return;
    at = mode.stop.lastIndex;
    if (found[1] !== undefined) {
      open.pop();
      yield { opening, found };
    } else {
      const inner = beginsAt(mode, found);
      if (inner) open.push({ mode: inner, opening: found });
    }
  }
}

function beginsAt({ begins = {} }: Mode, found: RegExpExecArray): Mode | undefined {
  if (typeof begins === 'function') return begins(found);
  return Object.hasOwn(begins, found[0]) ? begins[found[0]] : undefined;
}

/** Finds the delimiter that ends what began in front of an offset; undefined where nothing ends it. */
export type FindEnd = (text: string, from: number) => Range | undefined;

/**
 * Makes what finds the end of a mode.
 *
 * @example
 * // a delimiter that is none in a string
 * ending(/(-?%>)|"/g, { '"': STRINGS['"'] })
 */
export function ending(stop: RegExp, begins: Mode['begins'] = {}): FindEnd {
  const first = { stop, begins };
  return (text, from) => {
    for (const { opening, found } of endsOfModes(text, from, first)) {
      const end = found.index + found[0].length;
      if (opening === undefined) return { start: end - (found[1] ?? '').length, end };
    }
    return undefined;
  };
}

/** Makes what finds the end of a block in which others of its kind may stand: what does not end one begins one. */
export function endingNested(stop: RegExp): FindEnd {
  const block: Mode = { stop, begins: () => block };
  return ending(stop, block.begins);
}

/** The mode behind what an engine refuses: nothing ends it. */
export const REFUSED: Mode = { stop: /(?!)/g };

/** Strings in which a backslash hides the character behind it, by their quotation marks. */
export const STRINGS = {
  '"': { stop: /\\[^]|(")/g },
  "'": { stop: /\\[^]|(')/g },
  '`': { stop: /\\[^]|(`)/g },
} satisfies Record<string, Mode>;

/** What begins and ends a string. */
export type QuotationMark = keyof typeof STRINGS;

/** The offset behind a string of which the text goes on at an offset; undefined where nothing ends it. */
export function stringEnd(text: string, from: number, mark: QuotationMark): number | undefined {
  return ending(STRINGS[mark].stop)(text, from)?.end;
}
