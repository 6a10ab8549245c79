import type { Outcome } from '../files/build.js';
import { hasColours } from '../base/colours.js';
import { isReaderGone, write, type Io } from '../base/io.js';
import { reasonOf } from '../base/paths.js';
import { formatGithub } from './report-github.js';
import { formatJson } from './report-json.js';
import { formatPretty, formatSummary } from './report-pretty.js';
import { formatSarif } from './report-sarif.js';
import type { Settings } from '../config/settings.js';

/**
 * Prints the report: for a person on standard error, for a program on standard output, or on standard error where
 * standard output takes the page.
 *
 * @param elapsed how long the run took, in milliseconds
 * @param version the package's version
 * @returns 2 if there is no way to print it, else 0
 */
export async function printReport(
  outcomes: readonly Outcome[],
  settings: Settings,
  io: Io,
  elapsed: number,
  version = 'unknown',
): Promise<number> {
  const { mode, quiet, format } = settings;
  const options = { ...settings, colour: hasColours(io.stderr, io.env, settings.colour), elapsed };
  if (format === 'pretty') {
    await writeText(io, formatPretty(outcomes, options));
    return 0;
  }
  const document = {
    json: () => formatJson(outcomes, quiet),
    sarif: () => formatSarif(outcomes, quiet, version),
    github: () => formatGithub(outcomes, quiet, io),
  }[format]();
  const stream = mode === 'stdout' ? io.stderr : io.stdout;
  const error = document === '' ? undefined : await write(stream, document);
  if (error !== undefined && !isReaderGone(error)) {
    await write(io.stderr, `error: The report cannot be written: ${reasonOf(error)}.\n`);
    return 2;
  }
  // Commands are for the machine alone; the log is read by people.
  if (format === 'github') await writeText(io, formatSummary(outcomes, options));
  return 0;
}

async function writeText(io: Io, text: string): Promise<void> {
  if (text !== '') await write(io.stderr, text);
}
