import { basename, dirname, join } from 'node:path';
import type { Diagnostic } from '../../index.js';
import { readArgument, refuseNegation, type NamedFile, type Search } from './input-argument.js';
import { notRead } from './file-diagnostics.js';
import { listFiles } from './list-files.js';
import { displayPath, isInside, realPath } from '../base/paths.js';
import { CHOOSE, type Settings } from '../config/settings.js';
import { UsageError } from '../base/usage-error.js';

/** A file to be read. */
export interface Input {
  /** Absolute. */
  readonly path: string;
  /** Where it lies below the directory that was searched, with "/": the part that `--out-dir` keeps. */
  readonly place: string;
}

/** The files to be read, each once and sorted by path, and the directories that could not be searched. */
export interface Inputs {
  readonly files: readonly Input[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Finds the files that the arguments lead to.
 *
 * @param outDir the directory of `--out-dir`, links resolved; undefined in other modes
 * @throws {UsageError} where an argument leads to no file, or where several files have one place to go to
 */
export async function findInputs(settings: Settings, cwd: string, outDir?: string): Promise<Inputs> {
  const found = await Promise.all(settings.inputs.map((text) => readArgument(text, settings.inputsFrom)));
  found.forEach(refuseNegation);
  const searches = found.filter((argument): argument is Search => argument.kind !== 'file');
  const [first] = searches;
  if (settings.mode === 'stdout' && first !== undefined)
    throw new UsageError(`${first.text} is a ${first.kind}, which may hold several files.`, CHOOSE);

  const named = found.filter((argument) => argument.kind === 'file');
  const results = await Promise.all([
    findNamed(named, settings, cwd),
    ...searches.map((search) => findBelow(search, settings, cwd, outDir)),
  ]);
  const empty = searches.filter((_, index) => isEmpty(results[index + 1]));
  if (settings.mayBeEmpty !== true && (empty.length > 0 || results.every(isEmpty)))
    throw nothingFound(empty.length > 0 ? empty : found, settings);

  const files = new Map<string, Input>();
  for (const input of results.flatMap((result) => result.files)) {
    // A file that was found in two ways keeps the longer place: below a directory, rather than its name alone.
    const other = files.get(input.path);
    if (other === undefined || other.place.length < input.place.length) files.set(input.path, input);
  }
  return {
    files: [...files.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    diagnostics: results
      .flatMap(({ diagnostics }) => diagnostics)
      .toSorted((a, b) => ((a.file ?? '') < (b.file ?? '') ? -1 : 1)),
  };
}

function isEmpty(result: Inputs | undefined): boolean {
  return result?.files.length === 0 && result.diagnostics.length === 0;
}

/** Files that are named are read in any case, but for those that --ignore leaves out of what a shell expanded. */
async function findNamed(named: readonly NamedFile[], settings: Settings, cwd: string): Promise<Inputs> {
  const files = named.map(({ path }) => ({ path, place: basename(path) }));
  if (settings.ignore.length === 0) return { files, diagnostics: [] };
  const ignored = new Set<string>();
  for (const directory of new Set(files.map(({ path }) => dirname(path)))) {
    const anyName = ['*', '.*'];
    const [all, left] = await Promise.all([
      listFiles(directory, anyName, [], cwd),
      listFiles(directory, anyName, settings.ignore, settings.ignoreFrom),
    ]);
    const kept = new Set(left.files);
    for (const name of all.files) if (!kept.has(name)) ignored.add(join(directory, name));
  }
  return { files: files.filter(({ path }) => !ignored.has(path)), diagnostics: [] };
}

async function findBelow(search: Search, settings: Settings, cwd: string, outDir?: string): Promise<Inputs> {
  const { files, unreadable } = await listFiles(
    search.base,
    [search.pattern],
    settings.ignore,
    settings.ignoreFrom,
  );
  const realBase = realPath(search.base);
  // Only an output directory within the base can have pages among what is found there.
  const holdsOutput = outDir !== undefined && outDir !== realBase && isInside(realBase, outDir);
  const isOutput = (place: string): boolean => holdsOutput && isInside(outDir, join(realBase, place));
  return {
    files: files
      .filter((place) => search.kind === 'glob' || hasExtension(place, settings.extensions))
      .filter((place) => !isOutput(place))
      .map((place) => ({ path: join(search.base, place), place })),
    diagnostics: unreadable.map(({ path, error }) => notRead(displayPath(cwd, path), error)),
  };
}

function hasExtension(place: string, extensions: readonly string[]): boolean {
  return extensions.some((extension) => place.toLowerCase().endsWith(`.${extension}`));
}

/** More of them would bury the message. */
const SHOWN_EXTENSIONS = 6;

function nothingFound(
  searched: readonly (NamedFile | Search)[],
  { extensions, ignore }: Settings,
): UsageError {
  const shown = extensions.slice(0, SHOWN_EXTENSIONS).map((extension) => `.${extension}`);
  const others = extensions.length - shown.length;
  const list = `${shown.join(', ')}${others === 0 ? '' : ` or one of ${others} others`}`;
  const has = (kind: Search['kind']): boolean => searched.some((argument) => argument.kind === kind);
  const advice = [
    has('directory') && `Directories are searched for names that end in ${list} (see --ext).`,
    has('glob') && 'Check the glob, which starts at the current directory.',
    ignore.length > 0 && `--ignore leaves out ${ignore.join(', ')}.`,
  ];
  return new UsageError(
    `No file was found for ${searched.map(({ text }) => `"${text}"`).join(', ')}.`,
    advice.filter((sentence) => sentence !== false).join(' '),
  );
}
