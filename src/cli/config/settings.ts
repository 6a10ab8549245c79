import { InvalidArgumentError } from 'commander';
import { inspect } from 'node:util';
import { printable } from '../../base/text.js';
import { templateLanguages } from '../../index.js';
import type { Colours } from '../base/colours.js';
import { CHOOSE } from '../base/explain.js';
import { displayPath } from '../base/paths.js';
import { UsageError } from '../base/usage-error.js';
import { loadConfig, searchedDirectories, SETTING_NAMES } from './config.js';
import type { Config } from './define-config.js';
import { readTheme } from './load-file.js';

/** What the command line says of a build: settings, by their names, and what belongs to a single run. */
export interface GivenOptions extends Config {
  /** Files, directories and globs, and `-` for standard input; empty where the configuration names them. */
  readonly inputs: readonly string[];
  readonly inPlace?: true;
  readonly check?: true;
  readonly stdin?: true;
  readonly stdinFilename?: string;
  /** One of several parts that a run is divided into, from 1, and how many there are. */
  readonly shard?: { readonly index: number; readonly count: number };
  readonly maxWarnings?: number;
  readonly watch?: true;
  /** A file's name; false for `--no-config`. */
  readonly config?: string | false;
}

/** What was asked for, checked as far as it can be without looking at files. Paths start at the current directory. */
export type Settings = Awaited<ReturnType<typeof settle>>['settings'];

/** What standard input is called where it was given no name. */
export const NAMELESS = '<stdin>';

const DEFAULT_EXTENSIONS: readonly string[] = [
  ...['html', 'htm', 'xhtml'],
  ...templateLanguages.flatMap(({ extensions }) => extensions),
];

const DEFAULTS = {
  inputs: [],
  singlePage: 'show',
  theme: 'default',
  tag: 'pagination',
  ignore: [],
  format: 'pretty',
  map: false,
  quiet: false,
} satisfies Config;

/**
 * Settles the settings of a build, and checks that they go together.
 *
 * @param isAgain whether the configuration may have changed since it was loaded
 * @returns the settings; and their values, as they are written
 */
export async function loadSettings(given: GivenOptions, cwd: string, isAgain = false) {
  const { settings, values } = await settle(given, cwd, isAgain);
  refuseConflicts(settings, given);
  return { settings, values };
}

/** Writes the settings that are in force, a line each, and where each came from. */
export async function describeSettings(
  given: GivenOptions,
  cwd: string,
  { bold, cyan, dim }: Colours,
): Promise<string> {
  const { values, config, overrides } = await settle(given, cwd);
  const originOf = (name: string): string => {
    if (Object.hasOwn(overrides, name)) return 'command line';
    return Object.hasOwn(config.values, name) ? config.name : 'default';
  };
  const rows = SETTING_NAMES.map((name) => [name, show(values[name]), printable(originOf(name))] as const);
  const width = (column: 0 | 1): number =>
    rows.reduce((width, row) => Math.min(40, Math.max(width, row[column].length)), 0);
  const lines = [`${bold('Configuration:')} ${printable(config.name)}`];
  if (given.config === undefined) {
    const searched = searchedDirectories(cwd).map((path) => displayPath(cwd, path));
    lines.push(`${bold('Searched:')} ${printable(searched.join(', '))}`);
  }
  lines.push('');
  for (const [name, value, origin] of rows)
    lines.push(`${cyan(name.padEnd(width(0)))}  ${value.padEnd(width(1))}  ${dim(origin)}`);
  return `${lines.join('\n')}\n`;
}

function show(value: unknown): string {
  if (value === undefined) return '-';
  return printable(inspect(value, { breakLength: Infinity, compact: true, depth: 3 }));
}

