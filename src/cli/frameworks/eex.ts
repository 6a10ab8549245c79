import { withLines } from '../draw/drawing.js';
import { forChevrons, forForms, forNeighbors, forPages, type Host, type ShortLabel } from '../draw/host.js';
import { eex as eexLanguage } from '../draw/languages/eex.js';
import { camelCaseOf } from './families/elixir.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';

const pages = {
  page: 'page',
  first: '@first',
  previous: '@previous',
  next: '@next',
  last: '@last',
};

/** EEx: the assigns of the template, whose texts are escaped by its module. */
const host: Host = {
  language: eexLanguage,
  entries: '@pages',
  entry: 'page',
  numbers: forPages(pages, (page) => `${page}.number`),
  paths: forPages(pages, (page) => `${page}.href`),
  pageLabels: forPages(pages, (page) => `${page}.label`),
  conditions: {
    gap: 'page == :gap',
    current: 'page.number == @current',
    first: 'page.number == 1',
    last: 'page.number == @total',
    previous: '@previous',
    next: '@next',
    toLast: '@current < @total',
    chevrons: '@show_boundary_chevrons',
    pages: '@total > 1',
  },
  sentences: { position: '@position', summary: '@summary' },
  forms: forForms({
    member: (form, name) => `@${form}.${name}`,
    pair: { entry: '{name, value}', name: 'name', value: 'value' },
    equal: '==',
    label: (name) => `@${name}`,
  }),
  labels: forChevrons((name) => `@${name}_label`),
  shortLabels: forChevrons((name) => shortLabel(`@${name}_label`)),
  pair: (beginning, end) => `[${JSON.stringify(beginning)}, ${JSON.stringify(end)}]`,
  nav: (nav, classes) => {
    const given = '<%= if @class do %>';
    const all =
      classes === ''
        ? `${given}class="<%= @class %>"<% end %>`
        : `class="${eexLanguage.text(classes)}${given} <%= @class %><% end %>"`;
    return withLines(nav, [
      ...nav.attributes.map((one) => eexLanguage.attribute(one)),
      all,
      'aria-label="<%= @aria_label %>"<%= @attributes %>',
    ]);
  },
};

function shortLabel(label: string): ShortLabel {
  return { all: `Enum.join(${label})`, beginning: `hd(${label})`, end: `Enum.at(${label}, 1)` };
}

export const eex: FrameworkRow = {
  label: 'EEx',
  isUsed: ({ says }) => says('mix.exs', /^(?![^]*:phoenix\b)[^]*:plug\w*\b/),
  host,
  neighbors: forNeighbors(host, { given: (name) => `@${name}` }),
  directories: ['lib/app'],
  words: ({ read }) => {
    const app = /\bapp:\s*:(\w+)/.exec(read('mix.exs') ?? '')?.[1] ?? 'app';
    return { 'lib/app': `lib/${app}`, 'App.Pagination': `${camelCaseOf(app)}.Pagination` };
  },
  stylesheet: linked('priv/static/pagination.css', '/pagination.css'),
};
