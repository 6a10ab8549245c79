import type { ChosenPart } from '../draw/host.js';
import { astro } from './astro.js';
import { django } from './django.js';
import { eex } from './eex.js';
import { ejs } from './ejs.js';
import { eta } from './eta.js';
import { fastapi } from './fastapi.js';
import { flask } from './flask.js';
import type { Framework, FrameworkRow } from './framework.js';
import { handlebars } from './handlebars.js';
import { hugo } from './hugo.js';
import { jekyll } from './jekyll.js';
import { jinja } from './jinja.js';
import { laravel } from './laravel.js';
import { liquid } from './liquid.js';
import { nunjucks } from './nunjucks.js';
import { phoenix } from './phoenix.js';
import { php } from './php.js';
import { rails } from './rails.js';
import { react } from './react.js';
import { shadcn } from './shadcn.js';
import { shopify } from './shopify.js';
import { svelte } from './svelte.js';
import { symfony } from './symfony.js';
import { vue } from './vue.js';
import { wordpress } from './wordpress.js';

/** The frameworks by name. If a project uses several, the first one counts. */
const ROWS: Readonly<Record<string, FrameworkRow>> = {
  phoenix,
  django,
  flask,
  fastapi,
  jinja,
  rails,
  laravel,
  symfony,
  shopify,
  hugo,
  jekyll,
  react,
  shadcn,
  vue,
  svelte,
  astro,
  nunjucks,
  liquid,
  ejs,
  eta,
  handlebars,
  eex,
  wordpress,
  php,
};

/** Parts that only one component has, by the name of its framework. */
const OWNERS: Readonly<Partial<Record<ChosenPart, keyof typeof ROWS>>> = {
  block: 'wordpress',
  events: 'phoenix',
  focus: 'phoenix',
};

export const FRAMEWORKS: readonly Framework[] = Object.entries(ROWS).map(([name, row]) => {
  const lacks = { ...partsOfOthers(name), ...row.lacks };
  return { name, label: labelOf(name), sources: name, ...row, lacks };
});

function partsOfOthers(name: string): NonNullable<Framework['lacks']> {
  const others = Object.entries(OWNERS).filter(([, owner]) => owner !== name);
  return Object.fromEntries(
    others.map(([part, owner]) => [part, `Only the component for ${labelOf(owner)} has it.`]),
  );
}

function labelOf(name: string): string {
  return ROWS[name]?.label ?? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}
