import type { Outcome } from './build.js';
import { UNREAD } from './file-codes.js';
import { isError, type ReportedDiagnostic } from './file-diagnostics.js';

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

export function totalsOf(outcomes: readonly Outcome[]): Totals {
  return {
    files: outcomes.filter(({ diagnostics }) => !diagnostics.some(({ code }) => UNREAD.includes(code)))
      .length,
    tags: outcomes.reduce((sum, { tags }) => sum + tags, 0),
    written: outcomes.filter(({ written }) => written).length,
    ...countProblems(outcomes),
  };
}

export function countProblems(files: readonly { readonly diagnostics: readonly ReportedDiagnostic[] }[]) {
  const all = files.flatMap(({ diagnostics }) => diagnostics);
  const errors = all.filter(isError).length;
  return { errors, warnings: all.length - errors };
}
