import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { findInputs, type Input } from './inputs.js';
import type { Diagnostic } from '../../index.js';
import { mapTarget, refuseMapsOverPages } from './page-map.js';
import { displayPath, realPath, sameFileKey } from '../base/paths.js';
import type { Settings } from '../config/settings.js';
import type { Shard } from '../arguments/program.js';
import { UsageError } from '../base/usage-error.js';

/** Where a page is written. */
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
  readonly path: string | undefined;
  /** As it is shown. */
  readonly name: string;
  /** Undefined where nothing is written, or where the page goes to standard output. */
  readonly target: Target | undefined;
  /** Where its source map is written; undefined where there is none. */
  readonly map?: Target | undefined;
}

/** All that is to be done, known before anything is written. */
export interface Plan {
  readonly jobs: readonly Job[];
  /** What went wrong in looking for files. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Finds the files and where their pages go.
 *
 * @throws {UsageError} where nothing is found, or where pages would overwrite one another or their sources
 */
export async function makePlan(settings: Settings, cwd: string): Promise<Plan> {
  const { jobs, diagnostics } = await planAll(settings, cwd);
  if (settings.map) refuseMapsOverPages(jobs);
  const own = settings.shard === undefined ? jobs : takeShard(jobs, settings.shard);
  return { jobs: settings.map ? own.map(withMap) : own, diagnostics };
}

/** Takes every n-th name, so that large directories are shared evenly. The shards of one count hold every file once. */
function takeShard(jobs: readonly Job[], { index, count }: Shard): readonly Job[] {
  const names = jobs.map(({ name }) => name).sort();
  const own = new Set(names.filter((_, place) => place % count === index - 1));
  return jobs.filter(({ name }) => own.has(name));
}

function withMap(job: Job): Job {
  return job.target === undefined ? job : { ...job, map: mapTarget(job.target) };
}

async function planAll(settings: Settings, cwd: string): Promise<Plan> {
  if (settings.stdin !== undefined)
    return { jobs: [{ path: undefined, name: settings.stdin, target: undefined }], diagnostics: [] };
  if (settings.mode !== 'out-dir') {
    const { files, diagnostics } = await findInputs(settings, cwd);
    const jobs = files.map(({ path }): Job => {
      const name = displayPath(cwd, path);
      return {
        path,
        name,
        target: settings.mode === 'in-place' ? { path, name, within: undefined } : undefined,
      };
    });
    return { jobs, diagnostics };
  }
  const outDir = resolve(cwd, settings.outDir);
  await refuseFile(outDir, settings.outDir);
  const within = realPath(outDir);
  const { files, diagnostics } = await findInputs(settings, cwd, within);
  refuseOverwriting(files, within, cwd);
  const jobs = files.map(({ path, place }): Job => {
    const page = join(outDir, place);
    return {
      path,
      name: displayPath(cwd, path),
      target: { path: page, name: displayPath(cwd, page), within },
    };
  });
  return { jobs, diagnostics };
}

async function refuseFile(outDir: string, text: string): Promise<void> {
  const found = await stat(outDir).catch(() => undefined);
  if (found !== undefined && !found.isDirectory())
    throw new UsageError(
      `--out-dir ${text} is not a directory.`,
      'Name another one; it is made if it is missing.',
    );
}

/** Refuses pages that would overwrite one another or a source. Compared are paths with their links resolved. */
function refuseOverwriting(files: readonly Input[], outDir: string, cwd: string): void {
  const directories = new Map<string, string>();
  const realSource = (path: string): string => {
    const directory = dirname(path);
    const real = directories.get(directory) ?? realPath(directory);
    directories.set(directory, real);
    return join(real, basename(path));
  };
  const sources = new Map<string, string>();
  for (const { path } of files) sources.set(sameFileKey(realSource(path)), path);

  const writers = new Map<string, string>();
  for (const { path, place } of files) {
    const key = sameFileKey(join(outDir, place));
    const source = sources.get(key);
    if (source === path)
      throw new UsageError(
        `${displayPath(cwd, path)} would overwrite itself.`,
        'Use --in-place, or another --out-dir.',
      );
    if (source !== undefined)
      throw new UsageError(
        `${displayPath(cwd, path)} would overwrite the input ${displayPath(cwd, source)}.`,
        'Use another --out-dir.',
      );
    const writer = writers.get(key);
    if (writer !== undefined)
      throw new UsageError(
        `${displayPath(cwd, writer)} and ${displayPath(cwd, path)} would both be written to ${place} in --out-dir.`,
        'Give the directory that holds both, so that their paths are kept, or process them one by one.',
      );
    writers.set(key, path);
  }
}
