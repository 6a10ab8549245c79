import type { Settings } from '../config/settings.js';
import { ignorePatterns, readArgument } from './search.js';

/**
 * Finds the globs of `--ignore` that match nothing in the directories that are searched: they are likely misspelled.
 *
 * @param globs those of the command line. A configuration may well list directories that come and go.
 * @returns a line for each
 */
export async function reportIdleIgnores(
  globs: readonly string[],
  { inputs, inputsFrom, ignoreFrom }: Pick<Settings, 'inputs' | 'inputsFrom' | 'ignoreFrom'>,
): Promise<string> {
  if (globs.length === 0) return '';
  const { default: fastGlob } = await import('fast-glob');
  const found = await Promise.all(inputs.map((text) => readArgument(text, inputsFrom)));
  const searched = found.filter(({ kind }) => kind !== 'file').map(({ path }) => path);
  if (searched.length === 0) return '';
  const isIdle = (glob: string): boolean =>
    searched.every((cwd) => {
      const places = fastGlob.sync(ignorePatterns(fastGlob, glob, ignoreFrom), {
        cwd,
        onlyFiles: false,
        followSymbolicLinks: false,
        suppressErrors: true,
        ignore: ['**/node_modules/**'],
      });
      return places.length === 0;
    });
  return globs
    .filter(isIdle)
    .map(
      (glob) =>
        `warning: --ignore ${glob} skips nothing. A glob without "/" matches names at any depth; others start at the current directory or at the input.\n`,
    )
    .join('');
}
