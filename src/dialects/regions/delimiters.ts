import type { Range } from '../../base/source.js';
import { unended, type FindRegions, type Region } from './region.js';
import { matchFrom, trim, type FindEnd } from './scan.js';

/**
 * Reads the code behind an opening delimiter; undefined where the engine finds no end of it.
 *
 * @param start where the delimiter begins
 * @param from where it ends, and the code begins
 */
export type ReadRegion = (text: string, start: number, from: number) => Region | undefined;

/** Finds the delimiter that closes code, white-space control included; undefined where there is none. */
export type FindClosing = (text: string, from: number) => Range | undefined;

/**
 * Makes the search of a language by its delimiters.
 *
 * @param opening matches every opening delimiter, white-space control included; with the flag `g`. One of its two groups holds
 * the sign that tells one kind of code from another.
 * @param readers what reads on behind the delimiter, by the sign
 * @param unendedIs what the engine takes code for that has no end: it may refuse the whole, or show it
 * @example
 * // a <%= value %>, a <%# comment %>, and any other <% code %>
 * findByDelimiters(/<%([=#]?)/g, { '=': output(CLOSING), '#': region('comment', CLOSING), '': region('code', CLOSING) })
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
      const sign = found[1] ?? found[2] ?? '';
      const read = readers[sign]?.(text, found.index, next.lastIndex);
      if (!read && unendedIs === 'text') break;
      regions.push(read ?? unended(text, found.index));
      next.lastIndex = read?.end ?? text.length;
    }
    return regions;
  };
}

/**
 * Makes what finds a closing delimiter: the first one, unless it stands in a string, a comment or the like.
 *
 * @param delimiter matches the delimiter, white-space control included, and what begins a string and the like; with the
 * flag `g`
 * @param skipped what tells the end of such a string, by what begins it
 * @example
 * closing(/-?%>|"/g, { '"': (text, from) => stringEnd(text, from, '"') })
 */
export function closing(delimiter: RegExp, skipped?: Readonly<Record<string, FindEnd>>): FindClosing {
  return (text, from) => {
    for (let at: number | undefined = from; at !== undefined;) {
      const found = matchFrom(delimiter, text, at);
      if (!found) return undefined;
      const end = skipped?.[found[0]];
      // The space that Go has in front of a trim marker is part of the code.
      if (!end) return { start: delimiter.lastIndex - found[0].trimStart().length, end: delimiter.lastIndex };
      at = end(text, delimiter.lastIndex);
    }
    return undefined;
  };
}

/** A block in which the engine reads no code, and where it ends. */
export interface UnreadBlock {
  readonly kind: 'comment' | 'raw';
  readonly end: FindEnd;
}

/**
 * Reads what prints no value: other code, a comment, or raw text.
 *
 * @param blockOf the block that begins with a tag of this content, and is read as a whole; undefined where the engine
 * reads what follows
 */
export function region(
  kind: Exclude<Region['kind'], 'output'>,
  findClosing: FindClosing,
  blockOf?: (content: string) => UnreadBlock | undefined,
): ReadRegion {
  return (text, start, from) => {
    const delimiter = findClosing(text, from);
    if (!delimiter) return undefined;
    const block = blockOf?.(text.slice(from, delimiter.start).trim());
    const end = block ? block.end(text, delimiter.end) : delimiter.end;
    return end === undefined ? undefined : { start, end, kind: block?.kind ?? kind };
  };
}

/** What may be said of code that prints a value. */
export interface OutputOptions {
  /** Whether the value is printed without escaping. */
  readonly unescaped?: true;
  /** Matches code that prints nothing itself, and so is none: `form_for(@post) do |form|`. */
  readonly statement?: RegExp;
}

/** Reads code that prints a value. */
export function output(
  findClosing: FindClosing,
  { statement, ...unescaped }: OutputOptions = {},
): ReadRegion {
  return (text, start, from) => {
    const delimiter = findClosing(text, from);
    if (!delimiter) return undefined;
    const { end } = delimiter;
    const code = trim(text, from, delimiter.start);
    if (statement?.test(text.slice(code.start, code.end))) return { start, end, kind: 'code' };
    return { start, end, kind: 'output', code, ...unescaped };
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
