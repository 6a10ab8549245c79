import { CommanderError } from 'commander';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { nearest } from '../base/nearest.js';
import { goFunctions } from '../dialects/languages/go-functions.js';
import { handlebarsHelpers } from '../dialects/languages/handlebars-helpers.js';
import { buildAll } from './files/build.js';
import { loadData } from './config/data.js';
import { hasColours } from './base/colours.js';
import { COMMANDS, explain } from './base/explain.js';
import { init } from './init/init.js';
import { print, withQuietStreams, write, type Io } from './base/io.js';
import { findInputs } from './files/inputs.js';
import { statOf } from './base/paths.js';
import { UsageError } from './base/usage-error.js';
import { makePlan } from './files/plan.js';
import { servePlayground } from './playground.js';
import { formatConfig } from './config/print-config.js';
import { printReport } from './report/print-report.js';
import { parseArguments, type CommandLine } from './arguments/program.js';
import { loadSettings, type Settings } from './config/settings.js';
import { createSubcommand } from './arguments/subcommand.js';
import { themes } from '../themes/index.js';
import { count } from './report/report-pretty.js';
import { addUp, exitCodeOf } from './report/totals.js';
import { watch } from './watch/watch.js';

/** What `run` does not find in the process. */
export interface Surroundings {
  /** The package's version, for `--version`. */
  readonly version?: string;
  /** A clock, in milliseconds. */
  readonly now?: () => number;
  /** Ends `--watch` and the playground, which otherwise go on until the process ends. */
  readonly signal?: AbortSignal | undefined;
  /** The directory of the playground's page. */
  readonly playground?: string;
  /** The directory of the stylesheets. */
  readonly styles?: string;
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
  const {
    version = 'unknown',
    now = () => performance.now(),
    signal,
    playground = '',
    styles = '',
  } = surroundings;
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
      if (
        word === 'helpers' &&
        rest.every((one) => Object.hasOwn(HELPERS, one) || HELPERS_OPTIONS.includes(one))
      )
        return await printHelpers(rest, io);
      if (word === 'css' && rest.every((one) => Object.hasOwn(themes, one) || HELPERS_OPTIONS.includes(one)))
        return await printStyles(rest, io, styles);
      if (word === 'playground') return await servePlayground(rest, io, playground, signal);
      const meant = word === undefined ? undefined : commandMeantBy(word, io.cwd());
      if (meant !== undefined)
        throw new UsageError(`There is no command and no file "${word ?? ''}".`, `Did you mean ${meant}?`);
      const commandLine = parseArguments(argv, io, version);
      if (commandLine.options.watch) return await watch(commandLine, io, now, signal);
      return await execute((await loadSettings(commandLine, io.cwd())).settings, io, now, version);
    } catch (error) {
      if (error instanceof CommanderError && error.exitCode === 0) return 0;
      const hasColour = hasColours(io.stderr, io.env, !argv.includes('--no-color'));
      await write(io.stderr, explain(error, hasColour, argv[2]));
      return 2;
    }
  });
}

/** What commands of other programs are called here. */
const OTHER_COMMANDS: Readonly<Record<string, string>> = {
  build: 'pagination-tag <inputs> --out-dir <dir>',
  check: 'pagination-tag <inputs> --check',
  watch: 'pagination-tag <inputs> --out-dir <dir> --watch',
  version: '--version',
};

/** Names the command that a word was meant for which is neither a command nor a file. */
function commandMeantBy(word: string, cwd: string): string | undefined {
  if (!/^[a-z]+$/.test(word) || COMMANDS.includes(word) || statOf(resolve(cwd, word)) !== undefined)
    return undefined;
  return OTHER_COMMANDS[word] ?? nearest(word, COMMANDS);
}

/** With anything else, `helpers` or `css` is a directory of templates, as well it may be. */
const HELPERS_OPTIONS: readonly string[] = ['-h', '--help', '--no-color'];

/** What compiled controls need at run time, by the language. */
const HELPERS: Readonly<Record<string, string>> = { handlebars: handlebarsHelpers, go: goFunctions };

/** Prints the helpers that controls compiled to a language need. */
async function printHelpers(rest: readonly string[], io: Io): Promise<number> {
  const { args } = createSubcommand('helpers', io, 'Prints the functions that compiled controls need.', [
    'npx pagination-tag helpers handlebars > pagination-helpers.js',
    'npx pagination-tag helpers go > pagination/pagination.go',
  ])
    .argument('[language]', 'handlebars or go', 'handlebars')
    .parse(rest, { from: 'user' });
  return print(HELPERS[args[0] ?? 'handlebars'] ?? '', 'The helpers', io);
}

/** The themes whose stylesheets tell Tailwind where to look, and mean nothing elsewhere. */
const FOR_TAILWIND = ['daisyui', 'tailwind'];

/** Prints the stylesheet of a theme, for pages without a bundler. */
async function printStyles(rest: readonly string[], io: Io, folder: string): Promise<number> {
  const { args } = createSubcommand('css', io, 'Prints the stylesheet of a theme.', [
    'npx pagination-tag css > pagination.css',
    'npx pagination-tag css bootstrap > pagination.css',
  ])
    .argument('[theme]', "the package's own, or what a framework leaves out", 'default')
    .parse(rest, { from: 'user' });
  const [theme = 'default'] = args;
  if (FOR_TAILWIND.includes(theme))
    throw new UsageError(
      `Tailwind CSS itself makes the styles of the theme ${theme}.`,
      `Write @import 'pagination-tag/${theme}.css'; in your stylesheet, after the import of Tailwind.`,
    );
  const file = join(folder, theme === 'default' ? 'style.css' : `${theme}.css`);
  return print(await readFile(file, 'utf8'), 'The stylesheet', io);
}

async function printConfig(commandLine: CommandLine, io: Io): Promise<number> {
  const colour = hasColours(io.stdout, io.env, commandLine.options.color);
  return print(formatConfig(await loadSettings(commandLine, io.cwd()), colour), 'The settings', io);
}

/** The steps, in order. */
async function execute(settings: Settings, io: Io, now: () => number, version: string): Promise<number> {
  const start = now();
  const data = await loadData(settings.data, io.cwd());
  const plan = makePlan(await findInputs(settings, io.cwd()), settings, io.cwd());
  const outcomes = await buildAll(plan, settings, data, io, now);
  const reported = await printReport(outcomes, settings, io, now() - start, version);
  const { warnings } = addUp(outcomes);
  const isExceeded = warnings > settings.maxWarnings;
  if (isExceeded)
    await write(
      io.stderr,
      `error: ${count(warnings, 'warning')}. --max-warnings allows ${settings.maxWarnings}.\n`,
    );
  return Math.max(exitCodeOf(outcomes), reported, isExceeded ? 1 : 0);
}
