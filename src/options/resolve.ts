import { dialectOf } from '../dialects/index.js';
import { pagersOf } from '../pagers/choose.js';
import { otherLanguageOf } from './other-languages.js';
import { completeOptions, languageOfFile, otherKindOf, type Options } from './options.js';
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
  const byFile = languageOfFile(complete.file ?? '', complete.dialects);
  const [dialect, named] = [complete.dialect ?? byFile?.dialect, byFile?.dialect].map((name) =>
    typeof name === 'string' ? dialectOf(name) : undefined,
  );
  const isOther = byFile !== undefined && named !== undefined && dialect !== undefined && named !== dialect;
  return {
    ...complete,
    isTemplate: byFile?.dialect !== false,
    dialect,
    otherKind: byFile && otherKindOf(complete.file ?? '', byFile.extension),
    otherLanguage: dialect || byFile ? undefined : otherLanguageOf(complete.file ?? ''),
    otherDialect: isOther ? { extension: byFile.extension, language: named.label } : undefined,
    pagers: pagersOf(complete.dialect ?? byFile?.dialect, complete.pagers),
  };
}

const DEFAULTS = resolve({});
