import { unended, type FindRegions, type Region } from './region.js';
import { matchFrom, trim, type FindEnd } from './modes.js';

/**
 * Reads the code after an opening delimiter; returns undefined if the engine finds no end.
 *
 * @param start where the delimiter begins
 * @param from where it ends and the code begins
 */
export type ReadRegion = (text: string, start: number, from: number) => Region | undefined;

/**
 * Finds the regions of a language by its delimiters.
 *
 * @param opening matches every opening delimiter, including white-space control; with the `g` flag. One of its groups
 * captures the sign that identifies the kind of code.
 * @param readers read the code after the delimiter, keyed by the sign
 * @param unendedIs how the engine treats code without an end: as an error (`code`), or as text
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

/** Reads a region that prints no value: code, a comment, or raw text. */
export function region(kind: Exclude<Region['kind'], 'output'>, findEnd: FindEnd): ReadRegion {
  return (text, start, from) => {
    const delimiter = findEnd(text, from);
    return delimiter && { start, end: delimiter.end, kind };
  };
}

/** Finds the end of a block, searching from the end of its first tag. */
export function blockEnd(findTagEnd: FindEnd, findEnd: FindEnd): FindEnd {
  return (text, from) => {
    const tag = findTagEnd(text, from);
    return tag && findEnd(text, tag.end);
  };
}

/** Reads code that prints a value, except statements, such as `form_for(@post) do |form|`. */
export function output(findEnd: FindEnd, statement?: { test(code: string): boolean }): ReadRegion {
  return (text, start, from) => {
    const delimiter = findEnd(text, from);
    if (!delimiter) return undefined;
    const { end } = delimiter;
    const code = trim(text, from, delimiter.start);
    if (statement?.test(text.slice(code.start, code.end))) return { start, end, kind: 'code' };
    return { start, end, kind: 'output', expression: code };
  };
}

/**
 * Reads an escaped opening delimiter, which is text. If the next delimiter is a closing one, the region extends to its
 * end, since tags in code that the page shows are not meant as tags.
 *
 * @param delimiters matches opening and closing delimiters, capturing the latter; with the `g` flag
 */
export function escaped(delimiters: RegExp): ReadRegion {
  return (text, start, from) => {
    const isClosed = matchFrom(delimiters, text, from)?.[1] !== undefined;
    return { start, end: isClosed ? delimiters.lastIndex : from, kind: 'raw' };
  };
}
