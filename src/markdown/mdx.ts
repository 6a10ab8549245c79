/** Reads what MDX adds to Markdown: JavaScript, in which there are no tags. */

import type MarkdownIt from 'markdown-it';
import { endingBraces } from '../regions/modes.js';

/** The names of the rules, which only files in MDX have. */
export const MDX_RULES = ['mdx_element', 'mdx_expression', 'mdx_code'];

/** Finds the end of an expression in braces, which strings and comments may hide. */
const endOfExpression = endingBraces(
  /"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?|`(?:[^`\\]|\\[^])*`?|\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|\{|(\})/g,
);

/** An element with code among its attributes or as their values, which is not raw HTML in Markdown. */
const ELEMENT = /<[a-z][\w.:-]*(?:[^<>{}"']|"[^"]*"|'[^']*'|\{[^<>{}]*\})*>/iy;

/**
 * Adds rules that leave JavaScript alone: expressions in braces, and `import` and `export` at the start of a line, up to an
 * empty line.
 *
 * Source: MDX, "What is MDX?", "Expressions" and "ESM".
 */
export function addMdxRules(parser: InstanceType<typeof MarkdownIt>): void {
  // A brace without an end is an error in MDX. The texts that have one are not searched again.
  const unclosed = new WeakSet<object>();
  parser.inline.ruler.after('html_inline', 'mdx_element', (state, isSilent) => {
    ELEMENT.lastIndex = state.pos;
    const [content] = ELEMENT.exec(state.src.slice(0, state.posMax)) ?? [];
    if (content === undefined) return false;
    // As in raw HTML, nothing in it is Markdown.
    if (!isSilent) state.push('html_inline', '', 0).content = content;
    state.pos += content.length;
    return true;
  });
  parser.inline.ruler.before('escape', 'mdx_expression', (state, isSilent) => {
    if (state.src.charAt(state.pos) !== '{' || unclosed.has(state)) return false;
    const end = endOfExpression(state.src.slice(0, state.posMax), state.pos + 1)?.end;
    if (end === undefined) unclosed.add(state);
    if (end === undefined) return false;
    if (!isSilent) state.push('text', '', 0).content = state.src.slice(state.pos, end);
    state.pos = end;
    return true;
  });
  parser.block.ruler.before('fence', 'mdx_code', (state, first, last, isSilent) => {
    const start = (state.bMarks[first] ?? 0) + (state.tShift[first] ?? 0);
    const text = state.src.slice(0, state.eMarks[last - 1]);
    const isModule =
      state.tShift[first] === 0 && /^(?:import|export)[\s{*'"]/.test(text.slice(start, start + 7));
    if (!isModule && (text.charAt(start) !== '{' || unclosed.has(state))) return false;
    let next = first + 1;
    if (isModule) {
      while (next < last && !state.isEmpty(next)) next++;
    } else {
      const end = endOfExpression(text, start + 1)?.end;
      if (end === undefined) unclosed.add(state);
      if (end === undefined) return false;
      while (next < last && (state.bMarks[next] ?? 0) < end) next++;
      // With text after it, it is part of a paragraph.
      if (text.slice(end, state.eMarks[next - 1]).trim() !== '') return false;
    }
    if (isSilent) return true;
    state.push('mdx_code', '', 0).map = [first, next];
    state.line = next;
    return true;
  });
  parser.renderer.rules['mdx_code'] = () => '';
}
