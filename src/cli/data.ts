import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decodeUtf8 } from './decode.js';
import { reasonOf } from './paths.js';
import { UsageError } from './usage-error.js';

/**
 * Loads the values for bindings: from a JSON file, or from a JavaScript module's default export, or else from its named
 * exports.
 *
 * @param file as it was written; a relative path starts at `cwd`
 * @throws {UsageError} where the file cannot be read, or does not hold an object
 */
export async function loadData(file: string, cwd: string): Promise<object> {
  const path = resolve(cwd, file);
  const data = await (extname(path).toLowerCase() === '.json'
    ? loadJson(path, file)
    : loadModule(path, file));
  if (typeof data === 'object' && data !== null) return data;
  throw new UsageError(
    `--data ${file} does not hold an object.`,
    'Give the bindings by name, such as { "page": 7, "pages": 42 }.',
  );
}

async function loadJson(path: string, file: string): Promise<unknown> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new UsageError(`--data ${file} cannot be read: ${reasonOf(error)}.`, 'Check the spelling.');
  });
  const decoded = decodeUtf8(bytes);
  if ('badOffset' in decoded) throw new UsageError(`--data ${file} is not UTF-8 text.`, 'Save it as UTF-8.');
  try {
    // A byte order mark is no part of the JSON.
    return JSON.parse(decoded.text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UsageError(
      `--data ${file} is not JSON: ${messageOf(error)}.`,
      'Correct it, or give a JavaScript module.',
    );
  }
}

async function loadModule(path: string, file: string): Promise<unknown> {
  try {
    const module = (await import(pathToFileURL(path).href)) as { readonly default?: unknown };
    return module.default ?? module;
  } catch (error) {
    throw new UsageError(
      `--data ${file} cannot be loaded: ${messageOf(error)}.`,
      'Give a JSON file, or a JavaScript module that exports the bindings.',
    );
  }
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
