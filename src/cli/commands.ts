import { Argument, Command, Option } from 'commander';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { nearest } from '../base/nearest.js';
import { themeNames } from '../index.js';
import { add, type GivenForComponent } from './add/add.js';
import { FRAMEWORKS } from './detect/frameworks.js';
import { colorsFor, type Colors } from './base/colors.js';
import { print, type Io } from './base/io.js';
import { statOf } from './base/paths.js';
import { UsageError } from './base/usage-error.js';
import { describeSettings, type GivenOptions } from './config/settings.js';
import { init } from './init/init.js';
import { limit, upTo } from './config/parse-option.js';
import { addComponentOptions, addSettings } from './options.js';
import { servePlayground } from './playground.js';

/** Inputs of `run` that `process` does not have. */
export interface Surroundings {
  /** The package version, for `--version`. */
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
export function createCommands(
  io: Io,
  { version, root, signal }: Surroundings,
  done: (code: number) => void,
): Command {
  const colors = colorsFor(io.stdout, io);
  const program = createProgram(io, version, colors);
  function command(
    name: string,
    description: string,
    examples: readonly string[],
    task: (first: never, second: never) => Promise<number>,
  ): Command {
    const lines = examples.map((line) => `\n  npx pagination-tag ${line}`).join('');
    return program
      .command(name)
      .description(description)
      .addHelpText('after', `\nExamples:${lines}`)
      .action(async (first, second) => {
        done(await task(first as never, second as never));
      });
  }
  command(
    'init',
    'Writes pagination-tag.config.* and .vscode/settings.json for the current project. Keeps existing settings.',
    ['init', 'init --dry-run'],
    ({ dryRun = false }: { dryRun?: boolean }) => init(dryRun, io),
  ).option('--dry-run', 'show what would be written, without writing it');
  const adding = command(
    'add',
    "Writes a component in your framework's own template language, for you to commit.",
    ['add phoenix', 'add ejs --theme bootstrap', 'add --check', 'add --diff'],
    (name: string | undefined, given: GivenForComponent) =>
      add(name, given, io, version, join(root, 'components')),
  ).argument('[framework]', `one of ${FRAMEWORKS.map(({ name }) => name).join(', ')}`);
  addComponentOptions(adding);
  const config = command(
    'config',
    'Prints the settings that apply with these options, and where each one comes from.',
    ['config', 'config site --out-dir public', 'config --config old.config.js'],
    async (inputs: readonly string[], options: GivenOptions) =>
      print(await describeSettings({ ...options, inputs }, io.cwd(), colors), io),
  );
  addSettings(config);
  command(
    'playground',
    'Serves a page for trying out templates, to this machine only.',
    ['playground', 'playground --port 8080'],
    ({ port }: { port: number }) => servePlayground(port, io, join(root, 'dist/playground'), signal),
  ).addOption(
    new Option('--port <n>', 'port to listen on').default(0, 'any free port').argParser(upTo(65_535)),
  );
  const theme = new Argument('[theme]', 'theme to print; for a CSS framework, only the rules that it lacks');
  command(
    'css',
    'Prints the stylesheet of a theme.',
    ['css > pagination.css', 'css bootstrap > pagination.css'],
    async (name: string) => print(await styleOf(name, join(root, 'src/themes')), io),
  ).addArgument(limit(theme, themeNames).default('default'));
  const language = new Argument('[language]', 'template language');
  command(
    'helpers',
    'Prints the functions that compiled templates need at run time.',
    ['helpers handlebars > pagination-helpers.js', 'helpers go > pagination/pagination.go'],
    async (name: keyof typeof HELPERS) => print(await readFile(join(root, HELPERS[name]), 'utf8'), io),
  ).addArgument(limit(language, Object.keys(HELPERS)).default('handlebars'));
  // All commands accept it, but it affects few of them.
  for (const one of program.commands) if (one !== config) one.addOption(new Option('--no-color').hideHelp());
  return program;
}

function createProgram({ stdout }: Io, version: string, { bold, cyan, isColorSupported }: Colors): Command {
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
    })
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'Prints help for a command.')
    // Options after a command belong to that command.
    .enablePositionalOptions()
    .description(
      'Replaces the <pagination> tags in HTML templates with pagination controls. Every other byte stays the same.',
    )
    .version(version, '-v, --version', 'print the version')
    .addHelpText(
      'after',
      `
If a directory has the same name as a command, write ./config, for example.

${bold('Examples:')}
  pagination-tag init --dry-run
  pagination-tag site --out-dir public
  pagination-tag site --in-place --ignore partials
  pagination-tag 'site/**/*.{html,njk}' --check
  pagination-tag page.html > page.out.html
  pagination-tag site --out-dir public --data pages.json
  pagination-tag views --out-dir build/views --theme bootstrap
  pagination-tag site --out-dir public --watch
  pagination-tag --stdin --stdin-filename page.html < page.html

${bold('Exit code:')}
  0  success, possibly with warnings
  1  a template has errors
  2  incorrect usage, a file that cannot be read or written, or an internal
     error

For details, see docs/command-line.md in the package.`,
    );
  return addSettings(program);
}

/** The package's files of runtime functions for compiled controls. */
const HELPERS = { handlebars: 'helpers/pagination-helpers.js', go: 'helpers/pagination.go' };

/** Suggestions for commands of other programs. */
const OTHER_COMMANDS = new Map([
  ['build', 'pagination-tag <inputs> --out-dir <dir>'],
  ['check', 'pagination-tag <inputs> --check'],
  ['watch', 'pagination-tag <inputs> --out-dir <dir> --watch'],
  ['version', '--version'],
]);

/** Throws if the first word is not a file but looks like a misspelled command. */
export function refuseMisspelled(word: string, { commands }: Command, cwd: string): void {
  if (!/^[a-z]+$/.test(word) || statOf(resolve(cwd, word)) !== undefined) return;
  const names = commands.map((command) => command.name());
  const meant = OTHER_COMMANDS.get(word) ?? nearest(word, names);
  if (meant !== undefined)
    throw new UsageError(`No command or file is named "${word}".`, `Did you mean ${meant}?`);
}

/** Reads a theme's stylesheet, for pages without a bundler. */
async function styleOf(theme: string, folder: string): Promise<string> {
  // These stylesheets only tell Tailwind CSS which files to scan.
  if (theme === 'daisyui' || theme === 'tailwind')
    throw new UsageError(
      `Tailwind CSS generates the styles of the theme ${theme}.`,
      `Add @import 'pagination-tag/${theme}.css'; to your stylesheet, after the import of Tailwind CSS.`,
    );
  return readFile(join(folder, theme, 'style.css'), 'utf8');
}
