import type FastGlob from 'fast-glob';
import { lstatSync, readdirSync, statSync, type Dirent, type Stats } from 'node:fs';
import { basename, dirname, join, parse, posix, relative, resolve, sep } from 'node:path';
import { isInside, isMissing, LeadsOutError, realPath, statOf } from '../base/paths.js';
import type { Settings } from '../config/settings.js';
import type { GitIgnore } from './git-ignore.js';

export interface Argument {
  readonly kind: 'file' | 'directory' | 'glob';
  /** The argument as given. */
  readonly text: string;
  /** The file, or the directory to search. `--out-dir` keeps paths relative to that directory. Absolute. */
  readonly path: string;
  /** The glob to match below the directory. */
  readonly pattern: string;
}

/** Classifies an argument. A path that exists is never read as a glob: `[id].html` may be a file. */
export async function readArgument(text: string, cwd: string): Promise<Argument> {
  const path = resolve(cwd, text);
  const kind = kindOf(path);
  if (kind !== 'none') return { kind, text, path, pattern: '**/*' };
  const pattern = slashes(text);
  // Loaded on demand, because loading it takes longer than building one file.
  const { default: fastGlob } = await import('fast-glob');
  if (!fastGlob.isDynamicPattern(pattern)) return { kind: 'file', text, path, pattern: '**/*' };
  // Leading parts that name existing directories are literal, even if they look like patterns.
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
    // On Windows, a name with "*" or "?" is invalid (EINVAL). Other errors, such as a lack of permission, are
    // reported when the file is read.
    const isInvalid = (error as NodeJS.ErrnoException).code === 'EINVAL';
    return isMissing(error) || isInvalid ? 'none' : 'file';
  }
}

/** A file to read, or a directory or link that cannot be read. */
export interface Input {
  /** Absolute. */
  readonly path: string;
  /** The path relative to the searched directory, with "/": the part that `--out-dir` keeps. */
  readonly place: string;
  /** The directory that must contain the file, links resolved. Not set for a file that is named. */
  readonly within?: string | undefined;
  readonly error?: unknown;
}

interface Search extends Pick<Settings, 'ignore' | 'ignoreFrom'> {
  /** Absolute. */
  readonly directory: string;
  readonly pattern: string;
  readonly accepts?: (place: string) => boolean;
  /** The output directory, links resolved. It is skipped because it contains pages of earlier runs. */
  readonly outDir?: string | undefined;
  readonly gitIgnore?: GitIgnore;
}

/**
 * Lists the files below a directory that match a pattern. Includes links to files. Does not follow links to
 * directories, which may be circular.
 */
export async function listFiles(search: Search) {
  const { directory, pattern, ignore, ignoreFrom, accepts, outDir, gitIgnore } = search;
  const files: Input[] = [];
  const directories = [directory];
  const { default: fastGlob } = await import('fast-glob');
  const realDirectory = realPath(directory);
  const containsOutput = outDir !== undefined && outDir !== realDirectory && isInside(realDirectory, outDir);
  const entries = fastGlob.sync(pattern, {
    cwd: directory,
    objectMode: true,
    onlyFiles: false,
    followSymbolicLinks: false,
    ignore: [
      ...(pattern.includes('node_modules') ? [] : ['**/node_modules/**']),
      ...(containsOutput ? [`${fastGlob.convertPathToPattern(relative(realDirectory, outDir))}/**`] : []),
      ...ignore.flatMap((one) => ignorePatterns(fastGlob, one, ignoreFrom)),
    ],
    fs: watchedFs(files, directories, gitIgnore),
  });
  for (const { path: place, dirent } of entries) {
    const path = join(directory, place);
    if (accepts?.(place) === false) continue;
    if (dirent.isFile()) files.push({ path, place, within: realDirectory });
    if (!dirent.isSymbolicLink()) continue;
    const real = realPath(path);
    directories.push(dirname(real));
    // A broken link counts as a file, so that it is reported as missing. Reading a pipe would block.
    if (statOf(real)?.isFile() === false) continue;
    if (isInside(realDirectory, real)) files.push({ path, place, within: realDirectory });
    else files.push({ path, place: '', error: new LeadsOutError() });
  }
  return {
    files,
    /** The directories to watch for added and removed files, absolute. */
    directories,
  };
}

/** The file system for a search, which adds errors to the files, and what is read to the directories. */
function watchedFs(files: Input[], directories: string[], gitIgnore: GitIgnore | undefined) {
  // fast-glob either stops at the first unreadable directory or skips it silently.
  const readDirectory = (path: string, options: { withFileTypes: true }): Dirent[] => {
    directories.push(path);
    // On Windows, fast-glob uses forward slashes.
    const directory = resolve(path);
    gitIgnore?.enter(directory);
    try {
      const children = readdirSync(path, options);
      return children.filter((child) => !gitIgnore?.ignores(directory, child.name, child.isDirectory()));
    } catch (error) {
      // Node finds no directory whose name is not UTF-8. Any other one has been deleted meanwhile.
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT' && !path.includes('\uFFFD');
      if (!isGone) files.push({ path, place: '', error });
      return [];
    }
  };
  // For a pattern that names its files, such as {a,b}/c.html, no directory is read.
  const lstat = (path: string): Stats => {
    directories.push(dirname(path));
    return lstatSync(path);
  };
  return { readdirSync: readDirectory as typeof readdirSync, lstatSync: lstat };
}

/** Returns true if a file that is named exists and is not ignored. */
export async function isListed(
  path: string,
  { ignore, ignoreFrom }: Pick<Settings, 'ignore' | 'ignoreFrom'>,
): Promise<boolean> {
  const { default: fastGlob } = await import('fast-glob');
  const pattern = fastGlob.escapePath(basename(path));
  // A glob without "/" fits at any depth below its directory, and not only below that of the file.
  const globs = ignore.map((glob) => slashes(glob).replace(/^(?:\.\/)?[^/]+\/?$/, '**/$&'));
  const { files } = await listFiles({ directory: dirname(path), pattern, ignore: globs, ignoreFrom });
  return files.length > 0;
}

/** Returns fast-glob patterns that ignore a file or a whole directory. */
export function ignorePatterns(fastGlob: typeof FastGlob, pattern: string, cwd: string): string[] {
  const clean = posix.normalize(slashes(pattern)).replace(/\/$/, '');
  let places = [clean, posix.join(fastGlob.convertPathToPattern(cwd), clean)];
  if (posix.isAbsolute(clean)) places = [clean];
  else if (!clean.includes('/')) places = [`**/${clean}`];
  return places.flatMap((place) => [place, `${place}/**`]);
}

/** Converts backslashes to slashes on Windows. Elsewhere, a backslash escapes the next character. */
export function slashes(pattern: string): string {
  return sep === '\\' ? pattern.replaceAll('\\', '/') : pattern;
}
