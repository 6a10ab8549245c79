import { findByDelimiters, output, region, type ReadRegion } from '../../regions/delimiters.js';
import { ending, endingNested, STRINGS, type Mode } from '../../regions/modes.js';

/** Tags that print no expression, such as `{if …}` and `{url page=1}`, and assignments: `{$page = 1}`. */
const STATEMENT = /^(?:\/|[a-z_]\w*(?![\w(]|::|->|\\)|\$[^\s|(=!<>]*\s*=(?![=>]))/i;

/** Code may contain code and strings; double-quoted strings may contain code. */
const inCode: Record<string, Mode> = { "'": STRINGS["'"] };
inCode['"'] = { stop: /\\[^]|`(?=\$)|\{(?!\{{0,9}\s)|(")/g, begins: inCode };
inCode['{'] = { stop: /[{"'`]|(\})/g, begins: inCode };
inCode['`'] = { stop: /[{"']|([`}])/g, begins: inCode };

const readOutput = output(ending(/[{"'`]|(\})/g, inCode), STATEMENT);

/** Reads an output. The flag `nofilter`, which ends it, is no part of the value. */
const readValue: ReadRegion = (text, start, from) => {
  const found = readOutput(text, start, from);
  if (found?.expression === undefined) return found;
  const { start: first, end } = found.expression;
  const code = text.slice(first, end);
  const flag = /\snofilter(?:\s+nocache)?$/.exec(code);
  const { length } = code.slice(0, flag?.index).trimEnd();
  return { ...found, expression: { start: first, end: flag === null ? end : first + length } };
};

/**
 * Finds the code of a Smarty template, as the states of `Smarty_Internal_Templatelexer` do. Any number of braces before
 * a space is text.
 */
export const findRegions = findByDelimiters(/\{(literal)\s*\}|\{(\*)(?!\})|\{()(?!\{{0,9}\s|\})/gi, {
  '*': region('comment', ending(/(\*\})/g)),
  literal: region('raw', endingNested(/\{(?:(\/literal)|literal)\}/gi)),
  '': readValue,
});
