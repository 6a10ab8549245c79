import type { Range } from '../../base/source.js';
import { closing, findByDelimiters, output, region, type UnreadBlock } from './delimiters.js';
import type { FindRegions } from './region.js';
import { indexAfter, matchFrom, type FindEnd } from './scan.js';

/** Blocks that are not read as Liquid, or hold what is not shown as the page's HTML: data, code, samples of code. */
const RAW_BLOCKS = new Set(['raw', 'schema', 'javascript', 'stylesheet', 'highlight']);

/**
 * Finds the code of a Liquid template, as LiquidJS (`src/parser/tokenizer.ts`) and Ruby's Liquid (`Liquid::Tokenizer`)
 * do.
 */
export const findLiquidRegions: FindRegions = (text) => {
  const commentEnd = createCommentEnd();
  const blockOf = (content: string): UnreadBlock | undefined => {
    const name = /^(?:#|\w+)/.exec(content)?.[0] ?? '';
    if (name === '#') return { kind: 'comment', end: (_, from) => from };
    if (name === 'comment') return { kind: 'comment', end: commentEnd };
    if (name === 'doc') return { kind: 'comment', end: endTag(name) };
    return RAW_BLOCKS.has(name) ? { kind: 'raw', end: endTag(name) } : undefined;
  };
  const find = findByDelimiters(/\{([{%])-?/g, {
    '{': output(closingOfOutput),
    '%': region('code', closing(/-?%\}/g), blockOf),
  });
  return find(text);
};

const firstClosingOfOutput = closing(/-?\}\}/g);

/**
 * To LiquidJS, `}}` in a string ends nothing, to Ruby the first one counts; but in Ruby a string knows no escapes
 * (`'\\'`), so that quotation marks cannot simply be paired. A string is taken to hold the `}}` if it ends in its line,
 * and the output before any other code.
 */
function closingOfOutput(text: string, from: number): Range | undefined {
  const first = firstClosingOfOutput(text, from);
  const unpaired = first && text.slice(from, first.start).replace(/"[^"]*"|'[^']*'/g, '');
  if (!unpaired || !/["']/.test(unpaired)) return first;
  const stop = /"[^"\n]*"|'[^'\n]*'|["'{]|-?\}\}/g;
  for (let found = matchFrom(stop, text, from); found; found = stop.exec(text)) {
    if (found[0].endsWith('}}')) return { start: found.index, end: stop.lastIndex };
    if (found[0].length === 1) break;
  }
  return first;
}

/** Makes what tells the end of a block by the first of its end tags. */
function endTag(name: string): FindEnd {
  const tag = new RegExp(`\\{%-?\\s*end${name}\\b`, 'g');
  return (text, from) => (matchFrom(tag, text, from) ? indexAfter(text, '%}', tag.lastIndex) : undefined);
}

const endOfRaw = endTag('raw');

/**
 * Makes what tells the end of a comment. To Ruby, comments in it nest and raw blocks hide its end tag; to LiquidJS only
 * the latter. A text in which counting finds no end is none of Ruby's: from there on the first end tag is it.
 */
function createCommentEnd(): FindEnd {
  let nests = true;
  return (text, from) => {
    const end = nests ? endOfComment(text, from, true) : undefined;
    nests = end !== undefined;
    return end ?? endOfComment(text, from, false);
  };
}

function endOfComment(text: string, from: number, nests: boolean): number | undefined {
  const tag = /\{%-?\s*(\w*)/g;
  let depth = 1;
  for (let found = matchFrom(tag, text, from); found; found = tag.exec(text)) {
    const end = found[1] === 'raw' ? endOfRaw(text, tag.lastIndex) : indexAfter(text, '%}', tag.lastIndex);
    if (end === undefined) return undefined;
    tag.lastIndex = end;
    if (found[1] === 'comment' && nests) depth++;
    if (found[1] === 'endcomment' && --depth === 0) return end;
  }
  return undefined;
}
