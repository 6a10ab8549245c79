import { unended, type FindRegions, type Region } from './region.js';
import { trim } from './scan.js';

const CLOSING = { '{{': '}}', '{%': '%}', '{#': '#}' };

/**
 * Finds the code of a Django template, as `django.template.base.Lexer` does, and `{% comment %}` as the parser does
 * behind it. So one `{% verbatim %}` may hide the end of a comment.
 */
export const findDjangoRegions: FindRegions = (text) => {
  const regions: Region[] = [];
  let commentStart: number | undefined;
  for (const region of lex(text)) {
    const { start, end } = region;
    const tag = region.kind === 'code' ? contentOf(text, start, end) : '';
    if (commentStart === undefined) {
      if (/^comment(?:\s|$)/.test(tag)) commentStart = start;
      else regions.push(region);
    } else if (tag === 'endcomment') {
      regions.push({ start: commentStart, end, kind: 'comment' });
      commentStart = undefined;
    }
  }
  if (commentStart !== undefined) regions.push(unended(text, commentStart));
  return regions;
};

function contentOf(text: string, start: number, end: number): string {
  return text.slice(start + 2, end - 2).trim();
}

/**
 * Yields what the lexer reads. Code ends at the first of its closing delimiters, in strings as well, and never spans
 * lines: what is not closed in its line is text.
 */
function* lex(text: string): Generator<Region, undefined> {
  const opening = /\{[{%#]/g;
  const known = new Map<string, number>();
  // Searches no part of the text twice: in a line full of `{%`, that would take quadratic time.
  const nextIndex = (searched: string, from: number): number => {
    let index = known.get(searched) ?? -1;
    if (index < from) index = text.indexOf(searched, from);
    if (index < 0) index = Infinity;
    known.set(searched, index);
    return index;
  };
  let verbatim: { readonly start: number; readonly endTag: string } | undefined;
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
    const tag = delimiter === '{%' ? contentOf(text, start, end) : '';
    if (verbatim) {
      if (tag !== verbatim.endTag) continue;
      yield { start: verbatim.start, end, kind: 'raw' };
      verbatim = undefined;
    } else if (/^verbatim(?: |$)/.test(tag)) {
      verbatim = { start, endTag: `end${tag}` };
    } else if (delimiter === '{{') {
      yield { start, end, kind: 'output', code: trim(text, start + 2, end - 2) };
    } else {
      yield { start, end, kind: delimiter === '{%' ? 'code' : 'comment' };
    }
  }
  if (verbatim) yield unended(text, verbatim.start);
}
