import { lstatSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { displayPath, realPath, sameFileKey, statOf } from '../base/paths.js';
import { UsageError } from '../../base/usage-error.js';
import type { Settings } from '../config/settings.js';
import type { Input } from './search.js';

/** The output file of a page or its source map. */
export interface Target {
  /** Absolute. */
  readonly path: string;
  /** The path with symbolic links resolved. */
  readonly real: string;
  /** The display name. */
  readonly name: string;
  /** The directory that must contain the page, links resolved; undefined if the target is the source itself. */
  readonly within: string | undefined;
}

/** A template to process, or a path that could not be searched. */
export interface Job extends Input {
  /** The display name. The path and the place of standard input are empty. */
  readonly name: string;
  /** The target of its page, then of its source map, if any. Empty if no file is written. */
  readonly outputs: readonly Target[];
}

/**
 * Plans where to write the pages, before anything is written.
 *
 * @throws {UsageError} if pages would overwrite each other or their sources
 */
export function planJobs(files: readonly Input[], settings: Settings, cwd: string): readonly Job[] {
  const { mode, stdin, map, shard } = settings;
  if (stdin !== undefined) return [{ path: '', name: stdin, place: '', outputs: [] }];
  const outDir = resolve(cwd, settings.outDir);
  const within = mode === 'out-dir' ? realPath(outDir) : undefined;
  const resolveDirectory = createDirectoryResolver();
  const targetAt = (path: string): Target => {
    const place = resolveDirectory(path);
    const real = statOf(place, lstatSync)?.isSymbolicLink() ? realPath(place) : place;
    return { path, real, name: displayPath(cwd, path), within };
  };
  const jobs = files.map((file): Job => {
    const job = { ...file, name: displayPath(cwd, file.path) };
    if (mode === 'in-place' && file.error === undefined) return { ...job, outputs: [targetAt(file.path)] };
    if (mode !== 'out-dir' || file.error !== undefined) return { ...job, outputs: [] };
    const places = map ? [file.place, `${file.place}.map`] : [file.place];
    return { ...job, outputs: places.map((place) => targetAt(join(outDir, place))) };
  });
  if (within !== undefined) refuseOverwriting(jobs, outDir, resolveDirectory);
  return shard === undefined ? jobs : takeShard(jobs, shard);
}

/**
 * Selects every n-th name, so that large directories are divided evenly. Each file is in exactly one shard. Each shard
 * reports all search errors.
 */
function takeShard(jobs: readonly Job[], { index, count }: NonNullable<Settings['shard']>): readonly Job[] {
  const names = jobs.flatMap(({ name, error }) => (error === undefined ? name : [])).sort();
  const others = new Set(names.filter((_, place) => place % count !== index - 1));
  return jobs.filter(({ name }) => !others.has(name));
}

/** Returns a function that resolves the links in a path's directory, and caches directories. */
function createDirectoryResolver(): (path: string) => string {
  const directories = new Map<string, string>();
  return (path) => {
    const directory = dirname(path);
    const real = directories.get(directory) ?? realPath(directory);
    directories.set(directory, real);
    return join(real, basename(path));
  };
}

function refuseOverwriting(
  jobs: readonly Job[],
  outDir: string,
  resolveDirectory: (path: string) => string,
): void {
  const keyOf = (path: string): string => sameFileKey(resolveDirectory(path));
  const sources = new Map(jobs.map(({ path, name }) => [keyOf(path), name]));
  const pages = jobs.map(({ name, outputs: [target] }) => ({ name, target, isMap: false }));
  const maps = jobs.map(({ name, outputs: [, target] }) => ({ name, target, isMap: true }));
  const writers = new Map<string, string>();
  for (const { name, target, isMap } of [...pages, ...maps]) {
    if (target === undefined) continue;
    const writer = isMap ? `the map of ${name}` : name;
    const key = keyOf(target.path);
    const source = sources.get(key);
    if (source !== undefined)
      throw new UsageError(
        `${writer} would overwrite ${source === name ? 'itself' : `the input ${source}`}.`,
        source === name ? 'Use --in-place, or another --out-dir.' : 'Use another --out-dir.',
      );
    const other = writers.get(key);
    if (other !== undefined)
      throw new UsageError(
        `${other} and ${writer} would both be written to ${displayPath(outDir, target.path)} in --out-dir.`,
        isMap
          ? 'Skip one of them with --ignore, or remove --map.'
          : 'Name the directory that contains both, which keeps their paths, or process them separately.',
      );
    writers.set(key, writer);
  }
}
