import { deepFreeze } from '../base/freeze.js';
import { names as blade } from './blade/names.js';
import { names as django } from './django/names.js';
import { names as eex } from './eex/names.js';
import { names as ejs } from './ejs/names.js';
import { names as erb } from './erb/names.js';
import { names as eta } from './eta/names.js';
import { names as freemarker } from './freemarker/names.js';
import { names as go } from './go/names.js';
import { names as handlebars } from './handlebars/names.js';
import { names as heex } from './heex/names.js';
import { names as hugo } from './hugo/names.js';
import { names as jinja2 } from './jinja2/names.js';
import { names as liquid } from './liquid/names.js';
import { names as nunjucks } from './nunjucks/names.js';
import { names as php } from './php/names.js';
import { names as smarty } from './smarty/names.js';
import { names as twig } from './twig/names.js';
import type { DialectNames } from './dialect.js';

/** How the template languages are recognized, apart from their code, which only templates need. */
export const dialectTable = {
  nunjucks,
  jinja2,
  twig,
  liquid,
  django,
  ejs,
  eta,
  erb,
  php,
  blade,
  smarty,
  eex,
  heex,
  freemarker,
  hugo,
  go,
  handlebars,
} as const satisfies Record<string, DialectNames>;

/** The name of a template language in the `dialect` option. */
export type DialectName = keyof typeof dialectTable;

/** The names of the template languages. */
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
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    const found = valueOf(name.slice(dot + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}
