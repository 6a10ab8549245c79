import { deepFreeze } from '../base/freeze.js';
import type { Pager } from '../pagers/pager.js';
import { MAX_COUNT } from '../base/window.js';

/** A row of the attribute table. */
export interface Definition {
  readonly type:
    'path' | 'url' | 'string' | 'label' | 'keyword' | 'integer' | 'boolean' | 'pager' | 'number' | 'integers';
  /** The value if the attribute is missing; by default, unset. */
  readonly default?: string | number | boolean;
  readonly keywords?: readonly string[];
  /** Keywords that mean the same as others. */
  readonly synonyms?: Readonly<Record<string, string>>;
  readonly min?: number;
  readonly max?: number;
  readonly needs?: readonly string[];
  /** Attributes that cannot be combined with it. `pager` does not add them either. */
  readonly excludes?: readonly string[];
  /** The meaning of the attribute, in one sentence. */
  readonly summary: string;
  /** A typical value, as written in a tag. */
  readonly example: string;
  /** Its section in docs/attributes.md. */
  readonly group: (typeof groups)[number];
  /** The other attributes of its example there; by default, those of page 7 of 42. */
  readonly shown?: Readonly<Record<string, string | number | boolean>>;
}

/** The sections of docs/attributes.md, in the order in which a reader needs them. */
export const groups = [
  'The essentials',
  'The length of the list',
  'Which pages are shown',
  'Forms',
  'Names and numbers',
  'Links and classes',
  'Only Previous and Next',
  'Paginators',
] as const;

/**
 * Returns the path of a page.
 *
 * @param page page number, from 1
 * @returns the path, not escaped
 */
export type PathFunction = (page: number) => string;

/** The attributes that determine the number of pages. */
export const totalNames = ['total_pages', 'has_next', 'total_items', 'page_size'] as const;

/** The attributes for the paths of the previous and next pages. */
export const neighborNames: readonly string[] = ['previous_path', 'next_path'];

/** Whether a control with these attributes has only Previous and Next. */
export function hasNeighbors(attributes: readonly { readonly name: string }[]): boolean {
  return attributes.some(({ name }) => neighborNames.includes(name));
}

/** The attributes that apply only to controls with page numbers. */
const NUMBERED = [
  ...[...totalNames, 'path', 'first_path', 'current_page', 'pager'],
  ...['sibling_count', 'boundary_count', 'summary', 'page_label', 'number_format', 'element'],
  ...['single_page', 'layout', 'show_ends', 'first_label', 'last_label', 'jump', 'page_sizes'],
];

/** The definition of attributes that determine the number of slots. */
const count = { type: 'integer', default: 1, min: 0, max: MAX_COUNT } as const;

/** What is around the examples of a list without page numbers. */
const NEIGHBORS = { previous_path: '/posts?before=1040', next_path: '/posts?after=1059' };

