/** Components whose pages come from a filter of Eleventy: `links`. */

import { withLines } from '../../draw/drawing.js';
import { forChevrons, forNeighbors, forPages, type Host } from '../../draw/host.js';
import { jinja } from '../../draw/languages/jinja.js';
import { linked, type Stylesheet } from '../stylesheet.js';
import { shopify } from './liquid.js';
import { liquid as liquidLanguage } from '../../draw/languages/liquid.js';

const pages = {
  page: 'page',
  first: 'links.first',
  previous: 'links.previous',
  next: 'links.next',
  last: 'links.last',
};

const shared = {
  entries: 'links.pages',
  entry: 'page',
  numbers: forPages(pages, (page) => `${page}.number`),
  conditions: {
    gap: 'not page',
    current: 'page.number == links.current',
    first: 'page.number == 1',
    last: 'page.number == links.total',
    previous: 'links.previous',
    next: 'links.next',
    toLast: 'links.next',
    chevrons: 'show_boundary_chevrons',
    pages: 'links.total > 1',
  },
};

export const nunjucks: Host = {
  ...shared,
  language: jinja,
  paths: forPages(pages, (page) => `${page}.href`),
  pageLabels: forPages(pages, (page) => `${page}.label`),
  sentences: { position: 'links.position', summary: 'links.summary' },
  labels: forChevrons((name) => `${name}_label`),
  shortLabels: forChevrons((name) => ({
    all: `${name}_label | join`,
    beginning: `${name}_label[0]`,
    end: `${name}_label[1]`,
  })),
  pair: (beginning, end) => `[${JSON.stringify(beginning)}, ${JSON.stringify(end)}]`,
  nav: (nav, classes) => {
    const all =
      classes === ''
        ? '{% if class %}class="{{ class }}"{% endif %}'
        : `class="${jinja.text(classes)}{% if class %} {{ class }}{% endif %}"`;
    return withLines(nav, [
      ...nav.attributes.map((one) => jinja.attribute(one)),
      all,
      'aria-label="{{ aria_label }}"',
      '{% for name, value in attributes %}',
      '  {{ name }}="{{ value }}"',
      '{% endfor %}',
    ]);
  },
};

export const liquid: Host = {
  ...shopify,
  ...shared,
  language: liquidLanguage,
  paths: forPages(pages, (page) => `${page}.href | escape`),
  pageLabels: forPages(pages, (page) => `${page}.label | escape`),
  sentences: { position: 'links.position | escape', summary: 'links.summary | escape' },
  // Liquid has no "not".
  conditions: { ...shared.conditions, gap: 'page == nil' },
};

export const stylesheet: Stylesheet = linked(
  'pagination.css',
  '/pagination.css',
  'eleventyConfig.addPassthroughCopy("pagination.css");',
);

/** The arguments of the macro. */
export const nunjucksNeighbors = forNeighbors(nunjucks, { given: (name) => name });
