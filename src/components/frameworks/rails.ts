import { KEYS, withTokens } from '../draw/labels.js';
import { textOf, type DrawnElement, type DrawnPart } from '../draw/drawing.js';
import { forPages, type DrawnLabel, type Host } from '../draw/host.js';
import { rubyString } from '../draw/language.js';
import { erb } from '../draw/languages/templates.js';
import { classVariables, countingHost, namedForms } from './families/hosts.js';
import type { FrameworkRow } from './framework.js';
import { quote } from './translation.js';

const counted = countingHost({ page: 'page', current: 'current', total: 'last' });

/** Rails: the locals of the partials. */
const host: Host = {
  ...counted,
  paths: forPages(counted.numbers, (number) => `url.(${number})`),
  language: erb,
  entries: 'pages',
  conditions: {
    ...counted.conditions,
    gap: 'page.nil?',
    next: 'has_next',
  },
  counts: { page: 'current', pages: 'last', from: 'from', to: 'to', total: 'total' },
  forms: namedForms,
  label: (label) => ({ code: translate(label) }),
  constants: classVariables((name, value) => `<% ${name} = ${rubyString(value)} %>`),
  nav: startOf,
};

/** The call for a label, with its text for applications without a catalog. */
function translate({ name, text, numbers }: DrawnLabel): string {
  const values = Object.entries(numbers).map(([token, code]) => `${token}: ${code}, `);
  return `t("pagination.${KEYS[name]}", ${values.join('')}default: ${rubyString(toRuby(text))})`;
}

/** `:page` as I18n interpolates it. */
function toRuby(text: string): string {
  return withTokens(text, (token) => `%{${token}}`);
}

function startOf(
  nav: DrawnElement,
  classes: string,
  _features: unknown,
  [landmark]: readonly DrawnPart[],
): DrawnElement {
  const label = typeof landmark === 'object' ? landmark.code : '';
  const own = nav.attributes.map(({ name, value }) => `${rubyString(name)}: ${rubyString(textOf(value))}, `);
  const given = classes === '' ? '' : `,\n  class: [ ${rubyString(classes)}, nav[:class] ]`;
  const start = [
    `<% label = nav.delete(:"aria-label") || ${label} %>`,
    `<%= tag.nav(${own.join('')}**nav, aria: { label: label, **nav[:aria].to_h }${given}) do %>`,
  ];
  return { ...nav, tags: [start.join('\n'), '<% end %>'] };
}

export const rails: FrameworkRow = {
  names: ['haml', 'slim'],
  isUsed: ({ has }) => has('config/application.rb'),
  host,
  pagers: {
    pagy: ({ versionOfGem }) => versionOfGem('pagy') !== '',
    kaminari: ({ versionOfGem }) => versionOfGem('kaminari') !== '',
    will_paginate: ({ versionOfGem }) => versionOfGem('will_paginate') !== '',
    list: () => true,
  },
  unfit: ({ read, versionOfGem }, pagers) => {
    const locked = /^ {4}pagy \((\d+)/m.exec(read('Gemfile.lock') ?? '')?.[1];
    const major = locked ?? /\d+/.exec(versionOfGem('pagy'))?.[0];
    // Pagy 43 follows 9.
    return pagers.includes('pagy') && Number(major ?? 43) < 43
      ? [
          'The component calls page_url of Pagy 43, and this application has an older Pagy.',
          'Update Pagy, or add --pager list --with paths, and write <%= pagination_of total: @pagy.last, current: @pagy.page, path: ->(page) { pagy_url_for(@pagy, page) } %>.',
        ]
      : undefined;
  },
  optional: {
    numbers: [
      [', siblings: 1', ''],
      ['siblings: 2, ', ''],
      ['pages: pages, ', ''],
    ],
    boundaries: [
      ['bounded_pages(last, current, siblings, boundaries)', 'pages(last, current, siblings)'],
      [', boundaries: 1', ''],
    ],
    kaminari: [['Kaminari.config.param_name', ':page']],
    pagy: [['@pagy.next', '@next_cursor']],
    // Only then may the number of pages be unknown.
    'kaminari pagy paths': [
      ['last = current, has_next: false', 'last'],
      ['has_next ||= ', 'has_next = '],
    ],
    'list kaminari': [
      ['@posts.total_count', '@posts.total_entries'],
      ['@posts.limit_value', '@posts.per_page'],
    ],
    'list kaminari will_paginate': [
      // Only in applications with several paginators do their helpers need names of their own.
      ['pagy_', ''],
      ['@posts.total_count', '@pagy.count'],
      ['@posts.total_pages', '@pagy.last'],
      ['@posts.current_page', '@pagy.page'],
      ['@posts.limit_value', '@pagy.limit'],
    ],
  },
  directories: ['app'],
  tests: '..',
  stylesheet: {
    file: 'app/assets/stylesheets/pagination.css',
    lines: ['<%= stylesheet_link_tag "pagination" %>'],
  },
  order: (built) => `write prepend_view_path "${built}" in ApplicationController`,
  translation: {
    path: (tag) => `config/locales/pagination.${tag}.yml`,
    // In YAML, `no` is false.
    start: (tag) => `${tag === 'no' ? '"no"' : tag}:\n`,
    group: {
      start: '  pagination:\n',
      end: '',
      // Kaminari has the same name, deeper.
      entriesIn: (old) => {
        const [, indent = ''] = /^( +)\w/m.exec(old) ?? [];
        return new RegExp(`^${indent}pagination:(.*(?:\\n(?:${indent} .*)?)*)`, 'm').exec(old)?.[1];
      },
    },
    entry: ({ key, text }) => `    ${key}: ${quote(toRuby(text))}\n`,
    // The key `page` is the end of others.
    id: ({ key }) => ` ${key}:`,
  },
};