const rows = {
  path: {
    type: 'path',
    default: '/:page',
    summary:
      'The path of a page. The page number replaces every `:page` (or `%3Apage`, if a URL helper has encoded the path). `:index` is the page number counted from 0, `:offset` the number of items on the pages before, and `:page_size` the number of items per page. In JavaScript, it can also be a function that takes a page number and returns a path.',
    example: '/posts/:page',
    group: 'The essentials',
    shown: { total_pages: 42, current_page: 7 },
  },
  first_path: {
    type: 'url',
    summary: 'URL of page 1, if it has no page number: `/posts` instead of `/posts/1`.',
    example: '/posts',
    group: 'Links and classes',
    shown: { path: '/posts/:page', total_pages: 42, current_page: 3 },
  },
  class: {
    type: 'string',
    default: '',
    summary: 'CSS classes for the `<nav>`, in addition to those of the theme.',
    example: 'mt-4',
    group: 'Links and classes',
  },
  link_type: {
    type: 'keyword',
    default: 'a',
    keywords: ['a', 'patch', 'navigate', 'live_patch', 'live_redirect'],
    synonyms: { patch: 'live_patch', navigate: 'live_redirect' },
    summary:
      'The type of links: ordinary links, or links that Phoenix LiveView follows with a patch or a redirect, without reloading the page. `patch` and `navigate` are the names in `<.link>`; `live_patch` and `live_redirect` mean the same.',
    example: 'patch',
    group: 'Links and classes',
  },
  element: {
    type: 'keyword',
    default: 'a',
    keywords: ['a', 'button', 'submit'],
    summary:
      'Whether page items are links, buttons, or submit buttons of a form. Buttons have no URL; set their action with attributes such as `link:phx-click`. Submit buttons send `page`, or what `link:name` and `link:value` say.',
    example: 'button',
    group: 'Links and classes',
    shown: { total_pages: 42, current_page: 7, 'link:data-page': ':page' },
  },
  total_pages: {
    type: 'integer',
    summary:
      'The number of pages. If unset, the total is unknown, and Next is shown unless `has_next` is false.',
    example: '42',
    group: 'The essentials',
    shown: { path: '/posts/:page', current_page: 7 },
  },
  has_next: {
    type: 'boolean',
    default: true,
    excludes: ['total_pages'],
    summary:
      'If the total is unknown: whether there is a page after the current one. If false, the current page is the last one.',
    example: 'false',
    group: 'The length of the list',
    shown: { path: '/posts/:page', current_page: 7 },
  },
  total_items: {
    type: 'integer',
    min: 0,
    needs: ['page_size'],
    excludes: ['total_pages', 'has_next'],
    summary:
      'The number of items, instead of `total_pages`. It is divided by `page_size` to get the number of pages.',
    example: '97',
    group: 'The length of the list',
    shown: { path: '/posts/:page', page_size: 10, current_page: 3 },
  },
  page_size: {
    type: 'integer',
    min: 1,
    needs: ['total_items'],
    summary:
      'Items per page. It requires `total_items`, unless a path contains `:offset` or `:page_size`; then `total_pages` can be used too.',
    example: '10',
    group: 'The length of the list',
    shown: { path: '/posts/:page', total_items: 97, current_page: 3 },
  },
  current_page: {
    type: 'integer',
    summary: 'The number of the current page, starting at 1. If unset, it is page 1.',
    example: '7',
    group: 'The essentials',
    shown: { path: '/posts/:page', total_pages: 42 },
  },
  sibling_count: {
    ...count,
    summary: 'The number of pages to show on each side of the current page.',
    example: '2',
    group: 'Which pages are shown',
  },
  boundary_count: {
    ...count,
    summary: 'The number of pages to show at each end. With 0, there are no ellipses.',
    example: '2',
    group: 'Which pages are shown',
  },
  show_boundary_chevrons: {
    type: 'boolean',
    default: false,
    summary:
      'Shows a disabled Previous on the first page and a disabled Next on the last page, instead of omitting them.',
    example: 'true',
    group: 'Which pages are shown',
    shown: { path: '/posts/:page', total_pages: 42, current_page: 1 },
  },
  show_ends: {
    type: 'boolean',
    default: false,
    summary:
      'Shows links to the first and the last page, before Previous and after Next. On those pages, they are omitted or disabled, like Previous and Next. If the total is unknown, there is no last page.',
    example: 'true',
    group: 'Which pages are shown',
  },
  show_labels: {
    type: 'boolean',
    default: false,
    summary:
      'Shows the words of Previous and Next beside their icons where there is room, in themes that show only icons.',
    example: 'true',
    group: 'Names and numbers',
  },
  layout: {
    type: 'keyword',
    default: 'numbers',
    keywords: ['numbers', 'position', 'links'],
    summary:
      'What is between Previous and Next: page numbers; the position, such as "Page 7 of 42"; or nothing.',
    example: 'position',
    group: 'Which pages are shown',
  },
  jump: {
    type: 'boolean',
    default: false,
    summary:
      'Shows a form with a field for a page number, which takes the digits 0 to 9, whatever the `number_format`. It is sent with GET, and works without JavaScript. It requires a `path` that is written in the tag, with `:page` as the value of a query parameter.',
    example: 'true',
    group: 'Forms',
    shown: { path: '/posts?tag=a&amp;page=:page', total_pages: 42, current_page: 7 },
  },
  page_sizes: {
    type: 'integers',
    min: 1,
    needs: ['page_size'],
    summary:
      'Shows a form to choose how many items are on a page. It is sent with GET, works without JavaScript, and leads to the first page. It requires a `path` that is written in the tag, with `:page_size` as the value of a query parameter.',
    example: '10,25,50',
    group: 'Forms',
    shown: { path: '/posts?page=:page&amp;size=:page_size', total_items: 97, page_size: 25, current_page: 2 },
  },
  single_page: {
    type: 'keyword',
    keywords: ['show', 'hide'],
    summary:
      'Whether a list of one page has a control. If unset, the option `singlePage` decides, which is `show` by default.',
    example: 'hide',
    group: 'The length of the list',
    shown: { path: '/posts/:page', total_pages: 1 },
  },
  first_label: {
    type: 'string',
    needs: ['show_ends'],
    summary:
      'The accessible name of the link to the first page. If unset, it is "First page" in the language of the page.',
    example: 'Newest posts',
    group: 'Names and numbers',
    shown: { path: '/posts/:page', total_pages: 42, current_page: 7, show_ends: true },
  },
  previous_label: {
    type: 'string',
    summary:
      'The accessible name of the link to the previous page. If unset, it is "Previous page" in the language of the page.',
    example: 'Newer posts',
    group: 'Names and numbers',
  },
  next_label: {
    type: 'string',
    summary:
      'The accessible name of the link to the next page. If unset, it is "Next page" in the language of the page.',
    example: 'Older posts',
    group: 'Names and numbers',
  },
  last_label: {
    type: 'string',
    needs: ['show_ends'],
    summary:
      'The accessible name of the link to the last page. If unset, it is "Last page" in the language of the page.',
    example: 'Oldest posts',
    group: 'Names and numbers',
    shown: { path: '/posts/:page', total_pages: 42, current_page: 7, show_ends: true },
  },
  summary: {
    type: 'string',
    needs: ['total_items'],
    summary:
      'Text shown above the list, such as “Showing 21 to 30 of 97”. `:from`, `:to` and `:total` are replaced by numbers.',
    example: 'Showing :from to :to of :total',
    group: 'Names and numbers',
    shown: { path: '/posts/:page', total_items: 97, page_size: 10, current_page: 3 },
  },
  previous_path: {
    type: 'url',
    excludes: NUMBERED,
    summary:
      'The path of the previous page, for a control without page numbers. If empty, there is no such page.',
    example: '/posts?before=1040',
    group: 'Only Previous and Next',
    shown: NEIGHBORS,
  },
  next_path: {
    type: 'url',
    excludes: NUMBERED,
    summary:
      'The path of the next page, for a control without page numbers. If empty, there is no such page.',
    example: '/posts?after=1059',
    group: 'Only Previous and Next',
    shown: NEIGHBORS,
  },
  previous_title: {
    type: 'string',
    needs: ['previous_path'],
    summary: 'The title of the page that `previous_path` leads to.',
    example: 'Applying',
    group: 'Only Previous and Next',
    shown: NEIGHBORS,
  },
  next_title: {
    type: 'string',
    needs: ['next_path'],
    summary: 'The title of the page that `next_path` leads to.',
    example: 'Fees',
    group: 'Only Previous and Next',
    shown: NEIGHBORS,
  },
  pager: {
    type: 'pager',
    summary:
      "The framework's paginator, or an object with `page`, `pages` and `href`, instead of `total_pages`, `current_page` and `path`. If you also write one of these, it takes precedence.",
    example: '{posts}',
    group: 'Paginators',
  },
  pager_type: {
    type: 'keyword',
    summary: 'Which paginator library `pager` comes from, if it is not the default of the template language.',
    example: 'kaminari',
    group: 'Paginators',
  },
  page_label: {
    type: 'label',
    summary:
      'The accessible name of a page link. `:page` is replaced by the page number. If unset, the name is the number alone, or "Page :page" in themes that spell it out.',
    example: 'Page :page of posts',
    group: 'Names and numbers',
  },
  number_format: {
    type: 'number',
    summary:
      'How page numbers look, by example: write 1000 the way you want it, such as `1,000`, `1.000` or `١٬٠٠٠`. URLs keep plain digits. Template languages can write most formats.',
    example: '1,000',
    group: 'Names and numbers',
    shown: { path: '/posts/:page', total_pages: 4200, current_page: 1700 },
  },
} as const satisfies Record<string, Definition>;

