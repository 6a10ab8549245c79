import type { Range } from '../../base/source.js';
import { closing, findByDelimiters, output, region } from './delimiters.js';
import { matchFrom, nestedEnd, stringEnd } from './scan.js';

/** What prints no value of an expression, such as `{if …}` and `{url page=1}`, and an assignment: `{$page = 1}`. */
const STATEMENT = /^(?:\/|[a-z_]\w*(?![\w(]|::|->|\\)|\$[^\s|(=!<>]*\s*=(?![=>]))/i;

/**
 * Finds the code of a Smarty template, as the states of `Smarty_Internal_Templatelexer` do. Braces with a space behind
 * them are text, however many.
 */
export const findSmartyRegions = findByDelimiters(/\{(literal)(?=\s*\})|\{(\*)(?!\})|\{()(?!\{{0,9}\s|\})/g, {
  '*': region('comment', closing(/\*\}/g)),
  literal: region('raw', closing(/\}/g), () => ({
    kind: 'raw',
    end: nestedEnd(/\{(?:\/literal\}|(literal)\})/g),
  })),
  '': output(closingOfTag, { statement: STATEMENT }),
});

/** Code ends at its brace. In it may stand code, strings, and in those of them with double quotation marks code again. */
function closingOfTag(text: string, from: number): Range | undefined {
  const open = ['{'];
  const inCode = /[{}"'`]/g;
  const inString = /\\[^]|"|`(?=\$)|\{(?!\{{0,9}\s)/g;
  for (let at: number | undefined = from; at !== undefined;) {
    const stop: RegExp = open.at(-1) === '"' ? inString : inCode;
    const found = matchFrom(stop, text, at);
    if (!found) return undefined;
    at = stop.lastIndex;
    const [mark] = found;
    if (mark === "'") at = stringEnd(text, at, mark);
    else if (mark === '{' || (mark !== '}' && open.at(-1) !== mark)) open.push(mark);
    else if (mark === '}' || open.at(-1) === mark) open.pop();
    if (open.length === 0) return { start: found.index, end: stop.lastIndex };
  }
  return undefined;
}
