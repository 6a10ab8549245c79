import { resolve } from 'node:path';
import { UsageError } from '../base/usage-error.js';
import { loadFile, settled } from './load-file.js';

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
  if (data === undefined) return undefined;
  const isFile = typeof data === 'string';
  const name = isFile ? `The data file ${data}` : 'The data of the configuration';
  const hint =
    'Give the bindings by name, such as { "page": 7, "pages": 42 }, in JSON or from a JavaScript module.';
  const values = await settled(isFile ? loadFile(resolve(cwd, data), isAgain) : data, name, hint);
  if (typeof values === 'object' && values !== null) return values;
  throw new UsageError(`${name} does not hold an object.`, hint);
}
