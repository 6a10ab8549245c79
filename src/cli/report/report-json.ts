import type { Diagnostic } from '../../index.js';
import type { Outcome } from '../files/build.js';
import { toJsonText } from '../base/json-text.js';
import type { Receipt } from '../files/receipt.js';
import { addUp, type Totals } from './totals.js';

/**
 * What `--format json` prints: one document, on standard output, or on standard error where standard output takes the
 * page. It holds no times and no absolute paths of its own, so that the same input gives the same document. Wrong usage
 * is told in plain text on standard error, and gives no document.
 */
export interface JsonReport {
  /** Raised when a field changes its meaning or goes; new fields may come at any time. */
  readonly version: 1;
  /** In the order of the paths; directories that could not be searched come first. */
  readonly files: readonly JsonFile[];
  readonly summary: Totals;
}

/** A file of the report; or a directory that could not be searched, with the diagnostic that says so. */
export interface JsonFile {
  /** Path from the current directory, with "/"; for standard input, `--stdin-filename` or `<stdin>`. */
  readonly file: string;
  /** Where its page goes, likewise; only with `--out-dir`. */
  readonly output?: string;
  /** Whether its page was written. With `--in-place` only files that change are. */
  readonly written: boolean;
  /** How many tags it holds. */
  readonly tags: number;
  /** What was proved of its page before it was written, in bytes; not where there is an error, and so no page. */
  readonly receipt?: Receipt;
  /** In the order of their places. With `--quiet` errors only, though the summary counts all. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Writes the report as JSON. */
export function formatJson(outcomes: readonly Outcome[], isQuiet: boolean): string {
  const report: JsonReport = {
    version: 1,
    files: outcomes.map(({ file, output, written, tags, receipt, diagnostics }) => ({
      file,
      ...(output === undefined ? {} : { output }),
      written,
      tags,
      ...(receipt === undefined ? {} : { receipt }),
      diagnostics: diagnostics.filter(({ severity }) => !isQuiet || severity === 'error'),
    })),
    summary: addUp(outcomes),
  };
  return toJsonText(report);
}
