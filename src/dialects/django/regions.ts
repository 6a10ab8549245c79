import { unended, type FindRegions, type Region } from '../../regions/region.js';
import { trim } from '../../regions/modes.js';

const CLOSING = { '{{': '}}', '{%': '%}', '{#': '#}' };

/** Whether code may be open at the end of a text within a line: `@media print{#nav{display:none}}`. */
export function hasOpenCode(line: string): boolean {
  return Object.entries(CLOSING).some(([opening, closing]) => {
    const start = line.lastIndexOf(opening);
    return start >= 0 && !line.includes(closing, start + opening.length);
  });
}

/**
 * Finds the code of a Django template, as `django.template.base.Lexer` does, and `{% comment %}`, as the parser does
 * afterwards. So `{% verbatim %}` can hide the end of a comment.
 *
 * Code ends at its first closing delimiter, even in a string, and never spans lines: code not closed on its line is
 * text.
 */
export const findRegions: FindRegions = (text) => {
  const regions: Region[] = [];
  const known = new Map<string, number>();
  // Never searches text twice, which would take quadratic time on a line full of `{%`.
  const nextIndex = (needle: string, from: number): number => {
    let index = known.get(needle) ?? -1;
    if (index < from) index = text.indexOf(needle, from);
    if (index < 0) index = Infinity;
    known.set(needle, index);
    return index;
  };
  let commentStart: number | undefined;
  let verbatim: { readonly start: number; readonly endTag: string } | undefined;
  const opening = /\{[{%#]/g;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const start = found.index;
    const delimiter = found[0] as keyof typeof CLOSING;
    const end = nextIndex(CLOSING[delimiter], start + 2) + 2;
    if (end > nextIndex('\n', start + 2) || end === Infinity) {
      // `{{%` may still be a tag.
      opening.lastIndex = start + 1;
      continue;
    }
    opening.lastIndex = end;
    const code = trim(text, start + 2, end - 2);
    const tag = delimiter === '{%' ? text.slice(code.start, code.end) : '';
    let region: Region = { start, end, kind: delimiter === '{#' ? 'comment' : 'code' };
    if (delimiter === '{{') region = { start, end, kind: 'output', expression: code };
    if (verbatim) {
      if (tag !== verbatim.endTag) continue;
      region = { start: verbatim.start, end, kind: 'raw' };
      verbatim = undefined;
    } else if (/^verbatim(?: |$)/.test(tag)) {
      verbatim = { start, endTag: `end${tag}` };
      continue;
    } else if (commentStart !== undefined && tag === 'endcomment') {
      region = { start: commentStart, end, kind: 'comment' };
      commentStart = undefined;
    } else if (/^comment(?:\s|$)/.test(tag)) {
      commentStart ??= start;
    }
    if (commentStart === undefined) regions.push(region);
  }
  const unendedStart = commentStart ?? verbatim?.start;
  return unendedStart === undefined ? regions : [...regions, unended(text, unendedStart)];
};
