import { END_OF_TOKEN, NUMBER_TOKEN, NUMBER_WORDS, type NumberToken } from '../base/path.js';
import type { Range } from '../base/source.js';
import { splice } from '../base/splice.js';
import { writeInteger } from './expressions.js';
import type { Integer } from './program.js';
import {
  CLOSING,
  endingNested,
  indexAfter,
  matchFrom,
  stringEnd,
  type QuotationMark,
} from '../regions/modes.js';
import type { Syntax } from './syntax.js';

/** Some tokens, as they are written in strings. */
interface Tokens {
  /** A token as a whole string: `':page'`. */
  readonly whole: RegExp;
  /** A token within a longer string. */
  readonly inside: RegExp;
}

const NUMBER_TOKENS: Tokens = {
  whole: new RegExp(`(['"\`])(?::|%3A)(${NUMBER_WORDS})\\1`, 'gi'),
  inside: NUMBER_TOKEN,
};

/** The tokens of a summary. A word before one makes it the key of a message: `t('posts:total')`. */
export const SUMMARY_TOKENS: Tokens = {
  whole: /(['"`])(?::|%3A)(from|to|total)\1/gi,
  inside: new RegExp(String.raw`(?<!\w):(from|to|total)${END_OF_TOKEN}`, 'gu'),
};

/** The name of a placeholder to which the code gives a value, as in Laravel: `__('Page :page', ['page' => ':page'])`. */
const PLACEHOLDER = /(['"])(page_size|page|index|offset|from|to|total)\1\s*=>/g;

/** Returns the number for a token; undefined to leave the token as it is. */
export type NumberOf<Token = NumberToken> = (token: Token) => Integer | undefined;

/** Whether the author's code has a token in a string: alone, or within a longer one. */
export function holdsToken(source: string): boolean {
  return tokensIn(source).length > 0;
}

/** Returns the tokens in the strings of the author's code. */
export function tokensIn<Token extends string = NumberToken>(
  source: string,
  tokens = NUMBER_TOKENS,
): Token[] {
  const found: Token[] = [];
  replaceWhole(source, tokens, (token) => {
    found.push(token as Token);
    return undefined;
  });
  return [
    ...found,
    ...longerStrings<Token>(source, tokens).flatMap(({ tokens: inside }) => inside.map(({ token }) => token)),
  ];
}

const ARITHMETIC = /['"](?::|%3A)page['"]\s*(?:[-*/%]|\+\s*\d)|(?:[-*/%]|\d\s*\+)\s*['"](?::|%3A)page['"]/i;

/**
 * Makes the advice for code that calculates with the token, `':page' - 1`, in languages that get it as a string.
 *
 * @param integer code that makes an integer of it
 */
export function adviceOnArithmetic(integer: string): Required<Syntax>['misusesToken'] {
  const advice = `The page number is a string there. For numbers from 0, write :index or :offset; to calculate with it, ${integer}.`;
  return (source) => (ARITHMETIC.test(source) ? advice : undefined);
}

/** The tokens for numbers that differ from page to page. */
const VARYING: readonly NumberToken[] = ['page', 'index', 'offset'];

/** Whether one of some tokens in the author's code can be replaced: by default, those that differ from page to page. */
export function canSubstitute(source: string, syntax: Syntax, tokens = VARYING): boolean {
  return substituteTokens(source, (token) => (tokens.includes(token) ? 1 : undefined), syntax) !== source;
}

/** The code of a page's path: with numbers in place of the tokens, or by the language's `pathOf`. */
export function pathCode(source: string, page: Integer, numberOf: NumberOf, syntax: Syntax): string {
  return syntax.pathOf && source.startsWith('{') && !canSubstitute(source, syntax)
    ? syntax.pathOf(source, writeInteger(page, syntax))
    : substituteTokens(source, numberOf, syntax);
}

/** Replaces tokens with numbers in every string of the author's code. */
export function substituteTokens<Token extends string = NumberToken>(
  source: string,
  numberOf: NumberOf<Token>,
  syntax: Syntax,
  tokens = NUMBER_TOKENS,
): string {
  const write = (token: Token): string | undefined => {
    const integer = numberOf(token);
    return integer === undefined ? undefined : writeInteger(integer, syntax);
  };
  const whole = replaceWhole(source, tokens, (token, before, after) => {
    const integer = write(token as Token);
    if (integer === undefined) return undefined;
    if (syntax.text && isText(syntax.text, before, after)) return syntax.text.write(integer);
    return syntax.argument?.(integer, source) ?? integer;
  });
  const split = longerStrings<Token>(whole, tokens).map((range) => ({
    range,
    text: splitString(whole, range, write, syntax),
  }));
  return splice(whole, split);
}

interface LongerString<Token> extends Range {
  readonly tokens: readonly (Range & { readonly token: Token })[];
}

function longerStrings<Token extends string>(source: string, { inside }: Tokens): LongerString<Token>[] {
  const placeholders = new Set(Array.from(source.matchAll(PLACEHOLDER), ([, , name]) => name));
  return stringsIn(source, STRING_OR_SIGIL).flatMap((string) => {
    const tokens = textsOf(source, string).flatMap((text) =>
      Array.from(source.slice(text.start, text.end).matchAll(inside), ({ 0: found, 1: token, index }) => {
        const start = text.start + index;
        return { token: token as Token, start, end: start + found.length };
      }),
    );
    const replaced = tokens.filter(({ token }) => !placeholders.has(token));
    return replaced.length === 0 ? [] : [{ ...string, tokens: replaced }];
  });
}

/** Replaces tokens in a string, by interpolation or by concatenation. */
function splitString<Token extends string>(
  source: string,
  { start, end, tokens }: LongerString<Token>,
  write: (token: Token) => string | undefined,
  { interpolate, interpolates = '"', concatenate }: Syntax,
): string {
  const mark = source.charAt(start);
  const written = tokens.flatMap((one) => {
    const integer = write(one.token);
    return integer === undefined ? [] : [{ ...one, integer }];
  });
  if (written.length === 0) return source.slice(start, end);
  const integers = written.map(({ integer }) => integer);
  const ends = [...written.map((one) => one.start), end];
  const parts = [start, ...written.map((one) => one.end)].map((from, index) =>
    source.slice(from, ends[index]),
  );
  if (interpolate !== undefined && (interpolates.includes(mark) || mark === '~'))
    return parts.reduce((text, part, index) => text + interpolate(integers[index - 1] as string) + part);
  const strings = parts.map(
    (part, index) => `${index === 0 ? '' : mark}${part}${index === parts.length - 1 ? '' : mark}`,
  );
  const isHead = /^\{\{-?\s*$/.test(source.slice(0, start));
  return (mark === '~' ? undefined : concatenate?.(strings, integers, isHead)) ?? source.slice(start, end);
}

function isText({ neededIn, neededBy }: Required<Syntax>['text'], before: string, after: string): boolean {
  return neededIn?.test(`${before}\0${after}`) === true || neededBy?.test(functionIn(before)) === true;
}

/** The name of the function in whose arguments a place is: the innermost, or the first if that has no parentheses. */
function functionIn(before: string): string {
  let closed = 0;
  let at = before.length - 1;
  for (; at >= 0; at--) {
    const sign = before.charAt(at);
    if (sign === ')') closed++;
    if (sign === '(' && closed-- === 0) break;
  }
  const called = at < 0 ? /^<%=\s?[\w:.]+(?=\s)/.exec(before)?.[0] : before.slice(0, at).trimEnd();
  return called?.split(/[^\w!?]/).at(-1) ?? '';
}

/** How much code around a token says what it is used for. */
const AROUND = 100;

/**
 * Replaces tokens that are whole strings, except in the text of another string.
 *
 * @param replace also takes the code before and after a token
 */
function replaceWhole(
  source: string,
  { whole }: Tokens,
  replace: (token: string, before: string, after: string) => string | undefined,
): string {
  const texts = stringsIn(source, STRING).flatMap((string) => textsOf(source, string));
  let next = 0;
  return source.replace(whole, (found: string, _quote: string, token: string, at: number) => {
    while ((texts[next]?.end ?? Infinity) <= at) next++;
    if ((texts[next]?.start ?? Infinity) <= at) return found;
    const end = at + found.length;
    const before = source.slice(Math.max(0, at - AROUND), at);
    return replace(token.toLowerCase(), before, source.slice(end, end + AROUND)) ?? found;
  });
}

/**
 * What may have a lone quotation mark: a regular expression (`/'/`) and a character (`?'`), where a value could begin, and Ruby's
 * strings in brackets (`%q(')`).
 */
const LONE = [
  String.raw`(?<=[(,=:[!&|?{;~]\s?)\/(?:\\.|[^/\\\n*])(?:\\.|[^/\\\n])*\/`,
  String.raw`(?<=[(,=:[!&|{;<>+]\s?)\?["'\`]`,
  String.raw`%[qQwWiI][([{<|][^)\]}>|\n]{0,9}[)\]}>|]`,
].join('|');

const STRING = new RegExp(`(${LONE})|["'\`]`, 'g');
const STRING_OR_SIGIL = new RegExp(`(${LONE})|~[a-z][([{<|/]|["'\`]`, 'g');

/** The strings in code, including quotation marks, up to the first unclosed one. */
function stringsIn(source: string, opening: RegExp): Range[] {
  const strings: Range[] = [];
  for (let found = matchFrom(opening, source, 0); found; found = opening.exec(source)) {
    const [mark, lone] = found;
    if (lone !== undefined) continue;
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
