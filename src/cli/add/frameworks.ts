import type { Options } from '../../index.js';
import { anyOf, inFile, inPackages, type Evidence, type Sign } from '../project/evidence.js';

/**
 * A framework, and the component that `add` writes for it. The sources of the component are the files in
 * `components/<name>`; those in `components/<name>/pager` take their place where `--pager` is given.
 */
export interface Framework {
  /** What stands behind `add`, and the folder of the sources. */
  readonly name: string;
  /** Other names; several rows may share one, and the first that the project shows is meant. */
  readonly names?: readonly string[];
  readonly label: string;
  /** What shows it. */
  readonly isUsed: Sign;
  /** The language of its templates, where the names of the files do not show it. */
  readonly dialect?: Options['dialect'];
  /** Whether it looks for templates in one place, so that no built ones can come before the others. */
  readonly hasSinglePlace?: true;
  /** What is written. */
  readonly component: Component;
}

/** What is to be known of a component beside its sources. */
export interface Component {
  /** Where the project has such files: the directory that the paths of the sources start at. */
  readonly directory: (evidence: Evidence) => string;
  /** Words of the sources and of the usage, and what stands for them in this project. */
  readonly words?: (evidence: Evidence) => Readonly<Record<string, string>>;
  /** How it is used: lines of a template. */
  readonly usage: readonly string[];
  /** The same for `--pager`. */
  readonly pagerUsage?: readonly string[];
}

/** Where projects in Python name their packages. */
const PYTHON = ['requirements.txt', 'pyproject.toml', 'Pipfile'];

