import { PaginationTagError } from '../index.js';
import { decodeText } from '../reading/utf8.js';
import type { Pages } from './pages.js';

/** The part that we use of the files of a build with Rollup, Rolldown or Vite. */
export type Bundle = Readonly<
  Record<string, { readonly type: 'chunk' } | { readonly type: 'asset'; source: string | Uint8Array }>
>;

/**
 * Returns the hook for Rollup, Rolldown and Vite that replaces the tags in the pages that other plugins have written.
 *
 * @param locate returns the path of a page's source, which `include` and `exclude` are about
 */
export function lateHook(pages: Pages, locate: (fileName: string) => string = String) {
  return {
    order: 'post' as const,
    handler(this: { warn(text: string): void }, _options: unknown, bundle: Bundle): void {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (file.type !== 'asset' || !pages.accepts(locate(fileName))) continue;
        const html = pages.processLate(decoded(file.source, fileName), fileName, (text) => {
          this.warn(text);
        });
        if (html !== undefined) file.source = html;
      }
    },
  };
}

/** The part that we use of a compilation of webpack or Rspack. */
export interface LateCompilation {
  readonly errors: unknown[];
  readonly warnings: unknown[];
  readonly assets: Readonly<Record<string, { source(): string | Uint8Array }>>;
  readonly hooks: {
    readonly processAssets: {
      tap(options: { readonly name: string; readonly stage: number }, step: () => void): void;
    };
  };
  updateAsset(name: string, source: unknown): void;
}

/**
 * Replaces the tags in the pages that other plugins of webpack or Rspack have written.
 *
 * @param sources the source of each page, as far as it is known
 */
export function replaceInAssets(
  pages: Pages,
  compilation: LateCompilation,
  sources: ReadonlyMap<string, string>,
  toSource: (text: string) => unknown,
): void {
  // A page with errors still has its tags.
  if (compilation.errors.length > 0) return;
  for (const [name, asset] of Object.entries(compilation.assets)) {
    const source = sources.get(name);
    if (source === undefined ? !pages.accepts(name) : !pages.acceptsSource(source)) continue;
    const warn = (text: string): unknown => compilation.warnings.push(new Error(text));
    try {
      const html = pages.processLate(decoded(asset.source(), name), name, warn);
      if (html !== undefined) compilation.updateAsset(name, toSource(html));
    } catch (error) {
      if (!(error instanceof PaginationTagError)) throw error;
      compilation.errors.push(error);
    }
  }
}

function decoded(source: string | Uint8Array, name: string): string {
  return typeof source === 'string' ? source : decodeText(source, name);
}
