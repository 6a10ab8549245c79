import { Argument, Option, type Command } from 'commander';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { add } from './add/add.js';
import { FRAMEWORKS } from './add/frameworks.js';
import { addComponentOptions, addSettings, createProgram, limit, upTo } from './arguments/program.js';
import type { CommandLine, GivenForComponent, GivenOptions } from './arguments/program.js';
import { coloursFor } from './base/colours.js';
import { print, type Io } from './base/io.js';
import { statOf } from './base/paths.js';
import { UsageError } from './base/usage-error.js';
import { formatConfig } from './config/print-config.js';
import { loadSettings } from './config/settings.js';
import { init } from './init/init.js';
import { servePlayground } from './playground.js';
import { nearest } from '../base/nearest.js';
import { themes } from '../themes/index.js';

/** What `run` does not find in the process. */
export interface Surroundings {
  /** The package's version, for `--version`. */
  readonly version?: string;
  /** The package's directory. */
  readonly root?: string;
  /** A clock, in milliseconds. */
  readonly now?: () => number;
  /** Ends `--watch` and the playground, which otherwise go on until the process ends. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Makes the commands.
 *
 * @param build what to do without the name of a command
 * @param done is given the exit code of a command
 */
export function createCommands(
  io: Io,
  { version = 'unknown', root = '', signal }: Surroundings,
  build: (commandLine: CommandLine) => Promise<number>,
  done: (code: number) => void,
): Command {
  const components = join(root, 'components');
  const colours = coloursFor(io.stdout, io);
  const program = createProgram(io, version, colours);
  program.action(async (inputs: readonly string[], options: GivenOptions) => {
    refuseMisspelt(inputs[0] ?? '', program, io.cwd());
    done(await build({ purpose: 'build', inputs, options }));
  });
  const command = (name: string, description: string, ...examples: readonly string[]): Command => {
    const lines = examples.map((line) => `\n  npx pagination-tag ${line}`).join('');
    return program.command(name).description(description).addHelpText('after', `\nExamples:${lines}`);
  };
  command(
    'init',
    'Writes pagination-tag.config.* and .vscode/settings.json to suit the current directory. Keeps what is there.',
    'init',
    'init --dry-run',
  )
    .option('--dry-run', 'write nothing; show what would be written')
    .action(async ({ dryRun = false }: { dryRun?: boolean }) => {
      done(await init(dryRun, io));
    });
  const adding = command(
    'add',
    "Writes a component in your framework's own template language, for you to commit.",
    'add phoenix',
    'add ejs --theme bootstrap --siblings 2',
    'add --check',
  ).argument('[framework]', `one of ${FRAMEWORKS.map(({ name }) => name).join(', ')}`);
  addComponentOptions(adding).action(async (name: string | undefined, given: GivenForComponent) => {
    done(await add(name, given, io, version, components));
  });
  const config = command(
    'config',
    'Prints the settings that these options and the configuration make, and where each comes from.',
    'config',
    'config site --out-dir public',
    'config --config old.config.js',
  );
  addSettings(config).action(async (inputs: readonly string[], options: GivenOptions) => {
    const settings = await loadSettings({ purpose: 'config', inputs, options }, io.cwd());
    done(await print(formatConfig(settings, colours), 'The settings', io));
  });
  command(
    'playground',
    'Serves a page to try templates on, for this machine only.',
    'playground',
    'playground --port 8080',
  )
    .addOption(
      new Option('--port <n>', 'the port to use').default(0, 'any that is free').argParser(upTo(65_535)),
    )
    .action(async ({ port }: { port: number }) => {
      done(await servePlayground(port, io, join(root, 'dist/playground'), signal));
    });
  const theme = new Argument('[theme]', "the package's own, or what a framework leaves out");
  command(
    'css',
    'Prints the stylesheet of a theme.',
    'css > pagination.css',
    'css bootstrap > pagination.css',
  )
    .addArgument(limit(theme, Object.keys(themes)).default('default'))
    .action(async (name: string) => {
      done(await print(await styleOf(name, join(root, 'style')), 'The stylesheet', io));
    });
  const language = new Argument('[language]', 'of the templates');
  command(
    'helpers',
    'Prints the functions that compiled controls need.',
    'helpers handlebars > pagination-helpers.js',
    'helpers go > pagination/pagination.go',
  )
    .addArgument(limit(language, Object.keys(HELPERS)).default('handlebars'))
    .action(async (name: keyof typeof HELPERS) => {
      done(await print(await readFile(join(root, HELPERS[name]), 'utf8'), 'The helpers', io));
    });
  // Wanted everywhere, and without an effect on most commands.
  for (const one of program.commands) if (one !== config) one.addOption(new Option('--no-color').hideHelp());
  return program;
}

/** The files with the functions that compiled controls need, in the package. */
const HELPERS = { handlebars: 'components/handlebars/pagination-helpers.js', go: 'helpers/pagination.go' };

/** What commands of other programs are called here. */
const OTHER_COMMANDS: Readonly<Record<string, string>> = {
  build: 'pagination-tag <inputs> --out-dir <dir>',
  check: 'pagination-tag <inputs> --check',
  watch: 'pagination-tag <inputs> --out-dir <dir> --watch',
  version: '--version',
};

/** Refuses a first word that is neither a command nor a file, if a command was meant. */
function refuseMisspelt(word: string, { commands }: Command, cwd: string): void {
  if (!/^[a-z]+$/.test(word) || statOf(resolve(cwd, word)) !== undefined) return;
  const names = commands.map((command) => command.name());
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
