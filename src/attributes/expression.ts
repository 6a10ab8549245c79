import { list } from '../base/text.js';
import type { Dialect } from '../dialects/dialect.js';
import { dialects, ofEnding, type DialectName } from '../dialects/index.js';

/** A name of data begins with no dollar sign: `{$page}` is code of Smarty. */
const NAMES = '[\\p{ID_Start}_][\\p{ID_Continue}$]*(?:\\.[\\p{ID_Continue}$]+)*';
const BINDING = new RegExp(`^\\{${NAMES}\\}$`, 'u');
const BINDING_INSIDE = new RegExp(`\\{${NAMES}\\}`, 'u');

/** What gives a template language away. The first row that matches counts. */
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

/** Template languages that tags are not compiled to, by the endings of their files, and the nearest that they are compiled to. */
const OTHERS: ReadonlyMap<string, readonly [label: string, nearest?: DialectName]> = new Map([
  ['tera', ['Tera', 'jinja2']],
  ['mustache', ['Mustache', 'handlebars']],
  ['jsp', ['JSP']],
  ['aspx', ['ASP.NET']],
  ['cshtml', ['Razor']],
  ['vue', ['Vue']],
  ['svelte', ['Svelte']],
]);

export function isBinding(value: string): boolean {
  return BINDING.test(value);
}

/** Says which template languages a value may be an expression of, and what its file is in instead. */
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

/** Names a binding that stands in a longer text, where it is none. */
export function bindingInside(text: string): string | undefined {
  return BINDING_INSIDE.exec(text)?.[0];
}

/** Tells whether an attribute name is a piece of template code, as `{%` or `<%=` is. */
export function isTemplateCode(name: string): boolean {
  return /[{}<%]|^[?]/.test(name);
}
