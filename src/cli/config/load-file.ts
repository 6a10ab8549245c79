import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname, resolve, sep } from 'node:path';
import process, { features } from 'node:process';
import { pathToFileURL } from 'node:url';
import { PaginationTagError, type PaginationOptions } from '../../index.js';
import { isThemeFile, readThemeFile } from '../../reading/theme-file.js';
import { isObject } from '../../base/validate.js';
import { decodeUtf8, NotUtf8Error } from '../../reading/utf8.js';
import { displayPath, reasonOf } from '../base/paths.js';
import { UsageError } from '../../base/usage-error.js';
import { fileError, messageOf } from '../base/file-error.js';
import type { PaginationConfig } from './define-config.js';

/** Whether Node loads TypeScript, as it does since 22.18. */
export const HAS_TYPESCRIPT = 'typescript' in features && Boolean(features.typescript);

/** The part of jiti that we use. */
interface Jiti {
  createJiti(
    path: string,
    options: { readonly moduleCache: boolean; readonly fsCache: boolean },
  ): { import(path: string): Promise<unknown> };
}

/** Loads the values for bindings, from a file if one is named, and awaits them. */
export async function loadData(
  data: PaginationConfig['data'],
  cwd: string,
  isReload = false,
): Promise<object | undefined> {
  if (data === undefined) return undefined;
  const isFile = typeof data === 'string';
  const name = isFile ? `The data file ${data}` : 'The data of the configuration';
  const hint =
    'Provide an object such as { "page": 7, "pages": 42 }, from a JSON file or a JavaScript module.';
  const values = await settled(isFile ? loadFile(resolve(cwd, data), isReload) : data, name, () => hint);
  if (isObject(values)) return values;
  throw new UsageError(`${name} does not contain an object.`, hint);
}

export function readTheme(
  theme: PaginationConfig['theme'],
  cwd: string,
  hint = 'Correct its name.',
): PaginationOptions['theme'] {
  if (!isThemeFile(theme)) return theme;
  const path = resolve(cwd, theme);
  const file = displayPath(cwd, path);
  try {
    return readThemeFile(path, file);
  } catch (error) {
    if (error instanceof PaginationTagError) throw error;
    if (error instanceof NotUtf8Error)
      throw new UsageError(`The theme ${file} is not UTF-8 text.`, 'Save it as UTF-8.');
    throw fileError(`The theme ${file} cannot be read`, error, hint);
  }
}

/**
 * Awaits a promise from user code. If it can never settle, this throws, where Node would exit silently.
 *
 * @param hintFor returns what to do, by the reason that loading failed
 */
export async function settled(
  promise: unknown,
  name: string,
  hintFor: (reason: string) => string,
): Promise<unknown> {
  const isSettled = new AbortController();
  const end = once(process, 'beforeExit', isSettled).then(() => {
    throw new Error('its promise never settles');
  });
  try {
    return await Promise.race([promise, end]);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const reason = messageOf(error);
    throw new UsageError(`${name} cannot be loaded: ${reason}.`, hintFor(reason));
  } finally {
    isSettled.abort();
  }
}

/**
 * Loads a JSON file, or imports a JavaScript or TypeScript file.
 *
 * @param path absolute
 * @param isReload whether the file may have changed since it was loaded. CommonJS modules and TypeScript are reloaded.
 *   Node caches ES modules permanently, so ES modules that the file imports stay as they were.
 * @returns the value; for a module, its default export if it has one, otherwise its namespace
 */
export async function loadFile(path: string, isReload: boolean): Promise<unknown> {
  if (extname(path).toLowerCase() === '.json') return readJson(path);
  const module = await (/\.[cm]?ts$/i.test(path)
    ? importTypeScript(path, isReload)
    : importUrl(path, isReload));
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
  // JSON.parse rejects a byte order mark.
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

function importUrl(path: string, isReload: boolean): Promise<unknown> {
  const { href } = pathToFileURL(path);
  if (!isReload) return import(href);
  const { cache } = createRequire(path);
  for (const file of Object.keys(cache)) {
    // oxlint-disable-next-line typescript/no-dynamic-delete -- there is no other way to make Node forget
    if (!file.includes(`${sep}node_modules${sep}`)) delete cache[file];
  }
  // The query bypasses Node's module cache.
  return import(`${href}?again=${performance.now()}`);
}

/** Imports TypeScript with the project's jiti, or with Node if it supports TypeScript. */
function importTypeScript(path: string, isReload: boolean): Promise<unknown> {
  let jiti: Jiti;
  try {
    jiti = createRequire(path)('jiti') as Jiti;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    if (HAS_TYPESCRIPT) return importUrl(path, isReload);
    throw new UsageError(
      `${basename(path)} is a TypeScript file, which this Node cannot load.`,
      'Run "npm install --save-dev jiti", or write it in JavaScript. Node 22.18 or newer from nodejs.org can load it, too.',
    );
  }
  return jiti.createJiti(path, { moduleCache: !isReload, fsCache: false }).import(path);
}
