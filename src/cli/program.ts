import { Command, InvalidArgumentError, Option } from 'commander';
import pc from 'picocolors';
import { hasColours } from './colours.js';
import type { Io } from './io.js';

/** What commander makes of the arguments, before anything is checked that concerns more than one option. */
export interface RawOptions {
  readonly outDir?: string;
  readonly inPlace?: true;
  readonly check?: true;
  readonly stdin?: true;
  readonly stdinFilename?: string;
  readonly data?: string;
  readonly ext: readonly string[];
  readonly ignore: readonly string[];
  readonly format: 'pretty' | 'json';
  readonly quiet?: true;
  readonly color: boolean;
}

const DEFAULT_EXTENSIONS: readonly string[] = ['html', 'htm', 'xhtml'];

/**
 * Parses the arguments.
 *
 * @returns the inputs and the options
 * @throws {CommanderError} for wrong usage; with exit code 0 once help or the version is printed
 */
export function parseArguments(
  argv: readonly string[],
  io: Io,
  version: string,
): { readonly inputs: readonly string[]; readonly options: RawOptions } {
  const program = createProgram(argv, io, version).parse(argv);
  return { inputs: program.args, options: program.opts<RawOptions>() };
}

function createProgram(argv: readonly string[], io: Io, version: string): Command {
  const colours = pc.createColors(hasColours(io.stdout, io.env, !argv.includes('--no-color')));
  return new Command('pagination-tag')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      // A wrong usage is told in one place, for commander and for what is checked after it.
      writeErr: () => undefined,
      getOutHelpWidth: () => Math.min(io.stdout.columns ?? 80, 100),
      getOutHasColors: () => colours.isColorSupported,
    })
    .configureHelp({
      styleTitle: (text) => colours.bold(text),
      styleOptionText: (text) => colours.cyan(text),
      styleArgumentText: (text) => colours.cyan(text),
    })
    .description(
      'Replaces the <pagination> tags of HTML templates by pagination controls, and leaves every other byte alone.',
    )
    .argument('[inputs...]', 'files, directories, globs in quotation marks, or - for standard input')
    .addOption(
      new Option('-o, --out-dir <dir>', 'write to this directory, in the tree of the inputs')
        .argParser(notAnOption)
        .conflicts(['inPlace', 'check']),
    )
    .addOption(new Option('--in-place', 'rewrite the files themselves').conflicts('check'))
    .option('--check', 'write nothing; report what is wrong')
    .option('--stdin', 'read standard input, write to standard output')
    .addOption(
      new Option('--stdin-filename <name>', 'name of standard input in messages').argParser(notAnOption),
    )
    .addOption(
      new Option('--data <file>', 'values for bindings: JSON, or a JavaScript module').argParser(notAnOption),
    )
    .addOption(
      new Option('--ext <list>', 'extensions to look for in directories')
        .default(DEFAULT_EXTENSIONS, DEFAULT_EXTENSIONS.join(','))
        .argParser(parseExtensions),
    )
    .addOption(
      new Option('--ignore <glob>', 'leave these out; may be repeated')
        .default([], 'none')
        .argParser(addGlob),
    )
    .addOption(new Option('--format <name>', 'how to report').choices(['pretty', 'json']).default('pretty'))
    .option('--quiet', 'report errors only')
    .option('--no-color', 'no colours')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', helpText(colours.bold));
}

/** Commander takes any word after an option for its value, the next option too if the value was forgotten. */
function notAnOption(value: string): string {
  if (value === '') throw new InvalidArgumentError('It is empty.');
  if (value.startsWith('-')) throw new InvalidArgumentError(`Write ./${value} if that is its name.`);
  return value;
}

function parseExtensions(value: string): string[] {
  const names = value.split(',').map((name) => name.trim().replace(/^\./, '').toLowerCase());
  if (names.some((name) => !/^[^/\\*?]+$/.test(name)))
    throw new InvalidArgumentError('Write extensions with commas between them, such as html,htm.');
  return names;
}

function addGlob(value: string, others: readonly string[]): string[] {
  return [...others, notAnOption(value)];
}

function helpText(title: (text: string) => string): string {
  return `
${title('Inputs:')}
  A directory is searched for files with the extensions of --ext. Names that
  start with a dot, node_modules, links to directories and the --out-dir itself
  are left out. A file that is named, or matched by a glob, is read whatever
  its extension. A name that exists is never read as a glob. Every file is read
  once. --ignore takes globs from the current directory or from the input
  directory; one without "/" leaves out that name at any depth.

${title('Outputs:')}
  Choose one of --out-dir, --in-place and --check; a single file alone goes to
  standard output. --out-dir keeps the path below the directory that was given,
  or below the fixed part of a glob; a file that was named keeps its name only.
  Templates without a tag are copied as they are; other files, such as images,
  are not. A template with an error is never written. Files are written whole
  or not at all.

${title('Examples:')}
  pagination-tag site --out-dir public
  pagination-tag site --in-place --ignore partials
  pagination-tag 'site/**/*.{html,njk}' --check
  pagination-tag page.html > page.out.html
  pagination-tag site --out-dir public --data pages.json
  pagination-tag --stdin --stdin-filename page.html < page.html

${title('Exit code:')}
  0  done, perhaps with warnings
  1  a template has errors
  2  wrong usage, a file that cannot be read or written, or a failure of the
     program itself`;
}
