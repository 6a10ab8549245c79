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

/** Eleventy's, whose pages come from a filter. */
export const liquidAlone = {
  ...shared,
  language: liquid,
  paths: forPages(shared.numbers, (page) => `path | replace: ":page", ${page}`),
} satisfies Host;

/** The paths and titles, which the source has set. What is missing is nil. */
export const liquidNeighbors = forNeighbors(liquidAlone, { printed: escaped });

/** What a list calls things that has no array of pages: the loop is over slots, and says which page is in each. */
interface Slots {
  readonly page: string;
  readonly path: string;
  readonly firstUrl: string;
  readonly previousUrl: string;
  /** What completes a URL that is printed. */
  readonly filters: string;
  /** The caller's arguments begin with it. */
  readonly of: string;
  /** How a string is written. */
  readonly mark: '"' | "'";
  /** Writes statements. */
  readonly statements: (lines: readonly string[]) => readonly string[];
}

function hostOfSlots(names: Slots) {
  const { page, path, firstUrl, previousUrl, filters, of, mark, statements } = names;
  const counted = countingHost({ page, current: 'current', total: 'last' });
  const numbered = (number: string): string => `${path} | replace: ${mark}:page${mark}, ${number}`;
  return {
    ...counted,
    isProgram: true,
    numbers: { ...counted.numbers, previous: 'previous', next: 'next' },
    entries: '(1..slots)',
    entry: 'slot',
    language: liquidWith(
      statements([
        `assign ${page} = slot | plus: shift`,
        'if slot < left',
        `  assign ${page} = slot`,
        'elsif slot > right',
        `  assign ${page} = slot | plus: hidden`,
        'elsif slot == left and shift > 0',
        `  assign ${page} = nil`,
        'elsif slot == right and shift < hidden',
        `  assign ${page} = nil`,
        'endif',
        `assign url = ${numbered(page)}`,
        `if ${page} == 1`,
        `  assign url = ${firstUrl}`,
        'endif',
      ]),
      liquidTemplate,
    ),
    paths: {
      page: `url${filters}`,
      first: `${firstUrl}${filters}`,
      previous: `${previousUrl}${filters}`,
      next: `${numbered('next')}${filters}`,
      last: `${numbered('last')}${filters}`,
    },
    conditions: { ...counted.conditions, gap: `${page} == nil` },
    constants: {
      declare: (constants) =>
        constants.map(([name, value]) => `{%- assign ${name}_class = ${mark}${value}${mark} -%}`),
      use: (name) => `${name}_class`,
    },
    nav: (nav, own, features, landmark) => {
      const classes = [`{% if ${of}class %}`, `{{ ${of}class | escape }}`, '{% endif %}'] as const;
      const label = `aria-label="${labelOr(`${of}label`, landmark, mark)}"`;
      const others = `{{ ${of}attributes }}`;
      return navOfLines(liquidTemplate, classes, label, others)(nav, own, features, landmark);
    },
  } satisfies Host;
}

/** Shopify: the variables of the snippets. Its filter `t` looks a label up. */
export const shopify: Host = {
  ...hostOfSlots({
    page: 'page',
    path: 'pattern',
    firstUrl: 'first_url',
    previousUrl: 'previous_url',
    filters: ' | escape',
    of: '',
    mark: "'",
    statements: (lines) => ['{%- liquid', ...lines.map((line) => `  ${line}`), '-%}'],
  }),
  counts: { page: 'current', pages: 'paginate.pages', from: 'from', to: 'to', total: 'paginate.items' },
  label: translated,
  neighbors: {
    given: (name) => name.replace('_path', '.url').replace('_', '.'),
    printed: escaped,
  },
};

/** Jekyll, whose Liquid has no statements of several lines. Its paths lack the directory of the site. */
export const jekyll: Host = {
  ...hostOfSlots({
    page: 'number',
    path: 'path',
    firstUrl: 'first_path',
    previousUrl: 'previous_path',
    filters: ' | relative_url | escape',
    of: 'include.',
    mark: '"',
    statements: (lines) => lines.map((line) => line.replace(/^( *)(.*)$/, '$1{%- $2 -%}')),
  }),
  counts: {
    page: 'paginator.page',
    pages: 'paginator.total_pages',
    from: 'from',
    to: 'to',
    total: 'paginator.total_posts',
  },
  neighbors: {
    given: (name) => `page.${name.replace('_path', '.url').replace('_', '.')}`,
    printed: (code) => escaped(code.endsWith('.url') ? `${code} | relative_url` : code),
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
function labelOr(label: string, [landmark = '']: readonly DrawnPart[], mark: string): string {
  if (typeof landmark === 'string' && /^[^'"{}%\\]*$/.test(landmark))
    return `{{ ${label} | default: ${mark}${landmark}${mark} | escape }}`;
  return `{% if ${label} %}{{ ${label} | escape }}{% else %}${printed(landmark, liquid)}{% endif %}`;
}
