import { createPages, withoutParagraphs, type PageOptions } from './pages.js';

/** What is needed of Eleventy's configuration. */
export interface EleventyConfig {
  addTransform(
    name: string,
    transform: (this: EleventyTransform, content: string) => string | Promise<string>,
  ): unknown;
  /** All transforms, in the order in which they run. */
  transforms?: object;
  /** Set by Eleventy 3 and later. */
  readonly logger?: { warn(message: string): void } | undefined;
}

/** What Eleventy tells a transform about the page. */
export interface EleventyTransform {
  readonly page: { readonly outputPath?: string | false | undefined };
}

/**
 * The plugin for Eleventy. It sees pages as their template engine and their layouts leave them, so a tag may be written
 * in any of Eleventy's languages, with the engine's own expressions in it.
 *
 * An error stops the build. Its lines are those of the rendered page, which is not written; Eleventy names the template.
 *
 * @param options as for `transform`, and which of the written files are pages
 * @throws {TypeError} where an option is wrong
 * @example
 * eleventyConfig.addPlugin(pagination);
 * // <pagination path="/posts/:page/" total_pages="{{ pagination.pages.length }}" current_page="{{ pagination.pageNumber + 1 }}"></pagination>
 */
export default function pagination(eleventyConfig: EleventyConfig, options?: PageOptions): void {
  const pages = createPages(options);
  const warn = (text: string): void => {
    (eleventyConfig.logger ?? console).warn(text);
  };
  // First of all: Eleventy's own transform puts the path prefix before every link there is, and writes the page as a
  // parser reads it that knows no `<pagination/>`.
  const others = eleventyConfig.transforms;
  eleventyConfig.transforms = {};
  eleventyConfig.addTransform('pagination-tag', function (content) {
    const { outputPath } = this.page;
    // A template with `permalink: false` is written nowhere, and is no page.
    const isPage = typeof content === 'string' && typeof outputPath === 'string' && pages.accepts(outputPath);
    return isPage ? pages.process(withoutParagraphs(content), outputPath, warn).html : content;
  });
  Object.assign(eleventyConfig.transforms, others);
}

// What `require` gives.
export { pagination as 'module.exports' };
export type { PageOptions };
