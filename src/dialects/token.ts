import type { Range } from '../base/source.js';
import { writeInteger } from './expressions.js';
import type { Integer } from './program.js';
import { stringEnd, type QuotationMark } from './regions/scan.js';
import type { Syntax } from './syntax.js';

/** The token as a string of its own: `':page'`. */
const WHOLE = /(['"`])(?::|%3A)page\1/gi;

const LENGTH = ':page'.length;

/** The token within a longer string. */
const INSIDE = /:page(?!(?!\p{Lo})[\p{L}\p{N}_])/gu;

/** Tells whether the author's code has the token in a string: by itself, or within a longer one. */
export function holdsToken(source: string): boolean {
  return holdsWhole(source) || longerStrings(source).length > 0;
}

/** Tells whether a page number can take the place of the token in the author's code. */
export function canSubstitute(source: string, syntax: Syntax): boolean {
  return substituteToken(source, 1, syntax) !== source;
}

/** The code of a path of a page: with the number for the token in it, or as the language gives a path of any code. */
export function pathCode(source: string, page: Integer, syntax: Syntax): string {
  return syntax.pathOf && source.startsWith('{') && !canSubstitute(source, syntax)
    ? syntax.pathOf(source, writeInteger(page, syntax))
    : substituteToken(source, page, syntax);
}

/** Puts a page number in the place of the token, wherever the author's code has it in a string. */
export function substituteToken(source: string, page: Integer, syntax: Syntax): string {
  const integer = writeInteger(page, syntax);
  const whole = replaceWhole(source, () => syntax.argument?.(integer, source) ?? integer);
  let code = '';
  let from = 0;
  for (const string of longerStrings(whole)) {
    code += whole.slice(from, string.start) + splitString(whole, string, integer, syntax);
    from = string.end;
  }
  return code + whole.slice(from);
}

/** A string with the token in it, among other text. */
interface LongerString extends Range {
  /** Where the token stands. */
  readonly tokens: readonly number[];
}

function longerStrings(source: string): LongerString[] {
  const strings = [...stringsIn(source, /~[a-z][([{<|/]|["'`]/g)];
  return strings.flatMap(({ start, end }) => {
    const tokens = textsOf(source, { start, end }).flatMap((text) =>
      Array.from(source.slice(text.start, text.end).matchAll(INSIDE), ({ index }) => text.start + index),
    );
    return tokens.length === 0 ? [] : [{ start, end, tokens }];
  });
}

/** A string with a page number in the place of the token: within it, or between two strings. */
function splitString(
  source: string,
  { start, end, tokens }: LongerString,
  integer: string,
  { interpolate, interpolates = '"', concatenate }: Syntax,
): string {
  const mark = source.charAt(start);
  const cuts = [...tokens, end];
  const parts = cuts.map((cut, index) =>
    source.slice(index === 0 ? start : (tokens[index - 1] as number) + LENGTH, cut),
  );
  if (interpolate !== undefined && (interpolates.includes(mark) || mark === '~'))
    return parts.join(interpolate(integer));
  const strings = parts.map(
    (part, index) => `${index === 0 ? '' : mark}${part}${index === parts.length - 1 ? '' : mark}`,
  );
  const isHead = /^\{\{-?\s*$/.test(source.slice(0, start));
  return (mark === '~' ? undefined : concatenate?.(strings, integer, isHead)) ?? source.slice(start, end);
}

function holdsWhole(source: string): boolean {
  return replaceWhole(source, () => '') !== source;
}

/** Replaces the token where it is a string; quoted in the text of another one, it is none. */
function replaceWhole(source: string, replacement: () => string): string {
  const texts = textsIn(source);
  let text = texts.next().value;
  return source.replace(WHOLE, (found, _quote, at: number) => {
    while (text && text.end <= at) text = texts.next().value;
    return text && text.start <= at ? found : replacement();
  });
}

/** The strings in code, quotation marks included. One that nothing ends has all the rest in it, and is none. */
function* stringsIn(source: string, opening: RegExp): Generator<Range, undefined> {
  for (let found = opening.exec(source); found; found = opening.exec(source)) {
    const [mark] = found;
    const end = mark.startsWith('~')
      ? sigilEnd(source, opening.lastIndex, mark.charAt(2))
      : stringEnd(source, opening.lastIndex, mark as QuotationMark);
    if (end === undefined) return;
    yield { start: found.index, end };
    opening.lastIndex = end;
  }
}

/** The offset behind a sigil of Elixir, `~p[/posts]`. */
function sigilEnd(source: string, from: number, mark: string): number | undefined {
  const closing = { '(': ')', '[': ']', '{': '}', '<': '>' }[mark] ?? mark;
  const end = source.indexOf(closing, from);
  return end < 0 ? undefined : end + 1;
}

/** What is text in the strings of code. */
function* textsIn(source: string): Generator<Range, undefined> {
  for (const string of stringsIn(source, /["'`]/g)) yield* textsOf(source, string);
}

/** What is text in a string. Code in it, `"#{url(':page')}"`, is code again. */
function textsOf(source: string, { start, end }: Range): Range[] {
  const texts: Range[] = [];
  let from = start + 1;
  const code = /[#$]\{/g;
  code.lastIndex = from;
  for (let found = code.exec(source); found && found.index < end; found = code.exec(source)) {
    texts.push({ start: from, end: found.index });
    from = Math.min(endOfBraces(source, code.lastIndex), end - 1);
    code.lastIndex = from;
  }
  return [...texts, { start: from, end: end - 1 }];
}

/** The offset behind the brace that ends code in a string: `"#{%{a: 1}}"`. */
function endOfBraces(source: string, from: number): number {
  const brace = /[{}]/g;
  brace.lastIndex = from;
  let depth = 1;
  for (let found = brace.exec(source); found; found = brace.exec(source)) {
    depth += found[0] === '{' ? 1 : -1;
    if (depth === 0) return brace.lastIndex;
  }
  return source.length;
}
