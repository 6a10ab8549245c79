import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PaginationTagError } from '../index.js';
import { NAME, type Pages } from './pages.js';

/** html-webpack-plugin or HtmlRspackPlugin, as far as is needed, for whichever copy of it the project has. */
interface HtmlPlugin {
  readonly userOptions?: { readonly template?: string | undefined };
  readonly options?: { readonly template?: string | undefined };
  readonly constructor: {
    getCompilationHooks(compilation: Compilation): {
      readonly afterTemplateExecution: {
        tapPromise(name: string, step: (page: RenderedPage) => Promise<RenderedPage>): void;
      };
    };
  };
}

/** A page that such a plugin has rendered from its template. */
interface RenderedPage {
  html: string;
  readonly outputName: string;
  readonly plugin: Pick<HtmlPlugin, 'userOptions' | 'options'>;
}

/** As much as is needed of what webpack and Rspack have in common. */
interface Compiler {
  readonly context: string;
  readonly options: { readonly plugins: readonly unknown[] };
  readonly hooks: { compilation: { tap(name: string, step: (compilation: Compilation) => void): void } };
}

type Compilation = Readonly<Record<'errors' | 'warnings', unknown[]>>;

/** What webpack and Rspack ask of a plugin. */
export interface CompilerPlugin {
  readonly apply: (compiler: Compiler) => void;
}

/**
 * Handles the pages of html-webpack-plugin, on webpack and Rspack, and of Rspack's own HtmlRspackPlugin. They are
 * processed once they are rendered, before scripts are put into them. What their template writes into a tag is known
 * then. Also, html-webpack-plugin renders a template only where no other loader, such as ours, has been at it:
 * `isTemplate` tells which files to leave to it.
 */
export function createHtmlPlugins(pages: Pages) {
  let templates: ReadonlySet<string> = new Set();
  return {
    isTemplate: (path: string) => templates.has(path),
    apply: ({ context, options, hooks }: Compiler): void => {
      const plugins = options.plugins.filter(isHtmlPlugin);
      const names = plugins.flatMap(({ userOptions }) => userOptions?.template ?? []);
      templates = new Set(names.map((name) => resolve(context, name)));
      const classes = new Set(plugins.map((plugin) => plugin.constructor));
      hooks.compilation.tap(NAME, (compilation) => {
        for (const one of classes)
          one.getCompilationHooks(compilation).afterTemplateExecution.tapPromise(NAME, async (page) => {
            const path = await originOf(page, context);
            const warn = (text: string): unknown => compilation.warnings.push(new Error(text));
            try {
              page.html = pages.process(page.html, path, warn).html;
            } catch (error) {
              if (!(error instanceof PaginationTagError)) throw error;
              // An error that is thrown here would be decorated by the plugin, and shown in place of the page.
              compilation.errors.push(error);
            }
            return page;
          });
      });
    },
  };
}

function isHtmlPlugin(plugin: unknown): plugin is HtmlPlugin {
  const name = (plugin as object | null | undefined)?.constructor.name ?? '';
  return /^Html(?:Webpack|Rspack)Plugin$/.test(name);
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
