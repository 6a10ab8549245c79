import { createRequire } from 'node:module';
import { basename, sep } from 'node:path';
import { features } from 'node:process';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../base/usage-error.js';

/** What we use of jiti. */
interface Jiti {
  createJiti(
    path: string,
    options: { readonly moduleCache: boolean; readonly fsCache: boolean },
  ): { import(path: string): Promise<unknown> };
}

/** Counts the imports of changed files, for addresses that Node has not seen. */
let generation = 0;

/**
 * Imports a JavaScript or TypeScript file.
 *
 * @param path absolute
 * @param isAgain whether it may have changed since it was imported. Node keeps ES modules for good: of a file that is
 *   imported again, the ES modules that it imports in turn stay as they were. CommonJS modules and TypeScript are read anew.
 * @returns the default export, or else the module
 * @throws {UsageError} for TypeScript, where there is nothing to read it with; and whatever the file throws
 */
export async function importFile(path: string, isAgain: boolean): Promise<unknown> {
  const module = await (/\.[cm]?ts$/i.test(path)
    ? importTypeScript(path, isAgain)
    : importUrl(path, isAgain));
  return (module as { readonly default?: unknown }).default ?? module;
}

function importUrl(path: string, isAgain: boolean): Promise<unknown> {
  const { href } = pathToFileURL(path);
  if (!isAgain) return import(href);
  const { cache } = createRequire(path);
  for (const file of Object.keys(cache)) {
    // oxlint-disable-next-line typescript/no-dynamic-delete -- there is no other way to make Node forget
    if (!file.includes(`${sep}node_modules${sep}`)) delete cache[file];
  }
  return import(`${href}?again=${++generation}`);
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
      `${basename(path)} is TypeScript, which this version of Node does not read.`,
      'Run "npm install --save-dev jiti", use Node 22.18 or newer, or write it in JavaScript.',
    );
  }
  return jiti.createJiti(path, { moduleCache: !isAgain, fsCache: false }).import(path);
}
