import { rm, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { mapConcurrently } from '../base/concurrency.js';
import { isInside, realPath } from '../base/paths.js';
import type { Target } from '../files/plan.js';
import { MISSING, stampOf } from './file-states.js';

/** Files that are looked at or removed, at one time. */
const FILES_AT_ONCE = 16;

/** A page that this run has written. */
interface OwnPage {
  readonly target: Target;
  /** The template it was made of, absolute. */
  readonly source: string;
  /** The page as it was left. */
  readonly stamp: string;
}

/** The pages that a run has written, and may therefore remove. */
export interface OwnPages {
  /** Notes pages that were just written. */
  add(pages: readonly { readonly target: Target; readonly source: string }[]): Promise<void>;
  /**
   * Removes the pages that are no longer wanted, and the directories that this leaves empty. A page that somebody else
   * has changed since is left where it is.
   *
   * @param isWanted whether the page of a template stays
   * @returns how many pages are gone, and which could not be removed
   */
  prune(isWanted: (source: string, target: Target) => boolean): Promise<Pruned>;
}

/** What came of removing pages. */
export interface Pruned {
  readonly removed: number;
  readonly failures: readonly { readonly name: string; readonly error: unknown }[];
}

/** Starts with none: what an earlier run has left cannot be told from what others have put there. */
export function createOwnPages(): OwnPages {
  const pages = new Map<string, OwnPage>();
  return {
    async add(written) {
      await mapConcurrently(written, FILES_AT_ONCE, async ({ target, source }) => {
        pages.set(target.path, { target, source, stamp: (await stampOf(target.path)).text });
      });
    },
    async prune(isWanted) {
      const failures: { name: string; error: unknown }[] = [];
      const directories = new Map<string, Target>();
      let removed = 0;
      const unwanted = [...pages.values()].filter(({ source, target }) => !isWanted(source, target));
      await mapConcurrently(unwanted, FILES_AT_ONCE, async ({ target, stamp }) => {
        pages.delete(target.path);
        const now = (await stampOf(target.path)).text;
        if (now !== stamp || now === MISSING) return;
        try {
          await rm(target.path);
          removed++;
          directories.set(dirname(target.path), target);
        } catch (error) {
          failures.push({ name: target.name, error });
        }
      });
      for (const [directory, { within }] of directories) await removeEmpty(realPath(directory), within);
      return { removed, failures };
    },
  };
}

/** Removes a directory that is empty, and those above it that become so, below the output directory. */
async function removeEmpty(directory: string, within: string | undefined): Promise<void> {
  if (within === undefined || directory === within || !isInside(within, directory)) return;
  try {
    await rmdir(directory);
  } catch {
    // It holds something else.
    return;
  }
  await removeEmpty(dirname(directory), within);
}
