import { KEYS, withTokens } from '../draw/labels.js';
import { textOf, type DrawnElement, type DrawnPart } from '../draw/drawing.js';
import { forPages, type DrawnLabel, type Host } from '../draw/host.js';
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
  constants: classVariables((name, value) => `<% ${name} = ${quote(value)} %>`),
  nav: startOf,
};

/** The call for a label, with its text for applications without a catalog. */
function translate({ name, text, numbers }: DrawnLabel): string {
  const values = Object.entries(numbers).map(([token, code]) => `${token}: ${code}, `);
  return `t("pagination.${KEYS[name]}", ${values.join('')}default: ${quote(toRuby(text))})`;
}

/** `:page` as I18n interpolates it. */
function toRuby(text: string): string {
  return withTokens(text, '%{$1}');
}

function startOf(
  nav: DrawnElement,
  classes: string,
  _features: unknown,
  [landmark]: readonly DrawnPart[],
): DrawnElement {
  const label = typeof landmark === 'object' ? landmark.code : '';
  const own = nav.attributes.map(({ name, value }) => `${quote(name)}: ${quote(textOf(value))}, `);
  const given = classes === '' ? '' : `,\n  class: [ ${quote(classes)}, nav[:class] ]`;
  const start = `<%= tag.nav aria: { label: ${label} }, ${own.join('')}**nav${given} do %>`;
  return { ...nav, tags: [start, '<% end %>'] };
}

export const rails: FrameworkRow = {
  names: ['haml', 'slim'],
  isUsed: ({ has }) => has('config/application.rb'),
  host,
  pagers: {
    pagy: ({ says }) => says('Gemfile', /^\s*gem ["']pagy["']/m),
    kaminari: ({ says }) => says('Gemfile', /^\s*gem ["']kaminari["']/m),
    will_paginate: ({ says }) => says('Gemfile', /^\s*gem ["']will_paginate["']/m),
    list: () => true,
  },
  optional: {
    boundaries: [
      ['bounded_pages(last, current, siblings, boundaries)', 'pages(last, current, siblings)'],
      [', boundaries: 1', ''],
    ],
    kaminari: [['Kaminari.config.param_name', ':page']],
    // Only then may the number of pages be unknown.
    'kaminari pagy paths': [
      ['last = current, has_next: false', 'last'],
      ['has_next ||= ', 'has_next = '],
    ],
    // Only in applications with several paginators do their helpers need names of their own.
    'list kaminari will_paginate': [['pagy_', '']],
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
