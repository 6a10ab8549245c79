import { list } from '../base/text.js';
import type { Dialect } from '../dialects/dialect.js';
import { dialectNames, dialectTable, type DialectName } from '../dialects/names.js';
import { unknownLanguage } from '../dialects/unknown.js';

/**
 * Returns the template languages that a value may be written in, and that of its file.
 *
 * @param isCode whether it is certainly code, also if no language is known
 */
export function foreignCode(value: string, dialect: Dialect | undefined, file = '', isCode = false) {
  const unknown = dialect === undefined ? unknownLanguage(value, file) : undefined;
  const names = languagesOf(value);
  const isUnknown = names.length === 0 && unknown === undefined;
  const isQuoted = dialect?.examples.value === '{…}' && /^\s*\{[^{}]+\}\s*$/.test(value);
  if (isUnknown && !isCode && !isQuoted) return undefined;
  const languages = names.map((name) => dialectTable[name]);
  return {
    fault: faultOf(),
    languages: list(languages.map(({ label }) => label)),
    options: list(names),
    endings: list(languages.map(({ extensions }) => `.${extensions[0]}`)),
    language: dialect?.label ?? unknown ?? '',
  } as const;

  function faultOf() {
    if (isQuoted) return 'quoted';
    if (dialect && isUnknown) return 'other-delimiters';
    // Code that its own language reads as text, because it has no end.
    if (dialect) return languages.some(({ label }) => label === dialect.label) ? 'unended' : 'other-dialect';
    if (isUnknown) return 'unknown-delimiters';
    return unknown ? 'unknown-language' : 'no-language';
  }
}

/** Returns the languages whose sign is the longest in a value. */
function languagesOf(value: string): readonly DialectName[] {
  const lengths = dialectNames.map((name) => dialectTable[name].sign?.exec(value)?.[0].length ?? 0);
  const longest = lengths.reduce((most, length) => Math.max(most, length));
  return dialectNames.filter((_, index) => longest > 0 && lengths[index] === longest);
}
