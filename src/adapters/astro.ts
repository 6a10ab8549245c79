import { createPages, loadTheme, type PageOptions } from './pages.js';

const MIDDLEWARE = 'virtual:pagination-tag/middleware';

/** Options for Astro. Values for bindings come from `Astro.locals`. */
export type AstroOptions = Pick<PageOptions, 'singlePage' | 'theme' | 'locale' | 'labels' | 'tag'>;

/** An integration for Astro, with as much of what its hook is given as is needed. */
export interface AstroIntegration {
  name: string;
  hooks: { 'astro:config:setup': (setup: AstroSetup) => void };
}

interface AstroSetup {
  readonly addMiddleware: (middleware: { order: 'pre' | 'post'; entrypoint: string }) => void;
  readonly addWatchFile: (path: string) => void;
  readonly updateConfig: (config: { vite: { plugins: { name: string }[] } }) => unknown;
}

/**
 * The integration for Astro. It is a step of Astro's middleware, and so works in development, in the build and on a
 * server alike. Astro has put its values into the attributes by then: `total_pages={page.lastPage}` is a number.
 *
 * @param options as for `transform`
 * @throws {TypeError} where an option is wrong
 * @example
 * export default defineConfig({ integrations: [pagination()] });
 */
export default function pagination(options: AstroOptions = {}): AstroIntegration {
  // For its errors: they belong to the configuration, not to the first page.
  const { themeFile } = createPages(options);
  return {
    name: 'pagination-tag',
    hooks: {
      'astro:config:setup': ({ addMiddleware, addWatchFile, updateConfig }) => {
        if (themeFile !== undefined) addWatchFile(themeFile);
        updateConfig({ vite: { plugins: [middlewareModule(options)] } });
        // After the middleware of the project on the way in, and before it on the way out.
        addMiddleware({ order: 'post', entrypoint: MIDDLEWARE });
      },
    },
  };
}

/** Astro takes middleware as a module, to put it into the server's code: options have to be written into it. */
function middlewareModule(options: AstroOptions) {
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
