import type { RawOptions } from './program.js';
import { UsageError } from './usage-error.js';

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
  readonly extensions: readonly string[];
  readonly ignore: readonly string[];
  readonly format: 'pretty' | 'json';
  readonly quiet: boolean;
  readonly colour: boolean;
}

/** What to say where no mode is chosen. */
export const CHOOSE = 'Choose one of --out-dir <dir>, --in-place and --check, or give a single file.';

/**
 * Settles the options.
 *
 * @throws {UsageError} for options that do not go together, or too few of them
 */
export function resolveSettings(arguments_: readonly string[], options: RawOptions): Settings {
  const isStdin = options.stdin === true || arguments_.includes('-');
  const inputs = arguments_.filter((input) => input !== '-');
  checkInputs(inputs, isStdin, options);
  const mode = modeOf(options);
  // A single argument may still turn out to be a directory or a glob: that is seen when it is looked at.
  if (mode === 'stdout' && inputs.length > 1)
    throw new UsageError(`${inputs.length} inputs do not go to standard output.`, CHOOSE);
  return {
    mode,
    outDir: options.outDir ?? '',
    inputs,
    stdin: isStdin ? (options.stdinFilename ?? '<stdin>') : undefined,
    data: options.data,
    extensions: options.ext,
    ignore: options.ignore,
    format: options.format,
    quiet: options.quiet === true,
    colour: options.color,
  };
}

function checkInputs(inputs: readonly string[], isStdin: boolean, options: RawOptions): void {
  if (inputs.includes(''))
    // An unset variable in a script; taken for a path it would mean the current directory.
    throw new UsageError('An argument is empty.', 'Name a file or a directory; "." is the current one.');
  if (!isStdin && options.stdinFilename !== undefined)
    throw new UsageError('--stdin-filename names standard input, which is not read.', 'Add --stdin.');
  if (!isStdin && inputs.length === 0)
    throw new UsageError('There is nothing to read.', 'Name files, directories or globs, or add --stdin.');
  if (isStdin && inputs.length > 0)
    throw new UsageError('Standard input and files do not go together.', 'Leave out one of them.');
  if (isStdin && (options.outDir !== undefined || options.inPlace))
    throw new UsageError('Standard input goes to standard output.', 'Leave out --out-dir and --in-place.');
}

function modeOf({ outDir, inPlace, check }: RawOptions): Mode {
  if (outDir !== undefined) return 'out-dir';
  if (inPlace) return 'in-place';
  return check ? 'check' : 'stdout';
}
