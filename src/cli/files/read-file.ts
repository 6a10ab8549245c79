/** Reads files that others may be writing. */

import fs, { type Stats } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { isInside, LeadsOutError } from '../base/paths.js';

/** The permission bits of a file mode. */
export const PERMISSIONS = 0o777;

/** The content of a file, and the permissions of its page. */
export interface FileContent {
  readonly bytes: Buffer;
  readonly mode: number;
  /** The file's state when it was read; undefined if the content is not from a file. */
  readonly state?: Stats;
}

/** How often a file is read that others write at the same time, and the time between, in milliseconds. */
const ATTEMPTS = 5;
const PAUSE = 20;

/**
 * Reads a file, once those who write it have finished.
 *
 * @param within the directory that must contain it, links resolved
 * @throws {LeadsOutError} if it is elsewhere: a link may have replaced it since it was found
 * @throws {Error} if it cannot be read, or changes each time while it is read
 */
export async function readSettled(path: string, within?: string): Promise<FileContent> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    const content = readOnce(path, within);
    if (content !== undefined) return content;
    await sleep(PAUSE);
  }
  return readTemplate(path, within);
}

/**
 * Reads a file.
 *
 * @throws {Error} if it cannot be read, or changes while it is read, which might mix old and new content
 */
export function readTemplate(path: string, within?: string): FileContent {
  const content = readOnce(path, within);
  if (content === undefined) throw new Error('it changed while it was being read');
  return content;
}

/** Reads a file; undefined if it changes in the meantime. */
function readOnce(path: string, within: string | undefined): FileContent | undefined {
  const file = fs.openSync(path, 'r');
  try {
    const state = fs.fstatSync(file);
    if (within !== undefined) {
      const opened = pathOf(file, path, state);
      if (opened === undefined) return undefined;
      if (!isInside(within, opened)) throw new LeadsOutError();
    }
    const bytes = fs.readFileSync(file);
    // Reading a pipe changes its state.
    if (state.isFile() && !isSame(state, fs.fstatSync(file))) return undefined;
    return { bytes, mode: state.mode & PERMISSIONS, state };
  } finally {
    fs.closeSync(file);
  }
}

/** Returns true if both files exist and appear to be the same, unchanged file, judging by their metadata. */
export function isSame(one?: Stats, other?: Stats): boolean {
  return (
    one !== undefined && one.ino === other?.ino && one.size === other.size && one.mtimeMs === other.mtimeMs
  );
}

/** The real path of an open file; undefined if another has its path by now. */
function pathOf(file: number, path: string, state: Stats): string | undefined {
  try {
    // Linux knows it.
    if (process.platform === 'linux') return fs.readlinkSync(`/proc/self/fd/${file}`);
  } catch {
    // In a container without /proc.
  }
  const real = fs.realpathSync.native(path);
  return fs.lstatSync(real).ino === state.ino ? real : undefined;
}
