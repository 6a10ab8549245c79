import { nearest } from '../../base/nearest.js';
import type { Options } from '../../index.js';
import { UsageError } from '../base/usage-error.js';
import type { Evidence, Sign } from '../project/evidence.js';

/** A framework, and what is to be known of the component that `add` writes for it. */
export interface Framework {
  /** What is written after `add`. */
  readonly name: string;
  /** Other names; several rows may share one, and the first that the project shows is meant. */
  readonly names?: readonly string[];
  /** What people call it: the name with a capital letter, unless the row says otherwise. */
  readonly label: string;
  readonly isUsed: Sign;
  /** The language of its templates, where the names of the files do not show it. */
  readonly dialect?: NonNullable<Options['dialect']>;
  /** Whether it looks for templates in one place, so that no built ones can come before the others. */
  readonly hasSinglePlace?: true;
  /** Where a project may have such files: the directory that the paths of the sources start at. The first is for new ones. */
  readonly directories: readonly [string, ...string[]];
  /** Words of the directory and the sources, and what stands for them in this project. */
  readonly words?: (evidence: Evidence) => Readonly<Record<string, string>>;
}

/** Packages of Python, at the beginning of a line or in a list on one. */
const DJANGO = /(?:^|[[,])[ \t'"-]*django\b(?!-)/im;
const JINJA = /(?:^|[[,])[ \t'"-]*(?:flask|jinja2|fastapi)\b(?!-)/im;

/** Where projects in Python name their packages. */
const PYTHON = ['requirements.txt', 'pyproject.toml', 'Pipfile'];

/**
 * The frameworks by name. The sources of their components are the files in `components/<name>`; those in
 * `components/<name>/pager` take their place where `--pager` is given. Of two that a project shows, the first one counts.
 */
const ROWS: Readonly<Record<string, Omit<Framework, 'name' | 'label'> & { readonly label?: string }>> = {
  phoenix: {
    names: ['heex', 'liveview'],
    isUsed: ({ says }) => says('mix.exs', /:phoenix\b/),
    hasSinglePlace: true,
    directories: ['lib/app_web/components'],
    words: phoenixWords,
  },
  django: {
    isUsed: ({ says }) => says('manage.py', /django/i) || PYTHON.some((path) => says(path, DJANGO)),
    dialect: 'django',
    directories: ['pagination'],
  },
  flask: {
    names: ['jinja', 'jinja2'],
    isUsed: ({ says }) => PYTHON.some((path) => says(path, JINJA)),
    dialect: 'jinja2',
    directories: ['templates', 'app/templates'],
  },
  rails: { isUsed: ({ has }) => has('config/application.rb'), directories: ['app'] },
  laravel: {
    names: ['blade'],
    isUsed: ({ says }) => says('composer.json', /"laravel\/framework"/),
    directories: ['resources/views'],
  },
  symfony: {
    names: ['twig', 'knp-paginator', 'pagerfanta'],
    isUsed: ({ says }) => says('composer.json', /"symfony\/(?:framework-bundle|twig-bundle)"/),
    directories: ['templates'],
  },
  shopify: {
    isUsed: ({ has }) => has('config/settings_schema.json'),
    hasSinglePlace: true,
    directories: ['snippets'],
  },
  hugo: {
    isUsed: ({ has, says }) =>
      ['hugo.toml', 'hugo.yaml', 'hugo.json'].some(has) ||
      ['config.toml', 'config.yaml', 'config.json'].some((path) => says(path, /^[ \t"]*baseURL\b/im)),
    dialect: 'hugo',
    // Hugo 0.146 has called it _partials, and reads both.
    directories: ['layouts/partials', 'layouts/_partials'],
  },
  jekyll: {
    isUsed: ({ has }) => has('_config.yml') || has('_config.yaml'),
    dialect: 'liquid',
    hasSinglePlace: true,
    directories: ['_includes'],
  },
  astro: { isUsed: ({ dependsOn }) => dependsOn('astro'), directories: ['src/components'] },
  nunjucks: {
    names: ['eleventy', '11ty'],
    label: 'Eleventy with Nunjucks',
    isUsed: ({ dependsOn }) => dependsOn('@11ty/eleventy'),
    directories: ['_includes', 'src/_includes'],
  },
  liquid: {
    names: ['eleventy'],
    label: 'Eleventy with Liquid',
    isUsed: ({ dependsOn }) => dependsOn('liquidjs'),
    directories: ['_includes', 'src/_includes'],
  },
  ejs: {
    names: ['express'],
    label: 'Express with EJS',
    isUsed: ({ dependsOn }) => dependsOn('ejs'),
    directories: ['views', 'src/views'],
  },
  eta: {
    names: ['express'],
    label: 'Express with Eta',
    isUsed: ({ dependsOn }) => dependsOn('eta'),
    directories: ['views', 'src/views', 'templates'],
  },
  handlebars: {
    names: ['express', 'hbs'],
    label: 'Express with Handlebars',
    isUsed: ({ dependsOn }) => ['handlebars', 'express-handlebars', 'hbs'].some(dependsOn),
    directories: ['.'],
  },
  eex: {
    label: 'EEx',
    isUsed: ({ says }) => says('mix.exs', /^(?![^]*:phoenix\b)[^]*:plug\w*\b/),
    directories: ['templates', 'lib/templates', 'priv/templates'],
  },
  php: {
    label: 'PHP',
    isUsed: ({ has }) => ['index.php', 'public/index.php', 'composer.json'].some(has),
    directories: ['.'],
  },
};

export const FRAMEWORKS: readonly Framework[] = Object.entries(ROWS).map(([name, row]) => {
  return { name, label: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, ...row };
});

/** The application that has the web part of a Phoenix project, which in an umbrella is one of its own, and its module. */
function phoenixWords({ read }: Evidence): Readonly<Record<string, string>> {
  const name = /\bapp:\s*:(\w+)/.exec(read('mix.exs') ?? '')?.[1] ?? 'app';
  const app = name.endsWith('_web') ? name : `${name}_web`;
  const camelCase = app.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const module = /^[\t ]*defmodule[\t ]+([\w.]+)/m.exec(read(`lib/${app}.ex`) ?? '')?.[1];
  return { app_web: app, AppWeb: module ?? camelCase };
}

/** Finds the framework that is meant: of two with one name, the first that the project shows. */
export function chooseFramework(name: string | undefined, evidence: Evidence): Framework {
  const word = name?.toLowerCase() ?? '';
  const meant = FRAMEWORKS.filter((one) => one.name === word || one.names?.includes(word));
  const found = meant.find(({ isUsed }) => isUsed(evidence)) ?? meant[0];
  if (found !== undefined) return found;
  const seen = FRAMEWORKS.find(({ isUsed }) => isUsed(evidence));
  const hint =
    seen === undefined
      ? `Available frameworks: ${FRAMEWORKS.map((one) => one.name).join(', ')}.`
      : `This looks like ${seen.label}: run ${evidence.manager.command} add ${seen.name}.`;
  if (name === undefined) throw new UsageError('Which framework?', hint);
  const names = FRAMEWORKS.flatMap((one) => [one.name, ...(one.names ?? [])]);
  const similar = nearest(word, names);
  throw new UsageError(
    `There is no component for "${name}".`,
    similar === undefined ? hint : `Did you mean ${similar}?`,
  );
}
