import { deepFreeze } from '../base/freeze.js';
import type { DialectNames } from './dialect.js';

const rows = {
  nunjucks: { label: 'Nunjucks', extensions: ['njk', 'nunj', 'nunjucks'], sign: /\{%|\{\{/ },
  jinja2: { label: 'Jinja', extensions: ['j2', 'jinja', 'jinja2'], sign: /\{%|\{\{/ },
  twig: { label: 'Twig', extensions: ['twig'], sign: /\{%|\{\{/ },
  liquid: { label: 'Liquid', extensions: ['liquid'], sign: /\{%|\{\{/ },
  django: { label: 'Django', extensions: ['djhtml', 'dtl'], sign: /\{%|\{\{/ },
  ejs: { label: 'EJS', extensions: ['ejs'], sign: /<%/ },
  eta: { label: 'Eta', extensions: ['eta'], sign: /<%[-_]?\s?[=~]?\s?it\./ },
  erb: { label: 'ERB', extensions: ['erb', 'rhtml'], sign: /<%/ },
  php: { label: 'PHP', extensions: ['php', 'phtml'], sign: /<\?/ },
  blade: { label: 'Blade', extensions: ['blade.php'], sign: /\{!!|\{\{\s*\$(?:\w+(?:->|\[|::|\?))?/ },
  smarty: { label: 'Smarty', extensions: ['tpl', 'smarty'], sign: /\{\$\w/ },
  eex: { label: 'EEx', extensions: ['eex', 'leex'], sign: /<%/ },
  heex: { label: 'HEEx', extensions: ['heex', 'ex', 'exs'], sign: /^\{[^{}@$]*@[^{}]*\}$/ },
  freemarker: { label: 'FreeMarker', extensions: ['ftlh', 'ftl'], sign: /\$\{|<\/?[#@]\w/ },
  hugo: { label: 'Hugo', extensions: ['hugo'], sign: /\{\{-?\s*(?:\.\w|\$\.|\$\w+\.[A-Z]|\$)/ },
  go: {
    label: 'Go',
    extensions: ['gohtml', 'gotmpl', 'tmpl'],
    sign: /\{\{-?\s*(?:\.\w|\$\.|\$\w+\.[A-Z]|\$)/,
  },
  handlebars: { label: 'Handlebars', extensions: ['hbs', 'handlebars'], sign: /\{\{/ },
} satisfies Record<string, DialectNames>;

/** The name of a template language in the `dialect` option. */
export type DialectName = keyof typeof rows;

/** How the template languages are recognized, apart from their code, which only templates need. */
export const dialectTable: Readonly<Record<DialectName, DialectNames>> = rows;

export const dialectNames = Object.keys(dialectTable) as readonly DialectName[];

/** The names of a template language. */
export interface DialectEntry extends Omit<DialectNames, 'sign'> {
  /** Value of the `dialect` option. */
  readonly name: DialectName;
}

/** The supported template languages. */
export const dialectList: readonly DialectEntry[] = deepFreeze(
  dialectNames.map((name) => {
    const { label, extensions } = dialectTable[name];
    return { name, label, extensions };
  }),
);

/** The names of the template languages, keyed by file extension. */
export const namesByExtension: ReadonlyMap<string, DialectName> = new Map(
  dialectList.flatMap(({ name, extensions }) => extensions.map((extension) => [extension, name] as const)),
);

/** Looks up a value by file extension; the longest extension that has one wins. */
export function ofEnding<Value>(
  file: string,
  valueOf: (ending: string) => Value | undefined,
): Value | undefined {
  const name = file.toLowerCase();
  for (let dot = name.indexOf('.', name.lastIndexOf('/') + 1); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    const found = valueOf(name.slice(dot + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}
