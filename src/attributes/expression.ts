import { list } from '../base/text.js';
import type { Dialect } from '../dialects/dialect.js';
import { dialectNames, dialectTable, ofEnding, type DialectName } from '../dialects/names.js';

/** Unsupported template languages by file extension, each with its nearest supported language, if any. */
const OTHERS: ReadonlyMap<string, readonly [label: string, nearest?: DialectName]> = new Map([
  ['tera', ['Tera', 'jinja2']],
  ['mustache', ['Mustache', 'handlebars']],
  ['jsp', ['JSP']],
  ['aspx', ['ASP.NET']],
  ['cshtml', ['Razor']],
  ['vue', ['Vue']],
  ['svelte', ['Svelte']],
]);

/** Returns the template languages that a value may be written in, and that of its file. */
export function foreignCode(value: string, dialect: Dialect | undefined, file = '') {
  const names = languagesOf(value);
  if (names.length === 0) return undefined;
  const languages = names.map((name) => dialectTable[name]);
  const [other, near] = ofEnding(file, (ending) => OTHERS.get(ending)) ?? [];
  const fault = dialect ? 'other-dialect' : near ? 'near-language' : other ? 'other-language' : 'no-language';
  return {
    fault,
    languages: list(languages.map(({ label }) => label)),
    options: list(names),
    endings: list(languages.map(({ extensions }) => `.${extensions[0]}`)),
    language: dialect?.label ?? other ?? '',
    near: near ? dialectTable[near].label : '',
    nearOption: near ?? '',
  } as const;
}

/** Returns the languages whose sign is the longest in a value. */
function languagesOf(value: string): readonly DialectName[] {
  const lengths = dialectNames.map((name) => dialectTable[name].sign?.exec(value)?.[0].length ?? 0);
  const longest = lengths.reduce((most, length) => Math.max(most, length));
  return dialectNames.filter((_, index) => longest > 0 && lengths[index] === longest);
}