export type AttributeName = keyof typeof rows;

/**
 * The table of attributes of a `<pagination>` tag. Checks, defaults, TypeScript types and `docs/attributes.md` are
 * derived from it. All names are lowercase, as in parsed HTML. Frozen.
 */
export const schema: Readonly<Record<AttributeName, Definition>> = deepFreeze(rows);

/** The prefix of attributes that are added to every link. */
export const LINK_PREFIX = 'link:';

export type LinkName = `${typeof LINK_PREFIX}${string}`;

/** The value types of attributes other than plain text. */
interface ValueTypes {
  readonly path: string | PathFunction;
  readonly integer: number;
  readonly boolean: boolean;
  readonly integers: readonly number[];
  readonly pager: Pager;
}

type ValueOf<Row extends Definition> = Row extends { keywords: readonly (infer Keyword)[] }
  ? Keyword
  : Row['type'] extends keyof ValueTypes
    ? ValueTypes[Row['type']]
    : string;

/** Numbers, lists of them and booleans may also be strings, as in a tag, and numbers what a database counts. */
type Given<Value> =
  | Value
  | (Value extends number ? bigint : never)
  | (Value extends number | readonly number[] ? string : Value extends boolean ? `${Value}` : never);

/** A current page comes from a visitor, and anything but a number is page 1. */
type AttributeValue<Name extends AttributeName> = Name extends 'current_page'
  ? unknown
  : Given<ValueOf<(typeof rows)[Name]>> | null | undefined;

