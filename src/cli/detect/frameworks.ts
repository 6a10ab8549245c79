import { basename } from 'node:path';
import type { PaginationOptions } from '../../index.js';
import type { Host } from '../draw/host.js';
import { eex } from '../draw/hosts/eex.js';
import { liquid, nunjucks } from '../draw/hosts/eleventy.js';
import { ejs, handlebars } from '../draw/hosts/express.js';
import { astro } from '../draw/hosts/astro.js';
import { hugo } from '../draw/hosts/hugo.js';
import { jekyll, shopify } from '../draw/hosts/liquid.js';
import { phoenix } from '../draw/hosts/phoenix.js';
import { django, jinjaAlone, jinjaWithPython } from '../draw/hosts/python.js';
import { react } from '../draw/hosts/react.js';
import { laravel } from '../draw/hosts/laravel.js';
import { php } from '../draw/hosts/php.js';
import { rails } from '../draw/hosts/rails.js';
import { symfony } from '../draw/hosts/symfony.js';
import { svelte } from '../draw/hosts/svelte.js';
import { vue } from '../draw/hosts/vue.js';
import { wordpress } from '../draw/hosts/wordpress.js';
import type { Evidence, Sign } from './evidence.js';

/** A framework that `add` can write a component for. */
export interface Framework {
  /** The argument of `add`. */
  readonly name: string;
  /** Aliases. If several rows share one, it means the first that the project uses. */
  readonly names?: readonly string[];
  /** The display name: by default, the name with a capital letter. */
  readonly label: string;
  readonly isUsed: Sign;
  /** The language of its templates, if file names do not show it. */
  readonly dialect?: NonNullable<PaginationOptions['dialect']>;
  /** Whether it has a single template directory, so that built templates cannot take precedence. */
  readonly hasSinglePlace?: true;
  /**
   * Where templates with tags have to be moved to, if the framework looks in the directory that it builds from before any
   * other, and what to do, as sentences without an end.
   */
  readonly moves?: { readonly from: string; readonly to: string; readonly steps: readonly string[] };
  /** How its template says things: the markup is drawn in its language. */
  readonly host: Host;
  /** Files of earlier versions that the component no longer has. */
  readonly former?: readonly string[];
  /** Whether its files have hyphens in their names, and not underscores. */
  readonly isKebab?: true;
  /** Directories that the component may be in, which source paths are relative to. The first is for new ones, or the first below what is there. */
  readonly directories: readonly [string, ...string[]];
  /** Whether its pages come from code, so that there are no templates to build. */
  readonly rendersInCode?: true;
  /** The arguments of `add` to recommend: by default, the name. */
  readonly recommended?: string;
  /** Words to replace in the directory and the sources, with their values for the project. */
  readonly words?: (evidence: Evidence) => Readonly<Record<string, string>>;
}

/**
 * The frameworks by name. The sources of a component are in `components/<name>`. If a project uses several frameworks, the first one counts.
 */
