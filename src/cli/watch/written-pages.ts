import { rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isInside, isMissing, realPath } from '../base/paths.js';
import type { Target } from '../files/plan.js';

/**
 * The resolution of file timestamps, in milliseconds. Waiting this long between taking a file's timestamp and reading
 * it ensures that a later change has a later timestamp.
 */
export const TICK = 15;

export type States = Map<string, string>;

export const MISSING = 'missing';

/** Returns the states of files: their times and sizes, or an error code. A change to a file changes its state. */
export function statesOf(paths: Iterable<string>): States {
  return new Map(Array.from(paths, (path) => [path, stateOf(path)]));
}

export function stateOf(path: string): string {
  try {
    // Changing permissions updates ctime but not mtime.
    const { mtimeMs, ctimeMs, size } = statSync(path);
    return `${mtimeMs}:${ctimeMs}:${size}`;
  } catch (error) {
    return isMissing(error) ? MISSING : ((error as NodeJS.ErrnoException).code ?? '');
  }
}

/** The pages that a run has written, and may therefore remove, by path. */
export type WrittenPages = Map<string, Target & { readonly state: string }>;

/**
 * Removes pages that are no longer wanted, and directories that become empty. Keeps pages that were changed after they
 * were written.
 *
 * @returns the display names of the pages removed
 */
export function removeUnless(wanted: ReadonlySet<string>, pages: WrittenPages): string[] {
  const removed: string[] = [];
  for (const { path, name, state, within = '' } of pages.values()) {
    if (wanted.has(path)) continue;
    if (stateOf(path) === state) {
      try {
        rmSync(path);
      } catch {
        // Another program may have it open. The next call tries again.
        continue;
      }
      removed.push(name);
      removeEmpty(realPath(dirname(path)), within);
    }
    pages.delete(path);
  }
  return removed;
}

/** Removes an empty directory and parents that become empty, up to the output directory. */
function removeEmpty(directory: string, within: string): void {
  try {
    for (let path = directory; path !== within && isInside(within, path); path = dirname(path))
      rmdirSync(path);
  } catch {
    // The directory is not empty.
  }
}
