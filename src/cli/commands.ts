import { Argument, Command, Option } from 'commander';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { themeNames } from '../index.js';
import { add, type GivenForComponent } from './add/add.js';
import { listComponents, type GivenForList } from './add/list.js';
import { FRAMEWORKS } from '../components/frameworks/index.js';
import { audit, type GivenForAudit } from './site/audit.js';
import { colorsFor, type Colors } from './base/colors.js';
import { print, type Io } from './base/io.js';
import { managerOf } from '../components/project/evidence.js';
import { nearest } from '../base/nearest.js';
import { statOf } from './base/paths.js';
import { readStyles } from './base/theme-styles.js';
import { UsageError } from '../base/usage-error.js';
import { describeSettings, type GivenOptions } from './config/settings.js';
import { formatHelp } from './help.js';
import { init } from './init/init.js';
import { limit, upTo } from './config/parse-option.js';
import { addAuditOptions, addComponentOptions, addSettings } from './options.js';
import { servePlayground } from './playground.js';

/** Inputs of `run` that `process` does not have. */
export interface Surroundings {
  readonly version: string;
  /** The package directory. */
  readonly root: string;
  /** A clock, in milliseconds. */
  readonly now: () => number;
  /** Stops `--watch` and the playground, which otherwise run until the process ends. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Creates the command-line parser and its commands. Instead of printing errors and exiting, it throws, and `explain`
 * formats the error.
 *
 * @param done called with a command's exit code
 */
export function createCommands(io: Io, surroundings: Surroundings, done: (code: number) => void): Command {
  const colors = colorsFor(io.stdout, io);
  const program = createProgram(io, surroundings.version, colors);
  const command: AddCommand = (name, description, task) =>
    program
      .command(name)
      .description(description)
      .action(async (first, second) => {
        done(await task(first as never, second as never));
      });
  addTasks(command, io, surroundings);
  const config = command(
    'config',
    'Prints the settings that apply with these options, and where each one comes from.',
    async (inputs: readonly string[], options: GivenOptions) =>
      print(await describeSettings({ ...options, inputs }, io.cwd(), colors), io),
  );
  addSettings(config);
  addPrinters(command, io, surroundings);
  command('help', 'Prints help for a command.', (word: string | undefined) =>
    showHelp(word, program, io.cwd()),
  ).argument('[command]', 'name of the command');
  // All commands accept it, but it affects few of them.
  for (const one of program.commands) if (one !== config) one.addOption(new Option('--no-color').hideHelp());
  return program;
}

/** Adds a command. Its task resolves to the exit code. */
type AddCommand = (
  name: string,
  description: string,
  task: (first: never, second: never) => Promise<number>,
) => Command;

/** Adds the commands that set up a project, write components and check a site. */
function addTasks(command: AddCommand, io: Io, { version, root, now }: Surroundings): void {
  command(
    'init',
    'Writes pagination-tag.config.* for the current project, and says what to do next.',
    ({ dryRun = false }: { dryRun?: boolean }) => init(dryRun, io),
  ).option('--dry-run', 'show what would be written, without writing it');
  const adding = command(
    'add',
    "Writes a component in your framework's own template language, for you to commit.",
    (name: string | undefined, { list, json = false, ...given }: GivenForComponent & GivenForList) => {
      const sources = join(root, 'components');
      return list ? listComponents(name, json, io, sources) : add(name, given, io, version, sources);
    },
  ).argument('[framework]', `one of ${FRAMEWORKS.map(({ name }) => name).join(', ')}`);
  addComponentOptions(adding);
  const auditing = command(
    'audit',
    'Checks the pagination of a built site: that each link leads to its page, and how the controls are marked up.',
    (directory: string, given: GivenForAudit) => audit(directory, given, io, now, version),
  ).argument('<dir>', 'directory of the built site');
  addAuditOptions(auditing);
}

/** Adds the commands that print files of the package, or serve its page. */
function addPrinters(command: AddCommand, io: Io, { root, signal }: Surroundings): void {
  command(
    'playground',
    'Serves a page for trying out templates, to this machine only.',
    ({ port }: { port?: number }) => servePlayground(port, io, join(root, 'dist/playground'), signal),
  ).addOption(
    new Option('--port <n>', 'port to listen on; by default 7246, or a free one').argParser(upTo(65_535)),
  );
  const theme = new Argument('[theme]', 'theme to print; for a CSS framework, only the rules that it lacks');
  command('css', 'Prints the stylesheet of a theme.', (name: string) =>
    print(readStyles(root, name), io),
  ).addArgument(limit(theme, themeNames).default('default'));
  const language = new Argument('[language]', 'template language');
  command(
    'helpers',
    'Prints the functions that compiled templates need at run time.',
    async (name: keyof typeof HELPERS) => print(await readFile(join(root, HELPERS[name]), 'utf8'), io),
  ).addArgument(limit(language, Object.keys(HELPERS)).default('handlebars'));
}

function createProgram(io: Io, version: string, colors: Colors): Command {
  const { stdout } = io;
  const { bold, cyan, isColorSupported } = colors;
  const program = new Command('pagination-tag')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: () => undefined,
      getOutHelpWidth: () => Math.min(stdout.columns ?? 80, 100),
      getOutHasColors: () => isColorSupported,
    })
    .configureHelp({
      styleTitle: bold,
      styleOptionText: cyan,
      styleArgumentText: cyan,
      styleSubcommandText: cyan,
      formatHelp: (command, help) => formatHelp(command, help, colors, managerOf(io.cwd()).command),
    })
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    // Options after a command belong to that command.
    .enablePositionalOptions()
    .description(
      'Replaces the <pagination> tags in HTML templates with pagination controls. Every other byte stays the same.',
    )
    .version(version, '-v, --version', 'print the version');
  return addSettings(program);
}

