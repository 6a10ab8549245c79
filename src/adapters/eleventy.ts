import { resolve } from 'node:path';
import type { PaginationPager } from '../index.js';
import { PAGE_FILE } from '../reading/page-file.js';
import { auditBuild } from './audit-build.js';
import { createPages, NAME, withoutParagraphs, type SiteOptions } from './pages.js';

/** The part of Eleventy's configuration that we use. */
interface EleventyConfig {
  addTransform(name: string, transform: (this: { page: EleventyPage }, content: string) => string): unknown;
  /** All transforms, in execution order. */
  transforms?: object;
  addWatchTarget(file: string, options: { readonly resetConfig: true }): unknown;
  on(event: 'eleventy.contentMap', listener: (map: { inputPathToUrl: UrlsByInput }) => void): unknown;
  on(event: 'eleventy.after', listener: (build: Build) => Promise<void>): unknown;
  getFilter(name: 'url' | 'htmlBaseUrl'): ((url: string) => string) | undefined;
  /** Eleventy 3 and later. */
  addPreprocessor?(name: string, files: '*', note: (data: EleventyData) => undefined): unknown;
  /** Eleventy 3 and later. */
  readonly logger?: { warn(message: string): void } | undefined;
}

/** What Eleventy says of a finished build. */
interface Build {
  /** The directories of the configuration. */
  readonly dir: { readonly output: string };
  /** Those of the run, which may have others. Eleventy 3 and later. */
  readonly directories?: { readonly output: string };
  readonly results: readonly Pick<EleventyPage, 'inputPath' | 'outputPath'>[];
  readonly runMode: 'build' | 'serve' | 'watch';
  readonly outputMode: 'fs' | 'json' | 'ndjson';
}

/** The URLs of each template's pages, in page order, by input path. */
type UrlsByInput = Readonly<Record<string, readonly string[]>>;

interface EleventyData {
  readonly page: { readonly inputPath: string };
  readonly pagination?: unknown;
}

/** The page data that Eleventy passes to transforms. */
interface EleventyPage {
  readonly inputPath: string;
  readonly outputPath?: string | false | undefined;
  readonly url?: string | false | undefined;
}

/**
 * The plugin for Eleventy. It processes pages after their template engine and layouts, so tags work in all of
 * Eleventy's languages and may contain the engine's expressions. A `pager` without a value uses the page's pagination.
 * Only the bindings that the option `bindings` lists are looked up.
 *
 * An error stops the build. Line numbers refer to the rendered page, which is not written; Eleventy names the template.
 *
 * @param options as for `transform`, and which templates to process
 * @throws {TypeError} if an option is invalid
 * @example
 * eleventyConfig.addPlugin(pagination);
 * // <pagination pager></pagination>
 */
export default function pagination(eleventyConfig: EleventyConfig, options?: SiteOptions): void {
  const pages = createPages(options, []);
  if (pages.themeFile !== undefined) eleventyConfig.addWatchTarget(pages.themeFile, { resetConfig: true });
  const warn = (text: string): void => {
    (eleventyConfig.logger ?? console).warn(text);
  };
  let urlsByInput: UrlsByInput = {};
  const paginated = new Set<string>();
  eleventyConfig.on('eleventy.contentMap', ({ inputPathToUrl }) => {
    urlsByInput = inputPathToUrl;
  });
  // The content map also lists templates without pagination.
  eleventyConfig.addPreprocessor?.(NAME, '*', (data) => {
    if (data.pagination) paginated.add(data.page.inputPath);
    return undefined;
  });
  const pagerOf = ({ inputPath, url }: EleventyPage): PaginationPager | undefined => {
    const urls = urlsByInput[inputPath] ?? [];
    const page = urls.findIndex((one) => one === url) + 1;
    if (page === 0 || !paginated.has(inputPath)) return undefined;
    // The plugin that defines htmlBaseUrl adds the path prefix to all links later.
    const withPrefix =
      (!eleventyConfig.getFilter('htmlBaseUrl') && eleventyConfig.getFilter('url')) || String;
    return { page, pages: urls.length, href: (number) => withPrefix(urls[number - 1] ?? '') };
  };
  eleventyConfig.on('eleventy.after', async ({ dir, directories = dir, results, runMode, outputMode }) => {
    // Only a build writes all pages and files.
    if (runMode !== 'build' || outputMode !== 'fs') return;
    const sources = results.flatMap(({ inputPath, outputPath }) =>
      typeof outputPath === 'string' ? [[resolve(outputPath), resolve(inputPath)] as const] : [],
    );
    const base = eleventyConfig.getFilter('url')?.('/') ?? '/';
    const site = { directory: resolve(directories.output), base, sources: new Map(sources) };
    await auditBuild(site, pages, pages.audit ?? 'warn', warn);
  });
  // Run first: Eleventy's own transform adds the path prefix to the links that exist, and serializes the page with a
  // parser that does not support `<pagination/>`.
  const others = eleventyConfig.transforms;
  eleventyConfig.transforms = {};
  eleventyConfig.addTransform(NAME, function (content) {
    const { inputPath, outputPath } = this.page;
    // A template with `permalink: false` has no output.
    if (typeof content !== 'string' || typeof outputPath !== 'string') return content;
    if (!PAGE_FILE.test(outputPath) || !pages.acceptsSource(resolve(inputPath))) return content;
    const page = withoutParagraphs(content, options?.tag);
    return pages.process(page, outputPath, warn, { pager: pagerOf(this.page), isPrinted: true }).html;
  });
  Object.assign(eleventyConfig.transforms, others);
}

export { pagination as 'module.exports', type SiteOptions as PaginationPluginOptions };
