import { unended, type FindRegions, type Region } from './region.js';
import { matchFrom, trim, type FindEnd } from './scan.js';

/**
 * Reads the code behind an opening delimiter; undefined where the engine finds no end of it.
 *
 * @param start where the delimiter begins
 * @param from where it ends, and the code begins
 */
export type ReadRegion = (text: string, start: number, from: number) => Region | undefined;

/**
 * Makes the search of a language by its delimiters.
 *
 * @param opening matches every opening delimiter, white-space control included; with the flag `g`. One of its groups holds
 * the sign that tells one kind of code from another.
 * @param readers what reads on behind the delimiter, by the sign
 * @param unendedIs what the engine takes code for that has no end: it may refuse the whole, or show it
 * @example
 * // a <%= value %>, a <%# comment %>, and any other <% code %>
 * findByDelimiters(/<%([=#]?)/g, { '=': output(END), '#': region('comment', END), '': region('code', END) })
 */
export function findByDelimiters(
  opening: RegExp,
  readers: Readonly<Record<string, ReadRegion>>,
  unendedIs: 'code' | 'text' = 'code',
): FindRegions {
  return (text) => {
    const regions: Region[] = [];
    const next = new RegExp(opening);
    for (let found = next.exec(text); found; found = next.exec(text)) {
      const sign = found.slice(1).join('').toLowerCase();
      const read = readers[sign]?.(text, found.index, next.lastIndex);
      if (!read && unendedIs === 'text') break;
      regions.push(read ?? unended(text, found.index));
      next.lastIndex = read?.end ?? text.length;
    }
    return regions;
  };
}

/** Reads what prints no value: other code, a comment, or raw text. */
export function region(kind: Exclude<Region['kind'], 'output'>, findEnd: FindEnd): ReadRegion {
  return (text, start, from) => {
    const delimiter = findEnd(text, from);
    return delimiter && { start, end: delimiter.end, kind };
  };
}

/** Makes what finds the end of a block: behind that of its first tag. */
export function blockEnd(findTagEnd: FindEnd, findEnd: FindEnd): FindEnd {
  return (text, from) => {
    const tag = findTagEnd(text, from);
    return tag && findEnd(text, tag.end);
  };
}

/**
 * Reads code that prints a value.
 *
 * @param statement tells code that prints nothing itself, and so is none: `form_for(@post) do |form|`
 */
export function output(findEnd: FindEnd, statement?: { test(code: string): boolean }): ReadRegion {
  return (text, start, from) => {
    const delimiter = findEnd(text, from);
    if (!delimiter) return undefined;
    const { end } = delimiter;
    const code = trim(text, from, delimiter.start);
    if (statement?.test(text.slice(code.start, code.end))) return { start, end, kind: 'code' };
    return { start, end, kind: 'output', code };
  };
}

/**
 * Reads an escaped opening delimiter. It is text, and so is all that follows; but what is written there to be shown as
 * code is no tag, up to the closing delimiter that its author sees as its end.
 *
 * @param delimiters matches opening and closing delimiters, the latter in its group; with the flag `g`
 */
export function escaped(delimiters: RegExp): ReadRegion {
  return (text, start, from) => {
    const isClosed = matchFrom(delimiters, text, from)?.[1] !== undefined;
    return { start, end: isClosed ? delimiters.lastIndex : from, kind: 'raw' };
  };
}
