import type { FindRegions, Region } from './region.js';
import { createFinder, trim, unended } from './scan.js';

/** Finds the code of a Handlebars template. */
export const findHandlebarsRegions: FindRegions = (text) => {
  const regions: Region[] = [];
  const nextStart = createFinder(text, '{{');
  let textStart = 0;
  let start = nextStart(0);
  while (start < text.length) {
    let region: Region;
    if (isEscaped(text, textStart, start)) {
      region = readEscaped(text, start, nextStart(start + 2));
      textStart = start;
      start = nextStart(start + 2);
    } else {
      region = readMustache(text, start) ?? unended(text, start);
      textStart = region.end;
      start = nextStart(region.end);
    }
    regions.push(region);
  }
  return regions;
};

/** `\{{` is text; in `\\{{` it is the backslash that is escaped. */
function isEscaped(text: string, textStart: number, start: number): boolean {
  const before = text.slice(Math.max(textStart, start - 2), start);
  return before.endsWith('\\') && before !== '\\\\';
}

/** An escaped mustache is text up to the next one; what is shown as code up to its `}}` is no tag. */
function readEscaped(text: string, start: number, next: number): Region {
  const end = text.slice(start, next).indexOf('}}');
  return { start: start - 1, end: start + 2 + Math.max(end, 0), kind: 'raw' };
}

function readMustache(text: string, start: number): Region | undefined {
  const [opening = '', sign = ''] =
    /^\{\{(?:\{\{|~?(\{|!--|[!#/^>*&]|))/.exec(text.slice(start, start + 6)) ?? [];
  const from = start + opening.length;
  if (opening === '{{{{') return readRawBlock(text, start);
  if (sign.startsWith('!')) {
    // The shortest comment with dashes is {{!--}}.
    const end = endOf(sign === '!' ? /\}\}/g : /--~?\}\}/g, text, sign === '!' ? from : from - 2);
    return end === undefined ? undefined : { start, end, kind: 'comment' };
  }
  const isTriple = sign === '{';
  const end = codeEnd(text, from, isTriple ? /^\}~?\}\}/ : /^\}\}/);
  if (end === undefined) return undefined;
  const isSigned = text.charAt(end - 3) === '~' && end - 3 >= from;
  const code = trim(text, from, end - (isTriple || isSigned ? 3 : 2) - (isTriple && isSigned ? 1 : 0));
  const isBlock = !['', '{', '&'].includes(sign) || /^else\b/.test(text.slice(code.start, code.end));
  if (isBlock) return { start, end, kind: 'code' };
  return { start, end, kind: 'output', code, ...(sign !== '' && { unescaped: true }) };
}

/** The offset behind the delimiter that ends code; it is none in strings and in names in brackets. */
function codeEnd(text: string, from: number, delimiter: RegExp): number | undefined {
  const token = /["'[}]/g;
  token.lastIndex = from;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    if (found[0] === '}') {
      const end = delimiter.exec(text.slice(found.index, found.index + 4));
      if (end) return found.index + end[0].length;
    } else {
      const end = quotedEnd(text, token.lastIndex, found[0] === '[' ? ']' : found[0]);
      if (end === undefined) return undefined;
      token.lastIndex = end;
    }
  }
  return undefined;
}

/**
 * The offset behind what a mark ends, unless a backslash stands in front of it. Where one does everywhere, the last mark
 * ends it all the same.
 */
function quotedEnd(text: string, from: number, mark: string): number | undefined {
  let last: number | undefined;
  for (let found = text.indexOf(mark, from); found >= 0; found = text.indexOf(mark, found + 1)) {
    last = found + 1;
    if (text.charAt(found - 1) !== '\\') break;
  }
  return last;
}

/** `{{{{name}}}}…{{{{/name}}}}`: raw blocks nest, whatever their names. */
function readRawBlock(text: string, start: number): Region | undefined {
  const open = codeEnd(text, start + 4, /^\}\}\}\}/);
  if (open === undefined) return undefined;
  const tag = /\{\{\{\{(?:\/[^\s!"#%-,./;->@[-^`{-~]+\}\}\}\}|(?=[^/]))/g;
  tag.lastIndex = open;
  let depth = 1;
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    depth += found[0] === '{{{{' ? 1 : -1;
    if (depth === 0) return { start, end: tag.lastIndex, kind: 'raw' };
  }
  return undefined;
}

function endOf(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
