/** Components whose pages come from JavaScript: at the head of a template, or in a helper. */

import { withLines } from '../../draw/drawing.js';
import {
  forChevrons,
  forForms,
  forNeighbors,
  forPages,
  type Host,
  type ShortLabel,
} from '../../draw/host.js';
import { ejs as ejsLanguage } from '../../draw/languages/ejs.js';
import { handlebars as handlebarsLanguage } from '../../draw/languages/handlebars.js';

const objects = {
  page: 'page',
  first: 'first',
  previous: 'previous',
  next: 'next',
  last: 'last',
};

/** EJS and Eta: a page is an object, and a gap is null. */
export const ejs: Host = {
  language: ejsLanguage,
  entries: 'pages',
  entry: 'page',
  numbers: forPages(objects, (page) => `${page}.number`),
  paths: forPages(objects, (page) => `${page}.href`),
  pageLabels: forPages(objects, (page) => `${page}.label`),
  conditions: {
    gap: 'page === null',
    current: 'page.number === current',
    first: 'page.number === 1',
    last: 'page.number === total',
    previous: 'previous',
    next: 'next',
    toLast: 'next',
    chevrons: 'show_boundary_chevrons',
    pages: 'total > 1',
  },
  sentences: { position: 'position', summary: 'summaryText' },
  forms: forForms({
    member: (form, name) => `${form}.${name}`,
    pair: { entry: '[name, value]', name: 'name', value: 'value' },
    equal: '===',
    label: (name) => name,
  }),
  labels: forChevrons((name) => `${name}_label`),
  shortLabels: forChevrons((name) => shortLabel(`${name}Label`)),
  pair: (beginning, end) => `[${JSON.stringify(beginning)}, ${JSON.stringify(end)}]`,
  nav: (nav, classes) => {
    const given = '<% if (classes) { %>';
    const all =
      classes === ''
        ? `${given}class="<%= classes %>"<% } %>`
        : `class="${ejsLanguage.text(classes)}${given} <%= classes %><% } %>"`;
    return withLines(nav, [
      ...nav.attributes.map((one) => ejsLanguage.attribute(one)),
      all,
      'aria-label="<%= aria_label %>"',
      '<% for (const [name, value] of others) { %>',
      '  <%= name %>="<%= value %>"',
      '<% } %>',
    ]);
  },
};

const forms = forForms({
  member: (form, name) => `${form}.${name}`,
  pair: { entry: 'field', name: 'name', value: 'value' },
  equal: '===',
  label: (name) => name,
});

/** Handlebars: within the loop, the context is an entry; the helper has given what it says of a page. */
export const handlebars: Host = {
  language: handlebarsLanguage,
  entries: 'pages',
  entry: 'page',
  numbers: { ...forPages(objects, (page) => `${page}.number`), page: 'number' },
  paths: { ...forPages(objects, (page) => `${page}.href`), page: 'href' },
  pageLabels: { ...forPages(objects, (page) => `${page}.label`), page: 'label' },
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
  labels: forChevrons((name) => `${name}_label`),
  shortLabels: forChevrons((name) => ({
    all: `${name}_label.all`,
    beginning: `${name}_label.beginning`,
    end: `${name}_label.end`,
  })),
  pair: (beginning, end) => `[${JSON.stringify(beginning)}, ${JSON.stringify(end)}]`,
  // Prettier reads no blocks in start tags, so the helper writes what is conditional.
  nav: (nav, classes) => {
    const own = nav.attributes.map((one) => ` ${handlebarsLanguage.attribute(one)}`).join('');
    const all = `${own} {{attributes ${JSON.stringify(classes)}}}`;
    return { ...nav, tags: [`<${nav.name}${all}>`, `</${nav.name}>`] };
  },
};

function shortLabel(label: string): ShortLabel {
  return { all: `${label}.join("")`, beginning: `${label}[0]`, end: `${label}[1]` };
}

/** The values that the template is given. */
export const ejsNeighbors = forNeighbors(ejs, { given: (name) => name });
export const handlebarsNeighbors = forNeighbors(handlebars, { given: (name) => name });