/** Packages of Python, at the beginning of a line or in a list on one. */
const DJANGO = /(?:^|[[,])[ \t'"-]*django\b(?!-)/im;
const JINJA = /(?:^|[[,])[ \t'"-]*(?:flask|jinja2|fastapi)\b(?!-)/im;

/** Where projects in PHP name their packages. */
const COMPOSER = ['composer.json'];

/** The frameworks. Of two that a project shows, the first one counts. */
export const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'phoenix',
    names: ['heex', 'liveview'],
    label: 'Phoenix',
    isUsed: inFile(['mix.exs'], /:phoenix\b/),
    hasSinglePlace: true,
    component: {
      directory: (evidence) => `lib/${phoenixApp(evidence)}/components`,
      words: (evidence) => ({ AppWeb: phoenixModule(evidence) }),
      usage: [
        'import AppWeb.Pagination, or add the import to html_helpers in lib/…_web.ex. Then, in any template:',
        '<.pagination path={~p"/posts?page=:page"} total_pages={@pages} current_page={@page} />',
      ],
      pagerUsage: [
        'import AppWeb.Pagination, or add the import to html_helpers in lib/…_web.ex. Then, in any template:',
        '<.pagination pager={@meta} />',
      ],
    },
  },
  {
    name: 'django',
    label: 'Django',
    isUsed: anyOf(inFile(['manage.py'], /django/i), inFile(PYTHON, DJANGO)),
    dialect: 'django',
    component: {
      directory: () => 'pagination',
      usage: [
        "Add 'pagination', or the application that you have named with --out, to INSTALLED_APPS. Then, in any template:",
        '{% load pagination %}',
        '{% pagination page_obj %}',
      ],
    },
  },
  {
    name: 'flask',
    names: ['jinja', 'jinja2'],
    label: 'Flask',
    isUsed: inFile(PYTHON, JINJA),
    dialect: 'jinja2',
    component: {
      directory: firstOf('templates', 'app/templates'),
      usage: ['{% from "pagination.html" import pagination %}', '{{ pagination(posts) }}'],
    },
  },
  {
    name: 'rails',
    label: 'Rails',
    isUsed: inFile(['config/application.rb']),
    component: { directory: () => 'app', usage: ['<%= pagination @posts %>'] },
  },
  {
    name: 'laravel',
    names: ['blade'],
    label: 'Laravel',
    isUsed: inFile(COMPOSER, /"laravel\/framework"/),
    component: {
      directory: () => 'resources/views',
      usage: [
        "{{ $posts->links('pagination') }}",
        '<x-pagination :total-pages="42" :current-page="7" path="/posts/:page" />',
      ],
    },
  },
  {
    name: 'symfony',
    names: ['twig', 'knp-paginator', 'pagerfanta'],
    label: 'Symfony',
    isUsed: inFile(COMPOSER, /"symfony\/(?:framework-bundle|twig-bundle)"/),
    component: {
      directory: () => 'templates',
      usage: [
        "{% from 'pagination.html.twig' import pagination %}",
        '{{ pagination({ pager: posts }) }}',
        '{{ pagination({ total_pages: 42, current_page: 7 }) }}',
      ],
    },
  },
  {
    name: 'shopify',
    label: 'Shopify',
    isUsed: inFile(['config/settings_schema.json']),
    hasSinglePlace: true,
    component: {
      directory: () => 'snippets',
      usage: ["{% render 'pagination', paginate: paginate %}"],
    },
  },
  {
    name: 'hugo',
    label: 'Hugo',
    isUsed: anyOf(
      inFile(['hugo.toml', 'hugo.yaml', 'hugo.json']),
      inFile(['config.toml', 'config.yaml', 'config.json'], /^[ \t"]*baseURL\b/im),
    ),
    dialect: 'hugo',
    component: {
      // Hugo 0.146 has called it _partials, and reads both.
      directory: firstOf('layouts/partials', 'layouts/_partials'),
      usage: ['{{ partial "pagination.html" . }}'],
    },
  },
  {
    name: 'jekyll',
    label: 'Jekyll',
    isUsed: inFile(['_config.yml', '_config.yaml']),
    dialect: 'liquid',
    hasSinglePlace: true,
    component: { directory: () => '_includes', usage: ['{% include pagination.html %}'] },
  },
  {
    name: 'astro',
    label: 'Astro',
    isUsed: inPackages('astro'),
    component: {
      directory: () => 'src/components',
      usage: [
        "import Pagination from '../components/Pagination.astro';",
        '<Pagination path="/posts/:page" total_pages={page.lastPage} current_page={page.currentPage} />',
      ],
    },
  },
  {
    name: 'nunjucks',
    names: ['eleventy', '11ty'],
    label: 'Eleventy with Nunjucks',
    isUsed: inPackages('@11ty/eleventy'),
    component: {
      directory: firstOf('_includes', 'src/_includes'),
      usage: [
        '{% from "pagination.njk" import page_links %}',
        '{{ page_links(path="/posts/:page/", total_pages=42, current_page=7) }}',
      ],
      pagerUsage: ['{% from "pagination.njk" import page_links %}', '{{ page_links(pagination) }}'],
    },
  },
  {
    name: 'liquid',
    names: ['eleventy'],
    label: 'Eleventy with Liquid',
    isUsed: inPackages('liquidjs'),
    component: {
      directory: firstOf('_includes', 'src/_includes'),
      usage: ['{% render "pagination.liquid", path: "/posts/:page/", total_pages: 42, current_page: 7 %}'],
      pagerUsage: ['{% render "pagination.liquid", pager: pagination %}'],
    },
  },
  {
    name: 'ejs',
    names: ['express'],
    label: 'Express with EJS',
    isUsed: inPackages('ejs'),
    component: {
      directory: firstOf('views', 'src/views'),
      usage: [
        "<%- include('pagination', { path: '/posts?page=:page', total_pages: pages, current_page: page }) %>",
      ],
      pagerUsage: ["<%- include('pagination', { pager: posts }) %>"],
    },
  },
  {
    name: 'eta',
    names: ['express'],
    label: 'Express with Eta',
    isUsed: inPackages('eta'),
    component: {
      directory: firstOf('views', 'src/views', 'templates'),
      usage: [
        "<%~ include('./pagination', { path: '/posts?page=:page', total_pages: it.pages, current_page: it.page }) %>",
      ],
      pagerUsage: ["<%~ include('./pagination', { pager: it.posts }) %>"],
    },
  },
  {
    name: 'handlebars',
    names: ['express', 'hbs'],
    label: 'Express with Handlebars',
    isUsed: inPackages('handlebars', 'express-handlebars', 'hbs'),
    component: {
      directory: () => '.',
      usage: [
        'Register the helpers of pagination-helpers.js, and the partial if your view engine does not. Then, in any view:',
        '{{> pagination path="/posts?page=:page" total_pages=pages current_page=page}}',
      ],
      pagerUsage: [
        'Register the helpers of pagination-helpers.js, and the partial if your view engine does not. Then, in any view:',
        '{{> pagination pager=posts}}',
      ],
    },
  },
  {
    name: 'eex',
    label: 'EEx',
    isUsed: inFile(['mix.exs'], /^(?![^]*:phoenix\b)[^]*:plug\w*\b/),
    component: {
      directory: firstOf('templates', 'lib/templates', 'priv/templates'),
      usage: [
        '<%= EEx.eval_file("templates/pagination.html.eex", assigns: [path: "/posts?page=:page", total_pages: pages, current_page: page]) %>',
      ],
    },
  },
  {
    name: 'php',
    label: 'PHP',
    isUsed: inFile(['index.php', 'public/index.php', ...COMPOSER]),
    component: {
      directory: () => '.',
      usage: ["<?php require_once 'pagination.php'; ?>", '<?= pagination(total_pages: 42) ?>'],
    },
  },
];

/** The first of some directories that is there, or else the first. */
function firstOf(...directories: readonly [string, ...string[]]): (evidence: Evidence) => string {
  return ({ has }) => directories.find(has) ?? directories[0];
}

/** The name of the application that has the web part of a Phoenix project, which in an umbrella is one of its own. */
function phoenixApp({ read }: Evidence): string {
  const app = /\bapp:\s*:(\w+)/.exec(read('mix.exs') ?? '')?.[1] ?? 'app';
  return app.endsWith('_web') ? app : `${app}_web`;
}

/** The module that the names of its components begin with. */
function phoenixModule(evidence: Evidence): string {
  const app = phoenixApp(evidence);
  const camelCase = app.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^[\t ]*defmodule[\t ]+([\w.]+)/m.exec(evidence.read(`lib/${app}.ex`) ?? '')?.[1] ?? camelCase;
}
