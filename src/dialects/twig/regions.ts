import { findByDelimiters, output, region } from '../../regions/delimiters.js';
import { ending, STRINGS } from '../../regions/modes.js';
import { COMMENT, withBrackets } from '../jinja-like.js';

/** Since version 3.15, code may have comments, from `#` to the end of the line. */
const twigCode = withBrackets({ "'": STRINGS["'"], '#': { stop: /(\n)/g } });
// Double-quoted strings may contain code: "#{code}".
twigCode['"'] = { stop: /\\[^]|#\{|(")/g, begins: { '#{': { stop: /["'()[\]{#]|(\})/g, begins: twigCode } } };

/** Finds the code of a Twig template, as `Twig\Lexer` does. */
export const findRegions = findByDelimiters(/\{%[-~]?\s*(verbatim)\s*[-~]?%\}|\{([{%#])[-~]?/g, {
  verbatim: region('raw', ending(/\{%[-~]?\s*endverbatim\s*[-~]?(%\})/g)),
  '{': output(ending(/([-~]?\}\})|["'()[\]{}#]/g, twigCode)),
  '%': region('code', ending(/([-~]?%\})|["'()[\]{}#]/g, twigCode)),
  '#': COMMENT,
});
