import { findByDelimiters, output, region } from '../../regions/delimiters.js';
import { ending, endingNested, STRINGS, type Mode } from '../../regions/modes.js';

/** Tags that print no expression, such as `{if …}` and `{url page=1}`, and assignments: `{$page = 1}`. */
const STATEMENT = /^(?:\/|[a-z_]\w*(?![\w(]|::|->|\\)|\$[^\s|(=!<>]*\s*=(?![=>]))/i;

/** Code may contain code and strings; double-quoted strings may contain code. */
const inCode: Record<string, Mode> = { "'": STRINGS["'"] };
inCode['"'] = { stop: /\\[^]|`(?=\$)|\{(?!\{{0,9}\s)|(")/g, begins: inCode };
inCode['{'] = { stop: /[{"'`]|(\})/g, begins: inCode };
inCode['`'] = { stop: /[{"']|([`}])/g, begins: inCode };

/**
 * Finds the code of a Smarty template, as the states of `Smarty_Internal_Templatelexer` do. Any number of braces before
 * a space is text.
 */
export const findRegions = findByDelimiters(/\{(literal)\s*\}|\{(\*)(?!\})|\{()(?!\{{0,9}\s|\})/gi, {
  '*': region('comment', ending(/(\*\})/g)),
  literal: region('raw', endingNested(/\{(?:(\/literal)|literal)\}/gi)),
  '': output(ending(/[{"'`]|(\})/g, inCode), STATEMENT),
});
