import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { isThemeFile } from '../../reading/theme-file.js';
import { configCandidates } from '../config/config.js';
import { loadData } from '../config/load-file.js';
import { loadSettings, type GivenOptions, type Settings } from '../config/settings.js';
import { statesOf, TICK } from './written-pages.js';

export interface Loaded {
  readonly settings: Settings;
  readonly data: object | undefined;
}

/** Settings and data, which are loaded again when the files change that they come from. */
export class Sources {
  loaded: Loaded | undefined;
  /** The states of the files, from before they were loaded. */
  #states;

  constructor(
    private readonly given: GivenOptions,
    private readonly cwd: string,
  ) {
    this.#states = statesOf(configCandidates(given.config, cwd));
  }

  /** The files, and files that would be used if they existed. */
  get paths(): readonly string[] {
    return [...this.#states.keys()];
  }

  /**
   * Loads the settings and the data if their files have changed.
   *
   * @returns true if they differ from before
   * @throws {UsageError} or a PaginationTagError if either cannot be loaded. The old ones stay.
   */
  async load(): Promise<boolean> {
    const isReload = this.loaded !== undefined;
    const states = statesOf(this.#states.keys());
    if (isReload && isDeepStrictEqual(states, this.#states)) return false;
    this.#states = states;
    await sleep(TICK);
    const { settings, values } = await loadSettings(this.given, this.cwd, isReload);
    const files = [...configCandidates(this.given.config, this.cwd)];
    if (typeof values.data === 'string') files.push(resolve(this.cwd, values.data));
    if (isThemeFile(values.theme)) files.push(resolve(this.cwd, values.theme));
    // Keep the state from before loading, so that the next call reloads a file that changed meanwhile.
    this.#states = new Map([...statesOf(files), ...states]);
    const loaded = { settings, data: await loadData(settings.data, this.cwd, isReload) };
    if (isDeepStrictEqual(loaded, this.loaded)) return false;
    this.loaded = loaded;
    return true;
  }
}
