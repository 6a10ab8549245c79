import { inspect } from 'node:util';
import { printable } from '../../base/text.js';
import { dialects } from '../../index.js';
import type { Colors } from '../base/colors.js';
import { CHOOSE } from '../base/explain.js';
import { displayPath } from '../base/paths.js';
import { UsageError } from '../../base/usage-error.js';
import { loadConfig, searchedDirectories } from './config.js';
import type { PaginationConfig } from './define-config.js';
import { managerOf } from '../../components/project/evidence.js';
import { pagersOfGemfile } from '../../components/project/gemfile.js';
import { readTheme } from './load-file.js';
import { parseExtensions } from './parse-option.js';
import { plainOptions, settingDefaults, settingNames } from './table.js';

/** The command-line options of a build: settings, and options for a single run. */
export interface GivenOptions extends PaginationConfig {
  /** Files, directories and globs, and `-` for standard input; empty to use those of the configuration. */
  readonly inputs: readonly string[];
  readonly inPlace?: true;
  readonly check?: true;
  readonly stdin?: true;
  readonly stdinFilename?: string;
  /** The part of a run to build, from 1, and the number of parts. */
  readonly shard?: { readonly index: number; readonly count: number };
  readonly watch?: true;
  /** Whether a program runs the build, so that there is no standard output. */
  readonly isProgram?: true;
  /** A file name; false for `--no-config`. */
  readonly config?: string | false | undefined;
}

/** The resolved settings, checked as far as possible without reading files. Paths start at the current directory. */
export type Settings = Awaited<ReturnType<typeof settle>>['settings'];

export const NAMELESS = '<stdin>';

/**
 * Resolves the settings of a build and checks for conflicts.
 *
 * @param isReload whether the configuration may have changed since it was loaded
 * @returns the resolved settings, and their values as written
 */
export async function loadSettings(given: GivenOptions, cwd: string, isReload = false) {
  const { settings, values } = await settle(given, cwd, isReload);
  refuseConflicts(settings, given, cwd);
  return { settings, values };
}

