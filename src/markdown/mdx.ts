/** Reads what MDX adds to Markdown: JavaScript, in which there are no tags. */

import type MarkdownIt from 'markdown-it';
import { endingBraces, matchFrom } from '../regions/modes.js';

/** The names of the rules, which only files in MDX have. */
export const MDX_RULES = ['mdx_element', 'mdx_expression', 'mdx_code'];

/** Strings, comments and regular expressions, which hide brackets. In the text of an element, an apostrophe follows a letter. */
const HIDING =
  /"(?:[^"\\\n]|\\[^])*"?|(?<!\w)'(?:[^'\\\n]|\\[^])*'?|`(?:[^`\\]|\\[^])*`?|\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*/
    .source;
const REGULAR_EXPRESSION = /(?<=[(,=:[!&|?{;]\s?)\/(?![*/])(?:[^\\/\n]|\\.)+\//.source;

/** Finds the end of an expression in braces. */
const endOfExpression = endingBraces(new RegExp(`${HIDING}|${REGULAR_EXPRESSION}|\\{|(\\})`, 'g'));

/** What matters in `import` and `export`: brackets and empty lines. */
const MODULE = new RegExp(`${HIDING}|${REGULAR_EXPRESSION}|[({[]|[)}\\]]|\\n[ \\t]*(?=\\n)`, 'g');

const endOfBraces = (text: string, start: number): number | undefined =>
  endOfExpression(text, start + 1)?.end;

/** Finds the end of `import` or `export`: an empty line that is in no bracket; undefined if a bracket has no end. */
function endOfModule(text: string, start: number): number | undefined {
  let depth = 0;
  for (let found = matchFrom(MODULE, text, start); found !== null; found = MODULE.exec(text)) {
    const [part] = found;
    if (/^[({[]/.test(part)) depth++;
    else if (/^[)}\]]/.test(part)) depth--;
    else if (part.startsWith('\n') && depth <= 0) return found.index;
  }
  return depth > 0 ? undefined : text.length;
}

/** The first empty line after an offset, or the end of the text. */
function emptyLine(text: string, start: number): number {
  const { index = text.length } = matchFrom(/\n[ \t]*(?=\n)/g, text, start) ?? {};
  return index;
}

/**
 * Finds the end of a start tag in which an expression has an empty line: up to there, it would be a paragraph. For any other
 * tag, it is the start; undefined if an expression has no end.
 */
function endOfElement(text: string, start: number): number | undefined {
  const part = /(?:[^<>{}"']|"[^"]*"|'[^']*')*/y;
  let isLong = false;
  for (let at = start + 1; ;) {
    matchFrom(part, text, at);
    at = part.lastIndex;
    if (text.charAt(at) !== '{') return isLong && text.charAt(at) === '>' ? at + 1 : start;
    const end = endOfBraces(text, at);
    if (end === undefined) return undefined;
    isLong ||= /\n[ \t]*\n/.test(text.slice(at, end));
    at = end;
  }
}

/** An element with code among its attributes or as their values, which is not raw HTML in Markdown. */
const ELEMENT = /<[a-z][\w.:-]*(?=[\s/>])(?:[^<>{}"']|"[^"]*"|'[^']*'|\{[^<>{}]*\})*>/iy;

/**
 * Adds rules that leave JavaScript alone: expressions in braces, and `import` and `export` at the start of a line, up to an
 * empty line that is in no bracket. Tags among code are found.
 *
 * Source: MDX, "What is MDX?", "Expressions" and "ESM".
 */
export function addMdxRules(parser: InstanceType<typeof MarkdownIt>): void {
  // A brace without an end is an error in MDX. The texts that have one are not searched again.
  const unclosed = new WeakSet<object>();
  parser.inline.ruler.after('html_inline', 'mdx_element', (state, isSilent) => {
    const [content] = matchFrom(ELEMENT, state.src.slice(0, state.posMax), state.pos) ?? [];
    if (content === undefined) return false;
    // As in raw HTML, nothing in it is Markdown.
    if (!isSilent) state.push('html_inline', '', 0).content = content;
    state.pos += content.length;
    return true;
  });
  parser.inline.ruler.before('escape', 'mdx_expression', (state, isSilent) => {
    if (state.src.charAt(state.pos) !== '{' || unclosed.has(state)) return false;
    const end = endOfBraces(state.src.slice(0, state.posMax), state.pos);
    if (end === undefined) {
      unclosed.add(state);
      return false;
    }
    if (!isSilent) state.push('text', '', 0).content = state.src.slice(state.pos, end);
    state.pos = end;
    return true;
  });
  parser.block.ruler.before('fence', 'mdx_code', (state, first, last, isSilent) => {
    const start = (state.bMarks[first] ?? 0) + (state.tShift[first] ?? 0);
    const text = state.src.slice(0, state.eMarks[last - 1]);
    const isModule =
      state.tShift[first] === 0 && /^(?:import|export)[\s{*'"]/.test(text.slice(start, start + 7));
    const isElement = /^<[a-z]/i.test(text.slice(start, start + 2));
    if (!isModule && !isElement && text.charAt(start) !== '{') return false;
    const findEnd = isModule ? endOfModule : isElement ? endOfElement : endOfBraces;
    const found = unclosed.has(state) ? undefined : findEnd(text, start);
    if (found === undefined) unclosed.add(state);
    const end = found ?? (isModule ? emptyLine(text, start) : start);
    if (end === start) return false;
    let next = first + 1;
    while (next < last && (state.bMarks[next] ?? 0) < end) next++;
    // With text after it, it is part of a paragraph.
    if (!isModule && text.slice(end, state.eMarks[next - 1]).trim() !== '') return false;
    if (isSilent) return true;
    state.push('mdx_code', '', 0).map = [first, next];
    state.line = next;
    return true;
  });
  parser.renderer.rules['mdx_code'] = () => '';
}
