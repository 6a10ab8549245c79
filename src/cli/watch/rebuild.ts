import { lstat } from 'node:fs/promises';
import { resolve } from 'node:path';
import pc from 'picocolors';
import { isDeepStrictEqual } from 'node:util';
import { printable } from '../../base/text.js';
import { hasError } from '../../diagnostics/diagnostic.js';
import type { Outcome } from '../files/build.js';
import { hasColours } from '../base/colours.js';
import { mapConcurrently } from '../base/concurrency.js';
import { applyConfig, configCandidates, loadConfig, type LoadedConfig } from '../config/config.js';
import { loadData } from '../config/data.js';
import { write, type Io } from '../base/io.js';
import { createOwnPages, type Pruned } from './written-pages.js';
import { isInside, reasonOf } from '../base/paths.js';
import { makePlan, type Job, type Plan } from '../files/plan.js';
import type { CommandLine } from '../arguments/program.js';
import { resolveSettings, type Settings } from '../config/settings.js';
import { digestOf, MISSING, stampOf, type Stamp } from './file-states.js';
import { UsageError } from '../base/usage-error.js';

/** What a watch has in common with a single run. */
export interface Steps {
  readonly buildAll: (
    plan: Plan,
    settings: Settings,
    data: object | undefined,
  ) => Promise<readonly Outcome[]>;
  readonly report: (outcomes: readonly Outcome[], settings: Settings, elapsed: number) => Promise<unknown>;
  readonly explain: (error: unknown) => string;
  readonly now: () => number;
}

/** Builds what has changed since it last looked. */
export interface Rebuilder {
  /** The settings that are in force. */
  settings(): Settings;
  /** Files that the settings and the data come from, or might come from; absolute. */
  dependencies(): readonly string[];
  /** Says that the first build is over. */
  greet(): Promise<void>;
  /**
   * Looks at everything, builds what is not as it was, and removes pages whose templates are gone. The first look
   * builds everything.
   *
   * @throws {UsageError} at the first look; later, it is shown
   */
  look(): Promise<Looked>;
}

/** What came of looking. */
export interface Looked {
  readonly hasBuilt: boolean;
  /** Whether other files are to be watched from now on. */
  readonly isReconfigured: boolean;
}

/** Files that are looked at, at one time. */
const LOOKS_AT_ONCE = 16;

/** A template, as it was found. */
interface Found {
  readonly job: Job;
  readonly path: string;
  readonly stamp: Stamp;
}

/**
 * Loads the configuration and the data for the first time.
 *
 * @throws {UsageError} where something is wrong with the command line, the configuration or the data
 */
