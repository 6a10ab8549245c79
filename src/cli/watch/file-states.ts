import { createHash } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';

/** The stamp of what is not there. */
export const MISSING = 'missing';

/**
 * What tells a file from itself in another state, without reading it. Two writes within one tick of the file system's
 * clock may share a stamp, for which `isFresh` is the sign.
 */
export interface Stamp {
  readonly text: string;
  /** Whether the file has changed so lately that another change might not show in the stamp. */
  readonly isFresh: boolean;
}

/** The coarsest clock of a file system in use: FAT counts in steps of two seconds. */
const CLOCK_STEP = 2000;

/** Takes the stamp of a file. Never throws: not being readable is a state, too. */
export async function stampOf(path: string): Promise<Stamp> {
  try {
    const { ino, size, mtimeNs, ctimeNs, ctimeMs, mtimeMs } = await stat(path, { bigint: true });
    const changed = Math.max(Number(ctimeMs), Number(mtimeMs));
    return {
      text: [ino, size, mtimeNs, ctimeNs].join(':'),
      isFresh: Date.now() - changed < CLOCK_STEP,
    };
  } catch (error) {
    return { text: stateOf(error), isFresh: false };
  }
}

/** Tells whether a directory is still the one it was, rather than another one of its name. */
export async function identityOf(directory: string): Promise<string> {
  try {
    const { ino, birthtimeNs }: BigIntStats = await stat(directory, { bigint: true });
    // A number that has become free is soon given to the next directory.
    return `${ino}:${birthtimeNs}`;
  } catch (error) {
    return stateOf(error);
  }
}

/** Reduces the content of a file to a short text. Never throws. */
export async function digestOf(path: string): Promise<string> {
  try {
    return createHash('sha256')
      .update(await readFile(path))
      .digest('base64');
  } catch (error) {
    return stateOf(error);
  }
}

function stateOf(error: unknown): string {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' ? MISSING : code;
}
