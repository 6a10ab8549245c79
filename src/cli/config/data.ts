import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { decodeUtf8 } from '../base/utf8.js';
import { importFile } from './import-file.js';
import { reasonOf } from '../base/paths.js';
import type { Settings } from './settings.js';
import { messageOf, UsageError } from '../base/usage-error.js';

/**
 * Loads the values for bindings: from a JSON file, or from a JavaScript module's default export, or else from its named
 * exports.
 *
 * @param settings which file; a relative path starts at `cwd`
 * @param isAgain whether the file may have changed since it was loaded
 * @returns undefined where there is no data
 * @throws {UsageError} where the file cannot be read, or does not hold an object
 */
export async function loadData(
  { data: file, dataName, dataValues }: Pick<Settings, 'data' | 'dataName' | 'dataValues'>,
  cwd: string,
  isAgain = false,
): Promise<object | undefined> {
  if (file === undefined) return dataValues;
  const path = resolve(cwd, file);
  const data = await (extname(path).toLowerCase() === '.json'
    ? loadJson(path, dataName)
    : loadModule(path, dataName, isAgain));
  if (typeof data === 'object' && data !== null) return data;
  throw new UsageError(
    `${dataName} does not hold an object.`,
    'Give the bindings by name, such as { "page": 7, "pages": 42 }.',
  );
}

async function loadJson(path: string, name: string): Promise<unknown> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new UsageError(`${name} cannot be read: ${reasonOf(error)}.`, 'Check the spelling.');
  });
  const text = decodeUtf8(bytes);
  if (text === undefined) throw new UsageError(`${name} is not UTF-8 text.`, 'Save it as UTF-8.');
  try {
    // A byte order mark is no part of the JSON.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UsageError(
      `${name} is not JSON: ${messageOf(error)}.`,
      'Correct it, or give a JavaScript module.',
    );
  }
}

async function loadModule(path: string, name: string, isAgain: boolean): Promise<unknown> {
  try {
    return await importFile(path, isAgain);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `${name} cannot be loaded: ${messageOf(error)}.`,
      'Correct it, or give a JSON file or a JavaScript module that exports the bindings.',
    );
  }
}
