import type { Range } from '../base/source.js';
import type { Integer } from './program.js';
import { stringEnd, type QuotationMark } from './regions/scan.js';
import type { Syntax } from './syntax.js';

/** The token as a string of its own: `':page'`. */
const WHOLE = /(['"`])(?::|%3A)page\1/gi;

/** The token within a longer string. */
const INSIDE = /:page(?![\p{L}\p{N}_])/gu;

/** Tells whether the author's code has the token in a string: by itself, or within a longer one. */
export function holdsToken(source: string): boolean {
  if (holdsWhole(source)) return true;
  return [...doubleQuotedTexts(source)].some(
    ({ start, end }) => source.slice(start, end).search(INSIDE) >= 0,
  );
}

/** Tells whether a page number can take the place of the token in the author's code. */
export function canSubstitute(source: string, { interpolate }: Syntax): boolean {
  return holdsWhole(source) || (interpolate !== undefined && holdsToken(source));
}

/** Puts a page number in the place of the token, wherever the author's code has it in a string. */
export function substituteToken(source: string, page: Integer, { argument, interpolate }: Syntax): string {
  const whole = replaceWhole(source, () => argument(page, source));
  if (interpolate === undefined) return whole;
  let code = '';
  let from = 0;
  for (const { start, end } of doubleQuotedTexts(whole)) {
    code += whole.slice(from, start) + whole.slice(start, end).replace(INSIDE, () => interpolate(page));
    from = end;
  }
  return code + whole.slice(from);
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
    const end = stringEnd(source, opening.lastIndex, found[0] as QuotationMark);
    if (end === undefined) return;
    yield { start: found.index, end };
    opening.lastIndex = end;
  }
}

/** What is text in the strings of code. Code in a string, `"#{url(':page')}"`, is code again. */
function* textsIn(source: string, opening = /["'`]/g): Generator<Range, undefined> {
  for (const { start, end } of stringsIn(source, opening)) {
    let from = start + 1;
    const code = /[#$]\{/g;
    code.lastIndex = from;
    for (let found = code.exec(source); found && found.index < end; found = code.exec(source)) {
      yield { start: from, end: found.index };
      from = Math.min(endOfBraces(source, code.lastIndex), end - 1);
      code.lastIndex = from;
    }
    yield { start: from, end: end - 1 };
  }
}

function doubleQuotedTexts(source: string): Generator<Range, undefined> {
  return textsIn(source, /"/g);
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
