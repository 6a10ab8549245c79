import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { reasonOf } from '../base/paths.js';
import { messageOf, UsageError } from '../base/usage-error.js';
import { decodeUtf8 } from '../base/utf8.js';
import { importFile } from './import-file.js';

/**
 * Loads the values for bindings: from a JSON file, or from a JavaScript module's default export, or else from its named
 * exports.
 *
 * @param data the values themselves; or the file, from `cwd`; undefined for none
 * @param isAgain whether the file may have changed since it was loaded
 * @throws {UsageError} where the file cannot be read, or does not hold an object
 */
export async function loadData(
  data: object | string | undefined,
  cwd: string,
  isAgain = false,
): Promise<object | undefined> {
  if (typeof data !== 'string') return data;
  const path = resolve(cwd, data);
  const name = `The data file ${data}`;
  const values = await (extname(path).toLowerCase() === '.json'
    ? loadJson(path, name)
    : loadModule(path, name, isAgain));
  if (typeof values === 'object' && values !== null) return values;
  throw new UsageError(
    `${name} does not hold an object.`,
    'Give the bindings by name, such as { "page": 7, "pages": 42 }.',
  );
}

function loadJson(path: string, name: string): unknown {
  let text: string | undefined;
  try {
    text = decodeUtf8(readFileSync(path));
  } catch (error) {
    throw new UsageError(
      `${name} cannot be read: ${reasonOf(error)}.`,
      'Check --data, or "data" in the configuration.',
    );
  }
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