/** The attributes of a control as values; `undefined` and `null`, as `searchParams.get()` returns, mean unset. Conflicting ones, such as `total_pages` and `total_items`, are an error. */
export type PaginationAttributes = {
  [Name in AttributeName]?: AttributeValue<Name>;
};

type SynonymsOf<Row extends Definition> = Row extends { synonyms: Record<infer Synonym, string> }
  ? Synonym
  : never;

/** The attributes of a control with their defaults filled in; `undefined` means unset. */
export type ResolvedAttributes = {
  readonly [Name in AttributeName]:
    | Exclude<ValueOf<(typeof rows)[Name]>, SynonymsOf<(typeof rows)[Name]>>
    | ((typeof rows)[Name] extends { default: unknown } ? never : undefined);
};

export const schemaNames = Object.keys(schema) as AttributeName[];

/** The values of a tag without attributes. */
export const defaults = Object.fromEntries(
  schemaNames.map((name) => [name, schema[name].default]),
) as unknown as ResolvedAttributes;

/** A map, because a lookup takes a third of the time of an object's, and each name is looked up several times. */
const byName: ReadonlyMap<string, Definition> = new Map(Object.entries(schema));

export function isSchemaName(name: string): name is AttributeName {
  return byName.has(name);
}

export function rowOf(name: string): Definition | undefined {
  return byName.get(name);
}

/** Whether any text is a value of an attribute. */
export function takesText(name: string): boolean {
  return ['string', 'label', 'url', 'path'].includes(rowOf(name)?.type ?? '');
}

export function isLinkName(name: string): name is LinkName {
  return name.startsWith(LINK_PREFIX);
}
