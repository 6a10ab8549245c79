import { CommanderError } from 'commander';
import { inspect } from 'node:util';
import { printable } from '../../base/text.js';
import { PaginationTagError } from '../../index.js';
import type { Colors } from './colors.js';
import { UsageError } from '../../base/usage-error.js';

/** The hint if no mode is chosen. */
export const CHOOSE = 'Choose one of --out-dir <dir>, --in-place and --check, or give a single file.';

/** Hints for Commander's errors, by code. */
const HINTS: Readonly<Record<string, string>> = {
  'commander.conflictingOption': CHOOSE,
  'commander.optionMissingArgument': 'Add a value after the option.',
  'commander.excessArguments': 'Remove the extra arguments.',
};

/**
 * Formats a fatal error with a hint. Only a bug in the program is shown with its stack.
 *
 * @param command the command whose options `--help` lists
 */
export function explain(error: unknown, { bold, red }: Colors, command = 'npx pagination-tag'): string {
  const label = bold(red('error:'));
  if (error instanceof UsageError) return `${label} ${printable(error.message)}\n${printable(error.hint)}\n`;
  if (error instanceof PaginationTagError) return `${error.message.split('\n').map(printable).join('\n')}\n`;
  if (error instanceof CommanderError) return explainCommander(error, command);
  const stack = inspect(error).split('\n').map(printable).join('\n');
  return `${label} pagination-tag has crashed. This is a bug in pagination-tag. Please report it, and include the following:\n${stack}\n`;
}

function explainCommander({ code, message }: CommanderError, command: string): string {
  const lines = [...message.split('\n'), HINTS[code] ?? `Run ${command} --help to list the options.`];
  return `${lines.map(printable).join('\n')}\n`;
}
