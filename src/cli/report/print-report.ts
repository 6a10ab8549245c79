import { colorsFor } from '../base/colors.js';
import { write, type Io } from '../base/io.js';
import { toJsonText } from '../base/json-text.js';
import { reasonOf } from '../base/paths.js';
import type { Settings } from '../config/settings.js';
import type { Outcome } from '../files/build.js';
import { isError, isOfFile } from '../files/file-diagnostics.js';
import { totalsOf, type Totals } from '../files/totals.js';
import { formatGithub } from './report-github.js';
import { formatProblem, formatSummary } from './report-pretty.js';
import { formatSarif } from './report-sarif.js';

/**
 * The document that `--format json` prints. It contains no times or absolute paths, so the same input produces the same
 * document. Usage errors are printed as plain text to standard error, without a document.
 */
export interface JsonReport {
  /** Increases when a field is removed or changes its meaning. Fields may be added at any time. */
  readonly version: 1;
  /** Directories that could not be searched, then files, each sorted by path. `--quiet` omits their warnings. */
  readonly files: readonly Outcome[];
  readonly summary: Totals;
}

/**
 * Prints the report. Text for people goes to standard error. Other formats go to standard output, unless the page does.
 *
 * @param elapsed the duration of the run, in milliseconds
 * @returns the number of warnings; and the exit code: 0 for no errors, 1 for errors in templates, 2 if a file or the
 *   report could not be read or written
 */
export async function printReport(
  outcomes: readonly Outcome[],
  settings: Settings,
  io: Io,
  elapsed: number,
  version = 'unknown',
): Promise<{ readonly code: number; readonly warnings: number }> {
  const { mode, quiet, format } = settings;
  const all = outcomes.flatMap(({ diagnostics }) => diagnostics);
  const errors = all.filter(isError);
  const code = errors.some(isOfFile) ? 2 : Math.min(errors.length, 1);
  const totals = totalsOf(outcomes);
  const { warnings } = totals;
  const problems = quiet ? errors : all;
  const shown = (outcome: Outcome): Outcome =>
    quiet ? { ...outcome, diagnostics: outcome.diagnostics.filter(isError) } : outcome;
  const document = {
    pretty: () => '',
    json: () => toJsonText({ version: 1, files: outcomes.map(shown), summary: totals } satisfies JsonReport),
    sarif: () => formatSarif(problems, code, version),
    github: () => formatGithub(problems, io),
  }[format]();
  const stream = mode === 'stdout' ? io.stderr : io.stdout;
  const error = document === '' ? undefined : await write(stream, document);
  if (error !== undefined) {
    await write(io.stderr, `error: The report cannot be written: ${reasonOf(error)}.\n`);
    return { code: 2, warnings };
  }
  // GitHub reads the commands; people read the log.
  if (format === 'pretty' || format === 'github') {
    const colors = colorsFor(io.stderr, io);
    const details = format === 'pretty' ? problems.map((problem) => formatProblem(problem, colors)) : [];
    const summary = quiet ? '' : formatSummary(totals, settings, elapsed, colors);
    await write(io.stderr, [...details, summary].filter(Boolean).join('\n'));
  }
  return { code, warnings };
}
