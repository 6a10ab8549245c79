import { basename, dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../../index.js';
import type { Shard } from '../arguments/program.js';
import { displayPath, realPath, sameFileKey } from '../base/paths.js';
import { UsageError } from '../base/usage-error.js';
import type { Settings } from '../config/settings.js';
import type { Input, Inputs } from './inputs.js';

/** Where a page or its source map is written. */
export interface Target {
  /** Absolute. */
  readonly path: string;
  /** As it is shown. */
  readonly name: string;
  /** The directory that the page may not leave, links resolved; undefined where the target is the source itself. */
  readonly within: string | undefined;
}

/** A template to be processed. */
export interface Job {
  /** Absolute; undefined for standard input. */
  readonly path?: string;
  /** As it is shown. */
  readonly name: string;
  /** Undefined where nothing is written, or where the page goes to standard output. */
  readonly target?: Target;
  /** Where its source map is written; undefined where there is none. */
  readonly map?: Target;
}

/** All that is to be done, known before anything is written. */
export interface Plan {
  readonly jobs: readonly Job[];
  /** What went wrong in looking for files. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Decides where the pages go.
 *
 * @throws {UsageError} where pages would overwrite one another or their sources
 */
export function makePlan({ files, diagnostics }: Inputs, settings: Settings, cwd: string): Plan {
  const { mode, stdin, map, shard } = settings;
  if (stdin !== undefined) return { jobs: [{ name: stdin }], diagnostics };
  const outDir = resolve(cwd, settings.outDir);
  const within = mode === 'out-dir' ? realPath(outDir) : undefined;
  if (within !== undefined) refuseOverwriting(files, within, cwd, map);
  const targetAt = (place: string): Target => {
    const path = join(outDir, place);
    return { path, name: displayPath(cwd, path), within };
  };
  const jobs = files.map(({ path, place }): Job => {
    const job = { path, name: displayPath(cwd, path) };
    if (mode === 'in-place') return { ...job, target: { ...job, within } };
    if (mode !== 'out-dir') return job;
    return { ...job, target: targetAt(place), ...(map ? { map: targetAt(`${place}.map`) } : {}) };
  });
  return { jobs: shard === undefined ? jobs : takeShard(jobs, shard), diagnostics };
}

/** Takes every n-th name, so that large directories are shared evenly. The shards of one count hold every file once. */
function takeShard(jobs: readonly Job[], { index, count }: Shard): readonly Job[] {
  const names = jobs.map(({ name }) => name).sort();
  const own = new Set(names.filter((_, place) => place % count === index - 1));
  return jobs.filter(({ name }) => own.has(name));
}

/** Refuses pages and maps that would overwrite one another or a source. Compared are paths with their links resolved. */
function refuseOverwriting(files: readonly Input[], outDir: string, cwd: string, hasMaps: boolean): void {
  const directories = new Map<string, string>();
  const sources = new Map<string, string>();
  for (const { path } of files) {
    const directory = dirname(path);
    const real = directories.get(directory) ?? realPath(directory);
    directories.set(directory, real);
    sources.set(sameFileKey(join(real, basename(path))), path);
  }
  const maps = hasMaps ? files.map(({ path, place }) => ({ path, place: `${place}.map`, isMap: true })) : [];
  const writers = new Map<string, string>();
  for (const { path, place, isMap } of [...files.map((file) => ({ ...file, isMap: false })), ...maps]) {
    const writer = `${isMap ? 'the map of ' : ''}${displayPath(cwd, path)}`;
    const key = sameFileKey(join(outDir, place));
    const source = sources.get(key);
    if (source !== undefined)
      throw new UsageError(
        `${writer} would overwrite ${source === path ? 'itself' : `the input ${displayPath(cwd, source)}`}.`,
        source === path ? 'Use --in-place, or another --out-dir.' : 'Use another --out-dir.',
      );
    const other = writers.get(key);
    if (other !== undefined)
      throw new UsageError(
        `${other} and ${writer} would both be written to ${place} in --out-dir.`,
        isMap
          ? 'Leave out one of them with --ignore, or do without --map.'
          : 'Give the directory that holds both, so that their paths are kept, or process them one by one.',
      );
    writers.set(key, writer);
  }
}
