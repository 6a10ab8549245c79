import { spawnSync } from 'node:child_process';

/**
 * Returns what defines tests that need packages: without them they are skipped, and say so; in CI they run all the same.
 *
 * @param packages their names in Debian
 * @param command what succeeds only with them
 * @example
 * withPackages('black', 'black', '--version').test('Black does not change it', () => {});
 */
export function withPackages(
  packages: string,
  command: string,
  ...args: readonly string[]
): { readonly test: jest.It; readonly describe: jest.Describe } {
  if (process.env['CI'] || spawnSync(command, args).status === 0) return { test, describe };
  console.warn(`Skipped: apt-get install ${packages}.`);
  return { test: test.skip, describe: describe.skip };
}
