import { readFile } from 'node:fs/promises';
import { PaginationTagError, type Diagnostic } from '../index.js';
import { NAME, withoutQuery, type Pages } from './pages.js';

/** What is needed of Vite's configuration. */
interface ViteConfig {
  readonly logger: { warn(message: string): void };
  readonly configFileDependencies: string[];
}

/** The hooks for Vite: pages that it serves or builds, and pages imported as text with `?raw`. */
export function viteHooks(pages: Pages) {
  let warn: (text: string) => void;

  function process(html: string, path: string) {
    try {
      return pages.process(html, path, warn);
    } catch (error) {
      throw error instanceof PaginationTagError ? toViteError(error, path) : error;
    }
  }

  return {
    configResolved({ logger, configFileDependencies }: ViteConfig) {
      warn = (text) => {
        logger.warn(text);
      };
      // The theme is a part of the configuration: when it changes, Vite reads all of that again.
      if (pages.themeFile !== undefined) configFileDependencies.push(pages.themeFile);
    },
    transformIndexHtml: {
      order: 'pre' as const,
      handler: (html: string, { filename }: { readonly filename: string }) =>
        pages.accepts(filename) ? process(html, filename).html : undefined,
    },
    // Vite makes a module of the text as it loads it: there is no page left to transform.
    async load(id: string) {
      if (!/[?&]raw(?:&|$)/.test(id) || !pages.accepts(id)) return undefined;
      const path = withoutQuery(id);
      const { html } = process(await readFile(path, 'utf8'), path);
      return `export default ${JSON.stringify(html)}`;
    },
  };
}

/** Puts place and frame of the first error where Vite looks for them. The frame leaves the message, to be shown once. */
function toViteError(error: PaginationTagError, path: string): Error {
  const { start, frame } = error.diagnostics.find(({ severity }) => severity === 'error') as Diagnostic;
  error.message = error.message.replace(`\n${frame}`, '');
  error.stack = `${error.name}: ${error.message}`;
  // Vite shows the column as it is, and opens editors at it: it is counted from 1 here.
  const loc = { file: path, line: start.line, column: start.column };
  return Object.assign(error, { id: path, plugin: NAME, loc, frame });
}
