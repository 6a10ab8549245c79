import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname, resolve, sep } from 'node:path';
import process, { features } from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseTheme, type Options } from '../../index.js';
import { displayPath, reasonOf } from '../base/paths.js';
import { fileError, messageOf, UsageError } from '../base/usage-error.js';
import { decodeUtf8 } from '../base/utf8.js';
import type { Config } from './define-config.js';

/** What we use of jiti. */
interface Jiti {
  createJiti(
    path: string,
    options: { readonly moduleCache: boolean; readonly fsCache: boolean },
  ): { import(path: string): Promise<unknown> };
}

/** Loads the values for bindings, if they are in a file, and waits for them, if they are promised. */
export async function loadData(
  data: Config['data'],
  cwd: string,
  isAgain = false,
): Promise<object | undefined> {
  if (data === undefined) return undefined;
  const isFile = typeof data === 'string';
  const name = isFile ? `The data file ${data}` : 'The data of the configuration';
  const hint =
    'Provide an object such as { "page": 7, "pages": 42 }, from a JSON file or a JavaScript module.';
  const values = await settled(isFile ? loadFile(resolve(cwd, data), isAgain) : data, name, hint);
  if (typeof values === 'object' && values !== null) return values;
  throw new UsageError(`${name} does not contain an object.`, hint);
}

/** Tells whether a theme is named by its file. */
export function isThemeFile(theme: unknown): theme is `${string}.html` {
  return typeof theme === 'string' && /\.html$/i.test(theme);
}

/** Reads a theme, if it is in a file. */
export function readTheme(theme: Config['theme'], cwd: string): Options['theme'] {
  if (!isThemeFile(theme)) return theme;
  const path = resolve(cwd, theme);
  const file = displayPath(cwd, path);
  let text: string | undefined;
  try {
    text = decodeUtf8(readFileSync(path));
  } catch (error) {
    throw fileError(`The theme ${file} cannot be read`, error, 'Correct its name.');
  }
  if (text === undefined) throw new UsageError(`The theme ${file} is not UTF-8 text.`, 'Save it as UTF-8.');
  return parseTheme(text, { file });
}

/** Waits for a promise of the user's. One that cannot be kept any more is an error: Node would end in silence. */
export async function settled(promise: unknown, name: string, hint: string): Promise<unknown> {
  const isSettled = new AbortController();
  const end = once(process, 'beforeExit', isSettled).then(() => {
    throw new Error('it waits for something that never happens');
  });
  try {
    return await Promise.race([promise, end]);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${name} cannot be loaded: ${messageOf(error)}.`, hint);
  } finally {
    isSettled.abort();
  }
}

/**
 * Loads a JSON file, or imports a JavaScript or TypeScript file.
 *
 * @param path absolute
 * @param isAgain whether it may have changed since it was loaded. Node keeps ES modules for good: of a file that is
 *   imported again, the ES modules that it imports in turn stay as they were. CommonJS modules and TypeScript are read anew.
 * @returns the value; of a module the default export, or else the module
 */
export async function loadFile(path: string, isAgain: boolean): Promise<unknown> {
  if (extname(path).toLowerCase() === '.json') return readJson(path);
  const module = await (/\.[cm]?ts$/i.test(path)
    ? importTypeScript(path, isAgain)
    : importUrl(path, isAgain));
  return (module as { readonly default?: unknown }).default ?? module;
}

function readJson(path: string): unknown {
  let text: string | undefined;
  try {
    text = decodeUtf8(readFileSync(path));
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  }
  if (text === undefined) throw new Error('it is not UTF-8 text');
  // A byte order mark is no part of the JSON.
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

function importUrl(path: string, isAgain: boolean): Promise<unknown> {
  const { href } = pathToFileURL(path);
  if (!isAgain) return import(href);
  const { cache } = createRequire(path);
  for (const file of Object.keys(cache)) {
    // oxlint-disable-next-line typescript/no-dynamic-delete -- there is no other way to make Node forget
    if (!file.includes(`${sep}node_modules${sep}`)) delete cache[file];
  }
  // An address that Node has not seen.
  return import(`${href}?again=${performance.now()}`);
}

/** Imports TypeScript with the jiti of the project, or else with a Node that reads TypeScript itself. */
function importTypeScript(path: string, isAgain: boolean): Promise<unknown> {
  let jiti: Jiti;
  try {
    jiti = createRequire(path)('jiti') as Jiti;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    if ('typescript' in features && Boolean(features.typescript)) return importUrl(path, isAgain);
    throw new UsageError(
      `${basename(path)} is a TypeScript file, which this version of Node cannot load.`,
      'Run "npm install --save-dev jiti", use Node 22.18 or newer, or write it in JavaScript.',
    );
  }
  return jiti.createJiti(path, { moduleCache: !isAgain, fsCache: false }).import(path);
}
