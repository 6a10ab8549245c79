import { dialectOf } from '../dialects/index.js';
import { pagersOf } from '../pagers/choose.js';
import { completeOptions, dialectOfFile, type Options } from './options.js';
import type { ResolvedOptions } from './render-options.js';

/**
 * Checks options of a template and fills in defaults.
 *
 * @throws {TypeError} for an unknown option or an invalid value, naming it
 */
export function resolveOptions(options?: Options): ResolvedOptions {
  return options === undefined ? DEFAULTS : resolve(options);
}

function resolve(options: Options): ResolvedOptions {
  const complete = completeOptions(options);
  const byName = dialectOfFile(complete.file ?? '', complete.dialects);
  const dialect = complete.dialect ?? byName;
  return Object.assign(complete, {
    isTemplate: byName !== false,
    dialect: typeof dialect === 'string' ? dialectOf(dialect) : undefined,
    pagers: pagersOf(dialect, complete.pagers),
  });
}

const DEFAULTS = resolve({});
