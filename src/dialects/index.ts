import { deepFreeze } from '../base/freeze.js';
import { blade } from './blade/index.js';
import type { Dialect } from './dialect.js';
import { django } from './django/index.js';
import { ejs } from './ejs/index.js';
import { eex } from './eex/index.js';
import { erb } from './erb/index.js';
import { eta } from './eta/index.js';
import { freemarker } from './freemarker/index.js';
import { go } from './go/index.js';
import { handlebars } from './handlebars/index.js';
import { heex } from './heex/index.js';
import { hugo } from './hugo/index.js';
import { jinja2 } from './jinja2/index.js';
import { liquid } from './liquid/index.js';
import { nunjucks } from './nunjucks/index.js';
import { php } from './php/index.js';
import { smarty } from './smarty/index.js';
import { twig } from './twig/index.js';

/** The supported template languages, keyed by the value of the `dialect` option. */
export const dialects = {
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
} as const satisfies Record<string, Dialect>;

/** The name of a template language in the `dialect` option. */
export type DialectName = keyof typeof dialects;

/** The names of the template languages. */
export const dialectNames = Object.keys(dialects) as readonly DialectName[];

/** The names of a template language. */
export interface DialectEntry extends Pick<Dialect, 'label' | 'extensions'> {
  /** Value of the `dialect` option. */
  readonly name: DialectName;
}

/** The supported template languages. */
export const dialectList: readonly DialectEntry[] = deepFreeze(
  dialectNames.map((name) => {
    const { label, extensions } = dialects[name];
    return { name, label, extensions };
  }),
);

/** Finds a dialect by name. */
export function dialectOf(name: string): Dialect | undefined {
  return Object.hasOwn(dialects, name) ? dialects[name as DialectName] : undefined;
}

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
