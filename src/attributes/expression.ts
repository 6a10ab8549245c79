import { list } from '../base/text.js';
import type { Dialect } from '../dialects/dialect.js';
import { dialects, ofEnding, type DialectName } from '../dialects/index.js';

/** Patterns that identify template languages. The first match counts. */
const SIGNS: readonly (readonly [pattern: RegExp, languages: readonly DialectName[]])[] = [
  [/<\?/, ['php']],
  [/\$\{|<\/?[#@]\w/, ['freemarker']],
  [/<%/, ['ejs', 'erb', 'eex']],
  [/\{%/, ['jinja2', 'nunjucks', 'twig', 'liquid', 'django']],
  [/\{\{-?\s*(?:\.\w|\$\.)/, ['hugo', 'go']],
  [/\{!!|\{\{\s*\$/, ['blade']],
  [/\{\{/, ['jinja2', 'nunjucks', 'twig', 'liquid', 'django', 'handlebars']],
  [/\{\$\w/, ['smarty']],
  [/^\{[^{}@]*@[^{}]*\}$/, ['heex']],
];

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
  const names = SIGNS.find(([pattern]) => pattern.test(value))?.[1];
  if (names === undefined) return undefined;
  const languages = names.map((name) => dialects[name]);
  const [other, near] = ofEnding(file, (ending) => OTHERS.get(ending)) ?? [];
  const fault = dialect ? 'other-dialect' : near ? 'near-language' : other ? 'other-language' : 'no-language';
  return {
    fault,
    languages: list(languages.map(({ label }) => label)),
    options: list(names),
    endings: list(languages.map(({ extensions }) => `.${extensions[0]}`)),
    language: dialect?.label ?? other ?? '',
    near: near ? dialects[near].label : '',
    nearOption: near ?? '',
  } as const;
}
