import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PaginationTagError } from '../index.js';
import { replaceInAssets, type LateCompilation } from './late-tags.js';
import { NAME, type Pages } from './pages.js';

/** The part of html-webpack-plugin or HtmlRspackPlugin that we use, from the project's own copy. */
interface HtmlPlugin {
  readonly userOptions?: HtmlOptions;
  readonly options?: HtmlOptions;
  readonly constructor: {
    getCompilationHooks(compilation: LateCompilation): {
      readonly afterTemplateExecution: Hook<RenderedPage>;
      readonly afterEmit: Hook<WrittenPage>;
    };
  };
}

interface HtmlOptions {
  readonly template?: string | undefined;
  /** Takes the place of the template. */
  readonly templateContent?: unknown;
}

interface Hook<Page> {
  tapPromise(name: string, step: (page: Page) => Promise<Page>): void;
}

/** A page that one of these plugins writes. */
interface WrittenPage {
  readonly outputName: string;
  readonly plugin: Pick<HtmlPlugin, 'userOptions' | 'options'>;
}

/** A page that one of these plugins has rendered from its template. Its name may still have placeholders. */
interface RenderedPage extends WrittenPage {
  html: string;
}

/** The part that we use of the API that webpack and Rspack share. */
export interface Compiler {
  readonly context: string;
  readonly options: { readonly plugins: readonly unknown[] };
  readonly hooks: { compilation: { tap(name: string, step: (compilation: LateCompilation) => void): void } };
  /** The project's own copy of the tool. */
  readonly webpack: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: number };
    readonly sources: { readonly RawSource: new (text: string) => unknown };
  };
}

/** A plugin for webpack or Rspack. */
export interface CompilerPlugin {
  readonly apply: (compiler: Compiler) => void;
}

/**
 * Handles the pages of html-webpack-plugin, on webpack and Rspack, and of Rspack's own HtmlRspackPlugin. Pages are
 * processed after rendering, when the values in their tags are known, and before scripts are injected. The loader must
 * skip files for which `isTemplate` returns true: html-webpack-plugin renders a template only if it has no loader.
 */
export function createHtmlPlugins(pages: Pages) {
  let templates: ReadonlySet<string> = new Set();
  const sources = new Map<string, string>();
  return {
    isTemplate: (path: string) => templates.has(path),
    apply: ({ context, options, hooks, webpack }: Compiler): void => {
      const plugins = options.plugins.filter(isHtmlPlugin);
      const names = plugins.flatMap(({ userOptions }) => userOptions?.template ?? []);
      templates = new Set(names.map((name) => resolve(context, name)));
      const classes = new Set(plugins.map((plugin) => plugin.constructor));
      // After all who write pages, and before their hashes and compressed copies.
      const late = { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 };
      hooks.compilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap(late, () => {
          replaceInAssets(pages, compilation, sources, (text) => new webpack.sources.RawSource(text));
        });
        for (const one of classes) {
          const { afterTemplateExecution, afterEmit } = one.getCompilationHooks(compilation);
          afterTemplateExecution.tapPromise(NAME, async (page) => {
            const source = sourceOf(page, context);
            if (!pages.acceptsSource(source)) return page;
            const path = await originOf(page, source);
            const warn = (text: string): unknown => compilation.warnings.push(new Error(text));
            try {
              page.html = pages.process(page.html, path, warn).html;
            } catch (error) {
              if (!(error instanceof PaginationTagError)) throw error;
              // If this threw, the plugin would wrap the error and show it in place of the page.
              compilation.errors.push(error);
            }
            return page;
          });
          afterEmit.tapPromise(NAME, (page) => {
            sources.set(page.outputName, sourceOf(page, context));
            return Promise.resolve(page);
          });
        }
      });
    },
  };
}

function isHtmlPlugin(plugin: unknown): plugin is HtmlPlugin {
  const name = (plugin as object | null | undefined)?.constructor.name ?? '';
  return /^Html(?:Webpack|Rspack)Plugin$/.test(name);
}

/** The template of a page, or its name if it has none. */
function sourceOf({ outputName, plugin }: WrittenPage, context: string): string {
  const { template, templateContent = false } = { ...plugin.options, ...plugin.userOptions };
  // Loaders may stand before it, as in !!loader!./page.html.
  return template === undefined || templateContent !== false
    ? outputName
    : resolve(context, template.slice(template.lastIndexOf('!') + 1));
}

/** The file that line numbers refer to: the template if the page is identical to it, otherwise the output. */
async function originOf({ html, outputName }: RenderedPage, source: string): Promise<string> {
  const text = await readFile(source, 'utf8').catch(() => undefined);
  // Both tools strip a byte order mark when they read the file.
  return text?.replace(/^\uFEFF/, '') === html ? source : outputName;
}
