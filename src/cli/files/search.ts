import type FastGlob from 'fast-glob';
import { lstat, readdir, statSync, type Dirent, type Stats } from 'node:fs';
import { basename, dirname, join, parse, posix, relative, resolve, sep } from 'node:path';
import { isInside, realPath, statOf } from '../base/paths.js';
import type { Settings } from '../config/settings.js';
import type { GitIgnore } from './git-ignore.js';

/** What an argument means. */
export interface Argument {
  readonly kind: 'file' | 'directory' | 'glob';
  /** As it was written. */
  readonly text: string;
  /** The file; or the directory to search, and what lies below it is what `--out-dir` keeps. Absolute. */
  readonly path: string;
  /** What to look for below the directory. */
  readonly pattern: string;
}

/** Finds out what an argument means. What exists under its very name is never read as a glob: `[id].html` is a file. */
export async function readArgument(text: string, cwd: string): Promise<Argument> {
  const path = resolve(cwd, text);
  const kind = kindOf(path);
  if (kind !== 'none') return { kind, text, path, pattern: '**/*' };
  const pattern = slashes(text);
  // Loaded only where it is needed: a build of one file is over before it would be.
  const { default: fastGlob } = await import('fast-glob');
  if (!fastGlob.isDynamicPattern(pattern)) return { kind: 'file', text, path, pattern: '**/*' };
  // The directories at its start that exist under their very names are no part of the pattern.
  const { root } = parse(pattern);
  const rest = pattern.slice(root.length).split('/');
  let base = resolve(cwd, root);
  while (rest.length > 1) {
    const next = join(base, rest[0] ?? '');
    if (kindOf(next) !== 'directory') break;
    base = next;
    rest.shift();
  }
  return { kind: 'glob', text, path: base, pattern: rest.join('/') };
}

function kindOf(path: string): 'directory' | 'file' | 'none' {
  try {
    return statSync(path).isDirectory() ? 'directory' : 'file';
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // On Windows a name with "*" or "?" in it is not even a name (EINVAL). Anything else, such as a lack of
    // permission, is told when the file is read.
    return ['ENOENT', 'ENOTDIR', 'EINVAL'].includes(code) ? 'none' : 'file';
  }
}

/** What is found below a directory. */
export interface Listing {
  /** Paths relative to the directory, with "/". */
  readonly files: readonly string[];
  /** What could not be read, absolute, and why: directories, and links that lead out of the directory. */
  readonly unreadable: readonly { readonly path: string; readonly error: Error }[];
  /** The directories in which a change may change the listing, absolute. */
  readonly directories: readonly string[];
}

type StatDone = (error: NodeJS.ErrnoException | null, stats: Stats) => void;
type ReadDone = (error: NodeJS.ErrnoException | null, children: Dirent[]) => void;

/** What to list. */
interface Search extends Pick<Settings, 'ignore' | 'ignoreFrom'> {
  /** Absolute. */
  readonly directory: string;
  readonly pattern: string;
  /** Tells by its place whether a file is wanted. */
  readonly accepts?: (place: string) => boolean;
  /** Where the pages go, links resolved: what is found below it would be pages of earlier runs. */
  readonly outDir?: string | undefined;
  /** The `.gitignore` files to respect. */
  readonly gitIgnore?: GitIgnore;
}

/**
 * Lists the files below a directory that match a pattern. Links to files count as files; links to directories are not
 * followed, because they may lead in a circle.
 */
export async function listFiles({
  directory,
  pattern,
  ignore,
  ignoreFrom,
  accepts = () => true,
  outDir,
  gitIgnore,
}: Search): Promise<Listing> {
  const unreadable: { path: string; error: Error }[] = [];
  const directories = [directory];
  const readDirectory = (path: string, options: { withFileTypes: true }, done: ReadDone): void => {
    directories.push(path);
    gitIgnore?.enter(path);
    readdir(path, options, (error, children) => {
      const isListed = (child: Dirent): boolean =>
        gitIgnore?.ignores(join(path, child.name), child.isDirectory()) !== true;
      // fast-glob either gives up at the first directory that it may not read, or passes over it in silence.
      if (error !== null && error.code !== 'ENOENT') unreadable.push({ path, error });
      done(null, error === null ? children.filter(isListed) : []);
    });
  };
  // Loaded only where a directory is searched.
  const { default: fastGlob } = await import('fast-glob');
  const realDirectory = realPath(directory);
  const holdsOutput = outDir !== undefined && outDir !== realDirectory && isInside(realDirectory, outDir);
  const entries = await fastGlob.glob(pattern, {
    cwd: directory,
    objectMode: true,
    onlyFiles: false,
    followSymbolicLinks: false,
    ignore: [
      ...(pattern.includes('node_modules') ? [] : ['**/node_modules/**']),
      ...(holdsOutput ? [`${fastGlob.convertPathToPattern(relative(realDirectory, outDir))}/**`] : []),
      ...ignore.flatMap((one) => ignorePatterns(fastGlob, one, ignoreFrom)),
    ],
    fs: {
      readdir: readDirectory as typeof readdir,
      // A pattern such as {a,b}/c.html names its files, and no directory is read.
      lstat(path: string, done: StatDone) {
        directories.push(dirname(path));
        lstat(path, done);
      },
    },
  });
  const files = entries.filter(({ path: place, dirent }) => {
    if (!dirent.isSymbolicLink()) return dirent.isFile() && accepts(place);
    const path = join(directory, place);
    const real = realPath(path);
    directories.push(dirname(real));
    // A link that leads nowhere counts as a file, so that it is reported as missing. A pipe would be waited for.
    if (statOf(real)?.isFile() === false || !accepts(place)) return false;
    if (isInside(realDirectory, real)) return true;
    unreadable.push({ path, error: new Error(LEADS_OUT) });
    return false;
  });
  return { files: files.map(({ path }) => path), unreadable, directories };
}

const LEADS_OUT =
  'it is a link that leads out of the directory that is searched. Name the file itself to read it';

/** Whether a file exists and is not to be ignored. */
export async function isListed(
  path: string,
  { ignore, ignoreFrom }: Pick<Settings, 'ignore' | 'ignoreFrom'>,
): Promise<boolean> {
  const { default: fastGlob } = await import('fast-glob');
  const pattern = fastGlob.escapePath(basename(path));
  const { files, unreadable } = await listFiles({ directory: dirname(path), pattern, ignore, ignoreFrom });
  return files.length + unreadable.length > 0;
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
