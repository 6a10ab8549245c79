/** Components in Liquid alone: it has no lists of its own, so the loop is over the slots of the control, and says which page is in each. */

import type { DrawnPart } from '../../draw/drawing.js';
import { forPages, type DrawnLabel, type Host } from '../../draw/host.js';
import { KEYS } from '../../draw/labels.js';
import { printed } from '../../draw/language.js';
import { liquid, liquidWith } from '../../draw/languages/templates.js';
import type { OptionalWords } from '../framework.js';
import { classVariables, countingHost, navOfLines } from './hosts.js';

/** Words of the window that belong to the part `boundaries`. */
export const windowWords: OptionalWords[string] = [
  ['plus: ends', 'plus: 2'],
  ['left = boundaries | plus: 1', 'left = 2'],
  ['minus: boundaries', 'minus: 1'],
];

const escaped = (code: string): string => `${code} | escape`;

/** What a list calls things that has no array of pages: the loop is over slots, and says which page is in each. */
interface Slots {
  readonly page: string;
  readonly urls: Urls;
  /** What completes a URL that is printed. */
  readonly filters: string;
  /** The caller's arguments begin with it. */
  readonly of: string;
  /** How a string is written. */
  readonly mark: '"' | "'";
  readonly statements: (lines: readonly string[]) => readonly string[];
}

/** The URLs, and the statements that set that of an entry. */
type Urls = Host['paths'] & { readonly statements: readonly string[] };

/** URLs made from a path with `:page`, of which that of page 1 is another one. */
function replacing(page: string, path: string, first: string, previous: string, mark: Slots['mark']): Urls {
  const numbered = (number: string): string => `${path} | replace: ${mark}:page${mark}, ${number}`;
  return {
    statements: [`assign url = ${numbered(page)}`, `if ${page} == 1`, `  assign url = ${first}`, 'endif'],
    page: 'url',
    first,
    previous,
    next: numbered('next'),
    last: numbered('last'),
  };
}

function hostOfSlots({ page, urls, filters, of, mark, statements }: Slots) {
  const counted = countingHost({ page, current: 'current', total: 'last' });
  return {
    ...counted,
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
        ...urls.statements,
      ]),
    ),
    paths: forPages(urls, (url) => `${url}${filters}`),
    conditions: { ...counted.conditions, gap: `${page} == nil` },
    constants: classVariables((name, value) => `{%- assign ${name} = ${mark}${value}${mark} -%}`),
    nav: (nav, own, _features, landmark) => {
      const classes = [`{% if ${of}class %}`, `{{ ${of}class | escape }}`, '{% endif %}'] as const;
      const label = `aria-label="${labelOr(`${of}label`, landmark, mark)}"`;
      return navOfLines(nav, own, liquid, classes, label, `{{ ${of}attributes }}`);
    },
  } satisfies Host;
}

/** Shopify: the variables of the snippets. Its filter `t` looks a label up. */
export const shopify: Host = {
  ...hostOfSlots({
    page: 'page',
    urls: replacing('page', 'pattern', 'first_url', 'previous_url', "'"),
    filters: ' | escape',
    of: '',
    mark: "'",
    statements: inOneTag,
  }),
  counts: { page: 'current', pages: 'paginate.pages', from: 'from', to: 'to', total: 'paginate.items' },
  label: translated,
  neighbors: {
    given: (name) => name.replace('_path', '.url').replace('_', '.'),
    printed: escaped,
  },
};

/** Eleventy: the variables of the partials. The filter `url` adds the path prefix. */
export const eleventy: Host = {
  ...hostOfSlots({
    page: 'page',
    urls: {
      statements: ['assign index = page | minus: 1', 'assign href = hrefs[index]'],
      page: 'href',
      first: 'hrefs.first',
      previous: 'hrefs[before]',
      next: 'hrefs[current]',
      last: 'hrefs.last',
    },
    filters: ' | url | escape',
    of: '',
    mark: '"',
    statements: inOneTag,
  }),
  counts: { page: 'current', pages: 'last', from: 'from', to: 'to', total: 'total' },
  neighbors: {
    given: (name) => name.replace('_path', '.url').replace('_title', '.data.title'),
    printed: (code) => escaped(code.endsWith('.url') ? `${code} | url` : code),
  },
};

/** The list of Jekyll, whose Liquid has no statements of several lines. Its paths lack the directory of the site. */
const listOfJekyll = hostOfSlots({
  page: 'number',
  urls: { ...replacing('number', 'path', 'first_path', 'previous_path', '"'), next: 'next_path' },
  filters: ' | relative_url | escape',
  of: 'include.',
  mark: '"',
  statements: (lines) => lines.map((line) => line.replace(/^( *)(.*)$/, '$1{%- $2 -%}')),
});

export const jekyll: Host = {
  ...listOfJekyll,
  numbers: { ...listOfJekyll.numbers, next: 'current | plus: 1' },
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

/** Statements in a tag that holds several. */
function inOneTag(lines: readonly string[]): string[] {
  return ['{%- liquid', ...lines.map((line) => `  ${line}`), '-%}'];
}

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
