/** How to link the stylesheet of a theme in a framework. */

import { posix } from 'node:path';
import { themeNames, type PaginationOptions } from '../../index.js';
import { isGenerated } from '../base/tailwind.js';
import type { Evidence } from '../detect/evidence.js';
import { replaceAll, type Changes } from './words.js';

/** Where a framework looks for the file, and the lines that link it. */
interface Link {
  readonly file: string;
  readonly lines: readonly string[];
}

const link = (href: string): string => `<link rel="stylesheet" href="${href}">`;

/** Where a bundler takes it from: beside the component, or the package. */
interface Import {
  /** The directory of components in an `import`. */
  readonly from: string;
}

const LINKS: Readonly<Record<string, Link | Import | undefined>> = {
  rails: {
    file: 'app/assets/stylesheets/pagination.css',
    lines: ['<%= stylesheet_link_tag "pagination" %>'],
  },
  django: {
    file: 'root/static/pagination.css',
    lines: [
      'STATICFILES_DIRS = [BASE_DIR / "static"]  # in the settings',
      `{% load static %}${link("{% static 'pagination.css' %}")}`,
    ],
  },
  flask: {
    file: 'root/static/pagination.css',
    lines: [link("{{ url_for('static', filename='pagination.css') }}")],
  },
  fastapi: {
    file: 'static/pagination.css',
    lines: [
      'app.mount("/static", StaticFiles(directory="static"), name="static")',
      link("{{ url_for('static', path='/pagination.css') }}"),
    ],
  },
  jinja: { file: 'static/pagination.css', lines: [link('/static/pagination.css')] },
  laravel: { file: 'public/pagination.css', lines: [link("{{ asset('pagination.css') }}")] },
  symfony: { file: 'public/pagination.css', lines: [link("{{ asset('pagination.css') }}")] },
  php: { file: 'pagination.css', lines: [link('pagination.css')] },
  wordpress: {
    file: 'pagination.css',
    lines: ["wp_enqueue_style( 'pagination', get_theme_file_uri( 'pagination.css' ) );"],
  },
  phoenix: {
    file: 'assets/css/pagination.css',
    lines: ['@import "./pagination.css";  /* in assets/css/app.css */'],
  },
  eex: { file: 'priv/static/pagination.css', lines: [link('/pagination.css')] },
  hugo: { file: 'static/pagination.css', lines: [link('{{ "pagination.css" | relURL }}')] },
  jekyll: {
    file: 'assets/pagination.css',
    lines: [link("{{ '/assets/pagination.css' | relative_url }}")],
  },
  shopify: { file: 'assets/pagination.css', lines: ["{{ 'pagination.css' | asset_url | stylesheet_tag }}"] },
  ejs: { file: 'public/pagination.css', lines: [link('/pagination.css')] },
  eta: { file: 'public/pagination.css', lines: [link('/pagination.css')] },
  handlebars: { file: 'public/pagination.css', lines: [link('/pagination.css')] },
  nunjucks: {
    file: 'pagination.css',
    lines: ['eleventyConfig.addPassthroughCopy("pagination.css");', link('/pagination.css')],
  },
  liquid: {
    file: 'pagination.css',
    lines: ['eleventyConfig.addPassthroughCopy("pagination.css");', link('/pagination.css')],
  },
  react: { from: './components' },
  vue: { from: './components' },
  svelte: { from: '$lib/components' },
  astro: { from: '../components' },
};

/**
 * Returns the commands and lines that add the stylesheet; none if the theme has none, or if the file is there.
 *
 * @param framework the name of the framework
 * @param components the directory of the component, relative to the project
 * @param words those of the project
 */
export function stepsForStyles(
  framework: string,
  components: string,
  theme: PaginationOptions['theme'],
  { has, dependsOn, manager }: Pick<Evidence, 'has' | 'dependsOn' | 'manager'>,
  words: Changes,
): string[] {
  const name = nameOf(theme);
  const place = LINKS[framework];
  if (name === undefined || place === undefined) return [];
  const isImported = 'from' in place;
  // The component needs no package, so the project may not have it.
  if (isImported && dependsOn('pagination-tag')) return [`import "pagination-tag/${fileOfTheme(theme)}";`];
  const file = posix.normalize(isImported ? `${components}/pagination.css` : replaceAll(place.file, words));
  if (has(file)) return [];
  const directory = posix.dirname(file);
  return [
    ...(isImported || has(directory) ? [] : [`mkdir -p ${directory}`]),
    `${manager.command} css${name === 'default' ? '' : ` ${name}`} > ${file}`,
    ...(isImported ? [replaceAll(`import "${place.from}/pagination.css";`, words)] : place.lines),
  ];
}

/** Returns the file of the package that has the styles of a theme; undefined if there is none to link. */
export function fileOfTheme(theme: PaginationOptions['theme']): string | undefined {
  const name = nameOf(theme);
  return name === undefined ? undefined : `${name === 'default' ? 'style' : name}.css`;
}

/** Returns the built-in theme whose classes a component has, if it has a stylesheet. Tailwind generates its own. */
function nameOf(theme: PaginationOptions['theme'] = 'default'): string | undefined {
  const name = typeof theme === 'object' && 'extends' in theme ? theme.extends : theme;
  return isGenerated(name) ? undefined : themeNames.find((one) => one === name);
}
