import { dirname } from 'node:path';
import { templateLanguages } from '../../index.js';
import { parseExtensions, type CommandLine, type GivenOptions, type Shard } from '../arguments/program.js';
import { CHOOSE } from '../base/explain.js';
import { displayPath } from '../base/paths.js';
import { UsageError } from '../base/usage-error.js';
import { readTheme } from './theme.js';
import { loadConfig, searchedDirectories, SETTING_NAMES, type LoadedConfig } from './config.js';
import type { Config, Rendering } from './define-config.js';

/** Where the pages go. */
export type Mode = 'out-dir' | 'in-place' | 'check' | 'stdout';

/** What was asked for, checked as far as it can be without looking at files. Paths start at the current directory. */
export interface Settings extends Required<
  Pick<Config, 'inputs' | 'outDir' | 'ignore' | 'format' | 'map' | 'quiet'>
> {
  readonly mode: Mode;
  /** The directory that relative inputs start at, absolute. */
  readonly inputsFrom: string;
  /** The directory that relative patterns of `ignore` start at, absolute. */
  readonly ignoreFrom: string;
  /** The name of standard input in messages; undefined where files are read. */
  readonly stdin: string | undefined;
  /** Values for bindings; or the file that has them. */
  readonly data: object | string | undefined;
  /** How to render. */
  readonly rendering: Rendering;
  /** The extensions to look for in directories, in small letters, without dots. */
  readonly extensions: readonly string[];
  /** The part of the files to build; undefined for all. */
  readonly shard: Shard | undefined;
  /** How many warnings a run may have. */
  readonly maxWarnings: number;
}

/** Where a setting came from. */
export type Origin = 'default' | 'file' | 'command line';

/** The settings in force. */
export interface LoadedSettings {
  readonly settings: Settings;
  /** As they are written. */
  readonly values: Config;
  /** The configuration, if there is one. */
  readonly config: LoadedConfig | undefined;
  /** The directories that were searched for it, as they are shown. */
  readonly searched: readonly string[];
  readonly origins: Readonly<Record<keyof Config, Origin>>;
}

/** What standard input is called where it was given no name. */
export const NAMELESS = '<stdin>';

const DEFAULT_EXTENSIONS: readonly string[] = [
  ...['html', 'htm', 'xhtml'],
  ...templateLanguages.flatMap(({ extensions }) => extensions),
];

const DEFAULTS: Required<
  Pick<Config, 'inputs' | 'singlePage' | 'theme' | 'tag' | 'ignore' | 'format' | 'map' | 'quiet'>
> = {
  inputs: [],
  singlePage: 'show',
  theme: 'default',
  tag: 'pagination',
  ignore: [],
  format: 'pretty',
  map: false,
  quiet: false,
};

/**
 * Settles the options: each comes from the command line, or else from the configuration, or else is the default. For a
 * build, checks that they go together.
 *
 * @param isAgain whether the configuration may have changed since it was loaded
 * @throws {UsageError} for a configuration that cannot be loaded, and for options that do not go together, or too few of
 *   them
 */
