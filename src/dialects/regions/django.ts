import { unended, type FindRegions, type Region } from './region.js';
import { trim } from './scan.js';

const CLOSING = { '{{': '}}', '{%': '%}', '{#': '#}' };

/**
 * Finds the code of a Django template, as `django.template.base.Lexer` does, and `{% comment %}` as the parser does
 * behind it. So one `{% verbatim %}` may hide the end of a comment.
 *
 * Code ends at the first of its closing delimiters, in strings as well, and never spans lines: what is not closed in its
 * line is text.
 */
export const findDjangoRegions: FindRegions = (text) => {
  const regions: Region[] = [];
  const known = new Map<string, number>();
  // Searches no part of the text twice: in a line full of `{%`, that would take quadratic time.
  const nextIndex = (searched: string, from: number): number => {
    let index = known.get(searched) ?? -1;
    if (index < from) index = text.indexOf(searched, from);
    if (index < 0) index = Infinity;
    known.set(searched, index);
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
    if (delimiter === '{{') region = { start, end, kind: 'output', code };
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
