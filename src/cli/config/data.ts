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
 * @throws {UsageError} where the file cannot be loaded, or does not hold an object
 */
export async function loadData(
  data: object | string | undefined,
  cwd: string,
  isAgain = false,
): Promise<object | undefined> {
  if (typeof data !== 'string') return data;
  const path = resolve(cwd, data);
  const isJson = extname(path).toLowerCase() === '.json';
  let values: unknown;
  try {
    values = isJson ? readJson(path) : await importFile(path, isAgain);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // The error of a module may be about another file, which its own message names.
    const reason = isJson ? reasonOf(error) : messageOf(error);
    throw new UsageError(
      `The data file ${data} cannot be loaded: ${reason}.`,
      'It must be JSON in UTF-8, or a JavaScript module that exports the bindings.',
    );
  }
  if (typeof values === 'object' && values !== null) return values;
  throw new UsageError(
    `The data file ${data} does not hold an object.`,
    'Give the bindings by name, such as { "page": 7, "pages": 42 }.',
  );
}

function readJson(path: string): unknown {
  const text = decodeUtf8(readFileSync(path));
  if (text === undefined) throw new Error('it is not UTF-8 text');
  // A byte order mark is no part of the JSON.
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}