/** The package's files of runtime functions for compiled controls. */
const HELPERS = { handlebars: 'helpers/pagination-helpers.js', go: 'helpers/pagination.go' };

function showHelp(word: string | undefined, program: Command, cwd: string): Promise<number> {
  const command = word === undefined ? program : program.commands.find((one) => one.name() === word);
  if (command === undefined)
    throw new UsageError(`There is no command "${word}".`, meaning(word ?? '', program, cwd));
  command.outputHelp();
  return Promise.resolve(0);
}

/**
 * Throws if the first word is meant as a command: if no file has its name, and it is like a command's, or nothing says
 * that files are built.
 */
export function refuseMisspelled(
  { inputs, outDir, inPlace, check, stdin }: GivenOptions,
  program: Command,
  cwd: string,
): void {
  const [word = ''] = inputs;
  if (!/^[a-z]+$/i.test(word) || statOf(resolve(cwd, word)) !== undefined) return;
  const advice = meaning(word, program, cwd);
  const isBuild = outDir !== undefined || inPlace || check || stdin;
  if (isBuild && !advice.startsWith('Did')) return;
  throw new UsageError(`No command or file is named "${word}".`, advice);
}

const lettersOf = (word: string): string => Array.from(word.toLowerCase()).sort().join('');

/** Returns what a word may mean that names no command, or the names there are. */
function meaning(word: string, program: Command, cwd: string): string {
  const names = program.commands.map((command) => command.name());
  // Of names that are equally near, the first is meant.
  const known = [...names, ...FRAMEWORKS.map(({ name }) => name)];
  // Two letters that change places, as in "inti", are an edit distance of two.
  const meant = nearest(word, known) ?? known.find((name) => lettersOf(name) === lettersOf(word));
  if (meant !== undefined)
    return `Did you mean ${managerOf(cwd).command} ${names.includes(meant) ? meant : `add ${meant}`}?`;
  return `The commands are ${names.join(', ')}. Paths start at the current directory.`;
}
