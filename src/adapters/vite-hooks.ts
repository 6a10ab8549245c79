import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { PaginationTagError } from '../index.js';
import { PAGE_FILE } from '../reading/page-file.js';
import { auditBuild } from './audit-build.js';
import { lateHook, type Bundle } from './late-tags.js';
import { NAME, withoutQuery, type Pages } from './pages.js';

/** The part of Vite's configuration that we use. */
interface ViteConfig {
  readonly root: string;
  readonly base: string;
  readonly html?: { readonly cspNonce?: string | undefined } | undefined;
  readonly build: { readonly ssr: boolean | string; readonly watch: object | null };
  readonly logger: { warn(message: string): void };
  readonly configFileDependencies: string[];
}

/** What Vite writes into the head before any plugin is asked. */
const NONCE = /(?<![ \t])[ \t]*<meta property="csp-nonce" nonce="[^"]*">\n/;

/** What Vite passes to plugins with a page. */
interface PageContext {
  /** The path of the source; that of the URL if a server of the project's own asks for a page. */
  readonly filename: string;
}

/**
 * Returns Vite hooks for pages that it serves or builds, and for pages imported as text with `?raw`. The first hooks
 * replace the tags in the sources, where places in messages are right; the last replace those that come from partials.
 */
export function viteHooks(pages: Pages) {
  let warn: (text: string) => void;
  let resolved: ViteConfig;
  /** The source of a page in the output. */
  const sourceOf = (fileName: string): string => resolve(resolved.root, fileName);

  /** The source of a page. A server that renders passes Vite its template, and the URL: there is no such file. */
  function templateOf(filename: string): string {
    const path = withoutQuery(filename);
    return PAGE_FILE.test(path) || statSync(path, { throwIfNoEntry: false })?.isFile()
      ? path
      : sourceOf('index.html');
  }

  /** Leaves a page with code of a template language to the last hooks: another plugin may render it. */
  function processUnrendered(html: string, path: string): string | undefined {
    try {
      return pages.process(html, path, warn).html;
    } catch (error) {
      if (!(error instanceof PaginationTagError)) throw error;
      const errors = error.diagnostics.filter(({ severity }) => severity === 'error');
      if (errors.some(({ code }) => code !== 'missing-dialect')) throw error;
      return undefined;
    }
  }

  const first = {
    configResolved(config: ViteConfig) {
      resolved = config;
      warn = (text) => {
        config.logger.warn(text);
      };
      // Vite reloads its configuration when the theme file changes.
      if (pages.themeFile !== undefined) config.configFileDependencies.push(pages.themeFile);
    },
    transformIndexHtml: {
      order: 'pre' as const,
      handler: (html: string, { filename }: PageContext) => {
        const path = templateOf(filename);
        if (!pages.accepts(path)) return undefined;
        // Without it, the page is its file again, with the file's lines. Vite puts it back.
        const nonce = resolved.html?.cspNonce;
        const source = nonce === undefined ? html : html.replace(NONCE, '');
        const page = withViteErrors(path, () => processUnrendered(source, path));
        if (page === undefined || source === html) return page;
        const attrs = { property: 'csp-nonce', nonce };
        return { html: page, tags: [{ tag: 'meta', injectTo: 'head', attrs }] };
      },
    },
    // Nothing replaces the tags in a component.
    transform(code: string, id: string) {
      if (pages.isComponent(id)) pages.checkComponent(code, id, warn);
    },
    // Vite turns the text into a module in its own load hook, before transforms run.
    async load(this: { addWatchFile(path: string): void }, id: string) {
      if (!/[?&]raw(?:&|$)/.test(id) || !pages.accepts(id)) return undefined;
      const path = withoutQuery(id);
      // What Vite's own hook does for the file that it reads.
      this.addWatchFile(path);
      const text = await readFile(path, 'utf8');
      const html = withViteErrors(path, () => pages.process(text, path, warn).html);
      return `export default ${JSON.stringify(html)}`;
    },
  };

  const last = {
    transformIndexHtml: {
      order: 'post' as const,
      handler: (html: string, { filename }: PageContext) => {
        const path = templateOf(filename);
        const page = relative(resolved.root, path);
        return pages.accepts(path)
          ? withViteErrors(undefined, () => pages.processLate(html, page, warn))
          : undefined;
      },
    },
    // Pages that a plugin writes without Vite's knowledge.
    generateBundle: lateHook(pages, sourceOf),
    writeBundle: {
      order: 'post' as const,
      sequential: true,
      async handler({ dir }: { readonly dir?: string }, bundle: Bundle) {
        const { base, build } = resolved;
        if (dir === undefined || build.ssr !== false || build.watch !== null) return;
        const names = Object.keys(bundle).filter((name) => existsSync(sourceOf(name)));
        const sources = new Map(names.map((name) => [resolve(dir, name), sourceOf(name)]));
        // A relative base, such as "./", does not say where the site is served.
        const site = { directory: resolve(dir), base: base.startsWith('.') ? '/' : base || '/', sources };
        await auditBuild(site, pages, pages.audit ?? false, warn);
      },
    },
  };

  return { first, last };
}

/**
 * Adds the position and frame of the first error for Vite's overlay, and removes the frame from the message.
 *
 * @param path of the source, if the lines of the page are its lines
 */
function withViteErrors<Value>(path: string | undefined, run: () => Value): Value {
  try {
    return run();
  } catch (error) {
    const first =
      error instanceof PaginationTagError && error.diagnostics.find(({ severity }) => severity === 'error');
    if (!first) throw error;
    const { start, frame } = first;
    error.message = error.message.replace(`\n${frame}`, '');
    error.stack = `${error.name}: ${error.message}`;
    // 1-based: Vite shows the column unchanged, and opens editors at it.
    const loc = { file: path, line: start.line, column: start.column };
    throw Object.assign(error, { plugin: NAME, frame }, path === undefined ? {} : { id: path, loc });
  }
}
