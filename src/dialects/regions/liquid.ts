import type { Range } from '../../base/source.js';
import type { FindRegions, Region } from './region.js';
import { createFinder, trim, unended, type Finder } from './scan.js';

/** Blocks that are not read as Liquid, or hold what is not shown as the page's HTML: data, code, samples of code. */
const RAW_BLOCKS = new Set(['raw', 'schema', 'javascript', 'stylesheet', 'highlight']);

/** Finds the code of a Liquid template, as LiquidJS and Ruby's Liquid read it. */
export const findLiquidRegions: FindRegions = (text) => {
  const regions: Region[] = [];
  const opening = /\{[{%]/g;
  const nextTagEnd = createFinder(text, '%}');
  const nextOutputEnd = createFinder(text, '}}');
  const commentEnd = createCommentEnd(text);
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const start = found.index;
    const region =
      (found[0] === '{{'
        ? readOutput(text, start, nextOutputEnd)
        : readTag(text, start, nextTagEnd, commentEnd)) ?? unended(text, start);
    regions.push(region);
    opening.lastIndex = region.end;
  }
  return regions;
};

function readOutput(text: string, start: number, nextEnd: Finder): Region | undefined {
  const end = outputEnd(text, start, nextEnd);
  if (end === Infinity) return undefined;
  return { start, end, kind: 'output', code: codeOf(text, start, end) };
}

function codeOf(text: string, start: number, end: number): Range {
  const from = text.charAt(start + 2) === '-' ? start + 3 : start + 2;
  const isSigned = end - 2 > from && text.charAt(end - 3) === '-';
  return trim(text, from, end - (isSigned ? 3 : 2));
}

/**
 * The offset behind the `}}` that ends an output. To LiquidJS one in a string is none, to Ruby the first one counts; but
 * in Ruby a string knows no escapes (`'\\'`), so that quotation marks cannot simply be paired. A string is taken to hold
 * the `}}` if it ends in its line, and the output before any other code.
 */
function outputEnd(text: string, start: number, nextEnd: Finder): number {
  const first = nextEnd(start + 2);
  if (first === Infinity) return Infinity;
  const unpaired = text.slice(start + 2, first).replace(/"[^"]*"|'[^']*'/g, '');
  if (!/["']/.test(unpaired)) return first + 2;
  const stop = /"[^"\n]*"|'[^'\n]*'|["'{]|\}\}/g;
  stop.lastIndex = start + 2;
  for (let found = stop.exec(text); found; found = stop.exec(text)) {
    if (found[0] === '}}') return stop.lastIndex;
    if (found[0].length === 1) break;
  }
  return first + 2;
}

function readTag(text: string, start: number, nextEnd: Finder, commentEnd: Finder): Region | undefined {
  const end = nextEnd(start + 2) + 2;
  if (end === Infinity) return undefined;
  const code = codeOf(text, start, end);
  const name = /^(?:#|\w+)/.exec(text.slice(code.start, code.end))?.[0];
  if (name === '#') return { start, end, kind: 'comment' };
  const block = name && blockEnd(text, name, end, commentEnd);
  if (block) return block.end === Infinity ? undefined : { start, ...block };
  return { start, end, kind: 'code' };
}

/** Where a block ends that is not read; undefined for other tags. */
function blockEnd(
  text: string,
  name: string,
  from: number,
  commentEnd: Finder,
): Pick<Region, 'kind' | 'end'> | undefined {
  if (name === 'comment') return { kind: 'comment', end: commentEnd(from) };
  if (name === 'doc') return { kind: 'comment', end: endTag(text, name, from) };
  return RAW_BLOCKS.has(name) ? { kind: 'raw', end: endTag(text, name, from) } : undefined;
}

function endTag(text: string, name: string, from: number): number {
  const tag = new RegExp(`\\{%-?\\s*end${name}\\b`, 'g');
  tag.lastIndex = from;
  return tag.test(text) ? behind(text, '%}', tag.lastIndex) : Infinity;
}

/**
 * Makes what tells the end of a comment. To Ruby, comments in it nest and raw blocks hide its end tag; to LiquidJS only
 * the latter. A text in which counting finds no end is none of Ruby's: from there on the first end tag is it.
 */
function createCommentEnd(text: string): Finder {
  let nests = true;
  return (from) => {
    const end = nests ? endOfComment(text, from, true) : Infinity;
    nests = end < Infinity;
    return nests ? end : endOfComment(text, from, false);
  };
}

function endOfComment(text: string, from: number, nests: boolean): number {
  const tag = /\{%-?\s*(\w*)/g;
  tag.lastIndex = from;
  let depth = 1;
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    const isRaw = found[1] === 'raw';
    const close = isRaw ? endTag(text, 'raw', tag.lastIndex) : behind(text, '%}', tag.lastIndex);
    if (close === Infinity) break;
    tag.lastIndex = close;
    if (found[1] === 'comment' && nests) depth++;
    if (found[1] === 'endcomment' && --depth === 0) return close;
  }
  return Infinity;
}

function behind(text: string, end: string, from: number): number {
  const index = text.indexOf(end, from);
  return index < 0 ? Infinity : index + end.length;
}
