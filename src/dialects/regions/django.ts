import type { Range } from '../../base/source.js';
import type { FindRegions, Region } from './region.js';
import { createFinder, trim, unended } from './scan.js';

const ENDS = { '{%': '%}', '{{': '}}', '{#': '#}' } as const;

/**
 * Finds the code of a Django template. A tag ends at the first of its end delimiters, in strings as well, and never
 * spans lines: what is not ended in its line is text.
 */
export const findDjangoRegions: FindRegions = (text) => {
  const regions: Region[] = [];
  /** The block that nothing is read in, by the content of the tag that ends it. */
  let unread:
    { readonly start: number; readonly kind: 'comment' | 'raw'; readonly endTag: string } | undefined;
  // The lexer reads {% verbatim %} before the parser sees {% comment %}, so that one can be in the other.
  let verbatimEnd: string | undefined;

  for (const { start, end } of tagsOf(text)) {
    const { content, code } = contentOf(text, start, end);
    const isBlock = text.charAt(start + 1) === '%';
    if (isBlock && content === verbatimEnd) verbatimEnd = undefined;
    if (verbatimEnd !== undefined) continue;
    if (unread) {
      if (isBlock && content === unread.endTag) {
        regions.push({ start: unread.start, end, kind: unread.kind });
        unread = undefined;
      } else if (isBlock && unread.kind === 'comment') {
        verbatimEnd = endOfVerbatim(content);
      }
    } else if (isBlock && endOfVerbatim(content) !== undefined) {
      verbatimEnd = endOfVerbatim(content);
      unread = { start, kind: 'raw', endTag: `end${content}` };
    } else if (isBlock && /^comment(?:\s|$)/.test(content)) {
      unread = { start, kind: 'comment', endTag: 'endcomment' };
    } else if (text.charAt(start + 1) === '{') {
      regions.push({ start, end, kind: 'output', code });
    } else {
      regions.push({ start, end, kind: isBlock ? 'code' : 'comment' });
    }
  }
  if (unread) regions.push(unended(text, unread.start));
  return regions;
};

function contentOf(text: string, start: number, end: number): { code: Range; content: string } {
  const code = trim(text, start + 2, end - 2);
  return { code, content: text.slice(code.start, code.end) };
}

function endOfVerbatim(content: string): string | undefined {
  return /^verbatim(?: |$)/.test(content) ? `end${content}` : undefined;
}

function* tagsOf(text: string): Generator<Range> {
  const opening = /\{[{%#]/g;
  const nextLine = createFinder(text, '\n');
  const nextEnd = {
    '{%': createFinder(text, ENDS['{%']),
    '{{': createFinder(text, ENDS['{{']),
    '{#': createFinder(text, ENDS['{#']),
  };
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const start = found.index;
    const end = nextEnd[found[0] as keyof typeof ENDS](start + 2) + 2;
    if (end <= nextLine(start + 2) && end < Infinity) {
      yield { start, end };
      opening.lastIndex = end;
    } else {
      // `{{%` may still be a block.
      opening.lastIndex = start + 1;
    }
  }
}
