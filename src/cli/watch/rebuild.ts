import { lstatSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pc from 'picocolors';
import { printable } from '../../base/text.js';
import { hasError, PaginationTagError } from '../../diagnostics/diagnostic.js';
import type { CommandLine } from '../arguments/program.js';
import { hasColours } from '../base/colours.js';
import { explain } from '../base/explain.js';
import { write, type Io } from '../base/io.js';
import { statOf } from '../base/paths.js';
import { UsageError } from '../base/usage-error.js';
import { configCandidates } from '../config/config.js';
import { loadData } from '../config/data.js';
import { loadSettings, type Settings } from '../config/settings.js';
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
const SHOWN_PAGES = 5;

/**
 * Prepares to build again what changes.
 *
 * @returns `look`, which builds the templates that have changed since the last look, and removes the pages of those that are
 *   gone. It returns the directories in which a change asks for another look; the first one throws a UsageError, and later
 *   ones print it. And `say`, which prints something for a person.
 */
export function createRebuilder(commandLine: CommandLine, io: Io, now: () => number) {
  const cwd = io.cwd();
  const { config: wanted, color } = commandLine.options;
  const colours = pc.createColors(hasColours(io.stderr, io.env, color));
  let loaded: { readonly settings: Settings; readonly data: object | undefined } | undefined;
  /** The files that settings and data come from, as they were when they were loaded. */
  let dependencies = statesOf(configCandidates(wanted, cwd));
  /** The states of the templates when they were last built, by path. */
  const built = new Map<string, string | undefined>();
  /** The paths and names of templates whose page is missing or out of date. */
  const broken = new Map<string, string>();
  const pages = new WrittenPages();
  let unreadable: readonly (string | undefined)[] = [];
  let lastProblem: string | undefined;

  async function look(): Promise<readonly string[]> {
    const start = now();
    const isFirst = loaded === undefined;
    let directories: readonly string[] = [];
    try {
      const { settings, data } = await load();
      const inputs = await findInputs(settings, cwd, !isFirst);
      ({ directories } = inputs);
      await rebuild(makePlan(inputs, settings, cwd), settings, data, start);
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
    const problem = explain(error, colours.isColorSupported);
    if (problem !== lastProblem) await write(io.stderr, problem);
    lastProblem = problem;
  }

  /** Loads the settings and the data if their files have changed. Keeps both where one cannot be loaded again. */
  async function load(): Promise<NonNullable<typeof loaded>> {
    const states = statesOf(dependencies.keys());
    if (loaded !== undefined && isDeepStrictEqual(states, dependencies)) return loaded;
    dependencies = states;
    await sleep(TICK);
    try {
      const { settings } = await loadSettings(commandLine, cwd, loaded !== undefined);
      const files = [...configCandidates(wanted, cwd)];
      const { theme } = settings.rendering;
      if (typeof settings.data === 'string') files.push(resolve(cwd, settings.data));
      if (typeof theme === 'object' && 'sample' in theme) files.push(resolve(cwd, theme.file ?? ''));
      // A file that changes while it is loaded keeps its earlier state, so that the next look loads it again.
      dependencies = new Map([...statesOf(files), ...states]);
      const data = await loadData(settings.data, cwd, loaded !== undefined);
      if (loaded !== undefined && isDeepStrictEqual({ settings, data }, loaded)) return loaded;
      lastProblem = undefined;
      built.clear();
      return (loaded = { settings, data });
    } catch (error) {
      if (loaded === undefined) throw error;
      await tell(error);
      return loaded;
    }
  }

  /** Builds those of the templates that have changed. */
  async function rebuild(
    plan: Plan,
    settings: Settings,
    data: object | undefined,
    start: number,
  ): Promise<void> {
    const isFirst = built.size === 0;
    const states = statesOf(plan.jobs.map(({ path = '' }) => path));
    const jobs = plan.jobs.filter(
      ({ path = '' }) => !built.has(path) || built.get(path) !== states.get(path),
    );
    for (const map of [built, broken]) for (const path of map.keys()) if (!states.has(path)) map.delete(path);
    const removed = removePages(plan, states);
    if (removed > 0) await say(`${count(removed, 'file')} removed from ${shownDirectory(settings.outDir)}\n`);
    const diagnostics = plan.diagnostics.filter(({ file }) => !unreadable.includes(file));
    unreadable = plan.diagnostics.map(({ file }) => file);
    if (jobs.length + diagnostics.length + removed === 0) return;
    lastProblem = undefined;
    await sleep(TICK);
    const outcomes = await buildAll({ jobs, diagnostics }, settings, data, io, now);
    const reported = outcomes.filter((outcome, index) => {
      const job = jobs[index - diagnostics.length];
      return job === undefined || note(job, outcome, states, settings);
    });
    if (!isFirst) await sayWritten(reported);
    if (reported.length > 0) await printReport(reported, settings, io, now() - start);
    // The reports of other templates may have scrolled away.
    const paths = new Set(jobs.map(({ path }) => path));
    const others = [...broken].filter(([path]) => !paths.has(path)).map(([, name]) => printable(name));
    if (others.length === 0) return;
    await say(`Still with errors: ${others.length > 3 ? `${others.length} files` : others.join(', ')}\n`);
  }

  /** Says which pages were written, and when. */
  async function sayWritten(outcomes: readonly Outcome[]): Promise<void> {
    const names = outcomes.flatMap(({ written, output }) => (written && output ? printable(output) : []));
    const more = names.length > SHOWN_PAGES ? ` and ${names.length - SHOWN_PAGES} more` : '';
    if (names.length > 0)
      await say(
        `${new Date().toLocaleTimeString('en-GB')} ${names.slice(0, SHOWN_PAGES).join(', ')}${more}\n`,
      );
  }

  /**
   * Keeps what later looks need to know of a template.
   *
   * @returns whether to report it: not where it was deleted after the search; if it comes back, it is new
   */
  function note(job: Job, { diagnostics, written }: Outcome, states: States, settings: Settings): boolean {
    const { path = '', name, target, map } = job;
    const isNamed = settings.inputs.some((text) => resolve(settings.inputsFrom, text) === path);
    const isMissing = diagnostics.some(({ code }) => code === 'file-not-found');
    if (isMissing && !isNamed && lstatSync(path, { throwIfNoEntry: false }) === undefined) return false;
    built.set(path, states.get(path));
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
