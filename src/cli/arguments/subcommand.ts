import { Command, Option } from 'commander';
import type { Io } from '../base/io.js';

/** Makes a parser that throws instead of ending the process, and leaves it to `explain` to say what is wrong. */
export function createCommand(name: string, io: Io): Command {
  return new Command(name)
    .exitOverride()
    .configureOutput({ writeOut: (text) => void io.stdout.write(text), writeErr: () => undefined })
    .helpOption('-h, --help', 'print this help');
}

/**
 * Makes the parser of a command other than the build.
 *
 * @param name what stands behind `pagination-tag`
 * @param examples lines of a shell
 */
export function createSubcommand(
  name: string,
  io: Io,
  description: string,
  examples: readonly string[],
): Command {
  return (
    createCommand(`pagination-tag ${name}`, io)
      .description(description)
      // Wanted everywhere else, and without an effect here.
      .addOption(new Option('--no-color').hideHelp())
      .addHelpText('after', `\nExamples:\n${examples.map((example) => `  ${example}`).join('\n')}`)
      .allowExcessArguments(false)
  );
}
