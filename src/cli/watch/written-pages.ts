import { rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isInside, realPath } from '../base/paths.js';
import type { Target } from '../files/plan.js';

/** The states of files, by their paths. */
export type States = Map<string, string>;

/** The state of what does not exist. */
export const MISSING = 'missing';

/** Describes files by their times and sizes, so that a change shows, or by the reason why that fails. */
export function statesOf(paths: Iterable<string>): States {
  return new Map(Array.from(paths, (path) => [path, stateOf(path)]));
}

export function stateOf(path: string): string {
  try {
    // ctime as well: a change of permissions leaves mtime alone.
    const { mtimeMs, ctimeMs, size } = statSync(path);
    return `${mtimeMs}:${ctimeMs}:${size}`;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR' ? MISSING : code;
  }
}

/** The pages that a run has written, and may therefore remove, by their paths, with their states. */
export type WrittenPages = Map<string, Target & { readonly state: string }>;

/**
 * Removes the pages that are no longer wanted, and the directories that this leaves empty. A page that somebody else has
 * changed since stays.
 *
 * @returns how many pages were removed
 */
export function removeUnless(wanted: ReadonlySet<string>, pages: WrittenPages): number {
  let removed = 0;
  for (const { path, state, within = '' } of pages.values()) {
    if (wanted.has(path)) continue;
    if (stateOf(path) === state) {
      try {
        rmSync(path);
      } catch {
        // Another program may hold it open; the next call tries again.
        continue;
      }
      removed++;
      removeEmpty(realPath(dirname(path)), within);
    }
    pages.delete(path);
  }
  return removed;
}

/** Removes a directory that is empty, and those above it that become so, below the output directory. */
function removeEmpty(directory: string, within: string): void {
  try {
    for (let path = directory; path !== within && isInside(within, path); path = dirname(path))
      rmdirSync(path);
  } catch {
    // It holds something else.
  }
}
