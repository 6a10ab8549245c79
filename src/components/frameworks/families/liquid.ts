/** Components in Liquid alone: it has no lists of its own, so the loop is over the slots of the control, and says which page is in each. */

import type { DrawnPart } from '../../draw/drawing.js';
import { forNeighbors, forPages, type DrawnLabel, type Host } from '../../draw/host.js';
import { KEYS } from '../../draw/labels.js';
import { printed } from '../../draw/language.js';
import { liquid, liquidTemplate, liquidWith } from '../../draw/languages/templates.js';
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

/** Eleventy's, whose pages come from a filter. */
export const liquidAlone = hostWith('');

/** The paths and titles, which the source has set. What is missing is nil. */
export const liquidNeighbors = forNeighbors({ ...liquidAlone, language: liquid }, { printed: escaped });

const GIVEN_CLASSES = ['{% if class %}', '{{ class | escape }}', '{% endif %}'] as const;

const slots = countingHost({ page: 'page', current: 'current', total: 'last' });

const urlOf = (page: string): string => escaped(`pattern | replace: ':page', ${page}`);

/** Shopify: the variables of the snippets. Its filter `t` looks a label up. */
export const shopify: Host = {
  ...slots,
  isProgram: true,
  numbers: { ...slots.numbers, previous: 'previous', next: 'next' },
  entries: '(1..slots)',
  entry: 'slot',
  language: liquidWith(
    [
      '{%- liquid',
      '  assign page = slot | plus: shift',
      '  if slot < left',
      '    assign page = slot',
      '  elsif slot > right',
      '    assign page = slot | plus: hidden',
      '  elsif slot == left and shift > 0',
      '    assign page = nil',
      '  elsif slot == right and shift < hidden',
      '    assign page = nil',
      '  endif',
      "  assign url = pattern | replace: ':page', page",
      '  if page == 1',
      '    assign url = first_url',
      '  endif',
      '-%}',
    ],
    liquidTemplate,
  ),
  paths: {
    page: escaped('url'),
    first: escaped('first_url'),
    previous: escaped('previous_url'),
    next: urlOf('next'),
    last: urlOf('last'),
  },
  conditions: { ...slots.conditions, gap: 'page == nil' },
  counts: { page: 'current', pages: 'paginate.pages', from: 'from', to: 'to', total: 'paginate.items' },
  label: translated,
  constants: {
    declare: (constants) => constants.map(([name, value]) => `{%- assign ${name}_class = '${value}' -%}`),
    use: (name) => `${name}_class`,
  },
  neighbors: {
    given: (name) => name.replace('_path', '.url').replace('_', '.'),
    printed: escaped,
  },
  nav: (nav, own, features, landmark) => {
    const label = `aria-label="${labelOr(landmark)}"`;
    return navOfLines(liquidTemplate, GIVEN_CLASSES, label, '{{ attributes }}')(nav, own, features, landmark);
  },
};

/** The filter for a label, if there are catalogs. */
function translated({ name, numbers, hasCatalogs }: DrawnLabel): DrawnPart | undefined {
  if (!hasCatalogs) return undefined;
  const values = Object.entries(numbers).map(([token, code]) => `${token}: ${code}`);
  const given = values.length === 0 ? '' : `: ${values.join(', ')}`;
  return { code: `'pagination.${KEYS[name]}' | t${given}` };
}

/** The caller's label, or that of the component. Strings of Liquid have no escapes, and its filters no filters as arguments. */
function labelOr([landmark = '']: readonly DrawnPart[]): string {
  if (typeof landmark === 'string' && /^[^'"{}%\\]*$/.test(landmark))
    return `{{ label | default: '${landmark}' | escape }}`;
  return `{% if label %}{{ label | escape }}{% else %}${printed(landmark, liquid)}{% endif %}`;
}
