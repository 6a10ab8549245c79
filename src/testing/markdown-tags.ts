import MarkdownIt from 'markdown-it';
import { preprocess, type PaginationOptions } from '../index.js';
import { markdown } from '../markdown/index.js';

const markdownIt = new MarkdownIt({ html: true });
const options = { file: 'page.md', markdown: markdown() };

/** The ids of the tags in the page that markdown-it renders, and of those found in the source. */
export function markdownTags(text: string): { readonly expected: string; readonly found: string } {
  return { expected: idsIn(markdownIt.render(text)), found: idsIn(text, options) };
}

/** The ids of tags. A dash stands for a tag whose end is generated: its paragraph ends before its last attribute. */
function idsIn(text: string, given?: PaginationOptions): string {
  const { tags, diagnostics } = preprocess(text, given);
  const ids = tags.map(({ start, end }) => {
    const tag = text.slice(start.offset, end.offset);
    const [, id] =
      /^<pagination\s[^<]*?id=["'](\w+)["'][^<]*\stotal_pages=["']?2["']?[^<]*>/i.exec(tag) ?? [];
    const isCut = diagnostics.some(
      (one) => one.code === 'unfinished-tag' && one.start.offset === start.offset,
    );
    return isCut ? undefined : id;
  });
  return ids.map((id) => id ?? '-').join(' ');
}
