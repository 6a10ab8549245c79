import { findByDelimiters, output, region } from './delimiters.js';
import { ending, endingNested, STRINGS, type Mode } from './scan.js';

/** What prints no value of an expression, such as `{if …}` and `{url page=1}`, and an assignment: `{$page = 1}`. */
const STATEMENT = /^(?:\/|[a-z_]\w*(?![\w(]|::|->|\\)|\$[^\s|(=!<>]*\s*=(?![=>]))/i;

/** In code may stand code, strings, and in those of them with double quotation marks code again. */
const inCode: Record<string, Mode> = { "'": STRINGS["'"] };
inCode['"'] = { stop: /\\[^]|`(?=\$)|\{(?!\{{0,9}\s)|(")/g, begins: inCode };
inCode['{'] = { stop: /[{"'`]|(\})/g, begins: inCode };
inCode['`'] = { stop: /[{"']|([`}])/g, begins: inCode };

/**
 * Finds the code of a Smarty template, as the states of `Smarty_Internal_Templatelexer` do. Braces with a space behind
 * them are text, however many.
 */
export const findSmartyRegions = findByDelimiters(/\{(literal)\s*\}|\{(\*)(?!\})|\{()(?!\{{0,9}\s|\})/gi, {
  '*': region('comment', ending(/(\*\})/g)),
  literal: region('raw', endingNested(/\{(?:(\/literal)|literal)\}/gi)),
  '': output(ending(/[{"'`]|(\})/g, inCode), STATEMENT),
});
