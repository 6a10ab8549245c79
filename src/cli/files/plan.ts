import { basename, dirname, join, resolve, sep } from 'node:path';
import { displayPath, realPath, sameFileKey } from '../base/paths.js';
import { UsageError } from '../../base/usage-error.js';
import type { Settings } from '../config/settings.js';
import type { Input } from './search.js';

/** The output file of a page or its source map. */
export interface Target {
  /** Absolute. */
  readonly path: string;
  /** The path with the symbolic links of its directory resolved. */
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
  const locate = createLocate(cwd);
  const targetAt = (path: string): Target => ({ path, within, ...locate(path) });
  const jobs = files.map((file): Job => {
    const isFile = file.error === undefined;
    const job = { ...file, name: isFile ? locate(file.path).name : displayPath(cwd, file.path) };
    if (mode === 'in-place' && isFile) return { ...job, outputs: [targetAt(file.path)] };
    if (mode !== 'out-dir' || !isFile) return { ...job, outputs: [] };
    const places = map ? [file.place, `${file.place}.map`] : [file.place];
    return { ...job, outputs: places.map((place) => targetAt(join(outDir, place))) };
  });
  if (within !== undefined) refuseOverwriting(jobs, outDir, locate);
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

type Place = Pick<Target, 'real' | 'name'>;

/** Returns a function that says where a path really is, and what it is called. Each directory is resolved once. */
function createLocate(cwd: string): (path: string) => Place {
  const directories = new Map<string, Place>();
  return (path) => {
    const directory = dirname(path);
    const found = directories.get(directory) ?? {
      real: join(realPath(directory), sep),
      name: displayPath(cwd, join(directory, '-')).slice(0, -1),
    };
    directories.set(directory, found);
    const file = basename(path);
    return { real: found.real + file, name: found.name + file };
  };
}

function refuseOverwriting(jobs: readonly Job[], outDir: string, locate: (path: string) => Place): void {
  const sources = new Map(jobs.map(({ path, name }) => [sameFileKey(locate(path).real), name]));
  const pages = jobs.map(({ name, outputs: [target] }) => ({ name, target, isMap: false }));
  const maps = jobs.map(({ name, outputs: [, target] }) => ({ name, target, isMap: true }));
  const writers = new Map<string, string>();
  for (const { name, target, isMap } of [...pages, ...maps]) {
    if (target === undefined) continue;
    const writer = isMap ? `the map of ${name}` : name;
    const key = sameFileKey(target.real);
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
