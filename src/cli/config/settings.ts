import type { ConfiguredOptions } from './config.js';
import type { Rendering } from './define-config.js';
import type { Shard } from '../arguments/shard.js';
import { UsageError } from '../base/usage-error.js';

/** Where the pages go. */
export type Mode = 'out-dir' | 'in-place' | 'check' | 'stdout';

/** What was asked for, checked as far as it can be without looking at files. */
export interface Settings {
  readonly mode: Mode;
  /** The directory of `--out-dir`, as it was written; empty in other modes. */
  readonly outDir: string;
  /** The arguments; empty where standard input is read. */
  readonly inputs: readonly string[];
  /** The name of standard input in messages; undefined where files are read. */
  readonly stdin: string | undefined;
  /** The file with the values for bindings, as it was written; undefined where there is none. */
  readonly data: string | undefined;
  /** What to call that file in messages. */
  readonly dataName: string;
  /** Values for bindings that are part of the configuration. */
  readonly dataValues: object | undefined;
  /** How to render; what is not in it has the default. */
  readonly rendering: Rendering;
  /** The directory that relative inputs start at, absolute; undefined for the current one. */
  readonly inputsFrom: string | undefined;
  readonly extensions: readonly string[];
  readonly ignore: readonly string[];
  /** The directory that relative patterns of `ignore` start at, absolute; undefined for the current one. */
  readonly ignoreFrom: string | undefined;
  readonly format: 'pretty' | 'json' | 'github' | 'sarif';
  /** Whether to write a source map beside every page. */
  readonly map: boolean;
  /** The part of the files to build; undefined for all. */
  readonly shard: Shard | undefined;
  readonly quiet: boolean;
  readonly colour: boolean;
  readonly watch: boolean;
  /** Whether it is fine to find no file, as it is where files come and go. */
  readonly mayBeEmpty?: boolean;
}

/** What standard input is called where it was given no name. */
export const NAMELESS = '<stdin>';

/** What to say where no mode is chosen. */
export const CHOOSE = 'Choose one of --out-dir <dir>, --in-place and --check, or give a single file.';

/**
 * Settles the options.
 *
 * @throws {UsageError} for options that do not go together, or too few of them
 */
export function resolveSettings(arguments_: readonly string[], options: ConfiguredOptions): Settings {
  const isStdin = options.stdin === true || arguments_.includes('-');
  const inputs = arguments_.filter((input) => input !== '-');
  checkInputs(inputs, isStdin, options);
  const mode = modeOf(options);
  checkParts(mode, isStdin, options);
  if (options.watch) checkWatch(mode, options);
  // A single argument may still turn out to be a directory or a glob: that is seen when it is looked at.
  if (mode === 'stdout' && inputs.length > 1)
    throw new UsageError(`${inputs.length} inputs do not go to standard output.`, CHOOSE);
  return {
    mode,
    outDir: options.outDir ?? '',
    inputs,
    stdin: isStdin ? (options.stdinFilename ?? NAMELESS) : undefined,
    data: options.data,
    dataName: options.dataName ?? `--data ${options.data ?? ''}`,
    dataValues: options.dataValues,
    rendering: {
      singlePage: options.singlePage,
      theme: options.theme,
      locale: options.locale,
      labels: options.labels,
      dialect: options.dialect,
    },
    inputsFrom: options.inputsFrom,
    extensions: options.ext,
    ignore: options.ignore,
    ignoreFrom: options.ignoreFrom,
    format: options.format,
    map: options.map === true,
    shard: options.shard,
    quiet: options.quiet === true,
    colour: options.color,
    watch: options.watch === true,
  };
}

function checkInputs(inputs: readonly string[], isStdin: boolean, options: ConfiguredOptions): void {
  if (inputs.includes(''))
    // An unset variable in a script; taken for a path it would mean the current directory.
    throw new UsageError('An argument is empty.', 'Name a file or a directory; "." is the current one.');
  if (!isStdin && options.stdinFilename !== undefined)
    throw new UsageError('--stdin-filename names standard input, which is not read.', 'Add --stdin.');
  if (!isStdin && inputs.length === 0)
    throw new UsageError(
      'There is nothing to read.',
      'Name files, directories or globs, or add --stdin. "pagination-tag init" writes a configuration that names them.',
    );
  if (isStdin && inputs.length > 0)
    throw new UsageError('Standard input and files do not go together.', 'Leave out one of them.');
  if (isStdin && (options.outDir !== undefined || options.inPlace))
    throw new UsageError('Standard input goes to standard output.', 'Leave out --out-dir and --in-place.');
}

/** Watching needs a source that stays, and a place for the pages that can be written again and again. */
function checkWatch(mode: Mode, { format, shard }: ConfiguredOptions): void {
  if (mode === 'in-place')
    // The tag is gone once its file is rewritten, and a file that is open in an editor would change under the author's hands.
    throw new UsageError(
      '--watch does not go with --in-place, which replaces the templates.',
      'Use --out-dir <dir>.',
    );
  if (mode === 'stdout')
    throw new UsageError('--watch does not go with standard output.', 'Use --out-dir <dir> or --check.');
  if (format !== 'pretty')
    throw new UsageError(
      `--format ${format} is the report of one run, and --watch goes on.`,
      'Write --format pretty.',
    );
  if (shard !== undefined)
    // The parts shift as files come and go.
    throw new UsageError('--shard is a part of one run, and --watch goes on.', 'Leave it out.');
}

function checkParts(mode: Mode, isStdin: boolean, { map, shard }: ConfiguredOptions): void {
  if (map && mode !== 'out-dir')
    // In place there is no template left that a map could lead to, and elsewhere there is no file to write it beside.
    throw new UsageError('--map writes beside the pages of --out-dir.', 'Add --out-dir <dir>.');
  if (shard !== undefined && (isStdin || mode === 'stdout'))
    throw new UsageError(
      '--shard divides a list of files, and standard input and output take one.',
      'Leave it out.',
    );
}

function modeOf({ outDir, inPlace, check }: ConfiguredOptions): Mode {
  if (outDir !== undefined) return 'out-dir';
  if (inPlace) return 'in-place';
  return check ? 'check' : 'stdout';
}
