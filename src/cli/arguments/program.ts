import { Command, InvalidArgumentError, Option, type Argument } from 'commander';
import { preprocess, templateLanguages, themes, type Options, type ThemeName } from '../../index.js';
import { nearest } from '../../base/nearest.js';
import { MAX_COUNT } from '../../base/window.js';
import type { Colours } from '../base/colours.js';
import type { Io } from '../base/io.js';
import { messageOf } from '../base/usage-error.js';

/** The arguments, parsed. */
export interface CommandLine {
  /** What they are for: a build, or to be printed as settings. */
  readonly purpose: 'build' | 'config';
  readonly inputs: readonly string[];
  readonly options: GivenOptions;
}

/** The options of a build that were given, as commander reads them. */
export interface GivenOptions {
  readonly outDir?: string;
  readonly inPlace?: true;
  readonly check?: true;
  readonly stdin?: true;
  readonly stdinFilename?: string;
  readonly data?: string;
  readonly theme?: ThemeName | `${string}.html`;
  readonly locale?: string;
  readonly tag?: string;
  readonly dialect?: NonNullable<Options['dialect']>;
  readonly ext?: readonly string[];
  readonly ignore?: readonly string[];
  readonly format?: (typeof FORMATS)[number];
  readonly map?: boolean;
  readonly shard?: Shard;
  readonly quiet?: boolean;
  readonly maxWarnings?: number;
  readonly watch?: true;
  /** A file's name; false for `--no-config`. */
  readonly config?: string | false;
}

/** One of several parts that a run is divided into. */
export interface Shard {
  /** Which one, from 1. */
  readonly index: number;
  /** How many there are. */
  readonly count: number;
}

/** The options of `add`, as commander reads them. */
export interface GivenForComponent {
  readonly theme?: ThemeName | `${string}.html` | undefined;
  readonly locale?: string;
  readonly siblings?: number;
  readonly boundaries?: number;
  readonly pager?: string;
  readonly attribute?: readonly string[];
  readonly out?: string;
  readonly stdout?: true;
  readonly check?: true;
  readonly update?: true;
}

/** What `--format` may be. */
export const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const;

/**
 * Makes the parser of the command line, whose commands are added to it. It throws instead of ending the process, and
 * leaves it to `explain` to say what is wrong.
 */
export function createProgram(io: Io, version: string, { bold, cyan, isColorSupported }: Colours): Command {
  const program = new Command('pagination-tag')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: () => undefined,
      getOutHelpWidth: () => Math.min(io.stdout.columns ?? 80, 100),
      getOutHasColors: () => isColorSupported,
    })
    .configureHelp({
      styleTitle: bold,
      styleOptionText: cyan,
      styleArgumentText: cyan,
      styleSubcommandText: cyan,
    })
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'Prints the help of a command.')
    // A command's options are those behind it.
    .enablePositionalOptions()
    .description(
      'Replaces the <pagination> tags of HTML templates by pagination controls, and leaves every other byte alone.',
    )
    .version(version, '-v, --version', 'print the version')
    .addHelpText(
      'after',
      `
A directory with the name of a command is written ./config.

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
  0  done, perhaps with warnings
  1  a template has errors
  2  wrong usage, a file that cannot be read or written, or a failure of the
     program itself

docs/command-line.md in the package has more about inputs, outputs and settings.`,
    );
  return addSettings(program);
}

/** Adds the inputs and options of a build. */
export function addSettings(command: Command): Command {
  const dialects = ['html', ...templateLanguages.map(({ name }) => name)];
  return command
    .argument('[inputs...]', 'files, directories, globs in quotation marks, or - for standard input')
    .addOption(
      new Option('-o, --out-dir <dir>', 'write to this directory, in the tree of the inputs')
        .argParser(notAnOption)
        .conflicts(['inPlace', 'check']),
    )
    .addOption(new Option('--in-place', 'rewrite the files themselves').conflicts('check'))
    .option('--check', 'write nothing; report what is wrong')
    .option('--stdin', 'read standard input, write to standard output')
    .option('--stdin-filename <name>', 'name of standard input in messages', notAnOption)
    .option('--data <file>', 'values for bindings: JSON, or a JavaScript module', notAnOption)
    .addOption(themeOption())
    .option('--locale <tag>', 'language of the labels, such as de or pt-BR', checked('locale'))
    .addOption(
      limit(new Option('--dialect <name>', 'template language; else the name of a file tells'), dialects),
    )
    .option('--tag <name>', 'name of the tags, such as x-pagination', checked('tag'))
    .option(
      '--ext <list>',
      'extensions to look for in directories (default: html,htm,xhtml and those of template languages)',
      parseExtensions,
    )
    .option('--ignore <glob>', 'leave these out; may be repeated', addGlob)
    .addOption(limit(new Option('--format <name>', 'how to report; pretty if not given'), FORMATS))
    .option('-w, --watch', 'go on, and rebuild what changes')
    .option('--config <file>', 'settings; else pagination-tag.config.* is looked for', notAnOption)
    .option('--no-config', 'no configuration file')
    .option('--map', 'write a source map beside every page of --out-dir')
    .option('--shard <part>', 'build one part of the files, such as 2/3', parseShard)
    .option('--quiet', 'report errors only')
    .option(
      '--max-warnings <n>',
      'end with 1 if there are more warnings',
      upTo(Infinity, 'Write a number, such as 0.'),
    )
    .addOption(new Option('--no-map', 'for what a configuration turns on').hideHelp())
    .addOption(new Option('--no-quiet', 'likewise').hideHelp())
    .option('--no-color', 'no colours');
}

