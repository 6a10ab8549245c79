import { textOf } from '../draw/drawing.js';
import { forForms, forNeighbors, forPages, type Host } from '../draw/host.js';
import { erb } from '../draw/languages/erb.js';
import { countingHost, forLabels } from './families/hosts.js';
import type { FrameworkRow } from './framework.js';
import { quote } from './translation.js';

const counted = countingHost({
  page: 'page',
  current: 'pages.current',
  total: 'pages.total',
  previous: 'pages.previous',
  next: 'pages.next',
});

/** Rails: `pages` is a `PaginationHelper::Pages`. */
const host: Host = {
  ...counted,
  paths: forPages(counted.numbers, (number) => `pages.href(${number})`),
  pageLabels: forPages(counted.numbers, (number) => `page_label.gsub(":page", ${number}.to_s)`),
  language: erb,
  entries: 'pages.entries',
  conditions: {
    ...counted.conditions,
    gap: 'page == :gap',
    counted: 'pages.counted?',
    chevrons: 'show_boundary_chevrons',
    pages: 'pages.several?',
    summary: 'summary',
  },
  sentences: { position: 'position', summary: 'summary' },
  forms: forForms({ pair: { entry: 'name, value', name: 'name', value: 'value' } }),
  ...forLabels(
    (name) => `${name}_label`,
    (label) => ({ all: `${label}.join`, beginning: `${label}.first`, end: `${label}.second` }),
  ),
  pair: (beginning, end) => `[ ${JSON.stringify(beginning)}, ${JSON.stringify(end)} ]`,
  nav: (nav, classes) => {
    const own = nav.attributes.map(
      ({ name, value }) => `${JSON.stringify(name)}: ${JSON.stringify(textOf(value))}`,
    );
    const given = classes === '' ? [] : [`class: [${JSON.stringify(classes)}, nav[:class]]`];
    const list = [...own, '**nav', ...given];
    return { ...nav, tags: [`<%= tag.nav ${list.join(', ')} do %>`, '<% end %>'] };
  },
};

export const rails: FrameworkRow = {
  names: ['haml', 'slim'],
  isUsed: ({ has }) => has('config/application.rb'),
  host,
  // The locals of the partial, which are nil if they are missing.
  neighbors: forNeighbors(host),
  directories: ['app'],
  stylesheet: {
    file: 'app/assets/stylesheets/pagination.css',
    lines: ['<%= stylesheet_link_tag "pagination" %>'],
  },
  order: (built) => `write prepend_view_path "${built}" in ApplicationController`,
  translation: {
    call: ({ key }) => `t("pagination.${key}")`,
    hasKeys: true,
    path: (tag) => `config/locales/pagination.${tag}.yml`,
    // In YAML, `no` is false.
    start: (tag) => `${tag === 'no' ? '"no"' : tag}:\n  pagination:\n`,
    entry: ({ key, text }) => `    ${key}: ${quote(text)}\n`,
    id: ({ key }) => `${key}:`,
  },
};
