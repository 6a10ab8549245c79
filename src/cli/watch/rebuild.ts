import { lstatSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { printable } from '../../base/text.js';
import { PaginationTagError } from '../../diagnostics/diagnostic.js';
import { isThemeFile } from '../../reading/theme-file.js';
import { coloursFor } from '../base/colours.js';
import { explain } from '../base/explain.js';
import { write, type Io } from '../base/io.js';
import { reasonOf, statOf } from '../base/paths.js';
import { UsageError } from '../base/usage-error.js';
import { configCandidates } from '../config/config.js';
import { loadSettings, type GivenOptions, type Settings } from '../config/settings.js';
import { loadData } from '../config/load-file.js';
import { buildAll, type Outcome } from '../files/build.js';
import { isError } from '../files/file-diagnostics.js';
import { findInputs } from '../files/inputs.js';
import { planJobs, type Job } from '../files/plan.js';
import { printReport } from '../report/print-report.js';
import { count, shownDirectory } from '../report/report-pretty.js';
import { MISSING, removeUnless, stateOf, statesOf, type States, type WrittenPages } from './written-pages.js';

/**
 * The resolution of file timestamps, in milliseconds. Waiting this long between taking a file's timestamp and reading
 * it ensures that a later change has a later timestamp.
 */
const TICK = 15;

/** A longer list would obscure the report. */
const SHOWN_NAMES = 5;

interface Loaded {
  readonly settings: Settings;
  readonly data: object | undefined;
}

/**
 * Creates the incremental builder for `--watch`.
 *
 * @returns `look`, which builds templates that have changed since the last call and removes the pages of deleted ones.
 *   It returns the directories to watch. The first call throws a UsageError; later calls print it. And `say`, which
 *   prints text for people.
 */
export function createRebuilder(given: GivenOptions, io: Io, now: () => number) {
  const cwd = io.cwd();
  const colours = coloursFor(io.stderr, io);
  let isFirst = true;
  let loaded: Loaded | undefined;
  /** The states of the files that settings and data come from, when they were loaded. */
  let sources = statesOf(configCandidates(given.config, cwd));
  /** The states of templates when they were last built, and search errors, by name. */
  let known: States = new Map();
  /** The names of templates that have errors. */
  let broken: readonly string[] = [];
  /** The directories that were searched. */
  let directories: readonly string[] = [];
  let lastProblem: string | undefined;
  const pages: WrittenPages = new Map();

  async function look(): Promise<readonly string[]> {
    const start = now();
    await attempt(load);
    await attempt(() => rebuild(start));
    isFirst = false;
    return [...directories, ...Array.from(sources.keys(), dirname)];
  }

  async function say(text: string): Promise<void> {
    if (loaded?.settings.quiet !== true) await write(io.stderr, colours.dim(text));
  }

  /** Runs a step of `look`. Prints a repeated problem only once. */
  async function attempt(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      const isKnown = error instanceof UsageError || error instanceof PaginationTagError;
      if (isFirst || !isKnown) throw error;
      const problem = explain(error, colours);
      if (problem !== lastProblem) await write(io.stderr, problem);
      lastProblem = problem;
    }
  }

  /** Loads the settings and the data if their files have changed. Keeps the old ones if either cannot be loaded. */
  async function load(): Promise<void> {
    const states = statesOf(sources.keys());
    if (!isFirst && isDeepStrictEqual(states, sources)) return;
    sources = states;
    await sleep(TICK);
    const { settings, values } = await loadSettings(given, cwd, !isFirst);
    const files = [...configCandidates(given.config, cwd)];
    if (typeof values.data === 'string') files.push(resolve(cwd, values.data));
    if (isThemeFile(values.theme)) files.push(resolve(cwd, values.theme));
    // Keep the state from before loading, so that the next look reloads a file that changed meanwhile.
    sources = new Map([...statesOf(files), ...states]);
    const data = await loadData(settings.data, cwd, !isFirst);
    if (isDeepStrictEqual({ settings, data }, loaded)) return;
    loaded = { settings, data };
    lastProblem = undefined;
    known = new Map();
  }

  /** Builds templates that have changed, and removes the pages of deleted templates. */
  async function rebuild(start: number): Promise<void> {
    if (loaded === undefined) return;
    const { settings, data } = loaded;
    const found = await findInputs(settings, cwd, !isFirst);
    ({ directories } = found);
    const jobs = planJobs(found.files, settings, cwd);
    const isEverything = known.size === 0;
    const states: States = new Map();
    for (const { path, name, error } of jobs)
      states.set(name, error === undefined ? stateOf(path) : reasonOf(error));
    const isNew = (name: string): boolean => known.get(name) !== states.get(name);
    const changed = jobs.filter(({ name }) => isNew(name));
    const others = broken.filter((name) => states.has(name) && !isNew(name));
    known = states;
    // A directory that cannot be read may still contain the templates.
    const isComplete = jobs.every(({ path, error }) => error === undefined || statOf(path)?.isFile());
    const existing = jobs.filter(({ name }) => states.get(name) !== MISSING);
    const wanted = new Set(existing.flatMap(({ outputs }) => outputs.map(({ path }) => path)));
    const removed = isComplete ? removeUnless(wanted, pages) : 0;
    if (removed > 0) await say(`${count(removed, 'file')} removed from ${shownDirectory(settings.outDir)}\n`);
    if (changed.length + removed === 0) return;
    lastProblem = undefined;
    await sleep(TICK);
    const built = await buildAll(changed, settings, data, io, now);
    const named = new Set(settings.inputs.map((text) => resolve(settings.inputsFrom, text)));
    const outcomes: Outcome[] = [];
    for (const [index, outcome] of built.entries()) {
      const { path, name, outputs } = changed[index] as Job;
      if (outcome.written)
        for (const page of outputs) pages.set(page.path, { ...page, state: stateOf(page.path) });
      // Report a file deleted after the search only if it was named. If it comes back, it is new.
      if (named.has(path) || statOf(path, lstatSync) !== undefined) outcomes.push(outcome);
      else states.delete(name);
    }
    const written = outcomes.flatMap(({ written, output }) => (written && output ? output : []));
    if (!isEverything && written.length > 0)
      await say(`${new Date().toLocaleTimeString('en-GB')} ${listNames(written)}\n`);
    if (outcomes.length > 0) await printReport(outcomes, settings, io, now() - start);
    // Their reports may have scrolled away.
    if (others.length > 0) await say(`Files that still have errors: ${listNames(others)}\n`);
    broken = [
      ...others,
      ...outcomes.flatMap(({ file, diagnostics }) => (diagnostics.some(isError) ? file : [])),
    ];
  }

  return { look, say };
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_NAMES).map(printable).join(', ');
  return names.length > SHOWN_NAMES ? `${shown} and ${names.length - SHOWN_NAMES} more` : shown;
}
