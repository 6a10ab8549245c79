import type { OnEndResult, PluginBuild } from 'esbuild';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PaginationTagError } from '../index.js';
import { decodeText } from '../reading/utf8.js';
import type { Pages } from './pages.js';

/** Replaces the tags in the pages of esbuild's output that other plugins have brought in. */
export function replaceInOutput(pages: Pages, build: PluginBuild): void {
  const { initialOptions } = build;
  // Without it, nothing says which files esbuild has written.
  if (initialOptions.write !== false) initialOptions.metafile = true;
  build.onEnd(async ({ errors, outputFiles, metafile }): Promise<OnEndResult> => {
    if (errors.length > 0) return {};
    const folder = initialOptions.absWorkingDir ?? process.cwd();
    const written = Object.keys(metafile?.outputs ?? {}).map((name) => ({ path: resolve(folder, name) }));
    // What esbuild has written has no contents here.
    const outputs: readonly { readonly path: string; contents?: Uint8Array }[] = outputFiles ?? written;
    const warnings: { text: string }[] = [];
    const faults: { text: string }[] = [];
    for (const output of outputs) {
      const { path, contents } = output;
      if (!pages.accepts(path)) continue;
      try {
        const text = decodeText(contents ?? (await readFile(path)), path);
        const html = pages.processLate(text, path, (warning) => warnings.push({ text: warning }));
        if (html === undefined) continue;
        if (contents === undefined) await writeFile(path, html);
        else output.contents = Buffer.from(html);
      } catch (error) {
        if (!(error instanceof PaginationTagError)) throw error;
        faults.push({ text: error.message });
      }
    }
    return { warnings, errors: faults };
  });
}
