import { existsSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { nearest } from '../../base/nearest.js';
import { boolean, expect, isExtension, isObject, listOf, oneOf, type Check } from '../../base/validate.js';
import { optionChecks } from '../../options/options.js';
import type { Config, Rendering } from './define-config.js';
import { loadFile, settled } from './load-file.js';
import { isThemeFile, readTheme } from './theme.js';
import { displayPath } from '../base/paths.js';
import process from 'node:process';
import { FORMATS } from '../arguments/program.js';
import { messageOf, UsageError } from '../base/usage-error.js';

/** A configuration that was found. */
interface FoundConfig {
  /** The file, absolute. */
  readonly path: string;
  /** As it is shown. */
  readonly name: string;
  readonly values: unknown;
}

/** A configuration that was found, checked. */
export interface LoadedConfig extends FoundConfig {
  readonly values: Config & Rendering;
}

const NAME = 'pagination-tag';
const PACKAGE = 'package.json';
const EXTENSIONS = ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts', '.json'];

/** Names to look for in a directory; the first that is there is taken. */
const PLACES = [
  ...['js', 'mjs', 'cjs', 'ts', 'mts', 'cts', 'json'].map((extension) => `${NAME}.config.${extension}`),
  PACKAGE,
];

/**
 * Finds and loads the configuration.
 *
 * @param wanted the file of `--config`; false for `--no-config`; undefined to look for one, upwards from `cwd`
 * @param isAgain whether the file may have changed since it was loaded
 * @returns undefined where there is none
 * @throws {UsageError} for a file that cannot be loaded, or that holds what is no setting
 */
export async function loadConfig(
  wanted: string | boolean | undefined,
  cwd: string,
  isAgain = false,
): Promise<LoadedConfig | undefined> {
  if (wanted === false) return undefined;
  const load = async (path: string): Promise<FoundConfig> => {
    const name = displayPath(cwd, path);
    try {
      const content = await settled(loadFile(path, isAgain));
      const values = basename(path) === PACKAGE ? (content as Record<string, unknown>)[NAME] : content;
      return { path, name, values };
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`${name} cannot be loaded: ${messageOf(error)}.`, correct(path));
    }
  };
  if (typeof wanted === 'string' && !EXTENSIONS.includes(extname(wanted)))
    throw new UsageError(
      `--config ${wanted} is of no kind that can be loaded.`,
      `Its name must end in ${EXTENSIONS.join(', ')}.`,
    );
  const config = typeof wanted === 'string' ? await load(resolve(cwd, wanted)) : await search(cwd, load);
  if (config === undefined) return undefined;
  const { theme, ...values } = check(config);
  const read = readTheme(theme, dirname(config.path), cwd);
  return { ...config, values: { ...values, ...(read === undefined ? {} : { theme: read }) } };
}

/**
 * Returns the directories in which a configuration is looked for: the current one and those above it, as far as the
 * nearest that holds a package.json or .git. What lies beyond is no part of the project.
 */
export function searchedDirectories(cwd: string): readonly string[] {
  const directories = [cwd];
  for (let path = cwd; path !== dirname(path); path = dirname(path)) directories.push(dirname(path));
  const last = directories.findIndex((path) =>
    [PACKAGE, '.git'].some((name) => existsSync(join(path, name))),
  );
  return directories.slice(0, Math.max(last, 0) + 1);
}

/** A configuration can be a program, and nobody has named one that is found. */
function refuseForeign(path: string, cwd: string): void {
  const { uid } = statSync(path);
  if (process.getuid === undefined || [0, process.getuid()].includes(uid)) return;
  const name = displayPath(cwd, path);
  throw new UsageError(
    `${name} belongs to another user.`,
    `If you trust it, name it: --config ${name}. Otherwise use --no-config.`,
  );
}

async function search(
  cwd: string,
  load: (path: string) => Promise<FoundConfig>,
): Promise<FoundConfig | undefined> {
  for (const path of configCandidates(undefined, cwd).filter((path) => existsSync(path))) {
    const isPackage = basename(path) === PACKAGE;
    // A package.json is data, and need not be meant.
    if (isPackage && (await load(path)).values === undefined) continue;
    refuseForeign(path, cwd);
    return load(path);
  }
  return undefined;
}

