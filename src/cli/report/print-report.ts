import { coloursFor } from '../base/colours.js';
import { write, type Io } from '../base/io.js';
import { reasonOf } from '../base/paths.js';
import type { Settings } from '../config/settings.js';
import type { Outcome } from '../files/build.js';
import { formatGithub } from './report-github.js';
import { formatJson } from './report-json.js';
import { formatProblem, formatSummary } from './report-pretty.js';
import { formatSarif } from './report-sarif.js';
import { addUp, exitCodeOf, isError, problemsOf } from './totals.js';

/**
 * Prints the report. People read it on standard error. Programs read it on standard output, unless the page goes there.
 *
 * @param elapsed the duration of the run, in milliseconds
 * @param version the package's version
 * @returns the exit code: 0, or 2 if the report cannot be written
 */
export async function printReport(
  outcomes: readonly Outcome[],
  settings: Settings,
  io: Io,
  elapsed: number,
  version = 'unknown',
): Promise<number> {
  const { mode, quiet, format } = settings;
  const totals = addUp(outcomes);
  const shown = quiet
    ? outcomes.map((outcome) => ({ ...outcome, diagnostics: outcome.diagnostics.filter(isError) }))
    : outcomes;
  const problems = problemsOf(shown);
  const document = {
    pretty: () => '',
    json: () => formatJson(shown, totals),
    sarif: () => formatSarif(problems, exitCodeOf(outcomes), version),
    github: () => formatGithub(problems, io),
  }[format]();
  const stream = mode === 'stdout' ? io.stderr : io.stdout;
  const error = document === '' ? undefined : await write(stream, document);
  if (error !== undefined) {
    await write(io.stderr, `error: The report cannot be written: ${reasonOf(error)}.\n`);
    return 2;
  }
  // GitHub reads the commands; people read the log.
  if (format !== 'pretty' && format !== 'github') return 0;
  const colours = coloursFor(io.stderr, io);
  const details = format === 'pretty' ? problems.map((problem) => formatProblem(problem, colours)) : [];
  const summary = quiet ? '' : formatSummary(totals, settings, elapsed, colours);
  await write(io.stderr, [...details, summary].filter(Boolean).join('\n'));
  return 0;
}
