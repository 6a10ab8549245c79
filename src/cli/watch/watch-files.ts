import type { Stats } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isInside, realPath, statOf } from '../base/paths.js';
import type { Settings } from '../config/settings.js';
import { readArgument } from '../files/search.js';

/** A watch over the files that a run depends on. */
export interface FileWatch {
  /** Whether directories were added, removed or replaced, so that changes in them may go unnoticed. */
  isStale(): boolean;
  close(): Promise<void>;
}

type Filter = (path: string, stats?: Stats) => boolean;

/**
 * Watches the inputs and some other files.
 *
 * @param others files that need not exist, absolute
 * @param notice called whenever something may have changed; with an error where the system refuses to watch
 * @returns the watch, once it is complete
 */
export async function watchFiles(
  settings: Settings,
  others: readonly string[],
  cwd: string,
  notice: (error?: Error) => void,
): Promise<FileWatch> {
  const { isWatched, roots } = await chooseFiles(settings, others, cwd);
  const { watch } = await import('chokidar');
  const watcher = watch([...roots], {
    ignoreInitial: true,
    // The build reports files that cannot be read.
    ignorePermissionErrors: true,
    atomic: false,
    ignored: (path, stats) => !isWatched(resolve(path), stats),
  });
  watcher.on('all', () => {
    notice();
  });
  // chokidar leaves out changes of permissions, and events that follow one another closely. Raw events are complete.
  watcher.on('raw', (_event: string, name: string | null, details) => {
    const { watchedPath = '' } = details as { readonly watchedPath?: string };
    if (name === null || isWatched(resolve(watchedPath, name))) notice();
  });
  watcher.on('error', (error) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Other errors concern a single file, and the build reports them.
    notice(['EMFILE', 'ENFILE', 'ENOSPC'].includes(code) ? (error as Error) : undefined);
  });
  await new Promise<void>((done) => watcher.once('ready', done));

  const identify = (): unknown[] =>
    Object.keys(watcher.getWatched()).map((path) => {
      const { ino, birthtimeMs } = statOf(path) ?? {};
      // A new directory may be given the number of one that was removed.
      return { path, ino, birthtimeMs };
    });
  const identities = identify();
  return {
    isStale: () => !isDeepStrictEqual(identify(), identities),
    close: () => watcher.close(),
  };
}

/** Decides which files to watch, and in which directories to look for them. */
async function chooseFiles(
  { inputs, inputsFrom, mode, outDir, extensions }: Settings,
  others: readonly string[],
  cwd: string,
): Promise<{ isWatched: Filter; roots: ReadonlySet<string> }> {
  const found = await Promise.all(inputs.map((text) => readArgument(text, inputsFrom)));
  const places = [...found.map(({ path }) => path), ...others];
  const outputs = mode === 'out-dir' ? [resolve(cwd, outDir), realPath(resolve(cwd, outDir))] : [];
  const endings = extensions.map((extension) => `.${extension}`);

  const isWatched: Filter = (path, stats) => {
    if (places.some((place) => isInside(path, place))) return true;
    // Links to directories are not followed.
    if (stats?.isSymbolicLink() && statOf(path)?.isDirectory()) return false;
    return found.some(({ kind, path: base, pattern }) => {
      if (kind === 'file' || !isInside(base, path)) return false;
      if (outputs.some((output) => isInside(output, path) && !isInside(output, base))) return false;
      // A search finds such names only where the pattern has them.
      const names = relative(base, path).split(sep);
      if (names.includes('node_modules') && !pattern.includes('node_modules')) return false;
      if (names.some((name) => name.startsWith('.')) && !/(^|[/{,|(])\./.test(pattern)) return false;
      const isFile = stats?.isFile() === true;
      return kind === 'glob' || !isFile || endings.some((ending) => path.toLowerCase().endsWith(ending));
    });
  };
  // Watched from above, a directory may be removed and made again.
  const roots = places.map((place) => (isInside(cwd, place) ? cwd : dirname(place)));
  return { isWatched, roots: new Set(roots) };
}