/** The files that may hold the configuration, whether they exist or not; the first that has one is taken. */
export function configCandidates(wanted: string | boolean | undefined, cwd: string): readonly string[] {
  if (wanted === false) return [];
  if (typeof wanted === 'string') return [resolve(cwd, wanted)];
  return searchedDirectories(cwd).flatMap((path) => PLACES.map((place) => join(path, place)));
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** One row a setting, in the order in which they are printed. */
const checks: { readonly [Name in keyof Config]-?: Check } = {
  inputs: listOf(
    expect('the name of a file or a directory, or a glob', (value) => isText(value) && value !== '-'),
    '["templates"]',
  ),
  outDir: expect('the name of a directory', isText),
  data: expect(
    'an object with the values, or the name of the file that has them',
    (value) => isText(value) || (typeof value === 'object' && value !== null),
  ),
  singlePage: optionChecks.singlePage,
  theme: (value, path) => (isThemeFile(value) ? undefined : optionChecks.theme(value, path)),
  locale: optionChecks.locale,
  labels: optionChecks.labels,
  dialect: optionChecks.dialect,
  dialects: optionChecks.dialects,
  tag: optionChecks.tag,
  pagers: optionChecks.pagers,
  ext: listOf(expect('an extension, such as "html"', isExtension), '["html"]'),
  ignore: listOf(expect('a glob', isText), '["drafts/**"]'),
  format: oneOf(FORMATS),
  map: boolean,
  quiet: boolean,
};

/** The names of all settings, in the order in which they are printed. */
export const SETTING_NAMES = Object.keys(checks) as readonly (keyof Config)[];

/** What belongs to a single run, and how it is asked for. */
const onlyOnCommandLine: Readonly<Record<string, string>> = {
  inPlace: '--in-place',
  check: '--check',
  watch: '--watch',
  shard: '--shard',
  maxWarnings: '--max-warnings',
  stdin: '--stdin',
  stdinFilename: '--stdin-filename',
  color: '--no-color',
};

function check({ path, name, values: config }: FoundConfig): Config {
  const isPackage = basename(path) === PACKAGE;
  const keyPath = (key: string): string => (isPackage ? `${NAME}.${key}` : key);
  if (isPackage && config === undefined)
    throw new UsageError(`${name} has no key "${NAME}".`, 'Add it, or name another file.');
  if (!isObject(config))
    throw new UsageError(
      `${name}: ${isPackage ? `The value of "${NAME}"` : 'The configuration'} must be an object.`,
      extname(path) === '.json'
        ? 'Write { "outDir": "public" }.'
        : "Write export default { outDir: 'public' }.",
    );
  // Names the schema for an editor, and says nothing to us.
  const given = Object.entries(config).filter(([key, value]) => key !== '$schema' && value !== undefined);
  for (const [key, value] of given) {
    if (!Object.hasOwn(checks, key))
      throw new UsageError(`${name}: There is no setting "${keyPath(key)}".`, adviceFor(key));
    const fault = checks[key as keyof Config](value, keyPath(key));
    if (fault !== undefined)
      throw new UsageError(`${name}: ${fault.path} ${fault.message}`, `Correct it in ${name}.`);
  }
  return Object.fromEntries(given);
}

function adviceFor(key: string): string {
  const squeeze = (text: string): string => text.toLowerCase().replace(/^-+|(?<=\w)[-_]/g, '');
  const matches = (known: string): boolean => squeeze(known) === squeeze(key);
  const option = Object.keys(onlyOnCommandLine).find(matches);
  if (option !== undefined)
    return `It belongs to a single run: write ${onlyOnCommandLine[option] ?? ''} on the command line.`;
  const suggestion = SETTING_NAMES.find(matches) ?? nearest(key, SETTING_NAMES);
  return suggestion === undefined
    ? `The settings are ${SETTING_NAMES.join(', ')}.`
    : `Did you mean "${suggestion}"?`;
}

/** Node shows the line of a module that it cannot read; what it throws does not tell it. */
function correct(path: string): string {
  if (/\.[cm]?js$/.test(path)) return `Correct it. "node ${basename(path)}" shows the line.`;
  return 'Correct it, or use --no-config.';
}
