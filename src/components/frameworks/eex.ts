import { forForms, forNeighbors, type Host } from '../draw/host.js';
import { eex as eexLanguage } from '../draw/languages/eex.js';
import { camelCaseOf } from './families/elixir.js';
import { forLabels, navOfLines, objectHost } from './families/hosts.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';

const paged = objectHost('@', { current: '@current', total: '@total' });

/** EEx: the assigns of the template, whose texts are escaped by its module. */
const host: Host = {
  ...paged,
  language: eexLanguage,
  entries: '@pages',
  conditions: {
    ...paged.conditions,
    gap: 'page == :gap',
    toLast: '@current < @total',
    chevrons: '@show_boundary_chevrons',
  },
  sentences: { position: '@position', summary: '@summary' },
  forms: forForms({
    member: (form, name) => `@${form}.${name}`,
    pair: { entry: '{name, value}', name: 'name', value: 'value' },
    label: (name) => `@${name}`,
  }),
  ...forLabels((name) => `@${name}_label`),
  nav: navOfLines(
    eexLanguage,
    ['<%= if @class do %>', '<%= @class %>', '<% end %>'],
    'aria-label="<%= @aria_label %>"<%= @attributes %>',
  ),
};

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
