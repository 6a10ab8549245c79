import { CommanderError } from 'commander';
import { inspect } from 'node:util';
import pc from 'picocolors';
import { printable } from '../codes.js';
import type { Diagnostic } from '../index.js';
import { build, type Outcome } from './build.js';
import { loadData } from './data.js';
import { hasColours } from './colours.js';
import { mapConcurrently } from './concurrency.js';
import { isReaderGone, withQuietStreams, write, type Io } from './io.js';
import { reasonOf } from './paths.js';
import { makePlan, type Plan } from './plan.js';
import { parseArguments } from './program.js';
import { createProgress } from './progress.js';
import { formatJson } from './report-json.js';
import { formatPretty } from './report-pretty.js';
import { CHOOSE, resolveSettings, type Settings } from './settings.js';
import { exitCodeOf } from './totals.js';
import { UsageError } from './usage-error.js';

/** What `run` does not find in the process. */
export interface Surroundings {
  /** The package's version, for `--version`. */
  readonly version?: string;
  /** A clock, in milliseconds. */
  readonly now?: () => number;
}

/** Files that are worked on at one time: enough to keep the disk busy, few enough for any limit on open files. */
const FILES_AT_ONCE = 16;

/**
 * Runs the command line.
 *
 * @param argv the arguments, with the two that Node puts before them
 * @param io the process, or what stands in for it
 * @returns the exit code: 0 done; 1 a template has errors; 2 wrong usage, a file that cannot be read or written, or a
 *   failure of the program itself. Never throws, and never ends the process.
 * @example
 * process.exitCode = await run(process.argv, process);
 */
export async function run(
  argv: readonly string[],
  io: Io,
  { version = 'unknown', now = () => performance.now() }: Surroundings = {},
): Promise<number> {
  return withQuietStreams(io, async () => {
    try {
      const { inputs, options } = parseArguments(argv, io, version);
      return await execute(resolveSettings(inputs, options), io, now);
    } catch (error) {
      if (error instanceof CommanderError && error.exitCode === 0) return 0;
      const hasColour = hasColours(io.stderr, io.env, !argv.includes('--no-color'));
      await write(io.stderr, explain(error, pc.createColors(hasColour)));
      return 2;
    }
  });
}

/** The steps, in order. */
async function execute(settings: Settings, io: Io, now: () => number): Promise<number> {
  const start = now();
  const data = settings.data === undefined ? undefined : await loadData(settings.data, io.cwd());
  const plan = await makePlan(settings, io.cwd());
  const outcomes = await buildAll(plan, settings, data, io, now);
  const reported = await report(outcomes, settings, io, now() - start);
  return Math.max(exitCodeOf(outcomes), reported);
}

async function buildAll(
  plan: Plan,
  settings: Settings,
  data: object | undefined,
  io: Io,
  now: () => number,
): Promise<readonly Outcome[]> {
  const progress = createProgress(io, plan.jobs.length, settings.quiet, now);
  try {
    const built = await mapConcurrently(plan.jobs, FILES_AT_ONCE, async (job) => {
      const outcome = await build(job, settings.mode, data, io).catch((cause: unknown) => {
        throw new Error(`${job.name} could not be processed.`, { cause });
      });
      await progress.advance();
      return outcome;
    });
    return [...plan.diagnostics.map(unsearched), ...built];
  } finally {
    progress.stop();
  }
}

/** A directory that could not be searched stands in the report as a file would. */
function unsearched(diagnostic: Diagnostic): Outcome {
  const { file = '' } = diagnostic;
  return { file, output: undefined, written: false, tags: 0, diagnostics: [diagnostic] };
}

/** Prints the report, and gives 2 if there is no way to print it, else 0. */
async function report(
  outcomes: readonly Outcome[],
  settings: Settings,
  io: Io,
  elapsed: number,
): Promise<number> {
  const { mode, quiet } = settings;
  if (settings.format === 'json') {
    const stream = mode === 'stdout' ? io.stderr : io.stdout;
    const error = await write(stream, formatJson(outcomes, quiet));
    if (error === undefined || isReaderGone(error)) return 0;
    await write(io.stderr, `error: The report cannot be written: ${reasonOf(error)}.\n`);
    return 2;
  }
  const colour = hasColours(io.stderr, io.env, settings.colour);
  const text = formatPretty(outcomes, { mode, outDir: settings.outDir, quiet, colour, elapsed });
  if (text !== '') await write(io.stderr, text);
  return 0;
}

const HELP = 'Run pagination-tag --help for the options.';

/** What to do about a mistake that commander finds, by its code. */
const HINTS: Readonly<Record<string, string>> = { 'commander.conflictingOption': CHOOSE };

/** Says what stopped the program, in a line and a hint; with a stack only where it is the program's own fault. */
function explain(error: unknown, colours: ReturnType<typeof pc.createColors>): string {
  const label = colours.bold(colours.red('error:'));
  if (error instanceof UsageError) return `${label} ${printable(error.message)}\n${printable(error.hint)}\n`;
  if (error instanceof CommanderError) {
    // Commander puts its suggestion on a line of its own, in brackets.
    const [message = '', suggestion] = error.message.replace(/^error: /, '').split('\n');
    const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1).replace(/\.$/, '')}.`;
    const hint = suggestion?.replace(/^\((.*)\)$/, '$1') ?? HINTS[error.code] ?? HELP;
    return `${label} ${printable(sentence)}\n${printable(hint)}\n`;
  }
  const stack = inspect(error).split('\n').map(printable).join('\n');
  return `${label} pagination-tag has failed. This is a bug in it: please report it, with what follows.\n${stack}\n`;
}
