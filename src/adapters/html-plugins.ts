import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PaginationTagError } from '../index.js';
import type { Pages } from './pages.js';

/** A page that html-webpack-plugin or HtmlRspackPlugin has rendered from its template. */
interface RenderedPage {
  html: string;
  readonly outputName: string;
  readonly plugin: {
    readonly userOptions?: { readonly template?: string | undefined };
    readonly options?: { readonly template?: string | undefined };
  };
}

/** As much of a plugin as is needed, for whichever copy of it the project has. */
interface HtmlPlugin {
  readonly userOptions?: { readonly template?: string | undefined };
  readonly constructor: {
    getCompilationHooks(compilation: Compilation): {
      readonly afterTemplateExecution: {
        tapPromise(name: string, step: (page: RenderedPage) => Promise<RenderedPage>): void;
      };
    };
  };
}

/** As much as is needed of what webpack and Rspack have in common. */
export interface Compiler {
  readonly context: string;
  readonly options: { readonly plugins: readonly unknown[] };
  readonly hooks: {
    readonly compilation: { tap(name: string, step: (compilation: Compilation) => void): void };
  };
}

interface Compilation {
  readonly errors: unknown[];
  readonly warnings: unknown[];
}

/** What handles the pages of html-webpack-plugin, on webpack and Rspack, and of Rspack's own HtmlRspackPlugin. */
export interface HtmlPlugins {
  /** Whether a file is a template of html-webpack-plugin, and so no page yet. */
  readonly isTemplate: (path: string) => boolean;
  /** Lets us see the pages of a compiler. */
  readonly apply: (compiler: Compiler) => void;
}

/**
 * Pages of these plugins are processed once they are rendered, before scripts are put into them. What their template
 * writes into a tag is known then. Also, html-webpack-plugin renders a template only where no other loader, such as
 * ours, has been at it.
 *
 * @param name ours, for the tools' records
 */
export function createHtmlPlugins(name: string, pages: Pages): HtmlPlugins {
  let templates: ReadonlySet<string> = new Set();

  async function processPage(
    page: RenderedPage,
    compiler: Compiler,
    compilation: Compilation,
  ): Promise<void> {
    const path = await originOf(page, compiler.context);
    try {
      page.html = pages.process(page.html, path, (text) => compilation.warnings.push(new Error(text))).html;
    } catch (error) {
      if (!(error instanceof PaginationTagError)) throw error;
      // An error that is thrown here would be decorated by the plugin, and shown in place of the page.
      compilation.errors.push(error);
    }
  }

  return {
    isTemplate: (path) => templates.has(path),
    apply(compiler) {
      const plugins = compiler.options.plugins.filter(isHtmlPlugin);
      templates = new Set(
        plugins
          .flatMap(({ userOptions }) => userOptions?.template ?? [])
          .map((one) => resolve(compiler.context, one)),
      );
      const classes = new Set(plugins.map((plugin) => plugin.constructor));
      compiler.hooks.compilation.tap(name, (compilation) => {
        for (const one of classes) {
          one.getCompilationHooks(compilation).afterTemplateExecution.tapPromise(name, async (page) => {
            await processPage(page, compiler, compilation);
            return page;
          });
        }
      });
    },
  };
}

function isHtmlPlugin(plugin: unknown): plugin is HtmlPlugin {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    /^Html(?:Webpack|Rspack)Plugin$/.test(plugin.constructor.name)
  );
}

/** The file that the lines of a page are counted in: its template, unless that has written a part of it. */
async function originOf({ html, outputName, plugin }: RenderedPage, context: string): Promise<string> {
  const template = plugin.userOptions?.template ?? plugin.options?.template;
  if (template === undefined) return outputName;
  const path = resolve(context, template);
  const source = await readFile(path, 'utf8').catch(() => undefined);
  // Both tools take a byte order mark away as they read.
  return source?.replace(/^\uFEFF/, '') === html ? path : outputName;
}
