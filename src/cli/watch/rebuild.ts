import { lstatSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listNames } from '../../base/text.js';
import { PaginationTagError } from '../../diagnostics/diagnostic.js';
import { colorsFor, type Colors } from '../base/colors.js';
import { explain } from '../base/explain.js';
import { write, type Io } from '../base/io.js';
import { reasonOf, statOf } from '../base/paths.js';
import { UsageError } from '../../base/usage-error.js';
import type { GivenOptions, Settings } from '../config/settings.js';
import { buildAll, type Outcome } from '../files/build.js';
import { isError } from '../files/file-diagnostics.js';
import { findInputs } from '../files/inputs.js';
import { planJobs, type Job } from '../files/plan.js';
import { printReport } from '../report/print-report.js';
import { Sources, type Loaded } from './sources.js';
import { MISSING, removeUnless, stateOf, TICK, type States, type WrittenPages } from './written-pages.js';

/** The incremental builder for `--watch`. */
export class Rebuilder {
  readonly #colors: Colors;
  readonly #sources: Sources;
  readonly #pages: WrittenPages = new Map();
  /** The states of templates when they were last built, and search errors, by name. Empty to build everything. */
  #known: States = new Map();
  #broken: readonly string[] = [];
  #searched: readonly string[] = [];
  #lastProblem: string | undefined;
  #isFirst = true;

  /** @param now a clock, in milliseconds */
  constructor(
    given: GivenOptions,
    private readonly io: Io,
    private readonly now: () => number,
  ) {
    this.#colors = colorsFor(io.stderr, io);
    this.#sources = new Sources(given, io.cwd());
  }

  /**
   * Builds templates that have changed since the last call, and removes the pages of deleted ones.
   *
   * @returns the directories to watch
   * @throws {UsageError} from the first call. Later calls print it.
   */
  async look(): Promise<readonly string[]> {
    const start = this.now();
    await this.#attempt(() => this.#load());
    await this.#attempt(() => this.#rebuild(start));
    this.#isFirst = false;
    return [...this.#searched, ...this.#sources.paths.map((path) => dirname(path))];
  }

  async say(text: string): Promise<void> {
    if (this.#sources.loaded?.settings.quiet !== true) await write(this.io.stderr, this.#colors.dim(text));
  }

  /** Runs a step of `look`. Prints a repeated problem only once. */
  async #attempt(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      const isKnown = error instanceof UsageError || error instanceof PaginationTagError;
      if (this.#isFirst || !isKnown) throw error;
      const problem = explain(error, this.#colors);
      if (problem !== this.#lastProblem) await write(this.io.stderr, problem);
      this.#lastProblem = problem;
    }
  }

  async #load(): Promise<void> {
    if (!(await this.#sources.load())) return;
    this.#lastProblem = undefined;
    this.#known = new Map();
  }

  async #rebuild(start: number): Promise<void> {
    const { loaded } = this.#sources;
    if (loaded === undefined) return;
    const jobs = await this.#search(loaded.settings);
    const states: States = new Map(
      jobs.map(({ path, name, error }) => [name, error === undefined ? stateOf(path) : reasonOf(error)]),
    );
    const isNew = (name: string): boolean => this.#known.get(name) !== states.get(name);
    const changed = jobs.filter(({ name }) => isNew(name));
    const stillBroken = this.#broken.filter((name) => states.has(name) && !isNew(name));
    const isEverything = this.#known.size === 0;
    this.#known = states;
    const removed = await this.#removePages(jobs);
    if (changed.length + removed === 0) return;
    this.#lastProblem = undefined;
    await sleep(TICK);
    const outcomes = await this.#build(changed, loaded);
    const written = outcomes.flatMap(({ written, output }) => (written && output ? output : []));
    if (!isEverything && written.length > 0)
      await this.say(`${new Date().toLocaleTimeString('en-GB')} ${listNames(written)}\n`);
    // The number of warnings only decides about the exit code.
    const settings = { ...loaded.settings, maxWarnings: Infinity };
    if (outcomes.length > 0) await printReport(outcomes, settings, this.io, this.now() - start);
    // Their reports may have scrolled away.
    if (stillBroken.length > 0) await this.say(`Files that still have errors: ${listNames(stillBroken)}\n`);
    const broken = outcomes.filter(({ diagnostics }) => diagnostics.some(isError));
    this.#broken = [...stillBroken, ...broken.map(({ file }) => file)];
  }

  async #search(settings: Settings): Promise<readonly Job[]> {
    const cwd = this.io.cwd();
    const { files, directories, note } = await findInputs(settings, cwd, !this.#isFirst);
    if (this.#isFirst) await this.say(note);
    this.#searched = directories;
    return planJobs(files, settings, cwd);
  }

  /** Removes the pages of deleted templates. Returns their number. */
  async #removePages(jobs: readonly Job[]): Promise<number> {
    // A directory that cannot be read may still contain the templates.
    if (jobs.some(({ path, error }) => error !== undefined && !statOf(path)?.isFile())) return 0;
    const existing = jobs.filter(({ name }) => this.#known.get(name) !== MISSING);
    const wanted = new Set(existing.flatMap(({ outputs }) => outputs.map(({ path }) => path)));
    const removed = removeUnless(wanted, this.#pages);
    if (removed.length > 0) await this.say(`Removed ${listNames(removed)}\n`);
    return removed.length;
  }

  /** Builds templates. Returns the outcomes to report. */
  async #build(jobs: readonly Job[], { settings, data }: Loaded): Promise<readonly Outcome[]> {
    const outcomes = await buildAll(jobs, settings, data, this.io, this.now);
    const named = new Set(settings.inputs.map((text) => resolve(settings.inputsFrom, text)));
    return outcomes.filter(({ written }, index) => {
      const { path, name, outputs } = jobs[index] as Job;
      if (written)
        for (const page of outputs) this.#pages.set(page.path, { ...page, state: stateOf(page.path) });
      // Report a file deleted after the search only if it was named. If it comes back, it is new.
      const isReported = named.has(path) || statOf(path, lstatSync) !== undefined;
      if (!isReported) this.#known.delete(name);
      return isReported;
    });
  }
}
