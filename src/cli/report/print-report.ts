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
  // GitHub reads the commands; people read the log.
  if (format === 'github') await writeText(io, formatSummary(outcomes, options));
  return 0;
}

async function writeText(io: Io, text: string): Promise<void> {
  if (text !== '') await write(io.stderr, text);
}
