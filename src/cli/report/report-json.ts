import type { Diagnostic } from '../../index.js';
import type { Outcome } from '../files/build.js';
import { toJsonText } from '../base/json-text.js';
import type { Receipt } from '../files/receipt.js';
import { addUp, type Totals } from './totals.js';

/**
 * The document that `--format json` prints. It contains no times and no absolute paths, so the same input gives the same
 * document. Wrong usage is reported as plain text on standard error, without a document.
 */
export interface JsonReport {
  /** Increases when a field is removed or changes its meaning. Fields may be added at any time. */
  readonly version: 1;
  /** Directories that could not be searched, then files, each sorted by path. */
  readonly files: readonly JsonFile[];
  readonly summary: Totals;
}

/** A file, or a directory that could not be searched. */
export interface JsonFile {
  /** Relative to the current directory, with "/". For standard input, `--stdin-filename` or `<stdin>`. */
  readonly file: string;
  /** Where its page is written, in the same form. Only with `--out-dir`. */
  readonly output?: string;
  /** Whether its page was written, or was up to date. With `--in-place`, only files that change are written. */
  readonly written: boolean;
  /** The number of tags. */
  readonly tags: number;
  /** Proof that only the tags were changed, with ranges in bytes. Missing where an error prevented a page. */
  readonly receipt?: Receipt;
  /** In the order of the text. `--quiet` leaves out warnings here, but not in the summary. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Formats the report as JSON. */
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
