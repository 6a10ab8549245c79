import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { auditBuild } from './audit-build.js';
import { createPages, loadTheme, type SiteOptions } from './pages.js';

const MIDDLEWARE = 'virtual:pagination-tag/middleware';

/** Astro renders the pages, and the values come from the request. A function cannot be written into its server. */
const UNAVAILABLE = [
  ...(['data', 'dialect', 'dialects', 'exclude', 'include', 'markdown'] as const),
  ...(['onWarning', 'pager', 'pagers'] as const),
];

/** Options for Astro. Values for the bindings that `bindings` lists come from `Astro.locals`. */
export type PaginationAstroOptions = Omit<SiteOptions, (typeof UNAVAILABLE)[number]>;

/** An Astro integration, typed with the hook arguments that we use. */
export interface PaginationIntegration {
  name: string;
  hooks: {
    'astro:config:setup': (setup: AstroSetup) => void;
    'astro:config:done': (done: AstroDone) => void;
    'astro:routes:resolved': (resolved: { readonly routes: readonly AstroRoute[] }) => void;
    'astro:build:done': (build: AstroBuild) => Promise<void>;
  };
}

interface AstroDone {
  readonly config: { readonly root: URL; readonly base: string; readonly site?: string | undefined };
  /** Whether all pages are in files. Missing in Astro 4. */
  readonly buildOutput?: 'static' | 'server';
}

interface AstroRoute {
  readonly pattern: string;
  /** The path of the page's source, relative to the root. */
  readonly entrypoint: string;
}

interface AstroBuild {
  readonly dir: URL;
  /** The files of each route, by its pattern. Missing in Astro 4. */
  readonly assets?: ReadonlyMap<string, readonly URL[]>;
  readonly logger: { warn(text: string): void };
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
  const pages = createPages(options, UNAVAILABLE);
  const { themeFile } = pages;
  let done: AstroDone | undefined;
  let routes: readonly AstroRoute[] = [];
  return {
    name: 'pagination-tag',
    hooks: {
      'astro:config:setup': ({ addMiddleware, addWatchFile, updateConfig }) => {
        if (themeFile !== undefined) addWatchFile(themeFile);
        updateConfig({ vite: { plugins: [middlewareModule({ ...options, audit: undefined })] } });
        // Runs after the project's middleware for requests, and before it for responses.
        addMiddleware({ order: 'post', entrypoint: MIDDLEWARE });
      },
      'astro:config:done': (given) => {
        done = given;
      },
      'astro:routes:resolved': (resolved) => {
        ({ routes } = resolved);
      },
      'astro:build:done': async ({ dir, assets, logger }) => {
        if (done === undefined || assets === undefined) return;
        const { base, root, site: host } = done.config;
        const sources = routes.flatMap(({ pattern, entrypoint }) =>
          (assets.get(pattern) ?? []).map(
            (file) => [fileURLToPath(file), join(fileURLToPath(root), entrypoint)] as const,
          ),
        );
        const site = {
          directory: fileURLToPath(dir),
          base: host === undefined ? base : new URL(base, host).href,
          sources: new Map(sources),
        };
        // What a server renders has no file to lead to.
        const choice = pages.audit ?? (done.buildOutput === 'static' ? 'warn' : false);
        await auditBuild(site, pages, choice, (text) => {
          logger.warn(text);
        });
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
