import { findByDelimiters, output, region } from '../../regions/delimiters.js';
import { ending, endingNested, REFUSED, STRINGS, type Mode } from '../../regions/modes.js';

const COMMENT = region('comment', ending(/(#\})/g));

/** Adds brackets to the modes that hide the end of code. Mismatched brackets are rejected. */
function withBrackets(inner: Readonly<Record<string, Mode>>): Record<string, Mode> {
  const begins: Record<string, Mode> = { ...inner, ')': REFUSED, ']': REFUSED, '}': REFUSED };
  begins['('] = { stop: /["'([\]{}#]|(\))/g, begins };
  begins['['] = { stop: /["'()[{}#]|(\])/g, begins };
  begins['{'] = { stop: /["'()[\]{#]|(\})/g, begins };
  return begins;
}

const jinjaCode = withBrackets({ '"': STRINGS['"'], "'": STRINGS["'"] });

/**
 * Finds the code of a Jinja template, as `jinja2.lexer` does. Line statements, which are off by default, are not
 * supported.
 */
export const findJinjaRegions = findByDelimiters(/\{%[-+]?\s*(raw)\s*[-+]?%\}|\{([{%#])[-+]?/g, {
  raw: region('raw', ending(/\{%[-+]?\s*endraw\s*[-+]?(%\})/g)),
  '{': output(ending(/([-+]?\}\})|["'()[\]{}]/g, jinjaCode)),
  '%': region('code', ending(/([-+]?%\})|["'()[\]{}]/g, jinjaCode)),
  '#': COMMENT,
});

/** Since version 3.15, code may have comments, from `#` to the end of the line. */
const twigCode = withBrackets({ "'": STRINGS["'"], '#': { stop: /(\n)/g } });
// Double-quoted strings may contain code: "#{code}".
twigCode['"'] = { stop: /\\[^]|#\{|(")/g, begins: { '#{': { stop: /["'()[\]{#]|(\})/g, begins: twigCode } } };

/** Finds the code of a Twig template, as `Twig\Lexer` does. */
export const findTwigRegions = findByDelimiters(/\{%[-~]?\s*(verbatim)\s*[-~]?%\}|\{([{%#])[-~]?/g, {
  verbatim: region('raw', ending(/\{%[-~]?\s*endverbatim\s*[-~]?(%\})/g)),
  '{': output(ending(/([-~]?\}\})|["'()[\]{}#]/g, twigCode)),
  '%': region('code', ending(/([-~]?%\})|["'()[\]{}#]/g, twigCode)),
  '#': COMMENT,
});

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
export const findNunjucksRegions = findByDelimiters(/\{%-?\s*(raw|verbatim)\s*-?%\}|\{([{%#])-?/g, {
  raw: region('raw', endingNested(/\{%\s*(?:(endraw)|raw)\s*%\}/g)),
  verbatim: region('raw', endingNested(/\{%\s*(?:(endverbatim)|verbatim)\s*%\}/g)),
  '{': output(endOfNunjucks),
  '%': region('code', endOfNunjucks),
  '#': COMMENT,
});
