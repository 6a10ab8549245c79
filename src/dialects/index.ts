import { blade } from './blade/index.js';
import type { Dialect, DialectCode } from './dialect.js';
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
import { dialectNames, dialectTable, type DialectName } from './names.js';
import { nunjucks } from './nunjucks/index.js';
import { php } from './php/index.js';
import { smarty } from './smarty/index.js';
import { twig } from './twig/index.js';

const codes = {
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
} satisfies Record<DialectName, DialectCode>;

/** The supported template languages, keyed by the value of the `dialect` option. */
export const dialects = Object.fromEntries(
  dialectNames.map((name): [string, Dialect] => [name, { ...dialectTable[name], ...codes[name] }]),
) as Readonly<Record<DialectName, Dialect>>;

export function dialectOf(name: string): Dialect | undefined {
  return Object.hasOwn(dialects, name) ? dialects[name as DialectName] : undefined;
}
