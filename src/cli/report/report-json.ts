import { toJsonText } from '../base/json-text.js';
import type { Outcome } from '../files/build.js';
import type { Totals } from './totals.js';

/**
 * The document that `--format json` prints. It contains no times and no absolute paths, so the same input gives the same
 * document. Wrong usage is reported as plain text on standard error, without a document.
 */
export interface JsonReport {
  /** Increases when a field is removed or changes its meaning. Fields may be added at any time. */
  readonly version: 1;
  /** Directories that could not be searched, then files, each sorted by path. `--quiet` leaves out their warnings. */
  readonly files: readonly Outcome[];
  readonly summary: Totals;
}

/** Formats the report as JSON. */
export function formatJson(files: readonly Outcome[], summary: Totals): string {
  const report: JsonReport = { version: 1, files, summary };
  return toJsonText(report);
}
