import type { Range } from '../base/source.js';

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
  /** Where it is, unless its whole block is raw HTML. */
  readonly among?: AmongText;
}

/** A place in a block of text: what is before and after it in the block. */
export interface AmongText {
  readonly block: 'paragraph' | 'heading' | 'cell';
  readonly before: Beside;
  readonly after: Beside;
}

/** Whether there is other content, and on which lines: on the same one, or only on others. */
export type Beside = 'nothing' | 'lines' | 'text';

/** Whether a file name is one of Markdown, with or without the extension of a template language after it. */
export function isMarkdown(file = ''): boolean {
  return /\.(?:mdx?|markdown)(?:\.[a-z]{1,10}){0,2}$/i.test(file);
}

export function isMdx(file = ''): boolean {
  return /\.mdx(?:\.|$)/i.test(file);
}
