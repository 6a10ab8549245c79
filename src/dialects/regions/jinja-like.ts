import type { Range } from '../../base/source.js';
import { closing, findByDelimiters, output, region, type FindClosing } from './delimiters.js';
import type { FindRegions } from './region.js';
import { endUnescaped, indexAfter, matchFrom, nestedEnd, stringEnd, type FindEnd } from './scan.js';

/**
 * Makes the search of a language with `{{ value }}`, `{% tag %}` and `{# comment #}`.
 *
 * @param rawBlocks by their names, what tells the end of blocks that are printed as they are
 */
function findByBraces(
  opening: RegExp,
  closingOf: (delimiter: '}}' | '%}') => FindClosing,
  rawBlocks: Readonly<Record<string, FindEnd>>,
): FindRegions {
  const ends = new Map(Object.entries(rawBlocks));
  return findByDelimiters(opening, {
    '{': output(closingOf('}}')),
    '%': region('code', closingOf('%}'), (content) => {
      const end = ends.get(content);
      return end && { kind: 'raw', end };
    }),
    '#': region('comment', closing(/#\}/g)),
  });
}

/** Makes what tells the end of a block by the first of its end tags. */
function endTag(tag: RegExp): FindEnd {
  return (text, from) => (matchFrom(tag, text, from) ? tag.lastIndex : undefined);
}

/** What ends a string, or a part of it: code within. */
const jinjaStrings = { '"': /\\[^]|"/g, "'": /\\[^]|'/g };
const twigStrings = { '"': /\\[^]|"|#\{/g, "'": jinjaStrings["'"] };

/**
 * Finds the code of a Jinja template, as `jinja2.lexer` does. Line statements, which are off unless asked for, are not
 * known.
 */
export const findJinjaRegions = findByBraces(
  /\{([{%#])[-+]?/g,
  (delimiter) => closingOutsideBrackets(delimiter, '-+', jinjaStrings),
  { raw: endTag(/\{%[-+]?\s*endraw\s*[-+]?%\}/g) },
);

/** Finds the code of a Twig template, as `Twig\Lexer` does. */
export const findTwigRegions = findByBraces(
  /\{([{%#])[-~]?/g,
  (delimiter) => closingOutsideBrackets(delimiter, '-~', twigStrings, true),
  { verbatim: endTag(/\{%[-~]?\s*endverbatim\s*[-~]?%\}/g) },
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

/**
 * Finds the code of a Nunjucks template, as its `src/lexer.js` does. Unlike Jinja it knows no brackets: the first `}}` or
 * `%}` outside of strings and regular expressions ends any code. Raw blocks nest, and their tags are taken only without
 * white-space control.
 */
export const findNunjucksRegions = findByBraces(/\{([{%#])-?/g, () => closingOfNunjucks, {
  raw: nestedEnd(/\{%\s*(?:endraw|(raw))\s*%\}/g),
  verbatim: nestedEnd(/\{%\s*(?:endverbatim|(verbatim))\s*%\}/g),
});

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
