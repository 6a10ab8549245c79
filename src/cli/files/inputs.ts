import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../../index.js';
import { GitIgnore } from './git-ignore.js';
import { notRead } from './file-diagnostics.js';
import { isListed, listFiles, readArgument, type Argument } from './search.js';
import { displayPath, realPath, statOf } from '../base/paths.js';
import { CHOOSE } from '../base/explain.js';
import type { Settings } from '../config/settings.js';
import { dialectOfFile } from '../../options/options.js';
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
  /** The directories in which a change may lead to other files, absolute. */
  readonly directories: readonly string[];
}

/**
 * Finds the files that the arguments lead to.
 *
 * @param mayBeEmpty whether it is fine to find no file, as it is where files come and go
 * @throws {UsageError} where an argument leads to no file, or the `--out-dir` is one
 */
export async function findInputs(settings: Settings, cwd: string, mayBeEmpty = false): Promise<Inputs> {
  if (settings.stdin !== undefined) return { files: [], diagnostics: [], directories: [] };
  const outDir = settings.mode === 'out-dir' ? realPath(resolve(cwd, settings.outDir)) : undefined;
  if (outDir !== undefined) checkOutDir(outDir, settings);
  const found = await Promise.all(settings.inputs.map((text) => readArgument(text, settings.inputsFrom)));
  const negated = found.find(({ kind, text }) => kind === 'glob' && /^!(?!\()/.test(text));
  if (negated !== undefined)
    // fast-glob would take it for a pattern that finds nothing.
    throw new UsageError(
      `${negated.text} says what to leave out.`,
      `Write --ignore '${negated.text.slice(1)}'.`,
    );
  const search = found.find(({ kind }) => kind !== 'file');
  if (settings.mode === 'stdout' && search !== undefined)
    throw new UsageError(`${search.text} is a ${search.kind}, which may hold several files.`, CHOOSE);

  const results = await Promise.all(found.map((argument) => find(argument, settings, cwd, outDir)));
  const empty = found.filter(({ kind }, index) => kind !== 'file' && isEmpty(results[index]));
  if (!mayBeEmpty && (empty.length > 0 || results.every(isEmpty)))
    throw nothingFound(empty.length > 0 ? empty : found, settings, cwd);

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
      .filter(({ file = '' }) => !files.has(resolve(cwd, file)))
      .toSorted((a, b) => ((a.file ?? '') < (b.file ?? '') ? -1 : 1)),
    directories: results.flatMap(({ directories }) => directories),
  };
}

function checkOutDir(path: string, { outDir, extensions }: Settings): void {
  const stats = statOf(path);
  // A directory of such a name is rare, and `--out-dir page.html` for one file a habit from other programs.
  if (stats === undefined && hasExtension(outDir, extensions))
    throw new UsageError(
      `--out-dir ${outDir} would become a directory, though its name is that of a page.`,
      `Name a directory. To choose the name of one page, write pagination-tag page.html > ${outDir}. If a directory of this name is meant, make it first.`,
    );
  if (stats?.isDirectory() === false)
    throw new UsageError(
      `--out-dir ${outDir} is not a directory.`,
      'Name another one; it is made if it is missing.',
    );
}

function isEmpty(result: Inputs | undefined): boolean {
  return result?.files.length === 0 && result.diagnostics.length === 0;
}

async function find(
  { kind, path: base, pattern }: Argument,
  settings: Settings,
  cwd: string,
  outDir: string | undefined,
): Promise<Inputs> {
  const { extensions, ignore, ignoreFrom, rendering } = settings;
  if (kind === 'file') {
    const place = basename(base);
    // A shell may have expanded what --ignore leaves out. What does not exist is reported.
    const isIgnored = ignore.length > 0 && statOf(base) !== undefined && !(await isListed(base, settings));
    return {
      files: isIgnored || !isTemplate(place, rendering) ? [] : [{ path: base, place }],
      diagnostics: [],
      directories: [dirname(base), dirname(realPath(base))],
    };
  }
  const accepts = (place: string): boolean =>
    (kind === 'glob' || hasExtension(place, extensions)) && isTemplate(place, rendering);
  const gitIgnore = new GitIgnore(base, cwd);
  const search = { directory: base, pattern, ignore, ignoreFrom, accepts, outDir, gitIgnore };
  const found = await listFiles(search);
  return {
    files: found.files.map((place) => ({ path: join(base, place), place })),
    diagnostics: found.unreadable.map(({ path, error }) => notRead(displayPath(cwd, path), error)),
    directories: found.directories,
  };
}

/** Whether the setting `dialects` leaves a file out. */
function isTemplate(path: string, { dialects }: Settings['rendering']): boolean {
  return dialectOfFile(basename(path), dialects) !== false;
}

function hasExtension(place: string, extensions: readonly string[]): boolean {
  return extensions.some((extension) => place.toLowerCase().endsWith(`.${extension}`));
}

/** More of them would bury the message. */
const SHOWN_EXTENSIONS = 6;

function nothingFound(
  searched: readonly Argument[],
  { extensions, ignore, rendering }: Settings,
  cwd: string,
): UsageError {
  const shown = extensions.slice(0, SHOWN_EXTENSIONS).map((extension) => `.${extension}`);
  const others = extensions.length - shown.length;
  const list = `${shown.join(', ')}${others === 0 ? '' : ` or one of ${others} others`}`;
  const kinds = new Set(searched.map(({ kind }) => kind));
  const leftOut = Object.entries(rendering.dialects ?? {}).flatMap(([extension, dialect]) =>
    dialect === false ? `.${extension.replace(/^\./, '')}` : [],
  );
  const advice = [
    kinds.has('directory') && `Directories are searched for names that end in ${list} (see --ext).`,
    kinds.has('glob') && 'Check the glob, which starts at the current directory.',
    ignore.length > 0 && `--ignore leaves out ${ignore.join(', ')}.`,
    (kinds.has('directory') || kinds.has('glob')) &&
      existsSync(join(cwd, '.gitignore')) &&
      'What .gitignore lists is left out, unless it is named.',
    leftOut.length > 0 && `The setting "dialects" leaves out ${leftOut.join(', ')}.`,
  ];
  return new UsageError(
    `No file was found for ${searched.map(({ text }) => `"${text}"`).join(', ')}.`,
    advice.filter((sentence) => sentence !== false).join(' '),
  );
}
