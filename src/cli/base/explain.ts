import { CommanderError } from 'commander';
import { inspect } from 'node:util';
import { printable } from '../../base/text.js';
import { PaginationTagError } from '../../index.js';
import type { Colours } from './colours.js';
import { UsageError } from './usage-error.js';

/** What to say where no mode is chosen. */
export const CHOOSE = 'Choose one of --out-dir <dir>, --in-place and --check, or give a single file.';

/** What to do about a mistake that commander finds, by its code. */
const HINTS: Readonly<Record<string, string>> = {
  'commander.conflictingOption': CHOOSE,
  'commander.optionMissingArgument': 'Add a value after the option.',
  'commander.excessArguments': 'Remove the extra arguments.',
};

/** What options of other programs are called here. */
const OTHER_OPTIONS: Readonly<Record<string, string>> = {
  '--dry-run': 'Did you mean --check? It writes nothing.',
  '--jobs': 'A run uses one core. To use several cores, split the files with --shard.',
};

/**
 * Says what stopped the program, in a line and a hint; with a stack only where it is the program's own fault.
 *
 * @param command the name of the command; undefined for a build
 */
export function explain(error: unknown, { bold, red }: Colours, command?: string): string {
  const label = bold(red('error:'));
  if (error instanceof UsageError) return `${label} ${printable(error.message)}\n${printable(error.hint)}\n`;
  if (error instanceof PaginationTagError) return `${error.message.split('\n').map(printable).join('\n')}\n`;
  if (error instanceof CommanderError) {
    const help = `Run pagination-tag ${command === undefined ? '' : `${command} `}--help to list the options.`;
    const option = /'(--[a-z-]+)'/.exec(error.message)?.[1] ?? '';
    const unknown = error.code === 'commander.unknownOption' ? OTHER_OPTIONS[option] : undefined;
    const lines = [...error.message.split('\n'), unknown ?? HINTS[error.code] ?? help];
    return `${lines.map(printable).join('\n')}\n`;
  }
  const stack = inspect(error).split('\n').map(printable).join('\n');
  return `${label} pagination-tag has crashed. This is a bug in pagination-tag. Please report it, and include the following:\n${stack}\n`;
}
