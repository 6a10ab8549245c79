import { Argument, Option, type Command } from 'commander';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { add as addComponent } from './add/add.js';
import { FRAMEWORKS } from './add/frameworks.js';
import {
  addComponentOptions,
  addSettings,
  createProgram,
  examples,
  limit,
  parsePort,
} from './arguments/program.js';
import type { CommandLine, GivenForComponent, GivenOptions, Purpose } from './arguments/program.js';
import { hasColours } from './base/colours.js';
import { print, type Io } from './base/io.js';
import { statOf } from './base/paths.js';
import { UsageError } from './base/usage-error.js';
import { formatConfig } from './config/print-config.js';
import { loadSettings } from './config/settings.js';
import { init } from './init/init.js';
import { servePlayground } from './playground.js';
import { nearest } from '../base/nearest.js';
import { goFunctions } from '../dialects/languages/go-functions.js';
import { themes } from '../themes/index.js';

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
  /** The directory of the sources of components. */
  readonly components?: string;
}

/** The commands, ready to run. */
interface Commands {
  readonly names: readonly string[];
  /**
   * Runs what the arguments ask for.
   *
   * @returns the exit code
   * @throws {CommanderError} for wrong usage; with exit code 0 once help or the version is printed
   */
  run(argv: readonly string[]): Promise<number>;
}

/**
 * Makes the commands.
 *
 * @param build what to do without the name of a command
 */
export function createCommands(
  io: Io,
  { version = 'unknown', signal, playground = '', styles = '', components = '' }: Surroundings,
  mayHaveColour: boolean,
  build: (commandLine: CommandLine) => Promise<number>,
): Commands {
  let code = 0;
  const program = createProgram(io, version, hasColours(io.stdout, io.env, mayHaveColour));
  const add = (name: string, description: string, ...lines: readonly string[]): Command =>
    program
      .command(name)
      .description(description)
      .addHelpText('after', examples(...lines));
  const read = (purpose: Purpose, command: Command): CommandLine => ({
    purpose,
    inputs: command.args,
    options: command.opts<GivenOptions>(),
  });

  program.action(async (_inputs: readonly string[], _options: object, command: Command) => {
    refuseMisspelt(command.args[0] ?? '', names, io.cwd());
    code = await build(read('build', command));
  });
  add(
    'init',
    'Writes pagination-tag.config.* and .vscode/settings.json to suit the current directory. Keeps what is there.',
    'init',
    'init --dry-run',
  )
    .option('--dry-run', 'write nothing; show what would be written')
    .action(async ({ dryRun }: { dryRun?: true }) => {
      code = await init(dryRun === true, io);
    });
  addComponentOptions(
    add(
      'add',
      "Writes a component in your framework's own template language, for you to commit.",
      'add phoenix',
      'add ejs --theme bootstrap --siblings 2',
      'add --check',
    ).argument('[framework]', `one of ${FRAMEWORKS.map(({ name }) => name).join(', ')}`),
  ).action(async (name: string | undefined, given: GivenForComponent) => {
    code = await addComponent(name, given, io, version, components);
  });
  addSettings(
    add(
      'config',
      'Prints the settings that these options and the configuration make, and where each comes from.',
      'config',
      'config site --out-dir public',
      'config --config old.config.js',
    ),
  ).action(async (_inputs: readonly string[], { color }: GivenOptions, command: Command) => {
    const settings = await loadSettings(read('config', command), io.cwd());
    code = await print(formatConfig(settings, hasColours(io.stdout, io.env, color)), 'The settings', io);
  });
  add(
    'playground',
    'Serves a page to try templates on, for this machine only.',
    'playground',
    'playground --port 8080',
  )
    .addOption(
      new Option('--port <n>', 'the port to use').default(0, 'any that is free').argParser(parsePort),
    )
    .action(async ({ port }: { port: number }) => {
      code = await servePlayground(port, io, playground, signal);
    });
  add('css', 'Prints the stylesheet of a theme.', 'css > pagination.css', 'css bootstrap > pagination.css')
    .addArgument(
      limit(new Argument('[theme]', "the package's own, or what a framework leaves out"), THEMES).default(
        'default',
      ),
    )
    .action(async (theme: string) => {
      code = await print(await styleOf(theme, styles), 'The stylesheet', io);
    });
  add(
    'helpers',
    'Prints the functions that compiled controls need.',
    'helpers handlebars > pagination-helpers.js',
    'helpers go > pagination/pagination.go',
  )
    .addArgument(
      limit(new Argument('[language]', 'of the templates'), ['handlebars', 'go']).default('handlebars'),
    )
    .action(async (language: string) => {
      code = await print(await helpersOf(language, components), 'The helpers', io);
    });
  const names = program.commands.map((command) => command.name());
  // Wanted everywhere, and without an effect on most commands.
  for (const command of program.commands)
    if (command.name() !== 'config') command.addOption(new Option('--no-color').hideHelp());
  return {
    names,
    run: async (argv) => {
      // Commander's own letter for the version.
      await program.parseAsync(argv.map((word) => (word === '-V' ? '--version' : word)));
      return code;
    },
  };
}

/** The themes by name. */
const THEMES = Object.keys(themes);

/** What compiled controls need at run time. */
function helpersOf(language: string, components: string): Promise<string> {
  if (language === 'go') return Promise.resolve(goFunctions);
  return readFile(join(components, 'handlebars/pagination-helpers.js'), 'utf8');
}

/** What commands of other programs are called here. */
const OTHER_COMMANDS: Readonly<Record<string, string>> = {
  build: 'pagination-tag <inputs> --out-dir <dir>',
  check: 'pagination-tag <inputs> --check',
  watch: 'pagination-tag <inputs> --out-dir <dir> --watch',
  version: '--version',
};

/** Refuses a first word that is neither a command nor a file, if a command was meant. */
function refuseMisspelt(word: string, names: readonly string[], cwd: string): void {
  if (!/^[a-z]+$/.test(word) || statOf(resolve(cwd, word)) !== undefined) return;
  const meant = OTHER_COMMANDS[word] ?? nearest(word, names);
  if (meant !== undefined)
    throw new UsageError(`There is no command and no file "${word}".`, `Did you mean ${meant}?`);
}

/** The themes whose stylesheets tell Tailwind where to look, and mean nothing elsewhere. */
const FOR_TAILWIND = ['daisyui', 'tailwind'];

/** Reads the stylesheet of a theme, for pages without a bundler. */
async function styleOf(theme: string, folder: string): Promise<string> {
  if (FOR_TAILWIND.includes(theme))
    throw new UsageError(
      `Tailwind CSS itself makes the styles of the theme ${theme}.`,
      `Write @import 'pagination-tag/${theme}.css'; in your stylesheet, after the import of Tailwind.`,
    );
  return readFile(join(folder, theme === 'default' ? 'style.css' : `${theme}.css`), 'utf8');
}
