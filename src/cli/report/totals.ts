import type { Diagnostic } from '../../index.js';
import type { Outcome } from '../files/build.js';
import { isOfFile } from '../files/file-diagnostics.js';

/** The figures of a run. */
export interface Totals {
  /** Files that were read. */
  readonly files: number;
  /** Tags in these files. */
  readonly tags: number;
  /** Pages that were written or were up to date. In place, only files that changed. */
  readonly written: number;
  readonly errors: number;
  readonly warnings: number;
}

/** Adds up the outcomes of the templates. */
export function addUp(outcomes: readonly Outcome[]): Totals {
  const problems = problemsOf(outcomes);
  const errors = problems.filter(isError).length;
  return {
    files: outcomes.filter(isRead).length,
    tags: outcomes.reduce((sum, { tags }) => sum + tags, 0),
    written: outcomes.filter(({ written }) => written).length,
    errors,
    warnings: problems.length - errors,
  };
}

/** The problems of all templates. */
export function problemsOf(outcomes: readonly Outcome[]): readonly Diagnostic[] {
  return outcomes.flatMap(({ diagnostics }) => diagnostics);
}

/** Returns the exit code: 0 for no errors, 1 for errors in templates, 2 for files that could not be read or written. */
export function exitCodeOf(outcomes: readonly Outcome[]): number {
  const errors = problemsOf(outcomes).filter(isError);
  if (errors.some(isOfFile)) return 2;
  return errors.length > 0 ? 1 : 0;
}

export function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

function isRead({ diagnostics }: Outcome): boolean {
  return !diagnostics.some(({ code }) => code === 'file-not-found' || code === 'file-unreadable');
}
