import type { Range } from '../../base/source.js';
import type { FindRegions, Region } from './region.js';
import { createFinder, trim, unended } from './scan.js';

/** What stands between `{% %}`, and where the next one begins. */
export interface Block extends Range {
  /** What is written between the delimiters. */
  readonly content: string;
}

/** How a language of the `{{ }}`, `{% %}`, `{# #}` family differs from the others. */
export interface BraceSyntax {
  /** Characters that control white space where they touch a delimiter. */
  readonly signs: string;
  /** Where code ends that begins at an offset: the offset behind `%}` or `}}`; undefined where the engine finds no end. */
  readonly findEnd: (text: string, from: number, delimiter: '%}' | '}}') => number | undefined;
  /** Makes, for a text, what tells where a block ends that the engine does not read; undefined for other blocks. */
  readonly createRawEnd: (text: string) => (block: Block) => number | undefined;
}

/** Makes a search for a language with `{{ value }}`, `{% code %}` and `{# comment #}`. */
export function findBraceRegions({ signs, findEnd, createRawEnd }: BraceSyntax): FindRegions {
  return (text) => {
    const regions: Region[] = [];
    const opening = /\{[{%#]/g;
    const nextCommentEnd = createFinder(text, '#}');
    const rawEnd = createRawEnd(text);
    for (let found = opening.exec(text); found; found = opening.exec(text)) {
      const start = found.index;
      const region = (): Region | undefined => {
        const isSigned = signs.includes(text.charAt(start + 2)) && start + 2 < text.length;
        const from = start + (isSigned ? 3 : 2);
        if (found[0] === '{#') {
          const end = nextCommentEnd(from) + 2;
          return end === Infinity ? undefined : { start, end, kind: 'comment' };
        }
        const end = findEnd(text, from, found[0] === '{%' ? '%}' : '}}');
        if (end === undefined) return undefined;
        const isEndSigned = end - 2 > from && signs.includes(text.charAt(end - 3));
        const code = trim(text, from, end - (isEndSigned ? 3 : 2));
        if (found[0] === '{{') return { start, end, kind: 'output', code };
        const block = { start, end, content: text.slice(code.start, code.end) };
        const blockEnd = rawEnd(block);
        if (blockEnd === undefined) return { start, end, kind: 'code' };
        return blockEnd === Infinity ? undefined : { start, end: blockEnd, kind: 'raw' };
      };
      const next = region() ?? unended(text, start);
      regions.push(next);
      opening.lastIndex = next.end;
    }
    return regions;
  };
}

/** Makes what tells the end of blocks by the one end tag that may follow them. */
export function endsWith(name: RegExp, endTag: RegExp): BraceSyntax['createRawEnd'] {
  return (text) =>
    ({ content, end }) => {
      if (!name.test(content)) return undefined;
      const tag = new RegExp(endTag, 'g');
      tag.lastIndex = end;
      return tag.test(text) ? tag.lastIndex : Infinity;
    };
}
