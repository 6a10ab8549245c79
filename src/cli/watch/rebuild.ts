import { lstatSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pc from 'picocolors';
import { printable } from '../../base/text.js';
import { hasError } from '../../diagnostics/diagnostic.js';
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

/** A template, as it was when it was last built. */
interface Built {
  readonly name: string;
  readonly state: string | undefined;
  /** Whether its page is missing or out of date. */
  readonly isBroken: boolean;
}

/** Builds again what has changed since it was last built. */
export class Rebuilder {
  readonly #hasColour: boolean;
  #settings: Settings | undefined;
  #data: object | undefined;
  /** The files that the settings and the data come from, as they were when they were loaded. */
  #dependencies: States;
  /** By path. */
  readonly #built = new Map<string, Built>();
  readonly #pages = new WrittenPages();
  #unreadable: readonly (string | undefined)[] = [];
  #lastProblem: string | undefined;

  constructor(
    private readonly commandLine: CommandLine,
    private readonly io: Io,
    private readonly now: () => number,
  ) {
    const { config, color } = commandLine.options;
    this.#hasColour = hasColours(io.stderr, io.env, color);
    this.#dependencies = statesOf(configCandidates(config, io.cwd()));
  }

  /**
   * Builds the templates that have changed, and removes the pages of those that are gone. The first look builds everything.
   *
   * @returns the directories in which a change asks for another look, absolute
   * @throws {UsageError} at the first look; later looks print it
   */
  async look(): Promise<readonly string[]> {
    const start = this.now();
    const cwd = this.io.cwd();
    const isFirst = this.#settings === undefined;
    let directories: readonly string[] = [];
    try {
      const settings = await this.#loadSettings();
      const inputs = await findInputs({ ...settings, mayBeEmpty: !isFirst }, cwd);
      ({ directories } = inputs);
      await this.#rebuild(makePlan(inputs, settings, cwd), settings, start);
    } catch (error) {
      if (isFirst) throw error;
      await this.#tell(error);
    }
    return [...directories, ...Array.from(this.#dependencies.keys(), dirname)];
  }

  /** Prints something for a person. */
  async say(text: string): Promise<void> {
    if (this.#settings?.quiet !== true)
      await write(this.io.stderr, pc.createColors(this.#hasColour).dim(text));
  }

  /** Prints a problem, once in a row: every look may find it again. */
  async #tell(error: unknown): Promise<void> {
    if (!(error instanceof UsageError)) throw error;
    const problem = explain(error, this.#hasColour);
    if (problem !== this.#lastProblem) await write(this.io.stderr, problem);
    this.#lastProblem = problem;
  }

  /** Loads the settings and the data if their files have changed. Keeps both where one cannot be loaded again. */
  async #loadSettings(): Promise<Settings> {
    const [old, cwd] = [this.#settings, this.io.cwd()];
    const states = statesOf(this.#dependencies.keys());
    if (old !== undefined && isDeepStrictEqual(states, this.#dependencies)) return old;
    this.#dependencies = states;
    await sleep(TICK);
    try {
      const { settings } = await loadSettings(this.commandLine, cwd, old !== undefined);
      const files = [...configCandidates(this.commandLine.options.config, cwd)];
      if (typeof settings.data === 'string') files.push(resolve(cwd, settings.data));
      // A file that changes while it is loaded keeps its earlier state, so that the next look loads it again.
      this.#dependencies = new Map([...statesOf(files), ...states]);
      const data = await loadData(settings.data, cwd, old !== undefined);
      if (old !== undefined && isDeepStrictEqual([settings, data], [old, this.#data])) return old;
      this.#lastProblem = undefined;
      this.#built.clear();
      this.#data = data;
      return (this.#settings = settings);
    } catch (error) {
      if (old === undefined) throw error;
      await this.#tell(error);
      return old;
    }
  }

  /** Builds those of the templates that have changed. */
  async #rebuild(plan: Plan, settings: Settings, start: number): Promise<void> {
    const states = statesOf(plan.jobs.map(({ path = '' }) => path));
    const jobs = plan.jobs.filter(({ path = '' }) => {
      const built = this.#built.get(path);
      return built === undefined || built.state !== states.get(path);
    });
    for (const path of this.#built.keys()) if (!states.has(path)) this.#built.delete(path);
    const removed = this.#removePages(plan, states);
    if (removed > 0)
      await this.say(`${count(removed, 'file')} removed from ${shownDirectory(settings.outDir)}\n`);
    const diagnostics = plan.diagnostics.filter(({ file }) => !this.#unreadable.includes(file));
    this.#unreadable = plan.diagnostics.map(({ file }) => file);
    if (jobs.length + diagnostics.length + removed === 0) return;
    this.#lastProblem = undefined;
    await sleep(TICK);
    const outcomes = await buildAll({ jobs, diagnostics }, settings, this.#data, this.io, this.now);
    const reported = outcomes.filter((outcome, index) => {
      const job = jobs[index - diagnostics.length];
      return job === undefined || this.#note(job, outcome, states, settings);
    });
    if (reported.length > 0) await printReport(reported, settings, this.io, this.now() - start);
    // The reports of other templates may have scrolled away.
    const broken = [...this.#built]
      .filter(([path, { isBroken }]) => isBroken && !jobs.some((job) => job.path === path))
      .map(([, { name }]) => printable(name));
    if (broken.length > 0)
      await this.say(
        `Still with errors: ${broken.length > 3 ? `${broken.length} files` : broken.join(', ')}\n`,
      );
  }

  /**
   * Keeps what later looks need to know of a template.
   *
   * @returns whether to report it: not where it was deleted after the search; if it comes back, it is new
   */
  #note(job: Job, { diagnostics, written }: Outcome, states: States, settings: Settings): boolean {
    const { path = '', name, target, map } = job;
    const isNamed = settings.inputs.some((text) => resolve(settings.inputsFrom, text) === path);
    const isMissing = diagnostics.some(({ code }) => code === 'file-not-found');
    if (isMissing && !isNamed && lstatSync(path, { throwIfNoEntry: false }) === undefined) return false;
    this.#built.set(path, { name, state: states.get(path), isBroken: hasError(diagnostics) });
    if (written) for (const page of [target, map]) if (page !== undefined) this.#pages.add(page);
    return true;
  }

  /** Removes pages whose templates are gone, and returns how many. */
  #removePages({ jobs, diagnostics }: Plan, states: States): number {
    // A directory that cannot be read may still hold the templates.
    if (diagnostics.some(({ file = '' }) => statOf(resolve(this.io.cwd(), file))?.isFile() !== true))
      return 0;
    const existing = jobs.filter(({ path = '' }) => states.get(path) !== undefined);
    return this.#pages.removeUnless(
      new Set(existing.flatMap(({ target, map }) => [target?.path, map?.path])),
    );
  }
}