const ROWS: Readonly<Record<string, Omit<Framework, 'name' | 'label'> & { readonly label?: string }>> = {
  phoenix: {
    names: ['heex', 'liveview'],
    isUsed: ({ phoenix }) => phoenix !== undefined,
    host: phoenix,
    hasSinglePlace: true,
    directories: ['lib/app_web/components'],
    words: phoenixWords,
  },
  django: {
    names: ['wagtail', 'django-tables2'],
    isUsed: ({ says, usesPython }) =>
      ['manage.py', 'src/manage.py'].some((path) => says(path, /django/i)) || usesPython('django'),
    dialect: 'django',
    host: django,
    directories: ['root/pagination'],
    // Python finds applications beside manage.py.
    words: ({ has }) => ({ 'root/': has('src/manage.py') ? 'src/' : '' }),
  },
  flask: {
    isUsed: ({ usesPython }) => usesPython('flask'),
    dialect: 'jinja2',
    host: jinjaWithPython,
    directories: ['root'],
    words: packageWords,
  },
  fastapi: {
    names: ['starlette'],
    label: 'FastAPI',
    isUsed: ({ usesPython }) => usesPython('fastapi') || usesPython('starlette'),
    dialect: 'jinja2',
    host: jinjaWithPython,
    directories: ['root'],
    words: packageWords,
  },
  jinja: {
    names: ['jinja2'],
    isUsed: ({ usesPython }) => usesPython('jinja2'),
    dialect: 'jinja2',
    host: jinjaAlone,
    directories: ['templates', 'app/templates'],
  },
  rails: {
    names: ['haml', 'slim'],
    isUsed: ({ has }) => has('config/application.rb'),
    host: rails,
    directories: ['app'],
  },
  laravel: {
    names: ['blade'],
    isUsed: ({ says }) => says('composer.json', /"laravel\/framework"/),
    host: laravel,
    former: ['resources/views/components/pagination.blade.php'],
    isKebab: true,
    directories: ['.'],
  },
  symfony: {
    names: ['twig', 'knp-paginator', 'pagerfanta'],
    isUsed: ({ says }) => says('composer.json', /"symfony\/(?:framework-bundle|twig-bundle)"/),
    host: symfony,
    directories: ['.'],
  },
  shopify: {
    isUsed: ({ has }) => has('config/settings_schema.json'),
    dialect: 'liquid',
    host: shopify,
    hasSinglePlace: true,
    isKebab: true,
    directories: ['snippets'],
  },
  hugo: {
    isUsed: ({ has, says }) =>
      ['hugo.toml', 'hugo.yaml', 'hugo.json'].some(has) ||
      ['config.toml', 'config.yaml', 'config.json'].some((path) => says(path, /^[ \t"]*baseURL\b/im)),
    dialect: 'hugo',
    host: hugo,
    // It looks in layouts before its theme.
    moves: {
      from: 'layouts',
      to: 'themes/site/layouts',
      steps: [
        'mkdir -p themes/site && mv layouts themes/site/layouts',
        'write theme = "site" in the configuration of Hugo, before the theme that it may have',
      ],
    },
    // Hugo 0.146 renamed it to _partials, and still reads both.
    isKebab: true,
    directories: ['layouts/partials', 'layouts/_partials'],
  },
  jekyll: {
    isUsed: ({ has }) => has('_config.yml') || has('_config.yaml'),
    dialect: 'liquid',
    host: jekyll,
    hasSinglePlace: true,
    isKebab: true,
    directories: ['_includes'],
  },
  react: {
    names: ['next', 'nextjs', 'preact', 'remix', 'react-router', 'gatsby', 'shadcn'],
    rendersInCode: true,
    isUsed: ({ dependsOn }) => ['react', 'preact'].some(dependsOn) && !dependsOn('astro'),
    host: react,
    directories: ['src/components', 'components', 'app/components'],
  },
  vue: {
    names: ['nuxt'],
    rendersInCode: true,
    isUsed: ({ dependsOn }) => ['vue', 'nuxt'].some(dependsOn) && !dependsOn('astro'),
    host: vue,
    // Nuxt 4 has its components in app/, Nuxt 3 at the top.
    directories: ['src/components', 'app/components', 'components'],
  },
  svelte: {
    names: ['sveltekit'],
    rendersInCode: true,
    isUsed: ({ dependsOn }) => dependsOn('svelte') && !dependsOn('astro'),
    host: svelte,
    directories: ['src/lib/components', 'src/lib', 'src/components'],
  },
  astro: { isUsed: ({ dependsOn }) => dependsOn('astro'), host: astro, directories: ['src/components'] },
  nunjucks: {
    names: ['eleventy', '11ty'],
    label: 'Eleventy with Nunjucks',
    host: nunjucks,
    isUsed: ({ dependsOn }) => dependsOn('@11ty/eleventy'),
    recommended: 'eleventy',
    isKebab: true,
    directories: ['_includes', 'src/_includes'],
  },
  liquid: {
    names: ['eleventy'],
    label: 'Eleventy with Liquid',
    host: liquid,
    isUsed: ({ dependsOn }) => dependsOn('liquidjs'),
    isKebab: true,
    directories: ['_includes', 'src/_includes'],
  },
  ejs: {
    names: ['express'],
    label: 'Express with EJS',
    host: ejs,
    isUsed: ({ dependsOn }) => dependsOn('ejs'),
    isKebab: true,
    directories: ['views', 'src/views'],
  },
  eta: {
    names: ['express'],
    label: 'Express with Eta',
    host: ejs,
    isUsed: ({ dependsOn }) => dependsOn('eta'),
    isKebab: true,
    directories: ['views', 'src/views', 'templates'],
  },
  handlebars: {
    names: ['express', 'hbs'],
    label: 'Express with Handlebars',
    host: handlebars,
    isUsed: ({ dependsOn }) => ['handlebars', 'express-handlebars', 'hbs'].some(dependsOn),
    isKebab: true,
    directories: ['.'],
  },
  eex: {
    label: 'EEx',
    isUsed: ({ says }) => says('mix.exs', /^(?![^]*:phoenix\b)[^]*:plug\w*\b/),
    host: eex,
    directories: ['lib/app'],
    words: ({ read }) => {
      const app = /\bapp:\s*:(\w+)/.exec(read('mix.exs') ?? '')?.[1] ?? 'app';
      return { 'lib/app': `lib/${app}`, 'App.Pagination': `${camelCaseOf(app)}.Pagination` };
    },
  },
  wordpress: {
    names: ['wp'],
    label: 'WordPress',
    // A theme or a plugin.
    isUsed: ({ says, cwd }) =>
      says('style.css', /^[ \t/*#@]*Theme Name:/im) ||
      says(`${basename(cwd)}.php`, /^[ \t/*#@]*Plugin Name:/im),
    host: wordpress,
    isKebab: true,
    directories: ['.'],
    words: ({ read, cwd }) => ({ 'text-domain': textDomain(read('style.css') ?? '', cwd) }),
  },
  php: {
    label: 'PHP',
    host: php,
    isUsed: (evidence) =>
      ['index.php', 'public/index.php', 'composer.json'].some(evidence.has) && !hasTwigSite(evidence),
    directories: ['.'],
  },
};

export const FRAMEWORKS: readonly Framework[] = Object.entries(ROWS).map(([name, row]) => {
  return { name, label: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, ...row };
});

/** Returns true if a project is a site of a content management system with templates in Twig. */
export function hasTwigSite({ versionInComposer }: Evidence): boolean {
  const systems = ['craftcms/cms', 'timber/timber', 'drupal/core-recommended'];
  return systems.some((name) => versionInComposer(name) !== '');
}

/** Finds the package of a Python application, which is often called app. A small one is no package. */
function packageWords({ has }: Evidence): Readonly<Record<string, string>> {
  return { root: ['app/__init__.py', 'app/main.py', 'app/templates'].some(has) ? 'app' : '.' };
}

/** Finds a Phoenix project's web application, which is a separate app in an umbrella project, and its module. */
function phoenixWords({ read, phoenix = '' }: Evidence): Readonly<Record<string, string>> {
  const name = /\bapp:\s*:(\w+)/.exec(read(`${phoenix}mix.exs`) ?? '')?.[1] ?? 'app';
  const app = name.endsWith('_web') ? name : `${name}_web`;
  const module = /^[\t ]*defmodule[\t ]+([\w.]+)/m.exec(read(`${phoenix}lib/${app}.ex`) ?? '')?.[1];
  return { 'lib/app_web': `${phoenix}lib/${app}`, app_web: app, AppWeb: module ?? camelCaseOf(app) };
}

/** Returns the module of an Elixir application. */
function camelCaseOf(app: string): string {
  return app.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the text domain of a WordPress theme: that of its header, or the name of its directory. */
function textDomain(header: string, directory: string): string {
  const name = basename(directory)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-');
  return /^[ \t/*#@]*Text Domain:[ \t]*([\w-]+)/im.exec(header)?.[1] ?? name;
}
