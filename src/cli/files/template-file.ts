import { closeSync, fstatSync, openSync, readFileSync, type Stats } from 'node:fs';

/** The content of a file, and the permissions its page gets. */
export interface FileContent {
  readonly bytes: Buffer;
  readonly mode: number;
  /** The state in which a file was read; undefined for standard input. */
  readonly state?: Stats;
}

/**
 * Reads a file.
 *
 * @throws {Error} where it cannot be read, or changes meanwhile: half of the content might be old, half new
 */
export function readTemplate(path: string): FileContent {
  const file = openSync(path, 'r');
  try {
    const state = fstatSync(file);
    const bytes = readFileSync(file);
    // A pipe changes by being read.
    if (state.isFile() && !isSame(state, fstatSync(file)))
      throw new Error('it has changed while it was read');
    return { bytes, mode: permissionsOf(state), state };
  } finally {
    closeSync(file);
  }
}

/** Whether two files, or one file at two times, are the same, as far as one can tell without reading them. */
export function isSame(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs;
}

/** The permissions of a file, without its kind. */
export function permissionsOf({ mode }: Stats): number {
  return mode & 0o777;
}
