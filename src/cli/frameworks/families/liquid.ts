/** Components in Liquid alone: lists are split from text, so a page is a number again in the loop. */

import { forChevrons, forNeighbors, forPages, type Host } from '../../draw/host.js';
import { liquid, liquidWith } from '../../draw/languages/liquid.js';
import { countingHost, forLabels, navOfLines } from './hosts.js';

/** Prints a text. */
export const escaped = (code: string): string => `${code} | escape`;

const counted = countingHost({ page: 'number', current: 'current', total: 'total' });

const shared: Host = {
  ...counted,
  numbers: { ...counted.numbers, previous: 'previous', next: 'next' },
  pageLabels: forPages(counted.numbers, (page) => escaped(`page_label | replace: ":page", ${page}`)),
  language: liquid,
  entries: 'pages',
  entry: 'entry',
  paths: { page: escaped('href'), ...forChevrons((name) => escaped(`${name}_path`)) },
  conditions: { ...counted.conditions, gap: 'number == 0', chevrons: 'show_boundary_chevrons' },
  sentences: { position: 'position', summary: 'summary' },
  // The source escapes them, because a condition cannot.
  ...forLabels(
    (name) => `${name}_label`,
    (label) => ({ all: `${label} | join: ""`, beginning: `${label}[0]`, end: `${label}[1]` }),
  ),
  // The source splits it.
  pair: (beginning, end) => JSON.stringify(`${beginning}|${end}`),
  nav: navOfLines(
    liquid,
    ['{% if class != "" %}', '{{ class | escape }}', '{% endif %}'],
    'aria-label="{{ aria_label | escape }}"{% if attributes != "" %} {{ attributes }}{% endif %}',
  ),
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

/** The paths and titles, which the source has set. What is missing is nil. */
export const liquidNeighbors = forNeighbors(shared, { printed: escaped });
