import type { Range } from '../../base/source.js';
import {
  closing,
  findByDelimiters,
  output,
  tag,
  region,
  type FindClosing,
  type UnreadBlock,
} from './delimiters.js';
import type { FindRegions } from './region.js';
import { endUnescaped, indexAfter, matchFrom, nestedEnd, stringEnd } from './scan.js';

/** Makes the search of a language with `{{ value }}`, `{% tag %}` and `{# comment #}`. */
function findByBraces(
  opening: RegExp,
  closingOf: (delimiter: '}}' | '%}') => FindClosing,
  blockOf: (content: string) => UnreadBlock | undefined,
): FindRegions {
  return findByDelimiters(opening, {
    '{': output(closingOf('}}')),
    '%': tag(closingOf('%}'), blockOf),
    '#': region('comment', closing(/#\}/g)),
  });
}

/** What ends a string, or a part of it: code within. */
const jinjaStrings = { '"': /\\[^]|"/g, "'": /\\[^]|'/g };
const twigStrings = { '"': /\\[^]|"|#\{/g, "'": jinjaStrings["'"] };

const endOfRaw = closing(/\{%[-+]?\s*endraw\s*[-+]?%\}/g);
const endOfVerbatim = closing(/\{%[-~]?\s*endverbatim\s*[-~]?%\}/g);

/**
 * Finds the code of a Jinja template, as `jinja2.lexer` does. Line statements, which are off unless asked for, are not
 * known.
 */
export const findJinjaRegions = findByBraces(
  /\{([{%#])[-+]?/g,
  (delimiter) => closingOutsideBrackets(delimiter, '-+', jinjaStrings),
  (content) =>
    content === 'raw' ? { kind: 'raw', end: (text, from) => endOfRaw(text, from)?.end } : undefined,
);

/** Finds the code of a Twig template, as `Twig\Lexer` does. */
export const findTwigRegions = findByBraces(
  /\{([{%#])[-~]?/g,
  (delimiter) => closingOutsideBrackets(delimiter, '-~', twigStrings, true),
  (content) =>
    content === 'verbatim' ? { kind: 'raw', end: (text, from) => endOfVerbatim(text, from)?.end } : undefined,
);

const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * Makes what finds a closing delimiter: it is none in strings, and none while a bracket is open.
 *
 * In Twig, strings in double quotation marks may hold code, `"#{code}"`, and, since version 3.15, code may hold comments,
 * from `#` to the end of the line.
 */
function closingOutsideBrackets(
  delimiter: string,
  signs: string,
  strings: Readonly<Record<'"' | "'", RegExp>>,
  hasComments = false,
): FindClosing {
  const stop = /["'()[\]{}%#]/g;
  return (text, from) => {
    const open: string[] = [];
    const readString = (quote: '"' | "'", at: number): number | undefined => {
      const end = endUnescaped(strings[quote], text, at);
      if (end !== undefined && text.charAt(end - 1) === '{') open.push('#}');
      return end;
    };
    for (let at: number | undefined = from; at !== undefined;) {
      const found = matchFrom(stop, text, at);
      if (!found) return undefined;
      const { 0: mark, index } = found;
      if (open.length === 0 && text.startsWith(delimiter, index)) {
        const isSigned = index > from && signs.includes(text.charAt(index - 1));
        return { start: isSigned ? index - 1 : index, end: index + delimiter.length };
      }
      at = stop.lastIndex;
      const bracket = BRACKETS[mark];
      if (mark === '"' || mark === "'") {
        at = readString(mark, at);
      } else if (bracket !== undefined) {
        open.push(bracket);
      } else if (mark === '#') {
        if (hasComments) at = indexAfter(text, '\n', at);
      } else if (mark !== '%') {
        const expected = open.pop();
        if (expected === '#}') at = readString('"', at);
        else if (expected !== mark) return undefined;
      }
    }
    return undefined;
  };
}

/** Raw blocks of Nunjucks nest. Their tags are taken only without white-space control. */
const nunjucksBlocks = new Map<string, UnreadBlock>([
  ['raw', { kind: 'raw', end: nestedEnd(/\{%\s*(?:endraw|(raw))\s*%\}/g) }],
  ['verbatim', { kind: 'raw', end: nestedEnd(/\{%\s*(?:endverbatim|(verbatim))\s*%\}/g) }],
]);

/**
 * Finds the code of a Nunjucks template, as its `src/lexer.js` does. Unlike Jinja it knows no brackets: the first `}}` or
 * `%}` outside of strings and regular expressions ends any code.
 */
export const findNunjucksRegions = findByBraces(
  /\{([{%#])-?/g,
  () => closingOfNunjucks,
  (content) => nunjucksBlocks.get(content),
);

function closingOfNunjucks(text: string, from: number): Range | undefined {
  const delimiter = /-?[%}]\}/y;
  // Quotation marks begin a string, and `r/` an expression, only where a word could begin.
  const expression = /r\/[^]*?(?<!\\)\/[gimy]*/y;
  const word = /\d+\.\d*|[^ \n\t\r\u00a0()[\]{}%*\-+~/#,:|.<>=!]+|[^]/y;
  let at: number | undefined = from;
  while (at !== undefined && at < text.length) {
    if (matchFrom(delimiter, text, at)) return { start: at, end: delimiter.lastIndex };
    const first = text.charAt(at);
    const token = text.startsWith('r/', at) ? expression : word;
    if (first === '"' || first === "'") at = stringEnd(text, at + 1, first);
    else at = matchFrom(token, text, at) ? token.lastIndex : undefined;
  }
  return undefined;
}
