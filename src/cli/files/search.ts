import type FastGlob from 'fast-glob';
import { lstatSync, readdirSync, statSync, type Dirent, type Stats } from 'node:fs';
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

/** A file to be read, or a directory or a link where nothing can be read. */
export interface Input {
  /** Absolute. */
  readonly path: string;
  /** Where it lies below the directory that was searched, with "/": the part that `--out-dir` keeps. */
  readonly place: string;
  /** Why nothing can be read. */
  readonly error?: unknown;
}

/** What to list. */
interface Search extends Pick<Settings, 'ignore' | 'ignoreFrom'> {
  /** Absolute. */
  readonly directory: string;
  readonly pattern: string;
  /** Tells by its place whether a file is wanted. */
  readonly accepts?: (place: string) => boolean;
  /** Where the pages go, links resolved: what is found below it would be pages of earlier runs. */
  readonly outDir?: string | undefined;
  readonly gitIgnore?: GitIgnore;
}

/**
 * Lists the files below a directory that match a pattern. Links to files count as files; links to directories are not
 * followed, because they may lead in a circle.
 */
export async function listFiles(search: Search) {
  const { directory, pattern, ignore, ignoreFrom, accepts, outDir, gitIgnore } = search;
  const files: Input[] = [];
  const directories = [directory];
  // fast-glob either gives up at the first directory that it may not read, or passes over it in silence.
  const readDirectory = (path: string, options: { withFileTypes: true }): Dirent[] => {
    directories.push(path);
    gitIgnore?.enter(path);
    try {
      const children = readdirSync(path, options);
      return children.filter((child) => !gitIgnore?.ignores(join(path, child.name), child.isDirectory()));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') files.push({ path, place: '', error });
      return [];
    }
  };
  // A pattern such as {a,b}/c.html names its files, and no directory is read.
  const lookAt = (path: string): Stats => {
    directories.push(dirname(path));
    return lstatSync(path);
  };
  const { default: fastGlob } = await import('fast-glob');
  const realDirectory = realPath(directory);
  const holdsOutput = outDir !== undefined && outDir !== realDirectory && isInside(realDirectory, outDir);
  const entries = fastGlob.sync(pattern, {
    cwd: directory,
    objectMode: true,
    onlyFiles: false,
    followSymbolicLinks: false,
    ignore: [
      ...(pattern.includes('node_modules') ? [] : ['**/node_modules/**']),
      ...(holdsOutput ? [`${fastGlob.convertPathToPattern(relative(realDirectory, outDir))}/**`] : []),
      ...ignore.flatMap((one) => ignorePatterns(fastGlob, one, ignoreFrom)),
    ],
    fs: { readdirSync: readDirectory as typeof readdirSync, lstatSync: lookAt },
  });
  for (const { path: place, dirent } of entries) {
    const path = join(directory, place);
    if (accepts?.(place) === false) continue;
    if (dirent.isFile()) files.push({ path, place });
    if (!dirent.isSymbolicLink()) continue;
    const real = realPath(path);
    directories.push(dirname(real));
    // A link that leads nowhere counts as a file, so that it is reported as missing. A pipe would be waited for.
    if (statOf(real)?.isFile() === false) continue;
    if (isInside(realDirectory, real)) files.push({ path, place });
    else files.push({ path, place: '', error: new Error(LEADS_OUT) });
  }
  return {
    files,
    /** The directories in which a change may lead to other files, absolute. */
    directories,
  };
}

const LEADS_OUT =
  'it is a symbolic link to a place outside the searched directory. Name the file itself to read it';

/** Whether a file exists and is not to be ignored. */
export async function isListed(
  path: string,
  { ignore, ignoreFrom }: Pick<Settings, 'ignore' | 'ignoreFrom'>,
): Promise<boolean> {
  const { default: fastGlob } = await import('fast-glob');
  const pattern = fastGlob.escapePath(basename(path));
  const { files } = await listFiles({ directory: dirname(path), pattern, ignore, ignoreFrom });
  return files.length > 0;
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
