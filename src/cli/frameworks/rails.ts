import { textOf } from '../draw/drawing.js';
import { forChevrons, forForms, forNeighbors, forPages, type Host } from '../draw/host.js';
import { erb } from '../draw/languages/erb.js';
import type { FrameworkRow } from './framework.js';
import { quote } from './translation.js';

const numbers = {
  page: 'page',
  first: '1',
  previous: 'pages.previous',
  next: 'pages.next',
  last: 'pages.total',
};

/** Rails: `pages` is a `PaginationHelper::Pages`. */
const host: Host = {
  language: erb,
  entries: 'pages.entries',
  entry: 'page',
  numbers,
  paths: forPages(numbers, (number) => `pages.href(${number})`),
  pageLabels: forPages(numbers, (number) => `page_label.gsub(":page", ${number}.to_s)`),
  conditions: {
    gap: 'page == :gap',
    current: 'page == pages.current',
    first: 'page == 1',
    last: 'page == pages.total',
    previous: 'pages.previous',
    next: 'pages.next',
    toLast: 'pages.current < pages.total',
    counted: 'pages.counted?',
    chevrons: 'show_boundary_chevrons',
    pages: 'pages.several?',
    summary: 'summary',
  },
  sentences: { position: 'position', summary: 'summary' },
  forms: forForms({
    member: (form, name) => `${form}.${name}`,
    pair: { entry: 'name, value', name: 'name', value: 'value' },
    equal: '==',
    label: (name) => name,
  }),
  labels: forChevrons((name) => `${name}_label`),
  shortLabels: forChevrons((name) => ({
    all: `${name}_label.join`,
    beginning: `${name}_label.first`,
    end: `${name}_label.second`,
  })),
  pair: (beginning, end) => `[ ${JSON.stringify(beginning)}, ${JSON.stringify(end)} ]`,
  nav: (nav, classes) => {
    const own = nav.attributes.map(
      ({ name, value }) => `${JSON.stringify(name)}: ${JSON.stringify(textOf(value))}`,
    );
    const list = [
      ...own,
      `**nav`,
      ...(classes === '' ? [] : [`class: [${JSON.stringify(classes)}, nav[:class]]`]),
    ];
    return { ...nav, tags: [`<%= tag.nav ${list.join(', ')} do %>`, '<% end %>'] };
  },
};

export const rails: FrameworkRow = {
  names: ['haml', 'slim'],
  isUsed: ({ has }) => has('config/application.rb'),
  host,
  // The locals of the partial, which are nil if they are missing.
  neighbors: forNeighbors(host, { given: (name) => name }),
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
