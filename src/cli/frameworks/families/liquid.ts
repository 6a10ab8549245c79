/** Components in Liquid alone: lists are split from text, so a page is a number again in the loop. */

import { withLines } from '../../draw/drawing.js';
import { forChevrons, forNeighbors, forPages, type Host, type ShortLabel } from '../../draw/host.js';
import { liquid, liquidWith } from '../../draw/languages/liquid.js';

const numbers = {
  page: 'number',
  first: '1',
  previous: 'previous',
  next: 'next',
  last: 'total',
};

const shared: Host = {
  language: liquid,
  entries: 'pages',
  entry: 'entry',
  numbers,
  paths: {
    page: 'href | escape',
    ...forChevrons((name) => `${name}_path | escape`),
  },
  pageLabels: forPages(numbers, (page) => `page_label | replace: ":page", ${page} | escape`),
  conditions: {
    gap: 'number == 0',
    current: 'number == current',
    first: 'number == 1',
    last: 'number == total',
    previous: 'current > 1',
    next: 'current < total',
    toLast: 'current < total',
    chevrons: 'show_boundary_chevrons',
    pages: 'total > 1',
  },
  sentences: { position: 'position', summary: 'summary' },
  // The source escapes them, because a condition cannot.
  labels: forChevrons((name) => `${name}_label`),
  shortLabels: forChevrons((name) => shortLabel(`${name}_label`)),
  // The source splits it.
  pair: (beginning, end) => JSON.stringify(`${beginning}|${end}`),
  nav: (nav, classes) => {
    const given = '{% if class != "" %}';
    const all =
      classes === ''
        ? `${given}class="{{ class | escape }}"{% endif %}`
        : `class="${liquid.text(classes)}${given} {{ class | escape }}{% endif %}"`;
    const others = '{% if attributes != "" %} {{ attributes }}{% endif %}';
    return withLines(nav, [
      ...nav.attributes.map((one) => liquid.attribute(one)),
      all,
      `aria-label="{{ aria_label | escape }}"${others}`,
    ]);
  },
};

/** The path of a page has the number in place of `:page`, but page 1 may have another. */
function loopWith(path: string, first: string): Host['language'] {
  return liquidWith([
    '{%- assign number = entry | plus: 0 -%}',
    `{%- assign href = ${path} -%}`,
    '{%- if number == 1 -%}',
    `  {%- assign href = ${first} -%}`,
    '{%- endif -%}',
  ]);
}

export const jekyll: Host = {
  ...shared,
  paths: {
    ...shared.paths,
    first: 'first_path | relative_url | escape',
    last: 'path | replace: ":page", total | relative_url | escape',
  },
  language: loopWith('path | replace: ":page", number | relative_url', 'first_path | relative_url'),
};

export const shopify: Host = {
  ...shared,
  paths: { ...shared.paths, last: 'path | replace: ":page", total | escape' },
  language: loopWith('path | replace: ":page", number', 'first_path'),
};

function shortLabel(label: string): ShortLabel {
  return { all: `${label} | join: ""`, beginning: `${label}[0]`, end: `${label}[1]` };
}

/** The paths and titles, which the source has set. What is missing is nil. */
export const liquidNeighbors = forNeighbors(shared, {
  given: (name) => name,
  printed: (code) => `${code} | escape`,
});
