import { lstatSync, realpathSync, statSync, type Stats, type StatSyncFn } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { platform } from 'node:process';
import { getSystemErrorMap } from 'node:util';

/** Formats a path for display: relative to the current directory, with "/" on every system. */
export function displayPath(cwd: string, path: string): string {
  return (relative(cwd, path) || '.').replaceAll(sep, '/');
}

/** Returns true if a path is a directory or inside it. Both must be absolute. */
export function isInside(directory: string, path: string): boolean {
  // Nearly every path is. Others may lead up again, or, on Windows, have the same name in other letters.
  if (path.startsWith(directory + sep) && !path.includes('..')) return true;
  const rel = relative(directory, path);
  return rel === '' || (rel !== '..' && !rel.startsWith(`..${sep}`) && !isAbsolute(rel));
}

/** A symbolic link leads out of the searched directory. It is only read if it is named. */
export class LeadsOutError extends Error {}

/** A file was saved by others after it was read. */
export class ChangedError extends Error {}

/** Whether names in other letters are the same file, as on Windows and macOS by default. */
export const IGNORES_CASE = platform === 'win32' || platform === 'darwin';

/** Returns a key that is the same for all paths of a file. */
export function sameFileKey(path: string): string {
  return IGNORES_CASE ? path.normalize('NFC').toLowerCase() : path;
}

/** Resolves symbolic links in a path whose last parts need not exist. */
export function realPath(path: string): string {
  try {
    if (statOf(path, lstatSync) !== undefined) return realpathSync.native(path);
  } catch {
    // A circular link, or a part of the path that is not a directory.
  }
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

/** Calls `statSync`, or `lstatSync` for a link itself. Returns undefined on any error. */
export function statOf(path: string, stat: StatSyncFn = statSync): Stats | undefined {
  try {
    // Most pages are new, and throwing is far slower than the call itself.
    return stat(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Whether a file operation failed because there is no such file. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Describes why a file operation failed, without the path. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EISDIR') return 'it is a directory';
  if (code === 'ERR_STRING_TOO_LONG' || code === 'ERR_FS_FILE_TOO_LARGE') return 'it is too large';
  const known = [...getSystemErrorMap().values()].find(([name]) => name === code);
  return known?.[1] ?? message;
}

/**
 * Converts a path to a relative URI reference.
 *
 * @param path relative, with "/"; an absolute Windows path becomes a file URI
 * @example
 * toUri('blog/100% #1.html'); // 'blog/100%25%20%231.html'
 */
export function toUri(path: string): string {
  const encoded = path
    .split('/')
    // encodeURIComponent throws on lone surrogates, which Windows allows in names.
    .map((part) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD')))
    .join('/');
  return /^[A-Za-z]%3A\//.test(encoded) ? `file:///${encoded.replace('%3A', ':')}` : encoded;
}
