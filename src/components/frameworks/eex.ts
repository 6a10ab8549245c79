import { escapeHtml } from '../../base/escape.js';
import { pascalCase } from '../../base/text.js';
import { textOf } from '../draw/drawing.js';
import { forPages, type Host } from '../draw/host.js';
import { rubyString } from '../draw/language.js';
import { eex as language } from '../draw/languages/eex.js';
import { classVariables, countingHost } from './families/hosts.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';

const counted = countingHost({ page: 'page', current: '@current', total: '@total' });

/** Escapes what is printed. */
const escape = (code: string): string => `escape(${code})`;

/** EEx: the assigns of the templates in the module, and its functions. */
const host: Host = {
  ...counted,
  language,
  entries: '@pages',
  paths: forPages(counted.numbers, (number) => escape(`@path.(${number})`)),
  conditions: { ...counted.conditions, gap: 'page == :gap', next: '@has_next' },
  counts: { page: '@current', pages: '@total', from: '@from', to: '@to', total: '@total' },
  neighbors: { given: (name) => `@${name}`, printed: escape },
  forms: {
    action: escape('@action'),
    fields: { entries: '@query', entry: '{name, value}', name: escape('name'), value: escape('value') },
    pageField: escape('@param'),
    sizeField: escape('@param'),
    sizes: { entries: '@sizes', entry: 'size', number: escape('size'), isChosen: 'size == @page_size' },
  },
  constants: classVariables((name, value) => `<% ${name} = ${rubyString(escapeHtml(value))} %>`),
  nav: (nav, classes, _features, landmark) => {
    const own = [
      ...(classes === '' ? [] : [`class: ${rubyString(classes)}`]),
      `"aria-label": ${rubyString(textOf(landmark))}`,
      ...nav.attributes.map(({ name, value }) => `${rubyString(name)}: ${rubyString(textOf(value))}`),
    ];
    return { ...nav, tags: [`<nav<%= attributes([${own.join(', ')}], @attributes) %>>`, '</nav>'] };
  },
};

export const eex: FrameworkRow = {
  label: 'EEx',
  isUsed: ({ says }) => says('mix.exs', /^(?![^]*:phoenix\b)[^]*:plug\w*\b/),
  host,
  optional: {
    boundaries: [
      [
        'bounded_window(total, current, options[:siblings], options[:boundaries])',
        'window(total, current, options[:siblings])',
      ],
    ],
    paths: [['options[:has_more] or ', '']],
  },
  directories: ['lib/app'],
  tests: '../..',
  words: ({ read }) => {
    const app = /\bapp:\s*:(\w+)/.exec(read('mix.exs') ?? '')?.[1] ?? 'app';
    return { 'lib/app': `lib/${app}`, 'App.': `${pascalCase(app)}.` };
  },
  stylesheet: linked('priv/static/pagination.css', '/pagination.css'),
};
