import { readFile } from 'node:fs/promises';
import { PaginationTagError, type PaginationDiagnostic } from '../index.js';
import { NAME, withoutQuery, type Pages } from './pages.js';

/** The part of Vite's configuration that we use. */
interface ViteConfig {
  readonly logger: { warn(message: string): void };
  readonly configFileDependencies: string[];
}

/** Returns Vite hooks for pages that it serves or builds, and for pages imported as text with `?raw`. */
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
      // Vite reloads its configuration when the theme file changes.
      if (pages.themeFile !== undefined) configFileDependencies.push(pages.themeFile);
    },
    transformIndexHtml: {
      order: 'pre' as const,
      handler: (html: string, { filename }: { readonly filename: string }) =>
        pages.accepts(filename) ? process(html, filename).html : undefined,
    },
    // Nothing replaces the tags in a component.
    transform(code: string, id: string) {
      if (pages.isComponent(id)) pages.checkComponent(code, id, warn);
    },
    // Vite turns the text into a module in its own load hook, before transforms run.
    async load(id: string) {
      if (!/[?&]raw(?:&|$)/.test(id) || !pages.accepts(id)) return undefined;
      const path = withoutQuery(id);
      const { html } = process(await readFile(path, 'utf8'), path);
      return `export default ${JSON.stringify(html)}`;
    },
  };
}

/** Adds the position and frame of the first error for Vite's overlay, and removes the frame from the message. */
function toViteError(error: PaginationTagError, path: string): Error {
  const { start, frame } = error.diagnostics.find(
    ({ severity }) => severity === 'error',
  ) as PaginationDiagnostic;
  error.message = error.message.replace(`\n${frame}`, '');
  error.stack = `${error.name}: ${error.message}`;
  // 1-based: Vite shows the column as it is and opens editors at it.
  const loc = { file: path, line: start.line, column: start.column };
  return Object.assign(error, { id: path, plugin: NAME, loc, frame });
}
