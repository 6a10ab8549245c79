import { findByDelimiters, output, region } from '../../regions/delimiters.js';
import { ending, STRINGS } from '../../regions/modes.js';
import { COMMENT, withBrackets } from '../jinja-like.js';

const jinjaCode = withBrackets(STRINGS);

/**
 * Finds the code of a Jinja template, as `jinja2.lexer` does. Line statements, which are off by default, are not
 * supported.
 */
export const findRegions = findByDelimiters(/\{%[-+]?\s*(raw)\s*[-+]?%\}|\{([{%#])[-+]?/g, {
  raw: region('raw', ending(/\{%[-+]?\s*endraw\s*[-+]?(%\})/g)),
  '{': output(ending(/([-+]?\}\})|["'()[\]{}]/g, jinjaCode)),
  '%': region('code', ending(/([-+]?%\})|["'()[\]{}]/g, jinjaCode)),
  '#': COMMENT,
});
