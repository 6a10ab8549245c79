import { lstatSync, realpathSync, statSync, type Stats, type StatSyncFn } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { platform } from 'node:process';
import { getSystemErrorMap } from 'node:util';

/** A path as it is shown: relative to the current directory, with "/" on every system. */
export function displayPath(cwd: string, path: string): string {
  return (relative(cwd, path) || '.').replaceAll(sep, '/');
}

/** Whether a path is a directory or lies in it. Both must be absolute. */
export function isInside(directory: string, path: string): boolean {
  const way = relative(directory, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** Two paths with one key are one file: these systems do not tell capitals from small letters, by default. */
export function sameFileKey(path: string): string {
  return platform === 'win32' || platform === 'darwin' ? path.normalize('NFC').toLowerCase() : path;
}

/** Resolves the symbolic links of a path; its last parts need not exist. */
export function realPath(path: string): string {
  try {
    if (statOf(path, lstatSync) !== undefined) return realpathSync.native(path);
  } catch {
    // A link in a circle, or a part of the path that is no directory.
  }
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

/**
 * Looks at a file or a directory; with `lstatSync`, at a link itself. Returns undefined where that fails, for whatever
 * reason.
 */
export function statOf(path: string, look: StatSyncFn = statSync): Stats | undefined {
  try {
    // Most pages are new, and an error takes far longer than a look.
    return look(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Says in words why a file operation failed, without the path, which is said elsewhere. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EISDIR') return 'it is a directory';
  if (code === 'ERR_STRING_TOO_LONG' || code === 'ERR_FS_FILE_TOO_LARGE') return 'it is too large';
  const known = [...getSystemErrorMap().values()].find(([name]) => name === code);
  return known?.[1] ?? message;
}

/**
 * Writes a path as a relative URI reference, for documents that ask for one.
 *
 * @param path relative, with "/"; an absolute path of Windows becomes a file URI
 * @example
 * toUri('blog/100% #1.html'); // 'blog/100%25%20%231.html'
 */
export function toUri(path: string): string {
  const encoded = path
    .split('/')
    // A name that is not well-formed Unicode, as Windows allows, has no encoding.
    .map((part) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD')))
    .join('/');
  return /^[A-Za-z]%3A\//.test(encoded) ? `file:///${encoded.replace('%3A', ':')}` : encoded;
}
