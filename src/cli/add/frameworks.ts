import type { Options } from '../../index.js';
import type { Evidence, Sign } from '../project/evidence.js';

/** A framework, and what is to be known of the component that `add` writes for it. */
export interface Framework {
  /** What stands behind `add`. */
  readonly name: string;
  /** Other names; several rows may share one, and the first that the project shows is meant. */
  readonly names?: readonly string[];
  readonly label: string;
  /** What shows it. */
  readonly isUsed: Sign;
  /** The language of its templates, where the names of the files do not show it. */
  readonly dialect?: NonNullable<Options['dialect']>;
  /** Whether it looks for templates in one place, so that no built ones can come before the others. */
  readonly hasSinglePlace?: true;
  /** Where a project may have such files: the directory that the paths of the sources start at. The first is for new ones. */
  readonly directories: readonly [string, ...string[]];
  /** Words of the directory, the sources and the usage, and what stands for them in this project. */
  readonly words?: (evidence: Evidence) => Readonly<Record<string, string>>;
  /** What is done once, or at the top of a template, before it is used. */
  readonly setup?: string;
  /** How it is used: lines of a template. */
  readonly usage: string;
  /** The same for `--pager`. */
  readonly pagerUsage?: string;
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
const ROWS: Readonly<Record<string, Omit<Framework, 'name'>>> = {
  phoenix: {
    names: ['heex', 'liveview'],
    label: 'Phoenix',
    isUsed: ({ says }) => says('mix.exs', /:phoenix\b/),
    hasSinglePlace: true,
    directories: ['lib/app_web/components'],
    words: phoenixWords,
    setup:
      'import AppWeb.Pagination, or add the import to html_helpers in lib/…_web.ex. Then, in any template:',
    usage: '<.pagination path={~p"/posts?page=:page"} total_pages={@pages} current_page={@page} />',
    pagerUsage: '<.pagination pager={@meta} />',
  },
  django: {
    label: 'Django',
    isUsed: ({ says }) => says('manage.py', /django/i) || PYTHON.some((path) => says(path, DJANGO)),
    dialect: 'django',
    directories: ['pagination'],
    setup:
      "Add 'pagination', or the application that you have named with --out, to INSTALLED_APPS. Then, in any template:",
    usage: '{% load pagination %}\n{% pagination page_obj %}',
  },
  flask: {
    names: ['jinja', 'jinja2'],
    label: 'Flask',
    isUsed: ({ says }) => PYTHON.some((path) => says(path, JINJA)),
    dialect: 'jinja2',
    directories: ['templates', 'app/templates'],
    setup: '{% from "pagination.html" import pagination %}',
    usage: '{{ pagination(posts) }}',
  },
  rails: {
    label: 'Rails',
    isUsed: ({ has }) => has('config/application.rb'),
    directories: ['app'],
    usage: '<%= pagination @posts %>',
  },
  laravel: {
    names: ['blade'],
    label: 'Laravel',
    isUsed: ({ says }) => says('composer.json', /"laravel\/framework"/),
    directories: ['resources/views'],
    usage: `{{ $posts->links('pagination') }}\n<x-pagination :total-pages="42" :current-page="7" path="/posts/:page" />`,
  },
  symfony: {
    names: ['twig', 'knp-paginator', 'pagerfanta'],
    label: 'Symfony',
    isUsed: ({ says }) => says('composer.json', /"symfony\/(?:framework-bundle|twig-bundle)"/),
    directories: ['templates'],
    setup: "{% from 'pagination.html.twig' import pagination %}",
    usage: '{{ pagination({ pager: posts }) }}\n{{ pagination({ total_pages: 42, current_page: 7 }) }}',
  },
  shopify: {
    label: 'Shopify',
    isUsed: ({ has }) => has('config/settings_schema.json'),
    hasSinglePlace: true,
    directories: ['snippets'],
    usage: "{% render 'pagination', paginate: paginate %}",
  },
  hugo: {
    label: 'Hugo',
    isUsed: ({ has, says }) =>
      ['hugo.toml', 'hugo.yaml', 'hugo.json'].some(has) ||
      ['config.toml', 'config.yaml', 'config.json'].some((path) => says(path, /^[ \t"]*baseURL\b/im)),
    dialect: 'hugo',
    // Hugo 0.146 has called it _partials, and reads both.
    directories: ['layouts/partials', 'layouts/_partials'],
    usage: '{{ partial "pagination.html" . }}',
  },
  jekyll: {
    label: 'Jekyll',
    isUsed: ({ has }) => has('_config.yml') || has('_config.yaml'),
    dialect: 'liquid',
    hasSinglePlace: true,
    directories: ['_includes'],
    usage: '{% include pagination.html %}',
  },
  astro: {
    label: 'Astro',
    isUsed: ({ dependsOn }) => dependsOn('astro'),
    directories: ['src/components'],
    setup: "import Pagination from '../components/Pagination.astro';",
    usage: '<Pagination path="/posts/:page" total_pages={page.lastPage} current_page={page.currentPage} />',
  },
  nunjucks: {
    names: ['eleventy', '11ty'],
    label: 'Eleventy with Nunjucks',
    isUsed: ({ dependsOn }) => dependsOn('@11ty/eleventy'),
    directories: ['_includes', 'src/_includes'],
    setup: '{% from "pagination.njk" import page_links %}',
    usage: '{{ page_links(path="/posts/:page/", total_pages=42, current_page=7) }}',
    pagerUsage: '{{ page_links(pagination) }}',
  },
  liquid: {
    names: ['eleventy'],
    label: 'Eleventy with Liquid',
    isUsed: ({ dependsOn }) => dependsOn('liquidjs'),
    directories: ['_includes', 'src/_includes'],
    usage: '{% render "pagination.liquid", path: "/posts/:page/", total_pages: 42, current_page: 7 %}',
    pagerUsage: '{% render "pagination.liquid", pager: pagination %}',
  },
  ejs: {
    names: ['express'],
    label: 'Express with EJS',
    isUsed: ({ dependsOn }) => dependsOn('ejs'),
    directories: ['views', 'src/views'],
    usage:
      "<%- include('pagination', { path: '/posts?page=:page', total_pages: pages, current_page: page }) %>",
    pagerUsage: "<%- include('pagination', { pager: posts }) %>",
  },
  eta: {
    names: ['express'],
    label: 'Express with Eta',
    isUsed: ({ dependsOn }) => dependsOn('eta'),
    directories: ['views', 'src/views', 'templates'],
    usage:
      "<%~ include('./pagination', { path: '/posts?page=:page', total_pages: it.pages, current_page: it.page }) %>",
    pagerUsage: "<%~ include('./pagination', { pager: it.posts }) %>",
  },
  handlebars: {
    names: ['express', 'hbs'],
    label: 'Express with Handlebars',
    isUsed: ({ dependsOn }) => ['handlebars', 'express-handlebars', 'hbs'].some(dependsOn),
    directories: ['.'],
    setup:
      'Register the helpers of pagination-helpers.js, and the partial if your view engine does not. Then, in any view:',
    usage: '{{> pagination path="/posts?page=:page" total_pages=pages current_page=page}}',
    pagerUsage: '{{> pagination pager=posts}}',
  },
  eex: {
    label: 'EEx',
    isUsed: ({ says }) => says('mix.exs', /^(?![^]*:phoenix\b)[^]*:plug\w*\b/),
    directories: ['templates', 'lib/templates', 'priv/templates'],
    usage:
      '<%= EEx.eval_file("templates/pagination.html.eex", assigns: [path: "/posts?page=:page", total_pages: pages, current_page: page]) %>',
  },
  php: {
    label: 'PHP',
    isUsed: ({ has }) => ['index.php', 'public/index.php', 'composer.json'].some(has),
    directories: ['.'],
    setup: "<?php require_once 'pagination.php'; ?>",
    usage: '<?= pagination(total_pages: 42) ?>',
  },
};

export const FRAMEWORKS: readonly Framework[] = Object.entries(ROWS).map(([name, row]) => ({ name, ...row }));

/** The application that has the web part of a Phoenix project, which in an umbrella is one of its own, and its module. */
function phoenixWords({ read }: Evidence): Readonly<Record<string, string>> {
  const name = /\bapp:\s*:(\w+)/.exec(read('mix.exs') ?? '')?.[1] ?? 'app';
  const app = name.endsWith('_web') ? name : `${name}_web`;
  const camelCase = app.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const module = /^[\t ]*defmodule[\t ]+([\w.]+)/m.exec(read(`lib/${app}.ex`) ?? '')?.[1];
  return { app_web: app, AppWeb: module ?? camelCase };
}
