import type { Range } from '../../source.js';
import type { FindRegions, Region } from './region.js';
import { createFinder, matchEnd, trim, unended, type Finder } from './scan.js';

/** Blocks that are not read as Liquid, or hold what is not shown as the page's HTML: data, code, samples of code. */
const RAW_BLOCKS = new Set(['raw', 'schema', 'javascript', 'stylesheet', 'highlight']);

/** Finds the code of a Liquid template, as LiquidJS and Ruby's Liquid read it. */
export const findLiquidRegions: FindRegions = (text) => {
  const regions: Region[] = [];
  const opening = /\{[{%]/g;
  const nextTagEnd = createFinder(text, '%}');
  const nextOutputEnd = createFinder(text, '}}');
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const start = found.index;
    const region =
      (found[0] === '{{' ? readOutput(text, start, nextOutputEnd) : readTag(text, start, nextTagEnd)) ??
      unended(text, start);
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
  const withStrings = /(?:"[^"\n]*"|'[^'\n]*'|[^"'{}]|\}(?!\}))*\}\}/y;
  return matchEnd(withStrings, text, start + 2) ?? first + 2;
}

function readTag(text: string, start: number, nextEnd: Finder): Region | undefined {
  const end = nextEnd(start + 2) + 2;
  if (end === Infinity) return undefined;
  const code = codeOf(text, start, end);
  const name = /^(?:#|\w+)/.exec(text.slice(code.start, code.end))?.[0];
  if (name === '#') return { start, end, kind: 'comment' };
  const block = name && blockEnd(text, name, end);
  if (block) return block.end === Infinity ? undefined : { start, ...block };
  return { start, end, kind: 'code' };
}

/** Where a block ends that is not read; undefined for other tags. */
function blockEnd(text: string, name: string, from: number): Pick<Region, 'kind' | 'end'> | undefined {
  if (name === 'comment') return { kind: 'comment', end: commentEnd(text, from) };
  if (name === 'doc') return { kind: 'comment', end: endTag(text, name, from) };
  return RAW_BLOCKS.has(name) ? { kind: 'raw', end: endTag(text, name, from) } : undefined;
}

function endTag(text: string, name: string, from: number): number {
  const tag = new RegExp(`\\{%-?\\s*end${name}\\b`, 'g');
  tag.lastIndex = from;
  return tag.test(text) ? behind(text, '%}', tag.lastIndex) : Infinity;
}

/**
 * The end of a comment. To Ruby, comments in it nest and raw blocks hide its end tag; to LiquidJS only the latter. Where
 * counting finds no end, the first end tag is it.
 */
function commentEnd(text: string, from: number): number {
  const tag = /\{%-?\s*(\w*)/g;
  tag.lastIndex = from;
  let first = Infinity;
  let depth = 1;
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    const isRaw = found[1] === 'raw';
    const close = isRaw ? endTag(text, 'raw', tag.lastIndex) : behind(text, '%}', tag.lastIndex);
    if (close === Infinity) break;
    tag.lastIndex = close;
    if (found[1] === 'comment') depth++;
    if (found[1] !== 'endcomment') continue;
    first = Math.min(first, close);
    if (--depth === 0) return close;
  }
  return first;
}

function behind(text: string, end: string, from: number): number {
  const index = text.indexOf(end, from);
  return index < 0 ? Infinity : index + end.length;
}
