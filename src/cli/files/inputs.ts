import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { checkGlob } from './glob-limits.js';
import { GitIgnore } from './git-ignore.js';
import { isListed, listFiles, readArgument, type Argument, type Input } from './search.js';
import { realPath, statOf } from '../base/paths.js';
import { CHOOSE } from '../base/explain.js';
import type { Settings } from '../config/settings.js';
import { managerOf } from '../../components/project/evidence.js';
import { dialectOfFile } from '../../options/options.js';
import { listNames } from '../../base/text.js';
import { UsageError } from '../../base/usage-error.js';

/**
 * Finds the files that the arguments name, without duplicates and sorted by path. Search errors come first.
 *
 * @param mayBeEmpty whether it is fine to find no files, as when watching
 * @throws {UsageError} if an argument matches no files, or `--out-dir` is a file
 */
export async function findInputs(settings: Settings, cwd: string, mayBeEmpty = false) {
  const { mode, inputs, inputsFrom } = settings;
  const outDir = mode === 'out-dir' ? realPath(resolve(cwd, settings.outDir)) : undefined;
  if (outDir !== undefined) checkOutDir(outDir, settings, cwd);
  for (const glob of settings.ignore) checkGlob(glob);
  const found = await Promise.all(inputs.map((text) => readArgument(text, inputsFrom)));
  for (const { kind, text } of found) if (kind === 'glob') checkGlob(text);
  const negated = found.find(({ kind, text }) => kind === 'glob' && /^!(?!\()/.test(text));
  if (negated !== undefined)
    // For fast-glob, it would be a pattern that matches nothing.
    throw new UsageError(
      `${negated.text} is a negated glob.`,
      `To skip these files, use --ignore '${negated.text.slice(1)}'.`,
    );
  const search = found.find(({ kind }) => kind !== 'file');
  if (mode === 'stdout' && search !== undefined)
    throw new UsageError(`${search.text} is a ${search.kind}, which can contain several files.`, CHOOSE);

  const listings = await Promise.all(found.map((argument) => find(argument, settings, cwd, outDir)));
  const empty = found.filter((_, index) => listings[index]?.files.length === 0);
  // A shell or a hook may name files that the settings skip. Only for standard output, one has to be left.
  const unmatched = mode === 'stdout' ? empty : empty.filter(({ kind }) => kind !== 'file');
  if (!mayBeEmpty && unmatched.length > 0) throw nothingFound(unmatched, settings, cwd);
  // A file that was found twice keeps the longer place: the path below a directory rather than the file name.
  const byPath = new Map<string, Input>();
  for (const file of listings.flatMap((listing) => listing.files))
    if (file.place.length >= (byPath.get(file.path)?.place.length ?? 0)) byPath.set(file.path, file);
  const sorted = [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const isRead = ({ error }: Input): boolean => error === undefined;
  return {
    files: [...sorted.filter((file) => !isRead(file)), ...sorted.filter(isRead)],
    directories: listings.flatMap(({ directories }) => directories),
    /** A line if nothing is left of the files that are named. */
    note:
      inputs.length > 0 && sorted.length === 0
        ? `${['The files were skipped.', ...skippedBy(settings)].join(' ')}\n`
        : '',
  };
}

function checkOutDir(path: string, { outDir, extensions }: Settings, cwd: string): void {
  const stats = statOf(path);
  // Directories with such names are rare. Other programs take `--out-dir page.html` for one file.
  if (stats === undefined && hasExtension(outDir, extensions))
    throw new UsageError(
      `--out-dir must be a directory, but ${outDir} looks like the name of a page.`,
      `Name a directory. To choose the name of one page, run ${managerOf(cwd).command} page.html > ${outDir}. To use a directory of this name, create it first.`,
    );
  if (stats?.isDirectory() === false)
    throw new UsageError(
      `--out-dir ${outDir} is not a directory.`,
      'Name another one. It is created if it does not exist.',
    );
}

async function find(
  { kind, path, pattern }: Argument,
  settings: Settings,
  cwd: string,
  outDir: string | undefined,
) {
  const { extensions, ignore, ignoreFrom, rendering } = settings;
  const accepts = (place: string): boolean =>
    (kind !== 'directory' || hasExtension(place, extensions)) &&
    dialectOfFile(basename(place), rendering.dialects) !== false;
  if (kind !== 'file') {
    const gitIgnore = new GitIgnore(path, cwd);
    return listFiles({ directory: path, pattern, ignore, ignoreFrom, accepts, outDir, gitIgnore });
  }
  const place = basename(path);
  // A missing file is reported.
  const stats = statOf(path);
  const isIgnored = ignore.length > 0 && stats !== undefined && !(await isListed(path, settings));
  // Reading a pipe or a device may never end.
  const error =
    stats?.isFile() === false
      ? new Error('it is a pipe or a device. To read one, pass it to standard input')
      : undefined;
  return {
    files: isIgnored || !accepts(place) ? [] : [{ path, place, ...(error && { error }) }],
    directories: [dirname(path), dirname(realPath(path))],
  };
}

function hasExtension(place: string, extensions: readonly string[]): boolean {
  const name = place.toLowerCase();
  return extensions.some((extension) => name.endsWith(`.${extension}`));
}

function nothingFound(searched: readonly Argument[], settings: Settings, cwd: string): UsageError {
  const endings = listNames(settings.extensions.map((extension) => `.${extension}`));
  const kinds = new Set(searched.map(({ kind }) => kind));
  const advice = [
    kinds.has('directory') && `Directories are searched for names that end in ${endings} (see --ext).`,
    kinds.has('glob') &&
      'Check the glob. It starts at the current directory, that of a configuration file at its own.',
    (kinds.has('directory') || kinds.has('glob')) &&
      existsSync(join(cwd, '.gitignore')) &&
      'Files listed in .gitignore are skipped unless you name them.',
    ...skippedBy(settings),
  ];
  return new UsageError(
    `No files were found for ${searched.map(({ text }) => `"${text}"`).join(', ')}.`,
    advice.filter((sentence) => sentence !== false).join(' '),
  );
}

/** Says which settings skip files. */
function skippedBy({ ignore, ignoreOrigin, rendering }: Settings): string[] {
  const leftOut = Object.entries(rendering.dialects ?? {}).flatMap(([extension, dialect]) =>
    dialect === false ? `.${extension.replace(/^\./, '')}` : [],
  );
  return [
    ...(ignore.length > 0 ? [`${ignoreOrigin} skips ${ignore.join(', ')}.`] : []),
    ...(leftOut.length > 0 ? [`The setting "dialects" skips ${leftOut.join(', ')}.`] : []),
  ];
}
