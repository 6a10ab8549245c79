import { lstatSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pc from 'picocolors';
import { printable } from '../../base/text.js';
import { hasError } from '../../diagnostics/diagnostic.js';
import type { CommandLine } from '../arguments/program.js';
import { hasColours } from '../base/colours.js';
import { explain } from '../base/explain.js';
import { write, type Io } from '../base/io.js';
import { isInside } from '../base/paths.js';
import { UsageError } from '../base/usage-error.js';
import { configCandidates } from '../config/config.js';
import { loadData } from '../config/data.js';
import { loadSettings, type Settings } from '../config/settings.js';
import { buildAll, type Outcome } from '../files/build.js';
import { makePlan, type Job, type Plan } from '../files/plan.js';
import { printReport } from '../report/print-report.js';
import { count, shownDirectory } from '../report/report-pretty.js';
import { statesOf, WrittenPages } from './file-states.js';

/**
 * How long the file system's clock may stand still, in milliseconds. What is read a tick after its time was taken is no
 * older than that time, and a later change shows in a later time.
 */
const TICK = 15;

/**
 * Loads the configuration and the data for the first time.
 *
 * @throws {UsageError} where something is wrong with the command line, the configuration or the data
 */
export async function createRebuilder(commandLine: CommandLine, io: Io, now: () => number) {
  const cwd = io.cwd();
  const hasColour = hasColours(io.stderr, io.env, commandLine.options.color);
  const wanted = commandLine.options.config;
  /** The files that the settings and the data come from, as they were when they were loaded. */
  let dependencies = statesOf(configCandidates(wanted, undefined, cwd));
  let { settings, data } = await load(false);
  let isFirst = true;
  /** The paths of the templates, and their states when they were last built. */
  let built = new Map<string, string | undefined>();
  /** The paths and names of templates whose page is missing or out of date. */
  const broken = new Map<string, string>();
  const pages = new WrittenPages();
  let unreadable: readonly (string | undefined)[] = [];
  let lastProblem: string | undefined;

  async function load(isAgain: boolean): Promise<{ settings: Settings; data: object | undefined }> {
    const { settings, config } = await loadSettings(commandLine, cwd, isAgain);
    const dataFile = typeof settings.data === 'string' ? [resolve(cwd, settings.data)] : [];
    // A file that changes while it is loaded keeps its earlier state, so that the next look loads it again.
    dependencies = new Map([
      ...statesOf([...configCandidates(wanted, config, cwd), ...dataFile]),
      ...dependencies,
    ]);
    return { settings, data: await loadData(settings.data, cwd, isAgain) };
  }

  /** Loads the configuration and the data again if their files have changed. Keeps both if one cannot be loaded. */
  async function reload(): Promise<boolean> {
    const states = statesOf(dependencies.keys());
    if (isDeepStrictEqual(states, dependencies)) return false;
    dependencies = states;
    lastProblem = undefined;
    await sleep(TICK);
    try {
      const loaded = await load(true);
      if (isDeepStrictEqual(loaded, { settings, data })) return false;
      ({ settings, data } = loaded);
      built.clear();
      return true;
    } catch (error) {
      await tell(error);
      return false;
    }
  }

  /** Prints a problem, once in a row: every look may find it again. */
  async function tell(error: unknown): Promise<void> {
    if (!(error instanceof UsageError)) throw error;
    const problem = explain(error, hasColour);
    if (problem !== lastProblem) await write(io.stderr, problem);
    lastProblem = problem;
  }

  async function say(text: string): Promise<void> {
    if (!settings.quiet) await write(io.stderr, pc.createColors(hasColour).dim(text));
  }

  /** Returns the templates that are new or have changed. */
  function findChanged(jobs: readonly Job[]): readonly Job[] {
    const before = built;
    built = statesOf(jobs.map(({ path = '' }) => path));
    for (const path of broken.keys()) if (!built.has(path)) broken.delete(path);
    return jobs.filter(({ path = '' }) => !before.has(path) || before.get(path) !== built.get(path));
  }

  /** Removes pages whose templates are gone or are built elsewhere now, and returns how many. */
  async function removePages({ jobs, diagnostics }: Plan): Promise<number> {
    const targets = new Map(jobs.map(({ path = '', target, map }) => [path, [target?.path, map?.path]]));
    const hidden = diagnostics.map(({ file = '' }) => resolve(cwd, file));
    const removed = pages.removeUnless((source, { path }) => {
      // A directory that cannot be read may still hold the template.
      if (hidden.some((directory) => isInside(directory, source))) return true;
      return built.get(source) !== undefined && targets.get(source)?.includes(path) === true;
    });
    if (removed > 0 && !settings.quiet)
      await write(io.stderr, `${count(removed, 'file')} removed from ${shownDirectory(settings.outDir)}\n`);
    return removed;
  }

  /** Keeps what later looks need to know of the outcomes, and returns those to report. */
  function note(jobs: readonly Job[], outcomes: readonly Outcome[]): readonly Outcome[] {
    const byName = new Map(jobs.map((job) => [job.name, job]));
    const named = new Set(settings.inputs.map((text) => resolve(settings.inputsFrom, text)));
    return outcomes.filter(({ file, diagnostics, written }) => {
      const { path, target, map } = byName.get(file) ?? {};
      if (path === undefined) return true;
      const isMissing = diagnostics.some(({ code }) => code === 'file-not-found');
      if (isMissing && !named.has(path) && lstatSync(path, { throwIfNoEntry: false }) === undefined) {
        // It was deleted after the search. If it comes back, it is new.
        built.delete(path);
        broken.delete(path);
        return false;
      }
      if (hasError(diagnostics)) broken.set(path, file);
      else broken.delete(path);
      if (written) for (const page of [target, map]) if (page !== undefined) pages.add(path, page);
      return true;
    });
  }

  /** Names the other templates with errors: their reports may have scrolled away. */
  async function remind(jobs: readonly Job[]): Promise<void> {
    const reported = new Set(jobs.map(({ path }) => path));
    const others = [...broken].filter(([path]) => !reported.has(path)).map(([, name]) => printable(name));
    if (others.length === 0) return;
    await say(`Still with errors: ${others.length > 3 ? `${others.length} files` : others.join(', ')}\n`);
  }

  return {
    /** The settings in force. */
    settings: () => settings,
    /** The files that the settings and the data come from, or might come from; absolute. */
    dependencies: () => [...dependencies.keys()],
    /** Prints that the first build is over. */
    greet: () => say('Watching for changes. Ctrl-C ends it.\n'),
    /**
     * Builds the templates that have changed, and removes the pages of those that are gone. The first look builds
     * everything.
     *
     * @returns whether the settings or the data have changed
     * @throws {UsageError} at the first look; later looks print it
     */
    async look(): Promise<boolean> {
      const start = now();
      const isReloaded = !isFirst && (await reload());
      let plan: Plan;
      try {
        plan = await makePlan({ ...settings, mayBeEmpty: !isFirst }, cwd);
      } catch (error) {
        if (isFirst) throw error;
        await tell(error);
        return isReloaded;
      }
      isFirst = false;
      const jobs = findChanged(plan.jobs);
      const removed = await removePages(plan);
      const diagnostics = plan.diagnostics.filter(({ file }) => !unreadable.includes(file));
      unreadable = plan.diagnostics.map(({ file }) => file);
      const hasNews = jobs.length > 0 || diagnostics.length > 0;
      if (hasNews) {
        lastProblem = undefined;
        await sleep(TICK);
        const outcomes = note(jobs, await buildAll({ jobs, diagnostics }, settings, data, io, now));
        if (outcomes.length > 0) await printReport(outcomes, settings, io, now() - start);
      }
      if (hasNews || removed > 0) await remind(jobs);
      return isReloaded;
    },
  };
}
