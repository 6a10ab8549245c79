/** Components whose pages come from JavaScript: at the head of a template, or in a helper. */

import { forChevrons, forForms, type Host } from '../../draw/host.js';
import { ejs as ejsLanguage } from '../../draw/languages/templates.js';
import { handlebars as handlebarsLanguage } from '../../draw/languages/templates.js';
import { forLabels, navOfLines, objectHost } from './hosts.js';

const paged = objectHost('', { current: 'current', total: 'total', equal: '===' });
const given = {
  entries: 'pages',
};

/** EJS and Eta: a page is an object, and a gap is null. */
export const ejs: Host = {
  ...paged,
  ...given,
  language: ejsLanguage,
  conditions: { ...paged.conditions, gap: 'page === null', chevrons: 'show_boundary_chevrons' },
  sentences: { position: 'position', summary: 'summaryText' },
  forms: forForms({ pair: { entry: '[name, value]', name: 'name', value: 'value' }, equal: '===' }),
  labels: forChevrons((name) => `${name}_label`),
  nav: navOfLines(
    ejsLanguage,
    ['<% if (classes) { %>', '<%= classes %>', '<% } %>'],
    'aria-label="<%= aria_label %>"',
    '<% for (const [name, value] of others) { %>',
    '  <%= name %>="<%= value %>"',
    '<% } %>',
  ),
};

const forms = forForms({ pair: { entry: 'field', name: 'name', value: 'value' } });

/** Handlebars: within the loop, the context is an entry; the helper has given what it says of a page. */
export const handlebars: Host = {
  ...given,
  language: handlebarsLanguage,
  entry: 'page',
  numbers: { ...paged.numbers, page: 'number' },
  paths: { ...paged.paths, page: 'href' },
  pageLabels: { ...paged.pageLabels, page: 'label' },
  conditions: {
    gap: 'isGap',
    current: 'isCurrent',
    first: 'isFirst',
    last: 'isLast',
    previous: 'previous',
    next: 'next',
    toLast: 'next',
    chevrons: 'show_boundary_chevrons',
    pages: 'hasPages',
  },
  sentences: { position: 'position', summary: 'summary' },
  forms: { ...forms, sizes: { ...forms.sizes, isChosen: 'isChosen' } },
  ...forLabels((name) => `${name}_label`),
  // Prettier reads no blocks in start tags, so the helper writes what is conditional.
  nav: (nav, classes) => {
    const own = nav.attributes.map((one) => ` ${handlebarsLanguage.attribute(one)}`).join('');
    const all = `${own} {{attributes ${JSON.stringify(classes)}}}`;
    return { ...nav, tags: [`<${nav.name}${all}>`, `</${nav.name}>`] };
  },
};
