/** Components in Liquid alone: it has no lists of its own, so the loop is over the slots of the control, and says which page is in each. */

import { forNeighbors, forPages, type Host } from '../../draw/host.js';
import { liquid, liquidWith } from '../../draw/languages/templates.js';
import { countingHost, forLabels, navOfLines } from './hosts.js';

/** Prints a text. */
export const escaped = (code: string): string => `${code} | escape`;

const counted = countingHost({ page: 'number', current: 'current', total: 'total' });

const shared = {
  ...counted,
  numbers: { ...counted.numbers, previous: 'previous', next: 'next' },
  pageLabels: forPages(counted.numbers, (page) => escaped(`page_label | replace: ":page", ${page}`)),
  entries: '(1..shown)',
  entry: 'slot',
  conditions: { ...counted.conditions, gap: 'number == 0', chevrons: 'show_boundary_chevrons' },
  sentences: { position: 'position', summary: 'summary' },
  // The source escapes them, because a condition cannot.
  ...forLabels((name) => `${name}_label`),
  // The source splits it.
  nav: navOfLines(
    liquid,
    ['{% if class.size > 0 %}', '{{ class | escape }}', '{% endif %}'],
    'aria-label="{{ aria_label | escape }}"{% if attributes.size > 0 %} {{ attributes }}{% endif %}',
  ),
} satisfies Partial<Host>;

/** @param filters what completes the path of a page. The source completes `first_path` and `previous_path`. */
function hostWith(filters: string): Host {
  const pathOf = (page: string): string => `path | replace: ":page", ${page}${filters}`;
  return {
    ...shared,
    language: liquidWith([
      '{%- if slot <= boundaries -%}',
      '  {%- assign number = slot -%}',
      '{%- elsif slot > right -%}',
      '  {%- assign number = slot | plus: hidden -%}',
      '{%- elsif slot == left and shift > 0 and boundaries > 0 -%}',
      '  {%- assign number = 0 -%}',
      '{%- elsif slot == right and shift < hidden and boundaries > 0 -%}',
      '  {%- assign number = 0 -%}',
      '{%- else -%}',
      '  {%- assign number = slot | plus: shift -%}',
      '{%- endif -%}',
      '{%- if number > 1 -%}',
      `  {%- assign href = ${pathOf('number')} -%}`,
      '{%- endif -%}',
    ]),
    paths: {
      page: 'href',
      first: 'first_path',
      previous: 'previous_path',
      next: pathOf('next'),
      last: pathOf('total'),
    },
  };
}

/** The path of Jekyll's pages lacks the directory of the site. */
const jekyllPages = hostWith(' | relative_url | escape');

export const jekyll: Host = {
  ...jekyllPages,
  conditions: { ...jekyllPages.conditions, chevrons: 'include.show_boundary_chevrons' },
  nav: navOfLines(
    liquid,
    ['{% if include.class.size > 0 %}', '{{ include.class | escape }}', '{% endif %}'],
    'aria-label="{{ aria_label | escape }}"{{ attributes }}',
  ),
};

/** The source escapes the path. */
export const shopify = hostWith('');

/** The paths and titles, which the source has set. What is missing is nil. */
export const liquidNeighbors = forNeighbors({ ...shopify, language: liquid }, { printed: escaped });
