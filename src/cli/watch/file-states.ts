import { rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isInside, realPath } from '../base/paths.js';
import type { Target } from '../files/plan.js';

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

/** A page that this run has written. */
interface WrittenPage {
  readonly target: Target;
  /** The template it was made from, absolute. */
  readonly source: string;
  readonly state: string | undefined;
}

/** The pages that a run has written, and may therefore remove. */
export class WrittenPages {
  readonly #pages = new Map<string, WrittenPage>();

  /** Notes a page that was just written. */
  add(source: string, target: Target): void {
    this.#pages.set(target.path, { target, source, state: stateOf(target.path) });
  }

  /**
   * Removes the pages that are no longer wanted, and the directories that this leaves empty. A page that somebody else
   * has changed since stays.
   *
   * @returns how many pages were removed
   */
  removeUnless(isWanted: (source: string, target: Target) => boolean): number {
    let removed = 0;
    for (const { source, target, state } of this.#pages.values()) {
      if (isWanted(source, target)) continue;
      const current = stateOf(target.path);
      if (current !== undefined && current === state) {
        try {
          rmSync(target.path);
        } catch {
          // Another program may hold it open; the next call tries again.
          continue;
        }
        removed++;
        removeEmpty(realPath(dirname(target.path)), target.within);
      }
      this.#pages.delete(target.path);
    }
    return removed;
  }
}

/** Removes a directory that is empty, and those above it that become so, below the output directory. */
function removeEmpty(directory: string, within: string | undefined): void {
  if (within === undefined || directory === within || !isInside(within, directory)) return;
  try {
    rmdirSync(directory);
  } catch {
    // It holds something else.
    return;
  }
  removeEmpty(dirname(directory), within);
}
