import { colorsFor } from '../base/colors.js';
import { write, type Io, type Output } from '../base/io.js';
import { toJsonText } from '../base/json-text.js';
import { reasonOf } from '../base/paths.js';
import type { Settings } from '../config/settings.js';
import type { Outcome } from '../files/build.js';
import { isError, isOfFile, type ReportedDiagnostic } from '../files/file-diagnostics.js';
import { totalsOf, type Totals } from '../files/totals.js';
import { formatGithub } from './report-github.js';
import { count, describeWork, formatProblem, formatSummary } from './report-pretty.js';
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

/** What there is to report of a run. */
interface Run {
  /** The document of `--format json`, whose files have all diagnostics. */
  readonly files: readonly { readonly diagnostics: readonly ReportedDiagnostic[] }[];
  readonly summary: Pick<Totals, 'errors' | 'warnings'>;
  /** What was done, for people. */
  readonly work: string;
  /** The duration, in milliseconds. */
  readonly elapsed: number;
}

/** Prints the report of a build, and returns the exit code. If the page goes to standard output, nothing else does. */
export async function printReport(
  outcomes: readonly Outcome[],
  settings: Settings,
  io: Io,
  elapsed: number,
  version = 'unknown',
): Promise<number> {
  const summary = totalsOf(outcomes);
  const run = { files: outcomes, summary, work: describeWork(summary, settings), elapsed };
  return printRun(run, settings, io, settings.mode === 'stdout' ? io.stderr : io.stdout, version);
}

/**
 * Prints the report of a run. Text for people goes to standard error, other formats to a stream.
 *
 * @returns the exit code: 0 for no errors, 1 for errors in templates or pages or too many warnings, 2 if a file or the
 *   report could not be read or written
 */
export async function printRun(
  { files, summary, work, elapsed }: Run,
  { quiet, format, maxWarnings }: Pick<Settings, 'quiet' | 'format' | 'maxWarnings'>,
  io: Io,
  stream: Output,
  version: string,
): Promise<number> {
  const all = files.flatMap(({ diagnostics }) => diagnostics);
  const errors = all.filter(isError);
  const code = errors.some(isOfFile) ? 2 : Math.min(errors.length, 1);
  const problems = quiet ? errors : all;
  const shown = quiet
    ? files.map((file) => ({ ...file, diagnostics: file.diagnostics.filter(isError) }))
    : files;
  const document = {
    pretty: () => '',
    json: () => toJsonText({ version: 1, files: shown, summary }),
    sarif: () => formatSarif(problems, code, version),
    github: () => formatGithub(problems, io),
  }[format]();
  const error = document === '' ? undefined : await write(stream, document);
  if (error !== undefined) {
    await write(io.stderr, `error: The report cannot be written: ${reasonOf(error)}.\n`);
  } else if (format === 'pretty' || format === 'github') {
    // GitHub reads the commands; people read the log.
    const colors = colorsFor(io.stderr, io);
    const details = format === 'pretty' ? problems.map((problem) => formatProblem(problem, colors)) : [];
    const line = quiet ? '' : formatSummary(work, summary, elapsed, colors);
    await write(io.stderr, [...details, line].filter(Boolean).join('\n'));
  }
  const { warnings } = summary;
  const isOver = warnings > maxWarnings;
  if (isOver)
    await write(io.stderr, `error: ${count(warnings, 'warning')}. --max-warnings allows ${maxWarnings}.\n`);
  return error === undefined ? Math.max(code, isOver ? 1 : 0) : 2;
}
