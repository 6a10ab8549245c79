import type { Range } from '../../base/source.js';
import { blockEnd, findByDelimiters, output, region, type ReadRegion } from './delimiters.js';
import type { FindRegions } from './region.js';
import { ending, matchFrom, type FindEnd, type Mode } from './scan.js';

const endOfTag = ending(/(%\})/g);

/** Reads a block up to the first of its end tags. */
function block(kind: 'comment' | 'raw', endTag: RegExp): ReadRegion {
  return region(kind, blockEnd(endOfTag, blockEnd(ending(endTag), endOfTag)));
}

/**
 * Finds the code of a Liquid template, as LiquidJS (`src/parser/tokenizer.ts`) and Ruby's Liquid (`Liquid::Tokenizer`)
 * do.
 */
export const findLiquidRegions: FindRegions = (text) =>
  findByDelimiters(/\{%-?\s*(#|(?:raw|schema|javascript|stylesheet|highlight|comment|doc)\b)|\{([{%])-?/g, {
    '{': output(endOfOutput),
    '%': region('code', endOfTag),
    '#': region('comment', endOfTag),
    comment: region('comment', blockEnd(endOfTag, createCommentEnd())),
    doc: block('comment', /\{%-?\s*(enddoc)\b/g),
    raw: block('raw', /\{%-?\s*(endraw)\b/g),
    // What is not shown as the page's HTML: data, code, samples of code.
    schema: block('raw', /\{%-?\s*(endschema)\b/g),
    javascript: block('raw', /\{%-?\s*(endjavascript)\b/g),
    stylesheet: block('raw', /\{%-?\s*(endstylesheet)\b/g),
    highlight: block('raw', /\{%-?\s*(endhighlight)\b/g),
  })(text);

const firstEndOfOutput = ending(/(-?\}\})/g);

/**
 * To LiquidJS, `}}` in a string ends nothing, to Ruby the first one counts; but in Ruby a string knows no escapes
 * (`'\\'`), so that quotation marks cannot simply be paired. A string is taken to hold the `}}` if it ends in its line,
 * and the output before any other code.
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

/** The end of a comment, a raw block, and any other tag; a tag without an end goes on to that of the text. */
const IN_COMMENT =
  /\{%-?\s*(?:endcomment\b[^]*?(%\})|raw\b[^]*?(?:\{%-?\s*endraw\b[^]*?(?:%\}|$)|$)|(comment\b)?[^]*?(?:%\}|$))/g;
const endOfComment = ending(IN_COMMENT);
const nested: Mode = { stop: IN_COMMENT, begins: ([, , comment]) => (comment ? nested : undefined) };
const endOfNested = ending(IN_COMMENT, nested.begins);

/**
 * Makes what finds the end of a comment. To Ruby, comments in it nest and raw blocks hide its end tag; to LiquidJS only
 * the latter. A text in which counting finds no end is none of Ruby's: from there on the first end tag is it.
 */
function createCommentEnd(): FindEnd {
  let nests = true;
  return (text, from) => {
    const end = nests ? endOfNested(text, from) : undefined;
    nests = end !== undefined;
    return end ?? endOfComment(text, from);
  };
}
