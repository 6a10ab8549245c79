import type { Diagnostic } from '../../index.js';
import type { Outcome } from '../files/build.js';
import { isOfFile } from '../files/file-diagnostics.js';

/** The numbers of a run. */
export interface Totals {
  /** Files that could be read. */
  readonly files: number;
  /** Tags found in them. */
  readonly tags: number;
  /** Pages that were written; in place, only those that changed. */
  readonly written: number;
  readonly errors: number;
  readonly warnings: number;
}

/** Adds up what came of the templates. */
export function addUp(outcomes: readonly Outcome[]): Totals {
  const errors = problemsOf(outcomes, true).length;
  return {
    files: outcomes.filter(isRead).length,
    tags: outcomes.reduce((sum, { tags }) => sum + tags, 0),
    written: outcomes.filter(({ written }) => written).length,
    errors,
    warnings: problemsOf(outcomes, false).length - errors,
  };
}

/**
 * Lists the problems that a report shows.
 *
 * @param isQuiet whether to leave warnings out
 */
export function problemsOf(outcomes: readonly Outcome[], isQuiet: boolean): readonly Diagnostic[] {
  return outcomes
    .flatMap(({ diagnostics }) => diagnostics)
    .filter(({ severity }) => !isQuiet || severity === 'error');
}

/** The exit code: 0 done, 1 a template has errors, 2 a file could not be read or written. Warnings count for nothing. */
export function exitCodeOf(outcomes: readonly Outcome[]): number {
  const errors = problemsOf(outcomes, true);
  if (errors.some(isOfFile)) return 2;
  return errors.length > 0 ? 1 : 0;
}

function isRead({ diagnostics }: Outcome): boolean {
  return !diagnostics.some(({ code }) => code === 'file-not-found' || code === 'file-unreadable');
}