/** Each setting comes from the command line, or else from the configuration, or else is the default. */
async function settle(given: GivenOptions, cwd: string, isAgain = false) {
  const config = await loadConfig(given.config, cwd, isAgain);
  const { inputs: named, ...options } = given;
  const { stdinFilename = NAMELESS, shard, maxWarnings = Infinity } = given;
  const isStdin = given.stdin === true || named.includes('-');
  const overrides = {
    ...options,
    ...(isStdin || named.length > 0 ? { inputs: named.filter((input) => input !== '-') } : {}),
    // These say that no page goes to the outDir of the configuration, where the maps go, too.
    ...(isStdin || given.inPlace || given.check ? { outDir: given.outDir, map: given.map ?? false } : {}),
  };
  const values = { ...DEFAULTS, ...config.values, ...overrides };
  const { inputs, outDir, data, ext, ignore, format, map, quiet } = values;
  const { singlePage, theme, locale, labels, dialect, dialects, tag, pagers } = values;
  const startOf = (name: string): string => (Object.hasOwn(overrides, name) ? cwd : config.directory);
  const settings = {
    /** Where the pages go. */
    mode: modeOf(given, outDir),
    outDir: outDir ?? '',
    inputs,
    /** The directory that relative inputs start at, absolute. */
    inputsFrom: startOf('inputs'),
    ignore,
    /** The directory that relative patterns of `ignore` start at, absolute. */
    ignoreFrom: startOf('ignore'),
    /** The name of standard input in messages; undefined where files are read. */
    stdin: isStdin ? stdinFilename : undefined,
    /** Values for bindings; or the file that has them. */
    data,
    /** How to render. */
    rendering: { singlePage, theme: readTheme(theme, cwd), locale, labels, dialect, dialects, tag, pagers },
    /** The extensions to look for in directories, in small letters, without dots. */
    extensions: (ext ?? [...DEFAULT_EXTENSIONS, ...Object.keys(dialects ?? {})]).flatMap(parseExtensions),
    format,
    map,
    /** The part of the files to build; undefined for all. */
    shard,
    quiet,
    /** How many warnings a run may have. */
    maxWarnings,
  };
  return { settings, values, config, overrides };
}

/** Reads a list of extensions; the dots are optional. */
export function parseExtensions(value: string): string[] {
  const names = value.split(',').map((name) => name.trim().replace(/^\./, '').toLowerCase());
  if (names.some((name) => !/^[^/\\*?]+$/.test(name)))
    throw new InvalidArgumentError('Separate extensions with commas, such as html,htm.');
  return names;
}

function modeOf({ inPlace, check }: GivenOptions, outDir: string | undefined) {
  if (outDir !== undefined) return 'out-dir';
  if (inPlace) return 'in-place';
  return check ? 'check' : 'stdout';
}

/** Refuses options that do not go together. */
function refuseConflicts({ mode, inputs, stdin, format, map, shard }: Settings, given: GivenOptions): void {
  const isStdin = stdin !== undefined;
  const isStdout = mode === 'stdout';
  const isWatch = given.watch === true;
  const faults: readonly (readonly [isFault: boolean, message: string, hint: string])[] = [
    // An unset variable in a script; taken for a path it would mean the current directory.
    [
      inputs.includes(''),
      'An argument is empty.',
      'Name a file or a directory. The current directory is ".".',
    ],
    [!isStdin && given.stdinFilename !== undefined, '--stdin-filename requires --stdin.', 'Add --stdin.'],
    [
      !isStdin && inputs.length === 0,
      'There are no input files.',
      'Name files, directories or globs, or add --stdin. To write a configuration file that names them, run pagination-tag init.',
    ],
    [isStdin && inputs.length > 0, 'Standard input cannot be combined with files.', 'Remove one of them.'],
    [
      isStdin && (mode === 'out-dir' || mode === 'in-place'),
      'Standard input is always written to standard output.',
      'Remove --out-dir and --in-place.',
    ],
    // In place there is no template left that a map could lead to, and elsewhere there is no file to write it beside.
    [map && mode !== 'out-dir', '--map requires --out-dir.', 'Add --out-dir <dir>.'],
    [
      shard !== undefined && (isStdin || isStdout),
      '--shard cannot be combined with standard input or output.',
      'Remove --shard.',
    ],
    // The tag is gone once its file is rewritten, and a file that is open in an editor would change under the author's hands.
    [
      isWatch && mode === 'in-place',
      '--watch cannot be combined with --in-place, which overwrites the templates.',
      'Use --out-dir <dir>.',
    ],
    [isWatch && isStdout, '--watch cannot write to standard output.', 'Use --out-dir <dir> or --check.'],
    [
      isWatch && format !== 'pretty',
      `--format ${format} cannot be combined with --watch.`,
      'Use --format pretty.',
    ],
    // The parts shift as files come and go.
    [isWatch && shard !== undefined, '--shard cannot be combined with --watch.', 'Remove --shard.'],
    // A single argument may still turn out to be a directory or a glob: that is seen when it is looked at.
    [
      isStdout && inputs.length > 1,
      `Only one file can be written to standard output, but ${inputs.length} inputs were given.`,
      CHOOSE,
    ],
  ];
  for (const [isFault, message, hint] of faults) if (isFault) throw new UsageError(message, hint);
}
