import { endsWith, findBraceRegions } from './braces.js';
import type { FindRegions } from './region.js';
import { endUnescaped } from './scan.js';

const CLOSING = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** Finds the code of a Jinja template. Line statements, which are off unless asked for, are not known. */
export const findJinjaRegions: FindRegions = findBraceRegions({
  signs: '-+',
  findEnd: (text, from, delimiter) => findEnd(text, from, delimiter, { strings: jinjaString }),
  createRawEnd: endsWith(/^raw$/, /\{%[-+]?\s*endraw\s*[-+]?%\}/),
});

/** Finds the code of a Twig template. */
export const findTwigRegions: FindRegions = findBraceRegions({
  signs: '-~',
  findEnd: (text, from, delimiter) => findEnd(text, from, delimiter, { strings: twigString, comments: true }),
  createRawEnd: endsWith(/^verbatim$/, /\{%[-~]?\s*endverbatim\s*[-~]?%\}/),
});

/** What ends a string, or a part of it: code within. */
const jinjaString = { '"': /\\[^]|"/g, "'": /\\[^]|'/g };
const twigString = { '"': /\\[^]|"|#\{/g, "'": jinjaString["'"] };

/**
 * The offset behind the delimiter that ends code: it is none in strings, and none while a bracket is open.
 *
 * In Twig, strings in double quotation marks may hold code, `"#{code}"`, and, since version 3.15, code may hold comments,
 * from `#` to the end of the line.
 */
function findEnd(
  text: string,
  from: number,
  delimiter: string,
  { strings, comments = false }: { strings: Record<'"' | "'", RegExp>; comments?: boolean },
): number | undefined {
  const stop = /["'()[\]{}%#]/g;
  stop.lastIndex = from;
  const open: string[] = [];
  const readString = (quote: '"' | "'"): boolean => {
    const end = endUnescaped(strings[quote], text, stop.lastIndex);
    if (end === undefined) return false;
    stop.lastIndex = end;
    if (text.charAt(stop.lastIndex - 1) === '{' && quote === '"') open.push('#}');
    return true;
  };
  for (let found = stop.exec(text); found; found = stop.exec(text)) {
    const [mark] = found;
    if (open.length === 0 && text.startsWith(delimiter, found.index)) return found.index + delimiter.length;
    const closing = CLOSING.get(mark);
    if (mark === '"' || mark === "'") {
      if (!readString(mark)) return undefined;
    } else if (closing !== undefined) {
      open.push(closing);
    } else if (mark === '#') {
      if (comments) stop.lastIndex = lineEnd(text, found.index);
    } else if (mark !== '%') {
      const expected = open.pop();
      if (expected === '#}' ? !readString('"') : expected !== mark) return undefined;
    }
  }
  return undefined;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
