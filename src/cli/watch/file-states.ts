import { statSync } from 'node:fs';

/**
 * Describes a file by its times and its size, so that a change shows.
 *
 * @returns undefined for a file that does not exist, and an error code for one that cannot be looked at
 */
export function stateOf(path: string): string | undefined {
  try {
    // ctime as well: a change of permissions leaves mtime alone.
    const { mtimeMs, ctimeMs, size } = statSync(path);
    return `${mtimeMs}:${ctimeMs}:${size}`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR' ? undefined : code;
  }
}

/** Describes several files, by their paths. */
export function statesOf(paths: Iterable<string>): Map<string, string | undefined> {
  return new Map(Array.from(paths, (path) => [path, stateOf(path)]));
}
