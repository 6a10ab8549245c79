import type { Pager } from '../index.js';
import { createPages, NAME, withoutParagraphs, type PageOptions } from './pages.js';

/** What is needed of Eleventy's configuration. */
export interface EleventyConfig {
  addTransform(name: string, transform: (this: { page: Page }, content: string) => string): unknown;
  /** All transforms, in the order in which they run. */
  transforms?: object;
  addWatchTarget(file: string, options: { readonly resetConfig: true }): unknown;
  on(event: 'eleventy.contentMap', listener: (map: { inputPathToUrl: Addresses }) => void): unknown;
  getFilter(name: 'url' | 'htmlBaseUrl'): ((url: string) => string) | undefined;
  /** Known to Eleventy 3 and later. */
  addPreprocessor?(name: string, files: '*', note: (data: TemplateData) => undefined): unknown;
  /** Set by Eleventy 3 and later. */
  readonly logger?: { warn(message: string): void } | undefined;
}

/** The addresses of all pages of a template, in the order of their numbers. */
type Addresses = Readonly<Record<string, readonly string[]>>;

interface TemplateData {
  readonly page: { readonly inputPath: string };
  readonly pagination?: unknown;
}

/** What Eleventy tells a transform about the page. */
interface Page {
  readonly inputPath: string;
  readonly outputPath?: string | false | undefined;
  readonly url?: string | false | undefined;
}

/**
 * The plugin for Eleventy. It sees pages as their template engine and their layouts leave them, so a tag may be written
 * in any of Eleventy's languages, with the engine's own expressions in it. A `pager` without a value is the pagination of
 * the page.
 *
 * An error stops the build. Its lines are those of the rendered page, which is not written; Eleventy names the template.
 *
 * @param options as for `transform`, and which of the written files are pages
 * @throws {TypeError} where an option is wrong
 * @example
 * eleventyConfig.addPlugin(pagination);
 * // <pagination pager></pagination>
 */
export default function pagination(eleventyConfig: EleventyConfig, options?: PageOptions): void {
  const pages = createPages(options);
  if (pages.themeFile !== undefined) eleventyConfig.addWatchTarget(pages.themeFile, { resetConfig: true });
  const warn = (text: string): void => {
    (eleventyConfig.logger ?? console).warn(text);
  };
  let addresses: Addresses = {};
  const paginated = new Set<string>();
  eleventyConfig.on('eleventy.contentMap', ({ inputPathToUrl }) => {
    addresses = inputPathToUrl;
  });
  // The content map has a single page for a template without pagination, too.
  eleventyConfig.addPreprocessor?.(NAME, '*', (data) => {
    if (data.pagination) paginated.add(data.page.inputPath);
    return undefined;
  });
  const pagerOf = ({ inputPath, url }: Page): Pager | undefined => {
    const urls = addresses[inputPath] ?? [];
    const page = urls.findIndex((one) => one === url) + 1;
    if (page === 0 || !paginated.has(inputPath)) return undefined;
    // Eleventy's own plugin of that filter puts the prefix before all links later.
    const withPrefix =
      (!eleventyConfig.getFilter('htmlBaseUrl') && eleventyConfig.getFilter('url')) || String;
    return { page, pages: urls.length, href: (number) => withPrefix(urls[number - 1] ?? '') };
  };
  // First of all: Eleventy's own transform puts the path prefix before every link there is, and writes the page anew
  // with a parser that does not know `<pagination/>`.
  const others = eleventyConfig.transforms;
  eleventyConfig.transforms = {};
  eleventyConfig.addTransform(NAME, function (content) {
    const { outputPath } = this.page;
    // A template with `permalink: false` is written nowhere, and is no page.
    const isPage = typeof content === 'string' && typeof outputPath === 'string' && pages.accepts(outputPath);
    if (!isPage) return content;
    const page = withoutParagraphs(content, options?.tag);
    return pages.process(page, outputPath, warn, pagerOf(this.page)).html;
  });
  Object.assign(eleventyConfig.transforms, others);
}

export { pagination as 'module.exports', type PageOptions };
