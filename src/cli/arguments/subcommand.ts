import { Command, Option } from 'commander';
import type { Io } from '../base/io.js';

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
    new Command(`pagination-tag ${name}`)
      .exitOverride()
      // A wrong usage is told in one place, for all commands.
      .configureOutput({ writeOut: (text) => void io.stdout.write(text), writeErr: () => undefined })
      .description(description)
      // Wanted everywhere else, and without an effect here.
      .addOption(new Option('--no-color').hideHelp())
      .helpOption('-h, --help', 'print this help')
      .addHelpText('after', `\nExamples:\n${examples.map((example) => `  ${example}`).join('\n')}`)
      .allowExcessArguments(false)
  );
}
