import type { Range } from '../base/source.js';
import { moveRegion, type FindRegions } from './region.js';

/**
 * Reads Markdown.
 *
 * @param text without front matter and byte order mark
 * @param file its name: MDX has its own rules
 */
export type ReadMarkdown = (text: string, file?: string) => RenderedMarkdown;

/** A text in Markdown, and the page that it becomes. */
export interface RenderedMarkdown {
  readonly html: string;
  /** In order: what is unchanged in both, without line ends. All other HTML in the page is generated. */
  readonly raw: readonly RawHtml[];
}

/** A piece of raw HTML: its range in the text, and its offset in the page. */
export interface RawHtml extends Range {
  readonly at: number;
}

/** Markdown file names, with or without the extension of a template language after it. */
const MARKDOWN = /\.(?:mdx?|markdown)(?:\.[a-z]{1,10}){0,2}$/i;

/** What comes before the Markdown: a byte order mark, and data in YAML or TOML. */
const FRONT_MATTER =
  /^\uFEFF?(?:(---|\+\+\+)[^\S\r\n]*(?:\w+[^\S\r\n]*)?(?:\r?\n[^]*?)?\r?\n\1[^\S\r\n]*(?:\r?\n|$))?/;

/** Whether a file is Markdown, by its name. */
export function isMarkdown(file = ''): boolean {
  return MARKDOWN.test(file);
}

/** Returns the offset at which the Markdown begins; 0 in other files. */
export function frontMatterEnd(text: string, file: string | undefined): number {
  return isMarkdown(file) ? (FRONT_MATTER.exec(text)?.[0].length ?? 0) : 0;
}

/** What comes before the content of a line: the markers of block quotes and list items. */
const CONTAINERS = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/;

/** Bounds the search for the start of a paragraph. */
const LONGEST_PARAGRAPH = 5000;

/**
 * Whether there is text before an offset on its line, so that Markdown puts both into one paragraph. What follows a line
 * that begins with a tag is HTML, up to an empty line. A row of a table has cells.
 */
export function isWithinLine(text: string, offset: number): boolean {
  const above =
    text
      .slice(Math.max(offset - LONGEST_PARAGRAPH, 0), offset)
      .split(/(?:^|\r\n?|\n)[ \t>]*(?:\r\n?|\n)/)
      .at(-1) ?? '';
  const before = above.slice(Math.max(above.lastIndexOf('\n'), above.lastIndexOf('\r')) + 1);
  const isHtml = above.replace(CONTAINERS, '').startsWith('<');
  return !isHtml && !/^(?:[<|].*)?$/.test(before.replace(CONTAINERS, '').trim());
}

/** Finds the template code of a file, which in Markdown begins after the front matter. */
export function besideFrontMatter(find: FindRegions): FindRegions {
  return (text, file) => {
    const start = frontMatterEnd(text, file);
    return start === 0
      ? find(text, file)
      : find(text.slice(start), file).map((one) => moveRegion(one, start));
  };
}