export async function loadSettings(
  { purpose, inputs: named, options }: CommandLine,
  cwd: string,
  isAgain = false,
): Promise<LoadedSettings> {
  const config = await loadConfig(options.config, cwd, isAgain);
  const { stdinFilename = NAMELESS, shard, maxWarnings = Infinity } = options;
  const isStdin = options.stdin === true || named.includes('-');
  const given: Partial<Record<string, unknown>> = {
    ...options,
    ...(isStdin || named.length > 0 ? { inputs: named.filter((input) => input !== '-') } : {}),
    // These say that no page goes to the outDir of the configuration, where the maps go, too.
    ...(isStdin || options.inPlace || options.check
      ? { outDir: options.outDir, map: options.map ?? false }
      : {}),
  };
  const originOf = (name: keyof Config): Origin => {
    if (Object.hasOwn(given, name)) return 'command line';
    return config !== undefined && Object.hasOwn(config.values, name) ? 'file' : 'default';
  };
  const startOf = (name: keyof Config): string =>
    originOf(name) === 'file' ? dirname(config?.path ?? '') : cwd;
  const values: Config & typeof DEFAULTS = { ...DEFAULTS, ...config?.values, ...given };
  const { inputs, outDir, data, ext, ignore, format, map, quiet } = values;
  const { singlePage, theme, locale, labels, dialect, dialects, tag, pagers } = values;
  const settings: Settings = {
    mode: modeOf(options, outDir),
    outDir: outDir ?? '',
    inputs,
    inputsFrom: startOf('inputs'),
    ignore,
    ignoreFrom: startOf('ignore'),
    stdin: isStdin ? stdinFilename : undefined,
    data,
    rendering: { singlePage, theme: readTheme(theme, cwd), locale, labels, dialect, dialects, tag, pagers },
    extensions: (ext ?? [...DEFAULT_EXTENSIONS, ...Object.keys(dialects ?? {})]).flatMap(parseExtensions),
    format,
    map,
    shard,
    quiet,
    maxWarnings,
  };
  if (purpose === 'build') check(settings, options);
  const origins = SETTING_NAMES.map((name) => [name, originOf(name)]);
  const searched = options.config === undefined ? searchedDirectories(cwd) : [];
  return {
    settings,
    values,
    config,
    searched: searched.map((path) => displayPath(cwd, path)),
    origins: Object.fromEntries(origins) as LoadedSettings['origins'],
  };
}

function modeOf({ inPlace, check }: GivenOptions, outDir: string | undefined): Mode {
  if (outDir !== undefined) return 'out-dir';
  if (inPlace) return 'in-place';
  return check ? 'check' : 'stdout';
}

/** Refuses options that do not go together. */
function check({ mode, inputs, stdin, format, map, shard }: Settings, options: GivenOptions): void {
  const isStdin = stdin !== undefined;
  const isStdout = mode === 'stdout';
  const isWatch = options.watch === true;
  const faults: readonly (readonly [isFault: boolean, message: string, hint: string])[] = [
    // An unset variable in a script; taken for a path it would mean the current directory.
    [inputs.includes(''), 'An argument is empty.', 'Name a file or a directory; "." is the current one.'],
    [
      !isStdin && options.stdinFilename !== undefined,
      '--stdin-filename names standard input, which is not read.',
      'Add --stdin.',
    ],
    [
      !isStdin && inputs.length === 0,
      'There is nothing to read.',
      'Name files, directories or globs, or add --stdin. "pagination-tag init" writes a configuration that names them.',
    ],
    [isStdin && inputs.length > 0, 'Standard input and files do not go together.', 'Leave out one of them.'],
    [
      isStdin && (mode === 'out-dir' || mode === 'in-place'),
      'Standard input goes to standard output.',
      'Leave out --out-dir and --in-place.',
    ],
    // In place there is no template left that a map could lead to, and elsewhere there is no file to write it beside.
    [map && mode !== 'out-dir', '--map writes beside the pages of --out-dir.', 'Add --out-dir <dir>.'],
    [
      shard !== undefined && (isStdin || isStdout),
      '--shard divides a list of files, and standard input and output take one.',
      'Leave it out.',
    ],
    // The tag is gone once its file is rewritten, and a file that is open in an editor would change under the author's hands.
    [
      isWatch && mode === 'in-place',
      '--watch does not go with --in-place, which replaces the templates.',
      'Use --out-dir <dir>.',
    ],
    [isWatch && isStdout, '--watch does not go with standard output.', 'Use --out-dir <dir> or --check.'],
    [
      isWatch && format !== 'pretty',
      `--format ${format} is the report of one run, and --watch goes on.`,
      'Write --format pretty.',
    ],
    // The parts shift as files come and go.
    [isWatch && shard !== undefined, '--shard is a part of one run, and --watch goes on.', 'Leave it out.'],
    // A single argument may still turn out to be a directory or a glob: that is seen when it is looked at.
    [isStdout && inputs.length > 1, `${inputs.length} inputs do not go to standard output.`, CHOOSE],
  ];
  for (const [isFault, message, hint] of faults) if (isFault) throw new UsageError(message, hint);
}