export async function createRebuilder(
  commandLine: CommandLine,
  io: Io,
  { buildAll, report, explain, now }: Steps,
): Promise<Rebuilder> {
  const cwd = io.cwd();
  const wanted = commandLine.options.config;
  const configure = (found: LoadedConfig | undefined): Settings => {
    const { inputs, options } = applyConfig(commandLine, found, cwd);
    return resolveSettings(inputs, options);
  };

  let config = await loadConfig(wanted, cwd);
  let settings = configure(config);
  // Before the data is loaded: what changes in between is seen at the next look.
  let digests = await digestAll(dependencies());
  let data = await loadData(settings, cwd);
  let isFirst = true;
  /** The templates by their paths, as they were when they were built. */
  const built = new Map<string, string>();
  /** Contents of templates that had only just changed: another change might not show in their stamps. */
  const fresh = new Map<string, string>();
  /** Templates, as they are shown, whose page is not there or not up to date. */
  const broken = new Map<string, string>();
  let unreadable: readonly string[] = [];
  const pages = createOwnPages();
  let lastProblem: string | undefined;

  function dataPath(): string | undefined {
    return settings.data === undefined ? undefined : resolve(cwd, settings.data);
  }

  function dependencies(): readonly string[] {
    const path = dataPath();
    return [...configCandidates(wanted, config, cwd), ...(path === undefined ? [] : [path])];
  }

  /** Shows what is wrong; once, although it may be found again and again. */
  async function tell(error: unknown): Promise<void> {
    if (!(error instanceof UsageError)) throw error;
    const problem = `${error.message}\n${error.hint}`;
    if (problem === lastProblem) return;
    lastProblem = problem;
    await write(io.stderr, explain(error));
  }

  /** Loads the configuration and the data again if they have changed. Where one of them cannot be loaded, both stay. */
  async function reload(): Promise<boolean> {
    const current = await digestAll(dependencies());
    const hasChanged = (path: string): boolean => current.get(path) !== digests.get(path);
    const candidates = configCandidates(wanted, config, cwd);
    const isConfigTouched = candidates.some(hasChanged);
    const path = dataPath();
    const isDataTouched = path !== undefined && hasChanged(path);
    if (!isConfigTouched && !isDataTouched) return false;
    digests = current;
    lastProblem = undefined;
    try {
      const newConfig = isConfigTouched ? await loadConfig(wanted, cwd, true) : config;
      const isReconfigured = !isDeepStrictEqual(newConfig, config);
      const newSettings = isReconfigured ? configure(newConfig) : settings;
      if (!isReconfigured && !isDataTouched) return false;
      data = await loadData(newSettings, cwd, true);
      config = newConfig;
      settings = newSettings;
      built.clear();
      // There may be other files to depend on now. One that changes while it is loaded shows at the next look.
      for (const [file, digest] of await digestAll(dependencies()))
        if (!digests.has(file)) digests.set(file, digest);
      return isReconfigured;
    } catch (error) {
      await tell(error);
      return false;
    }
  }

  /** Finds the templates that are there, and those that are missing although they are asked for by name. */
  async function find(plan: Plan): Promise<readonly Found[]> {
    const found = await mapConcurrently(plan.jobs, LOOKS_AT_ONCE, async (job): Promise<Found> => {
      const path = job.path ?? '';
      return { job, path, stamp: await stampOf(path) };
    });
    const named = new Set(settings.inputs.map((text) => resolve(settings.inputsFrom ?? cwd, text)));
    const isThere = await mapConcurrently(
      found,
      LOOKS_AT_ONCE,
      async ({ path, stamp }) => stamp.text !== MISSING || named.has(path) || (await isLink(path)),
    );
    return found.filter((_, index) => isThere[index]);
  }

  async function isOutdated({ path, stamp }: Found): Promise<boolean> {
    if (built.get(path) !== stamp.text) return true;
    const content = fresh.get(path);
    return content !== undefined && content !== (await digestOf(path));
  }

  /** Removes the pages of templates that are gone, or that go elsewhere by now. */
  async function prune(found: readonly Found[], plan: Plan): Promise<Pruned> {
    const targets = new Map(
      found
        .filter(({ stamp }) => stamp.text !== MISSING)
        .map(({ job, path }) => [path, [job.target?.path, job.map?.path]] as const),
    );
    // What is in a directory that cannot be read is not known to be gone.
    const hidden = plan.diagnostics.map(({ file = '' }) => resolve(cwd, file));
    for (const path of [...built.keys()]) if (!targets.has(path)) forget(path);
    return pages.prune(
      (source, target) =>
        targets.get(source)?.includes(target.path) === true ||
        hidden.some((directory) => isInside(directory, source)),
    );
  }

  function forget(path: string): void {
    built.delete(path);
    broken.delete(path);
    fresh.delete(path);
  }

  /** Notes what came of the templates, and gives what there is to report. */
  async function note(outdated: readonly Found[], outcomes: readonly Outcome[]): Promise<readonly Outcome[]> {
    const byName = new Map(outdated.map((found) => [found.job.name, found]));
    const gone = new Set<Outcome>();
    const written = [];
    for (const outcome of outcomes) {
      const found = byName.get(outcome.file);
      if (found === undefined) continue;
      const { path, job, stamp } = found;
      const isGone = outcome.diagnostics.some(({ code }) => code === 'file-not-found');
      if (isGone && stamp.text !== MISSING) {
        // It went just now. The next look finds out whether it has come back.
        gone.add(outcome);
        forget(path);
        continue;
      }
      if (hasError(outcome.diagnostics)) broken.set(path, job.name);
      else broken.delete(path);
      if (!outcome.written) continue;
      for (const target of [job.target, job.map])
        if (target !== undefined) written.push({ target, source: path });
    }
    await pages.add(written);
    return outcomes.filter((outcome) => !gone.has(outcome));
  }

  async function tellRemoval({ removed, failures }: Pruned): Promise<void> {
    for (const { name, error } of failures)
      await tell(
        new UsageError(`${printable(name)} cannot be removed: ${reasonOf(error)}.`, 'Remove it yourself.'),
      );
    if (removed === 0 || settings.quiet) return;
    const directory = `${printable(settings.outDir)}/`.replace(/(?<!\/)\/+$/, '/');
    await write(io.stderr, `${removed} ${removed === 1 ? 'file' : 'files'} removed from ${directory}\n`);
  }

  /** Reminds of the templates that are still broken, as their problems may have scrolled away. */
  async function remind(outdated: readonly Found[]): Promise<void> {
    const now_ = new Set(outdated.map(({ path }) => path));
    const others = [...broken].filter(([path]) => !now_.has(path)).map(([, name]) => name);
    if (others.length === 0 || settings.quiet) return;
    const names = others.length > 3 ? `${others.length} files` : others.map(printable).join(', ');
    await say(`Still with errors: ${names}\n`);
  }

  async function say(text: string): Promise<void> {
    const { dim } = pc.createColors(hasColours(io.stderr, io.env, settings.colour));
    await write(io.stderr, dim(text));
  }

  return {
    settings: () => settings,
    dependencies,
    async greet() {
      if (!settings.quiet) await say('Watching for changes. Ctrl-C ends it.\n');
    },
    async look() {
      const start = now();
      const isReconfigured = isFirst ? false : await reload();
      let plan: Plan;
      try {
        plan = await makePlan({ ...settings, mayBeEmpty: !isFirst }, cwd);
      } catch (error) {
        if (isFirst) throw error;
        await tell(error);
        return { hasBuilt: false, isReconfigured };
      }
      isFirst = false;
      const found = await find(plan);
      const isOld = await mapConcurrently(found, LOOKS_AT_ONCE, isOutdated);
      const outdated = found.filter((_, index) => isOld[index]);
      const pruned = await prune(found, plan);
      await tellRemoval(pruned);
      const directories = plan.diagnostics.filter(({ file = '' }) => !unreadable.includes(file));
      unreadable = plan.diagnostics.map(({ file = '' }) => file);

      for (const { path, stamp } of found) if (!stamp.isFresh) fresh.delete(path);
      const contents = await mapConcurrently(
        outdated.filter(({ stamp }) => stamp.isFresh),
        LOOKS_AT_ONCE,
        async ({ path }) => [path, await digestOf(path)] as const,
      );
      for (const [path, content] of contents) fresh.set(path, content);
      for (const { path, stamp } of outdated) built.set(path, stamp.text);
      const hasBuilt = outdated.length > 0 || directories.length > 0;
      if (hasBuilt) {
        lastProblem = undefined;
        const jobs = outdated.map(({ job }) => job);
        const outcomes = await buildAll({ ...plan, jobs, diagnostics: directories }, settings, data);
        const told = await note(outdated, outcomes);
        if (told.length > 0) await report(told, settings, now() - start);
      }
      if (hasBuilt || pruned.removed > 0) await remind(outdated);
      return { hasBuilt: hasBuilt || pruned.removed > 0, isReconfigured };
    },
  };
}

/** Whether there is a link, as there may be one to a file that is not there. */
function isLink(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

async function digestAll(paths: readonly string[]): Promise<Map<string, string>> {
  const digests = await mapConcurrently(paths, LOOKS_AT_ONCE, digestOf);
  return new Map(paths.map((path, index) => [path, digests[index] ?? MISSING]));
}
