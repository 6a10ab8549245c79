import { existsSync, lstatSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import process from 'node:process';
import { nearest } from '../../base/nearest.js';
import { isObject } from '../../base/validate.js';
import { managerOf } from '../../components/project/evidence.js';
import { displayPath, statOf } from '../base/paths.js';
import { UsageError } from '../../base/usage-error.js';
import type { PaginationConfig } from './define-config.js';
import { loadFile, settled } from './load-file.js';
import { settingNames, settingRows } from './table.js';

const NAME = 'pagination-tag';
const PACKAGE = 'package.json';
const EXTENSIONS = ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts', '.json'];

/** File names to look for in a directory, in order of precedence. */
export const CONFIG_NAMES = [...EXTENSIONS.map((extension) => `${NAME}.config${extension}`), PACKAGE];

/**
 * Finds and loads the configuration.
 *
 * @param wanted the value of `--config`; false for `--no-config`; undefined to search from `cwd` upwards
 * @param isReload whether the file may have changed since it was loaded
 * @returns its display name, or `none`; its directory; and its settings, with paths relative to the current directory
 */
export async function loadConfig(
  wanted: string | false | undefined,
  cwd: string,
  isReload = false,
): Promise<{ readonly name: string; readonly directory: string; readonly values: PaginationConfig }> {
  if (typeof wanted === 'string' && !EXTENSIONS.includes(extname(wanted)))
    throw new UsageError(
      `--config ${wanted} has an unsupported file type.`,
      `Its name must end in ${EXTENSIONS.join(', ')}.`,
    );
  for (const path of configCandidates(wanted, cwd)) {
    const name = displayPath(cwd, path);
    if (statOf(path, lstatSync) === undefined) {
      if (wanted === undefined) continue;
      throw new UsageError(
        `There is no configuration file ${name}.`,
        `Paths start at the current directory. To write a configuration file, run ${managerOf(cwd).command} init.`,
      );
    }
    refuseUnreadable(path, name);
    if (wanted === undefined) {
      // A package.json may have no settings. It is only data, so its owner does not matter.
      if (basename(path) === PACKAGE && (await load(path, name, isReload)) === undefined) continue;
      refuseOtherOwner(path, name);
    }
    const content = await load(path, name, isReload);
    const values = await settled(
      // Getters of the author may throw.
      Promise.resolve().then(() => check(path, name, content, cwd)),
      name,
      () => 'Correct it, or use --no-config.',
    );
    return { name, directory: dirname(path), values: values as PaginationConfig };
  }
  return { name: 'none', directory: cwd, values: {} };
}

/**
 * Returns the directories to search for a configuration: from the current one up to the project root, which is the
 * nearest that contains a package.json or .git.
 */
export function searchedDirectories(cwd: string): readonly string[] {
  const directories = [cwd];
  for (let path = cwd; path !== dirname(path); path = dirname(path)) directories.push(dirname(path));
  const last = directories.findIndex((path) =>
    [PACKAGE, '.git'].some((name) => existsSync(join(path, name))),
  );
  return directories.slice(0, Math.max(last, 0) + 1);
}

/** Returns the possible configuration files, existing or not, in order of precedence. */
export function configCandidates(wanted: string | false | undefined, cwd: string): readonly string[] {
  if (wanted === false) return [];
  if (wanted !== undefined) return [resolve(cwd, wanted)];
  return searchedDirectories(cwd).flatMap((path) => CONFIG_NAMES.map((name) => join(path, name)));
}

/** Refuses a symbolic link that leads nowhere, and a pipe, which would be waited for. */
function refuseUnreadable(path: string, name: string): void {
  const state = statOf(path);
  if (state !== undefined && !state.isFIFO() && !state.isSocket()) return;
  throw new UsageError(
    state === undefined ? `${name} is a symbolic link that leads nowhere.` : `${name} is a pipe.`,
    'Correct or delete it. To ignore it for one run, use --no-config.',
  );
}

/**
 * Refuses another user's configuration file that was found rather than named, because it can run code. Whoever owns a
 * symbolic link chooses which file is run, so its owner counts as well.
 */
function refuseOtherOwner(path: string, name: string): void {
  const owners = [statSync(path).uid, lstatSync(path).uid];
  const trusted = process.getuid && [0, process.getuid()];
  if (trusted === undefined || owners.every((uid) => trusted.includes(uid))) return;
  throw new UsageError(
    `${name} belongs to another user.`,
    `If you trust it, add --config ${name}. Otherwise, use --no-config.`,
  );
}

async function load(path: string, name: string, isReload: boolean): Promise<unknown> {
  const content = await settled(loadFile(path, isReload), name, (reason) => hintFor(path, reason));
  return basename(path) === PACKAGE ? (content as Record<string, unknown> | null)?.[NAME] : content;
}

function hintFor(path: string, reason: string): string {
  const file = basename(path);
  // How V8 rejects the syntax of modules in CommonJS, which "type": "commonjs" in package.json asks for.
  if (/import statement outside a module|Unexpected token 'export'/.test(reason))
    return `Node takes it for CommonJS. Name it ${file.replace(/c?([jt]s)$/, 'm$1')}.`;
  // Node prints the line of a syntax error, but the error it throws does not contain it.
  return /\.[cm]?js$/.test(path)
    ? `Correct it. "node ${file}" shows the line.`
    : 'Correct it, or use --no-config.';
}

/** Options that apply to a single run and cannot be settings. */
const SINGLE_RUN = [
  ...['--in-place', '--check', '--watch', '--shard', '--stdin', '--stdin-filename'],
  '--no-color',
];

/** Checks the settings and makes their paths relative to the current directory. Globs stay unchanged. */
function check(path: string, name: string, config: unknown, cwd: string): PaginationConfig {
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
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries<unknown>({ ...config })) {
    // $schema is for editors.
    if (key === '$schema' || value === undefined) continue;
    if (!Object.hasOwn(settingRows, key))
      throw new UsageError(`${name}: Unknown setting "${keyPath(key)}".`, adviceFor(key));
    const row = settingRows[key as keyof PaginationConfig];
    const [fault] = row.check(value, keyPath(key));
    if (fault !== undefined)
      throw new UsageError(`${name}: ${fault.path} ${fault.message}`, `Correct it in ${name}.`);
    values[key] = row.isPath?.(value) ? displayPath(cwd, resolve(dirname(path), value)) : value;
  }
  return values;
}

function adviceFor(key: string): string {
  const normalize = (text: string): string => text.toLowerCase().replace(/^-+|(?<=\w)[-_]/g, '');
  const matches = (known: string): boolean => normalize(known) === normalize(key);
  const option = SINGLE_RUN.find((name) => matches(name.replace('no-', '')));
  if (option !== undefined) return `This option applies to a single run. Use ${option} on the command line.`;
  const near = nearest(normalize(key), settingNames.map(normalize));
  const suggestion = settingNames.find((name) => matches(name) || normalize(name) === near);
  return suggestion === undefined
    ? `The settings are ${settingNames.join(', ')}.`
    : `Did you mean "${suggestion}"?`;
}
