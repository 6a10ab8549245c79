import { CommanderError } from 'commander';
import { managerOf } from '../components/project/evidence.js';
import { colorsFor } from './base/colors.js';
import { explain } from './base/explain.js';
import { notPrinted, withQuietStreams, write, type Io } from './base/io.js';
import { createCommands, refuseMisspelled, type Surroundings } from './commands.js';
import type { GivenOptions } from './config/settings.js';
import { buildOnce } from './files/build-once.js';
import { printReport } from './report/print-report.js';
import { watch } from './watch/watch.js';

/**
 * Runs the command line.
 *
 * @param io the process, or a substitute
 * @returns the exit code: 0 success; 1 a template has errors; 2 incorrect usage, a file that cannot be read or written,
 *   or an internal error. Never throws or ends the process.
 * @example
 * process.exitCode = await run(process);
 */
export async function run(
  io: Io,
  { version = 'unknown', root = '', now = () => performance.now(), signal }: Partial<Surroundings> = {},
): Promise<number> {
  const surroundings: Surroundings = { version, root, now, signal };
  let code = 0;
  const program = createCommands(io, surroundings, (result) => {
    code = result;
  });
  program.action(async (inputs: readonly string[], options: GivenOptions) => {
    const given = { ...options, inputs };
    refuseMisspelled(given, program, io.cwd());
    code = await (given.watch ? watch(given, io, now, signal) : build(given, io, surroundings));
  });
  const { result, error } = await withQuietStreams(io, async () => {
    try {
      // Commander's default flag for the version.
      await program.parseAsync(io.argv.map((word) => (word === '-V' ? '--version' : word)));
      return code;
    } catch (error) {
      if (error instanceof CommanderError && error.exitCode === 0) return 0;
      const name = program.commands.find((one) => one.name() === io.argv[2])?.name();
      const command = `${managerOf(io.cwd()).command}${name === undefined ? '' : ` ${name}`}`;
      await write(io.stderr, explain(error, colorsFor(io.stderr, io), command));
      return 2;
    }
  });
  if (result !== 0 || error === undefined) return result;
  // What Commander prints, such as the help, fails without a word.
  await write(io.stderr, explain(notPrinted(error), colorsFor(io.stderr, io)));
  return 2;
}

async function build(given: GivenOptions, io: Io, { now, version }: Surroundings): Promise<number> {
  const start = now();
  const { settings, notes, outcomes } = await buildOnce(given, io, now);
  await write(io.stderr, notes);
  return printReport(outcomes, settings, io, now() - start, version);
}
