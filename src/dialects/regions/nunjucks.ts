import { findBraceRegions } from './braces.js';
import type { FindRegions } from './region.js';
import { matchEnd, stringEnd } from './scan.js';

/**
 * Finds the code of a Nunjucks template. Unlike Jinja it knows no brackets: the first `}}` or `%}` outside of strings and
 * regular expressions ends any code.
 */
export const findNunjucksRegions: FindRegions = findBraceRegions({
  signs: '-',
  findEnd,
  createRawEnd: (text) => {
    return ({ content, end }) =>
      content === 'raw' || content === 'verbatim' ? rawEnd(text, content, end) : undefined;
  },
});

function findEnd(text: string, from: number): number | undefined {
  // Quotation marks begin a string, and `r/` an expression, only where a word could begin.
  const expression = /r\/[^]*?(?<!\\)\/[gimy]*/y;
  const word = /\d+\.\d*|[^ \n\t\r\u00a0()[\]{}%*\-+~/#,:|.<>=!]+|[^]/y;
  let at: number | undefined = from;
  while (at !== undefined && at < text.length) {
    if (text.startsWith('%}', at) || text.startsWith('}}', at)) return at + 2;
    const first = text.charAt(at);
    if (first === '"' || first === "'") at = stringEnd(text, at + 1, first);
    else if (text.startsWith('r/', at)) at = matchEnd(expression, text, at);
    else at = matchEnd(word, text, at);
  }
  return undefined;
}

/** Raw blocks nest. Their tags are taken only without white-space control. */
function rawEnd(text: string, name: string, from: number): number {
  const tag = new RegExp(`\\{%\\s*(end)?${name}\\s*%\\}`, 'g');
  tag.lastIndex = from;
  let depth = 1;
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    depth += found[1] === undefined ? 1 : -1;
    if (depth === 0) return tag.lastIndex;
  }
  return Infinity;
}
