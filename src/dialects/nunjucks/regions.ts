import { findByDelimiters, output, region } from '../../regions/delimiters.js';
import { ending, endingNested, STRINGS } from '../../regions/modes.js';
import { COMMENT } from '../jinja-like.js';

/** Quotation marks begin a string, and `r/` a regular expression, only where a word could begin. */
const endOfNunjucks = ending(/(-?[%}]\})|["']|r\/|\d+\.\d*|[^ \n\t\r\u00a0()[\]{}%*\-+~/#,:|.<>=!]+|[^]/g, {
  '"': STRINGS['"'],
  "'": STRINGS["'"],
  'r/': { stop: /(?<!\\)(\/[gimy]*)/g },
});

/**
 * Finds the code of a Nunjucks template, as its `src/lexer.js` does. Unlike Jinja, it ignores brackets: the first `}}`
 * or `%}` outside strings and regular expressions ends any code. Raw blocks nest, and only their tags without
 * white-space control count.
 */
export const findRegions = findByDelimiters(/\{%-?\s*(raw|verbatim)\s*-?%\}|\{([{%#])-?/g, {
  raw: region('raw', endingNested(/\{%\s*(?:(endraw)|raw)\s*%\}/g)),
  verbatim: region('raw', endingNested(/\{%\s*(?:(endverbatim)|verbatim)\s*%\}/g)),
  '{': output(endOfNunjucks),
  '%': region('code', endOfNunjucks),
  '#': COMMENT,
});
