import type { OnEndResult, PluginBuild } from 'esbuild';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PaginationTagError } from '../index.js';
import { decodeText } from '../reading/utf8.js';
import type { Pages } from './pages.js';

/** A page that esbuild has written, or returns. */
interface BuildOutput {
  readonly path: string;
  readonly read: () => Uint8Array | Promise<Uint8Array>;
  readonly write: (html: Uint8Array) => unknown;
}

/** Replaces the tags in the pages of esbuild's output that other plugins have brought in. */
export function replaceInOutput(pages: Pages, build: PluginBuild): void {
  const { initialOptions } = build;
  // Without it, nothing says which files esbuild has written.
  if (initialOptions.write !== false) initialOptions.metafile = true;
  build.onEnd(async ({ errors, outputFiles, metafile }): Promise<OnEndResult> => {
    if (errors.length > 0) return {};
    const folder = initialOptions.absWorkingDir ?? process.cwd();
    const written = Object.keys(metafile?.outputs ?? {}).map((name) => onDisk(resolve(folder, name)));
    const outputs: readonly BuildOutput[] =
      outputFiles?.map((file) => ({
        path: file.path,
        read: () => file.contents,
        write: (html) => (file.contents = html),
      })) ?? written;
    const warnings: { text: string }[] = [];
    const faults: { text: string }[] = [];
    for (const { path, read, write } of outputs) {
      if (!pages.accepts(path)) continue;
      try {
        const text = decodeText(await read(), path);
        const html = pages.processLate(text, path, (warning) => warnings.push({ text: warning }));
        if (html !== undefined) await write(Buffer.from(html));
      } catch (error) {
        if (!(error instanceof PaginationTagError)) throw error;
        faults.push({ text: error.message });
      }
    }
    return { warnings, errors: faults };
  });
}

function onDisk(path: string): BuildOutput {
  return { path, read: () => readFile(path), write: (html) => writeFile(path, html) };
}
