import { blade } from './languages/blade.js';
import type { Dialect, TemplateLanguage } from './dialect.js';
import { django } from './languages/django.js';
import { eex } from './languages/eex.js';
import { ejs } from './languages/ejs.js';
import { erb } from './languages/erb.js';
import { eta } from './languages/eta.js';
import { handlebars } from './languages/handlebars.js';
import { heex } from './languages/heex.js';
import { hugo } from './languages/hugo.js';
import { jinja2 } from './languages/jinja2.js';
import { liquid } from './languages/liquid.js';
import { nunjucks } from './languages/nunjucks.js';
import { php } from './languages/php.js';
import { twig } from './languages/twig.js';

/** The template languages that the tag is compiled to. */
export const dialects: readonly Dialect[] = [
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
  eex,
  heex,
  hugo,
  handlebars,
];

/** The template languages that the tag is compiled to, by their names. */
export const templateLanguages: readonly TemplateLanguage[] = dialects.map(({ name, label, extensions }) => ({
  name,
  label,
  extensions,
}));

/** Finds the dialect of a name. */
export function dialectOf(name: string): Dialect | undefined {
  return dialects.find((dialect) => dialect.name === name);
}

/** By the endings of their files' names. */
const byExtension = new Map(
  dialects.flatMap((dialect) => dialect.extensions.map((extension) => [extension, dialect] as const)),
);

/** Finds the dialect of a file by the ending of its name; the longest ending counts. */
export function dialectOfFile(file: string): Dialect | undefined {
  const name = file.toLowerCase();
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    const found = byExtension.get(name.slice(dot + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}
