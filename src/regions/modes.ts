import type { Range } from '../base/source.js';

/**
 * Matches a pattern at or after an offset.
 *
 * @param pattern with the `g` flag, or `y` to match at the offset; its `lastIndex` is set to the end of the match
 */
export function matchFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

export function indexAfter(text: string, needle: string, from: number): number | undefined {
  const index = text.indexOf(needle, from);
  return index < 0 ? undefined : index + needle.length;
}

/** A range without the space at both ends. */
export function trim(text: string, start: number, end: number): Range {
  const code = text.slice(start, end);
  const from = end - code.trimStart().length;
  return { start: from, end: Math.max(from, start + code.trimEnd().length) };
}

/** The state of a reader: in code, or in a string, a comment, a bracket or a block. */
export interface Mode {
  /**
   * Matches the delimiter that ends the mode, in the first group and last in the match, and anything else that matters,
   * such as an escape. With the `g` flag.
   */
  readonly stop: RegExp;
  /** The modes that begin at other matches, by the text of the match. */
  readonly begins?: Readonly<Record<string, Mode>> | ((found: RegExpExecArray) => Mode | undefined);
}

/**
 * Reads on in a mode, and yields the opening and the end of each mode that ends, up to the end of the text or of the
 * first mode, which has no opening. The modes are kept in a list, since templates may nest deeper than calls can.
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

/** Finds the closing delimiter, from an offset after the opening one; undefined if there is none. */
export type FindEnd = (text: string, from: number) => Range | undefined;

/**
 * Makes a function that finds the end of a mode.
 *
 * @example
 * // a delimiter that strings hide
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

/** Like `ending`, for blocks that nest: any match that does not end one begins one. */
export function endingNested(stop: RegExp): FindEnd {
  const block: Mode = { stop, begins: () => block };
  return ending(stop, block.begins);
}

/** Finds the end of braces, which nest. Other matches, such as strings, hide those in them. */
export function endingBraces(stop: RegExp): FindEnd {
  const begins: Record<string, Mode> = {};
  begins['{'] = { stop, begins };
  return ending(stop, begins);
}

/** The mode after code that an engine rejects: it never ends. */
export const REFUSED: Mode = { stop: /(?!)/g };

/** Strings with backslash escapes, keyed by quotation mark. */
export const STRINGS = {
  '"': { stop: /\\[^]|(")/g },
  "'": { stop: /\\[^]|(')/g },
  '`': { stop: /\\[^]|(`)/g },
} satisfies Record<string, Mode>;

/** The closing brackets, keyed by opening bracket: an Elixir sigil may use any of them, as in `~p[/posts]`. */
export const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

export type QuotationMark = keyof typeof STRINGS;

/** The offset after a string, from an offset after its opening mark; undefined if it is unclosed. */
export function stringEnd(text: string, from: number, mark: QuotationMark): number | undefined {
  return ending(STRINGS[mark].stop)(text, from)?.end;
}
