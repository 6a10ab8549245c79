import type { Range } from '../../base/source.js';
import { blockEnd, findByDelimiters, output, region, type ReadRegion } from '../../regions/delimiters.js';
import type { FindRegions } from '../../regions/region.js';
import { ending, matchFrom, type FindEnd, type Mode } from '../../regions/modes.js';

const endOfTag = ending(/(%\})/g);

/** Reads a block up to its first end tag. */
function block(kind: 'comment' | 'raw', name: string): ReadRegion {
  const endTag = ending(new RegExp(`\\{%-?\\s*(end${name})\\b`, 'g'));
  return region(kind, blockEnd(endOfTag, blockEnd(endTag, endOfTag)));
}

/** Blocks that are text, or not part of the page's HTML: data, code, code samples. */
const RAW = ['raw', 'schema', 'javascript', 'stylesheet', 'style', 'highlight'];

const RAW_BLOCKS = Object.fromEntries(RAW.map((name) => [name, block('raw', name)]));

const OPENING = new RegExp(`\\{%-?\\s*(#|(?:${RAW.join('|')}|comment|doc)\\b)|\\{([{%])-?`, 'g');

/**
 * Finds the code of a Liquid template, as LiquidJS (`src/parser/tokenizer.ts`) and Ruby's Liquid (`Liquid::Tokenizer`)
 * do.
 */
export const findRegions: FindRegions = (text) =>
  findByDelimiters(OPENING, {
    '{': output(endOfOutput),
    '%': region('code', endOfTag),
    '#': region('comment', endOfTag),
    comment: region('comment', blockEnd(endOfTag, createCommentEnd())),
    doc: block('comment', 'doc'),
    ...RAW_BLOCKS,
  })(text);

const firstEndOfOutput = ending(/(-?\}\})/g);

/**
 * LiquidJS ignores `}}` in strings, Ruby takes the first one; but strings in Ruby have no escapes (`'\\'`), so
 * quotation marks cannot simply be paired. A string is assumed to contain the `}}` if it ends on its line, and the
 * output ends before any other code.
 */
function endOfOutput(text: string, from: number): Range | undefined {
  const first = firstEndOfOutput(text, from);
  const unpaired = first && text.slice(from, first.start).replace(/"[^"]*"|'[^']*'/g, '');
  if (!unpaired || !/["']/.test(unpaired)) return first;
  const stop = /"[^"\n]*"|'[^'\n]*'|["'{]|-?\}\}/g;
  for (let found = matchFrom(stop, text, from); found; found = stop.exec(text)) {
    if (found[0].endsWith('}}')) return { start: found.index, end: stop.lastIndex };
    if (found[0].length === 1) break;
  }
  return first;
}

/** The end of a comment, a raw block, or any other tag; an unclosed tag extends to the end of the text. */
const IN_COMMENT =
  /\{%-?\s*(?:endcomment\b[^]*?(%\})|raw\b[^]*?(?:\{%-?\s*endraw\b[^]*?(?:%\}|$)|$)|(comment\b)?[^]*?(?:%\}|$))/g;
const endOfComment = ending(IN_COMMENT);
const nested: Mode = { stop: IN_COMMENT, begins: ([, , comment]) => (comment ? nested : undefined) };
const endOfNested = ending(IN_COMMENT, nested.begins);

/**
 * Makes a function that finds the end of a comment. In Ruby, comments nest and raw blocks hide the end tag; in LiquidJS
 * only the latter. If nesting leads to no end, the text is not for Ruby: from there on the first end tag counts.
 */
function createCommentEnd(): FindEnd {
  let nests = true;
  return (text, from) => {
    const end = nests ? endOfNested(text, from) : undefined;
    nests = end !== undefined;
    return end ?? endOfComment(text, from);
  };
}
