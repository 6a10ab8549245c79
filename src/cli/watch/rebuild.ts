import { lstatSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { printable } from '../../base/text.js';
import { hasError, PaginationTagError } from '../../diagnostics/diagnostic.js';
import { coloursFor } from '../base/colours.js';
import { explain } from '../base/explain.js';
import { write, type Io } from '../base/io.js';
import { statOf } from '../base/paths.js';
import { UsageError } from '../base/usage-error.js';
import { configCandidates } from '../config/config.js';
import { loadSettings, type GivenOptions, type Settings } from '../config/settings.js';
import { isThemeFile, loadData } from '../config/load-file.js';
import { buildAll, type Outcome } from '../files/build.js';
import { findInputs } from '../files/inputs.js';
import { makePlan, type Job, type Plan } from '../files/plan.js';
import { printReport } from '../report/print-report.js';
import { count, shownDirectory } from '../report/report-pretty.js';
import { statesOf, WrittenPages, type States } from './written-pages.js';

/**
 * How long the file system's clock may stand still, in milliseconds. What is read a tick after its time was taken is no
 * older than that time, and a later change shows in a later time.
 */
const TICK = 15;

/** More of them would bury the report. */
const SHOWN_NAMES = 5;

/** What a build needs to know. */
interface Loaded {
  readonly settings: Settings;
  readonly data: object | undefined;
}

/**
 * Prepares to build again what changes.
 *
 * @returns `look`, which builds the templates that have changed since the last look, and removes the pages of those that are
 *   gone. It returns the directories in which a change asks for another look; the first one throws a UsageError, and later
 *   ones print it. And `say`, which prints something for a person.
 */
export function createRebuilder(given: GivenOptions, io: Io, now: () => number) {
  const cwd = io.cwd();
  const { config: wanted } = given;
  const colours = coloursFor(io.stderr, io);
  let loaded: Loaded | undefined;
  /** The files that settings and data come from, as they were when they were loaded. */
  let dependencies = statesOf(configCandidates(wanted, cwd));
  /** By path, the templates as they were when they were last built, and what was wrong with what could not be searched. */
  let known: States = new Map();
  /** The paths and names of templates whose page is missing or out of date. */
  const broken = new Map<string, string>();
  const pages = new WrittenPages();
  let lastProblem: string | undefined;

  async function look(): Promise<readonly string[]> {
    const start = now();
    const isFirst = loaded === undefined;
    let directories: readonly string[] = [];
    try {
      const current = await load();
      const inputs = await findInputs(current.settings, cwd, !isFirst);
      ({ directories } = inputs);
      await rebuild(makePlan(inputs, current.settings, cwd), current, start);
    } catch (error) {
      if (isFirst) throw error;
      await tell(error);
    }
    return [...directories, ...Array.from(dependencies.keys(), dirname)];
  }

  async function say(text: string): Promise<void> {
    if (loaded?.settings.quiet !== true) await write(io.stderr, colours.dim(text));
  }

  /** Prints a problem, once in a row: every look may find it again. */
  async function tell(error: unknown): Promise<void> {
    if (!(error instanceof UsageError || error instanceof PaginationTagError)) throw error;
    const problem = explain(error, colours);
    if (problem !== lastProblem) await write(io.stderr, problem);
    lastProblem = problem;
  }

  /** Loads the settings and the data if their files have changed. Keeps both where one cannot be loaded again. */
  async function load(): Promise<Loaded> {
    const states = statesOf(dependencies.keys());
    if (loaded !== undefined && isDeepStrictEqual(states, dependencies)) return loaded;
    const isAgain = loaded !== undefined;
    dependencies = states;
    await sleep(TICK);
    try {
      const { settings, values } = await loadSettings(given, cwd, isAgain);
      const files = [...configCandidates(wanted, cwd)];
      if (typeof values.data === 'string') files.push(resolve(cwd, values.data));
      if (isThemeFile(values.theme)) files.push(resolve(cwd, values.theme));
      // A file that changes while it is loaded keeps its earlier state, so that the next look loads it again.
      dependencies = new Map([...statesOf(files), ...states]);
      const data = await loadData(settings.data, cwd, isAgain);
      if (loaded !== undefined && isDeepStrictEqual({ settings, data }, loaded)) return loaded;
      lastProblem = undefined;
      known = new Map();
      return (loaded = { settings, data });
    } catch (error) {
      if (loaded === undefined) throw error;
      await tell(error);
      return loaded;
    }
  }

  /** Builds those of the templates that have changed. */
  async function rebuild(plan: Plan, { settings, data }: Loaded, start: number): Promise<void> {
    const isFirst = known.size === 0;
    const states = statesOf(plan.jobs.map(({ path = '' }) => path));
    for (const { file = '', message } of plan.diagnostics) states.set(resolve(cwd, file), message);
    const isNew = (path: string): boolean => !known.has(path) || known.get(path) !== states.get(path);
    const jobs = plan.jobs.filter(({ path = '' }) => isNew(path));
    const diagnostics = plan.diagnostics.filter(({ file = '' }) => isNew(resolve(cwd, file)));
    known = states;
    for (const path of broken.keys()) if (!states.has(path)) broken.delete(path);
    const removed = removePages(plan, states);
    if (removed > 0) await say(`${count(removed, 'file')} removed from ${shownDirectory(settings.outDir)}\n`);
    if (jobs.length + diagnostics.length + removed === 0) return;
    lastProblem = undefined;
    await sleep(TICK);
    const outcomes = await buildAll({ jobs, diagnostics }, settings, data, io, now);
    const reported = outcomes.filter((outcome, index) => {
      const job = jobs[index - diagnostics.length];
      return job === undefined || note(job, outcome, states, settings);
    });
    const written = reported.flatMap(({ written, output }) => (written && output ? output : []));
    if (!isFirst && written.length > 0)
      await say(`${new Date().toLocaleTimeString('en-GB')} ${listNames(written)}\n`);
    if (reported.length > 0) await printReport(reported, settings, io, now() - start);
    // The reports of other templates may have scrolled away.
    const paths = new Set(jobs.map(({ path }) => path));
    const others = [...broken].flatMap(([path, name]) => (paths.has(path) ? [] : name));
    if (others.length > 0) await say(`Still with errors: ${listNames(others)}\n`);
  }

  /**
   * Keeps what later looks need to know of a template.
   *
   * @returns whether to report it: not where it was deleted after the search; if it comes back, it is new
   */
  function note(
    { path = '', name, target, map }: Job,
    { diagnostics, written }: Outcome,
    states: States,
    settings: Settings,
  ): boolean {
    const isNamed = settings.inputs.some((text) => resolve(settings.inputsFrom, text) === path);
    const isMissing = diagnostics.some(({ code }) => code === 'file-not-found');
    if (isMissing && !isNamed && lstatSync(path, { throwIfNoEntry: false }) === undefined) {
      states.delete(path);
      return false;
    }
    if (hasError(diagnostics)) broken.set(path, name);
    else broken.delete(path);
    if (written) for (const page of [target, map]) if (page !== undefined) pages.add(page);
    return true;
  }

  /** Removes pages whose templates are gone, and returns how many. */
  function removePages({ jobs, diagnostics }: Plan, states: States): number {
    // A directory that cannot be read may still hold the templates.
    if (diagnostics.some(({ file = '' }) => statOf(resolve(cwd, file))?.isFile() !== true)) return 0;
    const existing = jobs.filter(({ path = '' }) => states.get(path) !== undefined);
    return pages.removeUnless(new Set(existing.flatMap(({ target, map }) => [target?.path, map?.path])));
  }

  return { look, say };
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_NAMES).map(printable).join(', ');
  return names.length > SHOWN_NAMES ? `${shown} and ${names.length - SHOWN_NAMES} more` : shown;
}
