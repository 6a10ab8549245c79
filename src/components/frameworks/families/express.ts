/** Components whose pages come from JavaScript: at the head of a template, or in a helper. */

import { textOf, type DrawnAttribute } from '../../draw/drawing.js';
import type { Host } from '../../draw/host.js';
import { inLines } from '../../draw/language.js';
import { ejs as ejsLanguage, handlebars as handlebarsLanguage } from '../../draw/languages/templates.js';
import type { OptionalWords } from '../framework.js';
import { navOfLines, objectHost } from './hosts.js';
import { camelCase, constantsIn, scriptProgram } from './typescript.js';

/** EJS and Eta: the constants at the head of a template. */
export const ejs: Host = {
  ...scriptProgram,
  language: ejsLanguage,
  forms: {
    ...scriptProgram.forms,
    hasAction: 'action',
    fields: { entries: 'fields', entry: '[name, value]', name: 'name', value: 'value' },
    pageField: 'pageParam',
    sizeField: 'sizeParam',
  },
  constants: constantsIn(100),
  nav: (nav, own) =>
    navOfLines(
      nav,
      own,
      ejsLanguage,
      ['<% if (classes) { %>', '<%= classes %>', '<% } %>'],
      '<% for (const [name, value] of attributes) { %>',
      '  <%= name %>="<%= value %>"',
      '<% } %>',
    ),
};

/** Words at the head of a template that belong to parts. */
export const headWords: OptionalWords = {
  boundaries: [
    ['current, siblingCount, boundaryCount)', 'current, siblingCount)'],
    ['getBoundedPages', 'getPages'],
  ],
  paths: [
    ['hasMore || ', ''],
    ['totalPages || 1', 'totalPages'],
    ['typeof path === "string" ? path : path(1)', 'path(1)'],
  ],
};

/** Handlebars, whose templates have no expressions: what the helpers return is `list`. */
export const handlebars: Host = {
  ...objectHost('list.', { current: 'list.current', total: 'list.totalPages' }),
  language: handlebarsLanguage,
  entries: 'list.pages',
  conditions: {
    gap: 'page.isGap',
    current: 'page.isCurrent',
    first: 'page.isFirst',
    last: 'page.isLast',
    previous: 'list.previous',
    next: 'list.next',
    toLast: 'list.last',
  },
  counts: {
    page: 'list.current',
    pages: 'list.totalPages',
    from: 'list.from',
    to: 'list.to',
    total: 'list.totalItems',
  },
  neighbors: { given: (name) => `list.${camelCase(name)}` },
  forms: {
    action: 'list.action',
    fields: { entries: 'list.fields', entry: 'field', name: 'field.name', value: 'field.value' },
    pageField: 'list.pageParam',
    sizeField: 'list.sizeParam',
    sizes: { entries: 'list.sizes', entry: 'choice', number: 'choice.size', isChosen: 'choice.selected' },
    element: (element) => ({ ...element, attributes: element.attributes.map(withoutCondition) }),
  },
  constants: {
    // Entries of an object within a function, as Prettier lays them out by default.
    declare: (all) =>
      all.flatMap(([name, value]) => inLines(`${name}Class:`, `${JSON.stringify(value)},`, 76)),
    use: (name) => `list.${name}Class`,
  },
  nav: (nav, classes, _features, landmark) => {
    const own = nav.attributes.map((one) => ` ${handlebarsLanguage.attribute(one)}`).join('');
    const hash = { ...(classes !== '' && { class: classes }), 'aria-label': textOf(landmark) };
    const pairs = Object.entries(hash).map(([name, value]) => ` ${name}="${value.replaceAll('"', '\\"')}"`);
    const all = `${own} {{pagination_attributes list.navAttributes${pairs.join('')}}}`;
    return { ...nav, tags: [`<${nav.name}${all}>`, `</${nav.name}>`] };
  },
};

/** Prettier reads no conditions in start tags, so the helper says whether a choice is the selected one. */
function withoutCondition(attribute: DrawnAttribute): DrawnAttribute {
  return attribute.name === 'selected' ? { name: '{{choice.selected}}', value: [] } : attribute;
}

/** Words of the helpers that belong to parts. */
export const helperWords: OptionalWords = {
  boundaries: [
    [
      'boundedWindow(totalPages, current, siblingCount, boundaryCount)',
      'pageWindow(totalPages, current, siblingCount)',
    ],
  ],
  paths: [
    ['hasMore || ', ''],
    ['toUrl(path, number, firstPath)', 'path(number)'],
    ['toUrl(path, 1)', 'path(1)'],
  ],
};
