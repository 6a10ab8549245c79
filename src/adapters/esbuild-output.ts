import type { OnEndResult, PluginBuild } from 'esbuild';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { PaginationTagError } from '../index.js';
import { decodeText } from '../reading/utf8.js';
import { nameOf, type Pages } from './pages.js';

/** Replaces the tags in the pages of esbuild's output that other plugins have brought in. */
export function replaceInOutput(pages: Pages, build: PluginBuild): void {
  const { initialOptions } = build;
  // Without it, nothing says which files esbuild has written, and from which.
  initialOptions.metafile = true;
  build.onEnd(async ({ errors, outputFiles, metafile }): Promise<OnEndResult> => {
    if (errors.length > 0) return {};
    const folder = initialOptions.absWorkingDir ?? process.cwd();
    const sources = new Map(
      Object.entries(metafile?.outputs ?? {}).map(([name, { inputs }]) => [
        resolve(folder, name),
        Object.keys(inputs).map((input) => resolve(folder, input))[0],
      ]),
    );
    // What esbuild has written has no contents here.
    const outputs: readonly { readonly path: string; contents?: Uint8Array }[] =
      outputFiles ?? Array.from(sources.keys(), (path) => ({ path }));
    const warnings: { text: string }[] = [];
    const faults: { text: string }[] = [];
    for (const output of outputs) {
      const { path, contents } = output;
      const source = sources.get(path) ?? path;
      // A copy has the extension of its source. What is bundled, such as text, is no page.
      if (!pages.accepts(extname(source) === extname(path) ? source : path)) continue;
      try {
        const text = decodeText(contents ?? (await readFile(path)), nameOf(path));
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
