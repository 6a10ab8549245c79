import type { Range } from '../base/source.js';
import { writeInteger } from './expressions.js';
import type { Integer } from './program.js';
import { CLOSING, endingNested, indexAfter, stringEnd, type QuotationMark } from '../regions/modes.js';
import type { Syntax } from './syntax.js';

/** The token as a whole string: `':page'`. */
const WHOLE = /(['"`])(?::|%3A)page\1/gi;

const LENGTH = ':page'.length;

/** The token within a longer string. */
const INSIDE = /:page(?!(?!\p{Lo})[\p{L}\p{N}_])/gu;

/** Whether the author's code has the token in a string: alone, or within a longer one. */
export function holdsToken(source: string): boolean {
  return replaceWhole(source, '') !== source || longerStrings(source).length > 0;
}

const ARITHMETIC = /(['"])(?::|%3A)page\1\s*(?:[-*/%]|\+\s*\d)|(?:[-*/%]|\d\s*\+)\s*(['"])(?::|%3A)page\2/i;

/** Whether the author's code calculates with the token: `':page' - 1`. */
export function calculatesWithToken(source: string): boolean {
  return ARITHMETIC.test(source);
}

/** Whether a page number can replace the token in the author's code. */
export function canSubstitute(source: string, syntax: Syntax): boolean {
  return substituteToken(source, 1, syntax) !== source;
}

/** The code of a page's path: with a number in place of the token, or by the language's `pathOf`. */
export function pathCode(source: string, page: Integer, syntax: Syntax): string {
  return syntax.pathOf && source.startsWith('{') && !canSubstitute(source, syntax)
    ? syntax.pathOf(source, writeInteger(page, syntax))
    : substituteToken(source, page, syntax);
}

/** Replaces the token with a page number in every string of the author's code. */
export function substituteToken(source: string, page: Integer, syntax: Syntax): string {
  const integer = writeInteger(page, syntax);
  const whole = replaceWhole(source, syntax.argument?.(integer, source) ?? integer);
  let code = '';
  let from = 0;
  for (const string of longerStrings(whole)) {
    code += whole.slice(from, string.start) + splitString(whole, string, integer, syntax);
    from = string.end;
  }
  return code + whole.slice(from);
}

/** A string with the token among other text. */
interface LongerString extends Range {
  /** Offsets of the token. */
  readonly tokens: readonly number[];
}

function longerStrings(source: string): LongerString[] {
  return stringsIn(source, /~[a-z][([{<|/]|["'`]/g).flatMap((string) => {
    const tokens = textsOf(source, string).flatMap((text) =>
      Array.from(source.slice(text.start, text.end).matchAll(INSIDE), ({ index }) => text.start + index),
    );
    return tokens.length === 0 ? [] : [{ ...string, tokens }];
  });
}

/** Replaces the token in a string, by interpolation or by concatenation. */
function splitString(
  source: string,
  { start, end, tokens }: LongerString,
  integer: string,
  { interpolate, interpolates = '"', concatenate }: Syntax,
): string {
  const mark = source.charAt(start);
  const ends = [...tokens, end];
  const parts = [start - LENGTH, ...tokens].map((before, index) =>
    source.slice(before + LENGTH, ends[index]),
  );
  if (interpolate !== undefined && (interpolates.includes(mark) || mark === '~'))
    return parts.join(interpolate(integer));
  const strings = parts.map(
    (part, index) => `${index === 0 ? '' : mark}${part}${index === parts.length - 1 ? '' : mark}`,
  );
  const isHead = /^\{\{-?\s*$/.test(source.slice(0, start));
  return (mark === '~' ? undefined : concatenate?.(strings, integer, isHead)) ?? source.slice(start, end);
}

/** Replaces the token where it is a whole string, except in the text of another string. */
function replaceWhole(source: string, replacement: string): string {
  const texts = stringsIn(source, /["'`]/g).flatMap((string) => textsOf(source, string));
  let next = 0;
  return source.replace(WHOLE, (found, _quote, at: number) => {
    while ((texts[next]?.end ?? Infinity) <= at) next++;
    return (texts[next]?.start ?? Infinity) <= at ? found : replacement;
  });
}

/** The strings in code, including quotation marks, up to the first unclosed one. */
function stringsIn(source: string, opening: RegExp): Range[] {
  const strings: Range[] = [];
  for (let found = opening.exec(source); found; found = opening.exec(source)) {
    const [mark] = found;
    const sigil = mark.charAt(2);
    const end =
      sigil === ''
        ? stringEnd(source, opening.lastIndex, mark as QuotationMark)
        : indexAfter(source, CLOSING[sigil] ?? sigil, opening.lastIndex);
    if (end === undefined) break;
    strings.push({ start: found.index, end });
    opening.lastIndex = end;
  }
  return strings;
}

/** The text in a string, without interpolated code: `"#{url(':page')}"`. */
function textsOf(source: string, { start, end }: Range): Range[] {
  const string = source.slice(start, end);
  const last = string.length - 1;
  const texts: Range[] = [];
  let from = 1;
  for (const { index } of string.matchAll(/[#$]\{/g)) {
    if (index < from) continue;
    texts.push({ start: start + from, end: start + index });
    from = Math.min(endOfBraces(string, index + '#{'.length)?.end ?? last, last);
  }
  return [...texts, { start: start + from, end: start + last }];
}

/** Finds the brace that ends interpolated code: `"#{%{a: 1}}"`. */
const endOfBraces = endingNested(/\{|(\})/g);
