import { resolve } from 'node:path';
import { messageOf, UsageError } from '../base/usage-error.js';
import { loadFile } from './load-file.js';

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
  let values: unknown;
  try {
    values = await loadFile(resolve(cwd, data), isAgain);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `The data file ${data} cannot be loaded: ${messageOf(error)}.`,
      'It must be JSON in UTF-8, or a JavaScript module that exports the bindings.',
    );
  }
  if (typeof values === 'object' && values !== null) return values;
  throw new UsageError(
    `The data file ${data} does not hold an object.`,
    'Give the bindings by name, such as { "page": 7, "pages": 42 }.',
  );
}
