import { unended, type FindRegions, type Region } from './region.js';
import { trim } from './scan.js';

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
  const nextLine = createFinder(text, '\n');
  const nextClosing = {
    '{{': createFinder(text, '}}'),
    '{%': createFinder(text, '%}'),
    '{#': createFinder(text, '#}'),
  };
  let verbatim: { readonly start: number; readonly endTag: string } | undefined;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const start = found.index;
    const delimiter = found[0] as keyof typeof nextClosing;
    const end = nextClosing[delimiter](start + 2) + 2;
    if (end > nextLine(start + 2) || end === Infinity) {
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

/**
 * Makes what tells where a string comes next at or after an offset; `Infinity` where it does not. It never searches the
 * same part of a text twice, as long as the offsets ascend: in a line full of `{%` that would take quadratic time.
 */
function createFinder(text: string, searched: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const index = text.indexOf(searched, from);
      found = index < 0 ? Infinity : index;
    }
    return found;
  };
}
