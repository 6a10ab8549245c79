import type FastGlob from 'fast-glob';
import { readdir, type Dirent } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';

/** What is found below a directory. */
export interface Listing {
  /** Paths relative to the directory, with "/". */
  readonly files: readonly string[];
  /** Directories that could not be read, absolute, and why. */
  readonly unreadable: readonly { readonly path: string; readonly error: Error }[];
}

type ReadDone = (error: NodeJS.ErrnoException | null, children: Dirent[]) => void;

/**
 * Lists the files below a directory that match one of the patterns. Links to files count as files; links to
 * directories are not followed, because they may lead in a circle.
 *
 * @param directory absolute
 * @param ignore patterns as `--ignore` takes them
 * @param cwd the current directory, from which such patterns count, too
 */
export async function listFiles(
  directory: string,
  patterns: readonly string[],
  ignore: readonly string[],
  cwd: string,
): Promise<Listing> {
  const unreadable: { path: string; error: Error }[] = [];
  const readDirectory = (path: string, options: { withFileTypes: true }, done: ReadDone): void => {
    readdir(path, options, (error, children) => {
      // fast-glob either gives up at the first directory that it may not read, or passes over it in silence.
      if (error === null || error.code === 'ENOENT') {
        done(error, children);
        return;
      }
      unreadable.push({ path, error });
      done(null, []);
    });
  };
  const namesModules = patterns.some((pattern) => pattern.includes('node_modules'));
  // Loaded only where a directory is searched.
  const { default: fastGlob } = await import('fast-glob');
  const entries = await fastGlob.glob([...patterns], {
    cwd: directory,
    objectMode: true,
    onlyFiles: false,
    followSymbolicLinks: false,
    ignore: [
      ...(namesModules ? [] : ['**/node_modules/**']),
      ...ignore.flatMap((pattern) => ignorePatterns(fastGlob, pattern, cwd)),
    ],
    fs: { readdir: readDirectory as typeof readdir },
  });
  const links = entries.filter(({ dirent }) => dirent.isSymbolicLink());
  const isFile = await Promise.all(links.map(({ path }) => leadsToFile(join(directory, path))));
  const files = [
    ...entries.filter(({ dirent }) => dirent.isFile()),
    ...links.filter((_, index) => isFile[index]),
  ];
  return { files: files.map(({ path }) => path), unreadable };
}

/** A link that leads nowhere counts as a file, so that it is reported as missing. */
function leadsToFile(link: string): Promise<boolean> {
  return stat(link).then(
    (target) => !target.isDirectory(),
    () => true,
  );
}

/** What fast-glob must be told for it to leave out a file or a whole directory. */
function ignorePatterns(fastGlob: typeof FastGlob, pattern: string, cwd: string): string[] {
  const clean = posix.normalize(slashes(pattern)).replace(/\/$/, '');
  let places = [clean, posix.join(fastGlob.convertPathToPattern(cwd), clean)];
  if (posix.isAbsolute(clean)) places = [clean];
  else if (!clean.includes('/')) places = [`**/${clean}`];
  return places.flatMap((place) => [place, `${place}/**`]);
}

/** On Windows a backslash separates directories; elsewhere it makes the next character literal. */
export function slashes(pattern: string): string {
  return sep === '\\' ? pattern.replaceAll('\\', '/') : pattern;
}