/** Formats the settings in effect, one per line, with the origin of each. */
export async function describeSettings(
  given: GivenOptions,
  cwd: string,
  { bold, cyan, dim }: Colors,
): Promise<string> {
  const { values, config, overrides } = await settle(given, cwd);
  const originOf = (name: string): string => {
    if (Object.hasOwn(overrides, name)) return 'command line';
    if (Object.hasOwn(config.values, name)) return config.name;
    return name === 'pagers' && values.pagers?.erb !== undefined ? 'Gemfile' : 'default';
  };
  const rows = settingNames.map((name) => [name, show(values[name]), printable(originOf(name))] as const);
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

/** Resolves settings. The command line overrides the configuration, which overrides the defaults. */
async function settle(given: GivenOptions, cwd: string, isReload = false) {
  const config = await loadConfig(given.config, cwd, isReload);
  const overrides = overridesOf(given);
  const ofGemfile = pagersOfGemfile(config.directory);
  const pagers = ofGemfile && { ...ofGemfile, ...config.values.pagers };
  const values = { ...settingDefaults, ...config.values, ...overrides, ...(pagers && { pagers }) };
  const { inputs, outDir, data, ignore, markdown, format, map, quiet, maxWarnings = Infinity } = values;
  const startOf = (name: string): string => (Object.hasOwn(overrides, name) ? cwd : config.directory);
  const settings = {
    mode: modeOf(given, outDir),
    outDir: outDir ?? '',
    inputs,
    /** The base directory of relative inputs, absolute. */
    inputsFrom: startOf('inputs'),
    ignore,
    /** The base directory of relative `ignore` patterns, absolute. */
    ignoreFrom: startOf('ignore'),
    /** What messages call its origin. */
    ignoreOrigin:
      Object.hasOwn(overrides, 'ignore') && !given.isProgram ? '--ignore' : 'The setting "ignore"',
    /** The name of standard input in messages; undefined if files are read. */
    stdin: isStdin(given) ? (given.stdinFilename ?? NAMELESS) : undefined,
    /** Values for bindings, or a file that contains them. */
    data,
    /** Options of the core, without the data. They come from the author, not from visitors. */
    rendering: {
      ...plainOptions(values),
      theme: readTheme(values.theme, cwd),
      invalidPage: 'throw' as const,
    },
    /** The extensions to search for in directories, lowercase, without dots. */
    extensions: extensionsOf(values),
    /** How Markdown is read; `undefined` for CommonMark. */
    markdown,
    format,
    map,
    shard: given.shard,
    quiet,
    maxWarnings,
  };
  return { settings, values, config, overrides };
}

function isStdin({ stdin, inputs }: GivenOptions): boolean {
  return stdin === true || inputs.includes('-');
}

function overridesOf(given: GivenOptions) {
  const { inputs: named, ...options } = given;
  const isFromStdin = isStdin(given);
  return {
    ...options,
    ...(isFromStdin || named.length > 0 ? { inputs: named.filter((input) => input !== '-') } : {}),
    // With these, pages and maps do not go to the configuration's outDir.
    ...(isFromStdin || given.inPlace || given.check ? { outDir: given.outDir, map: given.map ?? false } : {}),
  };
}

function extensionsOf({ ext, dialects: own = {} }: PaginationConfig): string[] {
  const known = dialects.flatMap(({ extensions }) => extensions);
  return (ext ?? ['html', 'htm', 'xhtml', ...known, ...Object.keys(own)]).flatMap(parseExtensions);
}

function modeOf({ inPlace, check }: GivenOptions, outDir: string | undefined) {
  if (outDir !== undefined) return 'out-dir';
  if (inPlace) return 'in-place';
  return check ? 'check' : 'stdout';
}

function refuseConflicts(settings: Settings, given: GivenOptions, cwd: string): void {
  const conflicts = [...conflictsOfInput(settings, given, cwd), ...conflictsOfOutput(settings, given)];
  for (const [isConflict, message, hint] of conflicts) if (isConflict) throw new UsageError(message, hint);
}

type Conflict = readonly [isConflict: boolean, message: string, hint: string];

function conflictsOfInput(
  { mode, inputs, stdin }: Settings,
  given: GivenOptions,
  cwd: string,
): readonly Conflict[] {
  const isStdin = stdin !== undefined;
  return [
    // Likely an unset variable in a script. As a path, it would mean the current directory.
    [
      inputs.includes(''),
      'An argument is empty.',
      'Name a file or a directory. The current directory is ".".',
    ],
    [!isStdin && given.stdinFilename !== undefined, '--stdin-filename requires --stdin.', 'Add --stdin.'],
    [
      !isStdin && inputs.length === 0,
      'There are no input files.',
      given.isProgram === true
        ? 'Name files, directories or globs in inputs.'
        : `Name files, directories or globs, or add --stdin. To write a configuration file that names them, run ${managerOf(cwd).command} init.`,
    ],
    [isStdin && inputs.length > 0, 'Standard input cannot be combined with files.', 'Remove one of them.'],
    [
      isStdin && (mode === 'out-dir' || mode === 'in-place'),
      'Standard input is always written to standard output.',
      'Remove --out-dir and --in-place.',
    ],
  ];
}

function conflictsOfOutput(settings: Settings, given: GivenOptions): readonly Conflict[] {
  const { mode, inputs, stdin, format, map, shard } = settings;
  const isStdout = mode === 'stdout';
  const isWatch = given.watch === true;
  return [
    // In place, no template is left for a map to refer to. Otherwise, there is no file to write it next to.
    [map && mode !== 'out-dir', '--map requires --out-dir.', 'Add --out-dir <dir>.'],
    [
      shard !== undefined && (stdin !== undefined || isStdout),
      '--shard cannot be combined with standard input or output.',
      'Remove --shard.',
    ],
    // Rewriting removes the tags, and would change a file while it is open in an editor.
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
    // Shards change as files are added and removed.
    [isWatch && shard !== undefined, '--shard cannot be combined with --watch.', 'Remove --shard.'],
    [
      isStdout && given.isProgram === true,
      'There is no place for the pages.',
      'Set outDir or inPlace, or set check to only look for problems.',
    ],
    // findInputs checks a single argument, which may be a directory or a glob.
    [
      isStdout && inputs.length > 1,
      `Only one file can be written to standard output, but ${inputs.length} inputs were given.`,
      CHOOSE,
    ],
  ];
}
