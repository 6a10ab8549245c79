import { statSync, type Stats } from 'node:fs';
import { basename, dirname, join, parse, relative, resolve, sep } from 'node:path';
import { readArgument } from '../files/input-argument.js';
import { mapConcurrently } from '../base/concurrency.js';
import { isInside, realPath } from '../base/paths.js';
import type { Settings } from '../config/settings.js';
import { identityOf } from './file-states.js';

/** A watch over the files that a run depends on. */
export interface FileWatch {
  /**
   * Whether directories have come, gone or been replaced, so that the watch may miss what happens in them. They are
   * looked at, because the notice of it may itself be lost.
   */
  isStale(): Promise<boolean>;
  close(): Promise<void>;
}

/** A place where templates may be. */
interface Place {
  /** The file or directory, absolute. */
  readonly path: string;
  /** Whether a file in it may be a template. */
  accepts(path: string): boolean;
  /** Whether a directory in it may hold templates, by its name. */
  enters(name: string): boolean;
}

/** Whom to tell. */
export interface Listener {
  /** Something may have changed. It is told rather once too often: what has changed must be seen by looking. */
  readonly onChange: () => void;
  readonly onError: (error: Error) => void;
}

/** Directories that are looked at, at one time. */
const LOOKS_AT_ONCE = 16;

/**
 * Watches the inputs and some other files, and waits until the watch is complete.
 *
 * @param others files that need not exist, absolute
 */
export async function watchFiles(
  settings: Settings,
  others: readonly string[],
  cwd: string,
  { onChange, onError }: Listener,
): Promise<FileWatch> {
  const places = await findPlaces(settings, cwd);
  const isWatched = createFilter(places, others, outputDirectories(settings, cwd));
  const roots = [...places.map(({ path }) => path), ...others].map((path) =>
    // Watched from above, a directory is seen to go and to come back.
    isInside(cwd, path) ? cwd : dirname(path),
  );
  const { watch } = await import('chokidar');
  const watcher = watch([...new Set(roots)], {
    ignoreInitial: true,
    // Whatever cannot be read is reported when it is to be read.
    ignorePermissionErrors: true,
    // Deletions are told at once; that a file may come back in a moment is known to those who are told.
    atomic: false,
    ignored: (path, stats) => !isWatched(resolve(path), stats),
  });
  let hasNewDirectories = false;
  watcher.on('all', (event) => {
    if (event === 'addDir' || event === 'unlinkDir') hasNewDirectories = true;
    onChange();
  });
  // chokidar leaves out an event that follows another one too closely. The system's own events are all told.
  watcher.on('raw', (_event: string, name: string | null, details: unknown) => {
    const { watchedPath = name ?? '' } = details as { readonly watchedPath?: string };
    // A watched file tells its own name, too, or with polling its path; and where there is no name, it may be anything.
    const path =
      name === null || name === watchedPath || name === basename(watchedPath)
        ? watchedPath
        : join(watchedPath, name);
    if (isWatched(resolve(path))) onChange();
  });
  watcher.on('error', (error) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Other errors are of a file that is going, or that cannot be read: who looks will see.
    if (['EMFILE', 'ENFILE', 'ENOSPC'].includes(code)) onError(error as Error);
    else onChange();
  });
  await new Promise<void>((done) => watcher.once('ready', done));

  const directories = Object.keys(watcher.getWatched()).map((path) => resolve(path));
  const identify = (): Promise<string[]> => mapConcurrently(directories, LOOKS_AT_ONCE, identityOf);
  const identities = await identify();
  return {
    async isStale() {
      if (hasNewDirectories) return true;
      const now = await identify();
      return now.some((identity, index) => identity !== identities[index]);
    },
    close: () => watcher.close(),
  };
}

async function findPlaces(settings: Settings, cwd: string): Promise<Place[]> {
  const inputs = await Promise.all(
    settings.inputs.map((text) => readArgument(text, settings.inputsFrom ?? cwd)),
  );
  return inputs.map((input): Place => {
    if (input.kind !== 'glob') {
      const endings = settings.extensions.map((extension) => `.${extension}`);
      const path = input.kind === 'file' ? input.path : input.base;
      return {
        path,
        accepts: (file) => file === path || endings.some((ending) => file.toLowerCase().endsWith(ending)),
        enters: (name) => name !== 'node_modules' && !name.startsWith('.'),
      };
    }
    const { base, pattern } = input;
    const isOpen = { modules: pattern.includes('node_modules'), hidden: /(^|[/{,|(])\./.test(pattern) };
    return {
      path: base,
      accepts: () => true,
      enters: (name) =>
        (isOpen.modules || name !== 'node_modules') && (isOpen.hidden || !name.startsWith('.')),
    };
  });
}

/** The output directory, by its name and by what that name leads to. */
function outputDirectories({ mode, outDir }: Settings, cwd: string): readonly string[] {
  if (mode !== 'out-dir') return [];
  const path = resolve(cwd, outDir);
  return [path, realPath(path)];
}

type Filter = (path: string, stats?: Stats) => boolean;

function createFilter(
  places: readonly Place[],
  others: readonly string[],
  outputs: readonly string[],
): Filter {
  const onTheWay = new Set<string>();
  for (const path of [...places.map((place) => place.path), ...others])
    for (let step = path; !onTheWay.has(step); step = dirname(step)) {
      onTheWay.add(step);
      if (step === parse(step).root) break;
    }
  return (path, stats) => {
    if (onTheWay.has(path)) return true;
    return places.some((place) => {
      if (!isInside(place.path, path)) return false;
      if (outputs.some((output) => isInside(output, path) && !isInside(output, place.path))) return false;
      const steps = relative(place.path, path).split(sep);
      const name = steps.pop() ?? '';
      if (!steps.every((step) => place.enters(step))) return false;
      if (stats?.isDirectory()) return place.enters(name);
      if (stats?.isSymbolicLink() && isDirectory(path)) return false;
      return stats?.isFile() ? place.accepts(path) : place.enters(name) || place.accepts(path);
    });
  };
}

function isDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
