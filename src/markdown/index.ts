/** The part of the package that reads Markdown. It is separate, because few files need its parser. */

import { boolean, checkOptions } from '../base/validate.js';
import type { ReadMarkdown } from '../regions/markdown.js';
import { createRenderer } from './render-placed.js';

/** How the tool that renders the Markdown differs from CommonMark. */
export interface PaginationMarkdownOptions {
  /**
   * Whether indented lines are code blocks. They are not in Eleventy, and never in MDX.
   *
   * @default true
   */
  readonly indentedCode?: boolean | undefined;
}

export type { ReadMarkdown as PaginationMarkdown };

/**
 * Makes the value of the option `markdown`, which is needed for files in Markdown.
 *
 * @throws {TypeError} if an option is unknown or invalid
 * @example
 * import { markdown } from 'pagination-tag/markdown';
 *
 * transform(text, { file: 'posts.md', markdown: markdown() });
 */
export function markdown(options: PaginationMarkdownOptions = {}): ReadMarkdown {
  const rows = { indentedCode: { check: boolean } };
  const { indentedCode = true } = checkOptions(options, rows, '{ indentedCode: false }');
  return createRenderer(indentedCode);
}
