import { lstatSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { printable } from '../../base/text.js';
import { hasError, PaginationTagError, type Diagnostic } from '../../diagnostics/diagnostic.js';
import { coloursFor } from '../base/colours.js';
import { explain } from '../base/explain.js';
import { write, type Io } from '../base/io.js';
import { statOf } from '../base/paths.js';
import { UsageError } from '../base/usage-error.js';
import { configCandidates } from '../config/config.js';
import { loadSettings, type GivenOptions, type Settings } from '../config/settings.js';
import { isThemeFile, loadData } from '../config/load-file.js';
import { buildAll, unsearched } from '../files/build.js';
import { findInputs } from '../files/inputs.js';
import { planJobs, type Job } from '../files/plan.js';
import { printReport } from '../report/print-report.js';
import { count, shownDirectory } from '../report/report-pretty.js';
import { MISSING, removeUnless, stateOf, statesOf, type States, type WrittenPages } from './written-pages.js';

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
  const colours = coloursFor(io.stderr, io);
  let loaded: Loaded | undefined;
  /** The files that settings and data come from, as they were when they were loaded. */
  let sources = statesOf(configCandidates(given.config, cwd));
  /** The templates as they were when they were last built, and what was wrong with what could not be searched. */
  let known: States = new Map();
  /** The names of templates whose page is missing or out of date. */
  let broken: readonly string[] = [];
  let lastProblem: string | undefined;
  const pages: WrittenPages = new Map();

  async function look(): Promise<readonly string[]> {
    const start = now();
    const isFirst = loaded === undefined;
    let directories: readonly string[] = [];
    try {
      const current = await load();
      const inputs = await findInputs(current.settings, cwd, !isFirst);
      ({ directories } = inputs);
      await rebuild(planJobs(inputs.files, current.settings, cwd), inputs.diagnostics, current, start);
    } catch (error) {
      if (isFirst) throw error;
      await tell(error);
    }
    return [...directories, ...Array.from(sources.keys(), dirname)];
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
    const states = statesOf(sources.keys());
    if (loaded !== undefined && isDeepStrictEqual(states, sources)) return loaded;
    const isAgain = loaded !== undefined;
    sources = states;
    await sleep(TICK);
    try {
      const { settings, values } = await loadSettings(given, cwd, isAgain);
      const files = [...configCandidates(given.config, cwd)];
      if (typeof values.data === 'string') files.push(resolve(cwd, values.data));
      if (isThemeFile(values.theme)) files.push(resolve(cwd, values.theme));
      // A file that changes while it is loaded keeps its earlier state, so that the next look loads it again.
      sources = new Map([...statesOf(files), ...states]);
      const data = await loadData(settings.data, cwd, isAgain);
      if (!isDeepStrictEqual({ settings, data }, loaded)) {
        lastProblem = undefined;
        known = new Map();
      }
      loaded = { settings, data };
    } catch (error) {
      if (loaded === undefined) throw error;
      await tell(error);
    }
    return loaded;
  }

  /** Builds those of the templates that have changed. */
  async function rebuild(
    jobs: readonly Job[],
    diagnostics: readonly Diagnostic[],
    { settings, data }: Loaded,
    start: number,
  ): Promise<void> {
    const isFirst = known.size === 0;
    const states = statesOf(jobs.map(({ path = '' }) => path));
    for (const { file = '', message } of diagnostics) states.set(resolve(cwd, file), message);
    const isNew = (path: string): boolean => known.get(path) !== states.get(path);
    const changed = jobs.filter(({ path = '' }) => isNew(path));
    const news = diagnostics.filter(({ file = '' }) => isNew(resolve(cwd, file)));
    known = states;
    // A directory that cannot be read may still hold the templates.
    const isWhole = diagnostics.every(({ file = '' }) => statOf(resolve(cwd, file))?.isFile() === true);
    const existing = jobs.filter(({ path = '' }) => states.get(path) !== MISSING);
    const wanted = new Set(existing.flatMap(({ outputs }) => outputs.map(({ path }) => path)));
    const removed = isWhole ? removeUnless(wanted, pages) : 0;
    if (removed > 0) await say(`${count(removed, 'file')} removed from ${shownDirectory(settings.outDir)}\n`);
    if (changed.length + news.length + removed === 0) return;
    lastProblem = undefined;
    await sleep(TICK);
    const built = await buildAll(changed, settings, data, io, now);
    const rebuilt = new Map(built.map((outcome) => [outcome.file, outcome]));
    const named = new Set(settings.inputs.map((text) => resolve(settings.inputsFrom, text)));
    for (const { path = '', name, outputs } of changed) {
      if (rebuilt.get(name)?.written)
        for (const page of outputs) pages.set(page.path, { ...page, state: stateOf(page.path) });
      // What was deleted after the search is not reported, unless it was named. If it comes back, it is new.
      if (!named.has(path) && lstatSync(path, { throwIfNoEntry: false }) === undefined) states.delete(path);
    }
    const outcomes = built.filter(({ file }) => states.has(resolve(cwd, file)));
    const reported = [...news.map(unsearched), ...outcomes];
    const written = outcomes.flatMap(({ written, output }) => (written && output ? output : []));
    if (!isFirst && written.length > 0)
      await say(`${new Date().toLocaleTimeString('en-GB')} ${listNames(written)}\n`);
    if (reported.length > 0) await printReport(reported, settings, io, now() - start);
    // The reports of other templates may have scrolled away.
    const others = broken.filter((file) => states.has(resolve(cwd, file)) && !rebuilt.has(file));
    if (others.length > 0) await say(`Still with errors: ${listNames(others)}\n`);
    broken = [...others, ...outcomes.flatMap(({ file, diagnostics }) => (hasError(diagnostics) ? file : []))];
  }

  return { look, say };
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_NAMES).map(printable).join(', ');
  return names.length > SHOWN_NAMES ? `${shown} and ${names.length - SHOWN_NAMES} more` : shown;
}