/** Adds the options of `add`. */
export function addComponentOptions(command: Command): Command {
  return command
    .addOption(themeOption())
    .option('--locale <tag>', 'language of the labels, such as de or pt-BR', checked('locale'))
    .option('--siblings <n>', 'pages on each side of the current one; 1 if not given', upTo(MAX_COUNT))
    .option('--boundaries <n>', 'pages at each end; 1 if not given', upTo(MAX_COUNT))
    .option('--pager <name>', 'take this paginator of the framework, instead of numbers and a path')
    .option(
      '--attribute <name=value>',
      'one more attribute of the tag, such as link:hx-get=:path; may be repeated',
      addAttribute,
    )
    .option('--out <dir>', 'write into this directory; else where the framework has such files', notAnOption)
    .option('--stdout', 'print the component, and write nothing')
    .option('--check', 'write nothing; end with 1 if a component is not what this version writes')
    .option('--update', 'write the components of the project anew');
}

function themeOption(): Option {
  const option = new Option('--theme <name>', 'how controls look, or a file such as ./pager.html');
  return limit(option, Object.keys(themes), /\.html$/i);
}

/** Commander takes any word after an option for its value, the next option too if the value was forgotten. */
function notAnOption(value: string): string {
  if (value === '') throw new InvalidArgumentError('It is empty.');
  if (value.startsWith('-')) throw new InvalidArgumentError(`Write ./${value} if that is its name.`);
  return value;
}

function addGlob(value: string, others: readonly string[] = []): string[] {
  return [...others, notAnOption(value)];
}

function addAttribute(value: string, others: readonly string[] = []): string[] {
  if (!/^[^\s"'<>/=]+(?:=|$)/.test(value))
    throw new InvalidArgumentError('Write a name, or a name with a value: link:hx-get=:path.');
  return [...others, value];
}

/** Lets an option or argument have one of some values, or one like others, and guesses which one was meant. */
export function limit<Item extends Option | Argument>(
  item: Item,
  values: readonly string[],
  others?: RegExp,
): Item {
  item.choices(values);
  item.argParser((value: string) => {
    if (values.includes(value) || others?.test(value)) return value;
    const meant = nearest(value, values);
    const guess = meant === undefined ? '' : `\n(Did you mean ${meant}?)`;
    throw new InvalidArgumentError(`Allowed choices are ${values.join(', ')}.${guess}`);
  });
  return item;
}

/** Reads a list of extensions; the dots are optional. */
export function parseExtensions(value: string): string[] {
  const names = value.split(',').map((name) => name.trim().replace(/^\./, '').toLowerCase());
  if (names.some((name) => !/^[^/\\*?]+$/.test(name)))
    throw new InvalidArgumentError('Write extensions with commas between them, such as html,htm.');
  return names;
}

/** Makes a reader of whole numbers. */
export function upTo(
  limit: number,
  advice = `Write a number from 0 to ${limit}.`,
): (value: string) => number {
  return (value) => {
    if (/^\d{1,9}$/.test(value) && Number(value) <= limit) return Number(value);
    throw new InvalidArgumentError(advice);
  };
}

function parseShard(value: string): Shard {
  const [, index, count] = (/^(\d{1,6})\/(\d{1,6})$/.exec(value) ?? []).map(Number);
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new InvalidArgumentError('Write 1/3, 2/3 and 3/3 for the parts of three.');
  return { index, count };
}

/** Leaves it to the core to know what an option may be. */
function checked(option: 'locale' | 'tag'): (value: string) => string {
  return (value) => {
    try {
      preprocess('', { [option]: value });
    } catch (error) {
      throw new InvalidArgumentError(messageOf(error));
    }
    return value;
  };
}
