import { lilconfigSync } from 'lilconfig';
import { basename, extname, resolve } from 'node:path';
import { nearest } from '../../base/nearest.js';
import { boolean, expect, isExtension, isObject, listOf, oneOf, type Check } from '../../base/validate.js';
import { optionChecks } from '../../options/options.js';
import type { Config } from './define-config.js';
import { importFile } from './import-file.js';
import { displayPath, reasonOf } from '../base/paths.js';
import { FORMATS } from '../arguments/program.js';
import { messageOf, UsageError } from '../base/usage-error.js';

/** A configuration that was found, checked. */
export interface LoadedConfig {
  /** The file, absolute. */
  readonly path: string;
  /** As it is shown. */
  readonly name: string;
  readonly values: Config;
}

const NAME = 'pagination-tag';
const MODULES = ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'];
const EXTENSIONS = [...MODULES, '.json'];

/** Names to look for in a directory; the first that is there is taken. */
const PLACES: readonly string[] = ['js', 'mjs', 'ts', 'json'].map(
  (extension) => `${NAME}.config.${extension}`,
);

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
  const file = typeof wanted === 'string' ? resolve(cwd, wanted) : undefined;
  if (file !== undefined && !EXTENSIONS.includes(extname(file)))
    throw new UsageError(
      `--config ${displayPath(cwd, file)} is of no kind that can be loaded.`,
      `Its name must end in ${EXTENSIONS.join(', ')}.`,
    );
  const found = find(file, cwd, isAgain);
  if (found === null) return undefined;
  const name = displayPath(cwd, found.filepath);
  if (found.isEmpty === true) throw new UsageError(`${name} is empty.`, 'Write {} for no settings.');
  if (basename(name) === 'package.json' && found.config === null)
    throw new UsageError(`${name} has no key "${NAME}".`, 'Add it, or name another file.');
  const values: unknown = await found.config;
  return { path: found.filepath, name, values: check(values, found.filepath, name) };
}

/** The files that a change of the configuration may concern. Only the current directory is watched for new ones. */
export function configCandidates(
  wanted: string | boolean | undefined,
  config: LoadedConfig | undefined,
  cwd: string,
): readonly string[] {
  if (wanted === false) return [];
  if (typeof wanted === 'string') return [resolve(cwd, wanted)];
  const places = [...PLACES, 'package.json'].map((place) => resolve(cwd, place));
  return config === undefined ? places : [...new Set([...places, config.path])];
}

/** Finds a configuration and reads it. That of a module is a promise. */
function find(file: string | undefined, cwd: string, isAgain: boolean) {
  const failed = (path: string, error: unknown): UsageError => {
    if (error instanceof UsageError) return error;
    return new UsageError(`${displayPath(cwd, path)} cannot be loaded: ${messageOf(error)}.`, correct(path));
  };
  const loadModule = (path: string): Promise<unknown> =>
    importFile(path, isAgain).catch((error: unknown) => {
      throw failed(path, error);
    });
  const loadJson = (path: string, content: string): unknown => {
    try {
      return JSON.parse(content.replace(/^\uFEFF/, ''));
    } catch (error) {
      throw failed(path, error);
    }
  };
  const modules = MODULES.map((extension): [string, typeof loadModule] => [extension, loadModule]);
  const searcher = lilconfigSync(NAME, {
    searchPlaces: [...PLACES, 'package.json'],
    packageProp: [NAME],
    ignoreEmptySearchPlaces: false,
    cache: false,
    loaders: { ...Object.fromEntries(modules), '.json': loadJson },
  });
  try {
    return file === undefined ? searcher.search(cwd) : searcher.load(file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { path = file ?? cwd } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `The configuration ${displayPath(cwd, path)} cannot be read: ${reasonOf(error)}.`,
      'Check the spelling and the permissions, or use --no-config.',
    );
  }
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
  theme: optionChecks.theme,
  locale: optionChecks.locale,
  labels: optionChecks.labels,
  dialect: optionChecks.dialect,
  dialects: optionChecks.dialects,
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
  stdin: '--stdin',
  stdinFilename: '--stdin-filename',
  color: '--no-color',
};

function check(config: unknown, path: string, name: string): Config {
  const isPackage = basename(path) === 'package.json';
  const keyPath = (key: string): string => (isPackage ? `${NAME}.${key}` : key);
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
  return /\.[cm]?js$/.test(path) ? `Correct it. "node ${basename(path)}" shows the line.` : 'Correct it.';
}
