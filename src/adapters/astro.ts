import { createPages, loadTheme, type PaginationPluginOptions } from './pages.js';

const MIDDLEWARE = 'virtual:pagination-tag/middleware';

/** Astro renders the pages, and the values come from the request. A function cannot be written into its server. */
const UNAVAILABLE = [
  'data',
  'dialect',
  'dialects',
  'exclude',
  'include',
  'markdown',
  'onWarning',
  'pager',
  'pagers',
] as const;

/** Options for Astro. Values for bindings come from `Astro.locals`. */
export type PaginationAstroOptions = Omit<PaginationPluginOptions, (typeof UNAVAILABLE)[number]>;

/** An Astro integration, typed with the hook arguments that we use. */
export interface PaginationIntegration {
  name: string;
  hooks: { 'astro:config:setup': (setup: AstroSetup) => void };
}

interface AstroSetup {
  readonly addMiddleware: (middleware: { order: 'pre' | 'post'; entrypoint: string }) => void;
  readonly addWatchFile: (path: string) => void;
  readonly updateConfig: (config: { vite: { plugins: { name: string }[] } }) => unknown;
}

/**
 * The integration for Astro. It runs as Astro middleware, so it works in development, in builds and on a server. By
 * then, Astro has filled in its expressions: `total_pages={page.lastPage}` is a number.
 *
 * @param options as for `transform`
 * @throws {TypeError} if an option is invalid
 * @example
 * export default defineConfig({ integrations: [pagination()] });
 */
export default function pagination(options: PaginationAstroOptions = {}): PaginationIntegration {
  // Invalid options throw here rather than on the first page.
  const { themeFile } = createPages(options, UNAVAILABLE);
  return {
    name: 'pagination-tag',
    hooks: {
      'astro:config:setup': ({ addMiddleware, addWatchFile, updateConfig }) => {
        if (themeFile !== undefined) addWatchFile(themeFile);
        updateConfig({ vite: { plugins: [middlewareModule(options)] } });
        // Runs after the project's middleware for requests, and before it for responses.
        addMiddleware({ order: 'post', entrypoint: MIDDLEWARE });
      },
    },
  };
}

/** Astro bundles middleware from a module into the server, so the options are written into its code. */
function middlewareModule(options: PaginationAstroOptions) {
  const id = `\0${MIDDLEWARE}`;
  return {
    name: 'pagination-tag:astro',
    resolveId: (source: string) => (source === MIDDLEWARE ? id : undefined),
    load: (loaded: string) =>
      loaded === id
        ? `import { createMiddleware } from 'pagination-tag/astro/middleware';
           export const onRequest = createMiddleware(${JSON.stringify({ ...options, theme: loadTheme(options.theme) })});`
        : undefined,
  };
}

export { pagination as 'module.exports' };
