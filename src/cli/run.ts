import { CommanderError } from 'commander';
import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import pc from 'picocolors';
import { printable } from '../base/text.js';
import { handlebarsHelpers } from '../dialects/languages/handlebars-helpers.js';
import type { Diagnostic } from '../index.js';
import { build, type Outcome } from './files/build.js';
import { loadData } from './config/data.js';
import { hasColours } from './base/colours.js';
import { init } from './init/init.js';
import { print, withQuietStreams, write, type Io } from './base/io.js';
import { createPageWriter } from './files/page-writer.js';
import { makePlan, type Plan } from './files/plan.js';
import { servePlayground } from './playground.js';
import { formatConfig } from './config/print-config.js';
import { printReport } from './report/print-report.js';
import { parseArguments, type CommandLine } from './arguments/program.js';
import { createProgress } from './report/progress.js';
import type { Steps } from './watch/rebuild.js';
import { CHOOSE, loadSettings, type Settings } from './config/settings.js';
import { createSubcommand } from './arguments/subcommand.js';
import { exitCodeOf } from './report/totals.js';
import { UsageError } from './base/usage-error.js';
import { watch } from './watch/watch.js';

/** What `run` does not find in the process. */
export interface Surroundings {
  /** The package's version, for `--version`. */
  readonly version?: string;
  /** A clock, in milliseconds. */
  readonly now?: () => number;
  /** Ends `--watch` and the playground; without it, SIGINT and SIGTERM do. */
  readonly signal?: AbortSignal | undefined;
  /** The directory of the playground's page. */
  readonly playground?: string;
}

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
export async function run(argv: readonly string[], io: Io, surroundings: Surroundings = {}): Promise<number> {
  const { version = 'unknown', now = () => performance.now(), signal, playground = '' } = surroundings;
  return withQuietStreams(io, async () => {
    try {
      const [node = '', file = '', word, ...rest] = argv;
      // Only as the first word: a directory of that name can be written ./config.
      if (word === 'config')
        return await printConfig(parseArguments([node, file, ...rest], io, version, 'config'), io);
      // A habit from other programs.
      if (word === 'help' && rest.length < 2)
        return await run([node, file, ...rest, '--help'], io, surroundings);
      if (word === 'init') return await init(rest, io);
      if (word === 'helpers' && rest.every((option) => HELPERS_OPTIONS.includes(option)))
        return await printHelpers(rest, io);
      if (word === 'playground') return await servePlayground(rest, io, playground, signal);
      const commandLine = parseArguments(argv, io, version);
      if (commandLine.options.watch)
        return await watch(commandLine, io, stepsOf(commandLine, io, now), signal);
      return await execute((await loadSettings(commandLine, io.cwd())).settings, io, now, version);
    } catch (error) {
      if (error instanceof CommanderError && error.exitCode === 0) return 0;
      const hasColour = hasColours(io.stderr, io.env, !argv.includes('--no-color'));
      await write(io.stderr, explain(error, pc.createColors(hasColour), argv[2]));
      return 2;
    }
  });
}

/** With anything else, `helpers` is a directory of templates, as well it may be. */
const HELPERS_OPTIONS: readonly string[] = ['-h', '--help', '--no-color'];

/** Prints the module that controls compiled to Handlebars need. */
async function printHelpers(rest: readonly string[], io: Io): Promise<number> {
  createSubcommand('helpers', io, 'Prints a module with the helpers that compiled Handlebars needs.', [
    'npx pagination-tag helpers > pagination-helpers.js',
  ]).parse(rest, { from: 'user' });
  return print(handlebarsHelpers, 'The helpers', io);
}

/** The steps of a run, for a watch to repeat. */
function stepsOf({ options }: CommandLine, io: Io, now: () => number): Steps {
  const colours = pc.createColors(hasColours(io.stderr, io.env, options.color));
  return {
    buildAll: (plan, settings, data) => buildAll(plan, settings, data, io, now),
    report: (outcomes, settings, elapsed) => printReport(outcomes, settings, io, elapsed),
    explain: (error) => explain(error, colours),
    now,
  };
}

async function printConfig(commandLine: CommandLine, io: Io): Promise<number> {
  const colour = hasColours(io.stdout, io.env, commandLine.options.color);
  return print(formatConfig(await loadSettings(commandLine, io.cwd()), colour), 'The settings', io);
}

/** The steps, in order. */
async function execute(settings: Settings, io: Io, now: () => number, version: string): Promise<number> {
  const start = now();
  const data = await loadData(settings.data, io.cwd());
  const plan = await makePlan(settings, io.cwd());
  const outcomes = await buildAll(plan, settings, data, io, now);
  const reported = await printReport(outcomes, settings, io, now() - start, version);
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
  const writer = createPageWriter();
  const options = { data, ...settings.rendering };
  const outcomes = plan.diagnostics.map(unsearched);
  try {
    writer.removeStrayFiles(plan.jobs.flatMap(({ target }) => target ?? []));
    for (const job of plan.jobs) {
      try {
        outcomes.push(await build(job, settings, options, io, writer));
      } catch (cause) {
        throw new Error(`${job.name} could not be processed.`, { cause });
      }
      await progress.advance();
      // Files are read and written synchronously, which is twice as fast; signals and timers have their turn here.
      await setImmediate();
    }
    return outcomes;
  } finally {
    progress.stop();
    writer.close();
  }
}

/** A directory that could not be searched stands in the report as a file would. */
function unsearched(diagnostic: Diagnostic): Outcome {
  const { file = '' } = diagnostic;
  return { file, output: undefined, written: false, tags: 0, diagnostics: [diagnostic] };
}

/** What to do about a mistake that commander finds, by its code. */
const HINTS: Readonly<Record<string, string>> = {
  'commander.conflictingOption': CHOOSE,
  'commander.optionMissingArgument': 'Write a value behind it.',
  'commander.excessArguments': 'Leave out what is behind the command and its options.',
};

/** The commands whose help differs from that of a build. */
const COMMANDS: readonly string[] = ['init', 'config', 'playground', 'helpers'];

/** Says what stopped the program, in a line and a hint; with a stack only where it is the program's own fault. */
function explain(error: unknown, colours: ReturnType<typeof pc.createColors>, word = ''): string {
  const label = colours.bold(colours.red('error:'));
  if (error instanceof UsageError) return `${label} ${printable(error.message)}\n${printable(error.hint)}\n`;
  if (error instanceof CommanderError) {
    const help = `Run pagination-tag ${COMMANDS.includes(word) ? `${word} ` : ''}--help for the options.`;
    const lines = [...error.message.split('\n'), HINTS[error.code] ?? help];
    return `${lines.map(printable).join('\n')}\n`;
  }
  const stack = inspect(error).split('\n').map(printable).join('\n');
  return `${label} pagination-tag has failed. This is a bug in it: please report it, with what follows.\n${stack}\n`;
}
