/** Attribute names outside the table: global attributes, and likely mistakes. */

import { htmlElementAttributes } from 'html-element-attributes';
import { nearest } from '../base/nearest.js';
import { isSchemaName, schema, schemaNames, type AttributeName } from './schema.js';

/** Prefixes allowed on any element: data, ARIA, event handlers and those of common client frameworks. */
export const GLOBAL_PREFIXES = [
  ...(['data-', 'aria-', 'on', 'phx-', 'hx-', 'up-', 'x-', 'v-', 'wire:', '@', ':'] as const),
];

/** The name of a global attribute. A test compares it with `globalNames`. */
export type GlobalName =
  | `${(typeof GLOBAL_PREFIXES)[number]}${string}`
  | ('accesskey' | 'autocapitalize' | 'autocorrect' | 'autofocus' | 'class' | 'contenteditable' | 'dir')
  | ('draggable' | 'enterkeyhint' | 'exportparts' | 'hidden' | 'id' | 'inert' | 'inputmode' | 'is')
  | ('itemid' | 'itemprop' | 'itemref' | 'itemscope' | 'itemtype' | 'lang' | 'nonce' | 'part' | 'popover')
  | ('slot' | 'spellcheck' | 'style' | 'tabindex' | 'title' | 'translate' | 'writingsuggestions')
  | ('role' | 'xml:lang' | 'xmlns');

export const LANDMARK_NAMES: readonly string[] = ['aria-label', 'aria-labelledby'];

/** Returns true for an empty name of the landmark, which would replace the default one. */
export function isEmptyName(name: string, value: unknown): boolean {
  return (
    LANDMARK_NAMES.includes(name) && (value === null || (typeof value === 'string' && value.trim() === ''))
  );
}

/** Returns true for a role that would replace the landmark of a control. */
export function isOtherRole(name: string, value: unknown): boolean {
  return name === 'role' && typeof value === 'string' && !/^\s*(?:navigation\b|$)/i.test(value);
}

/**
 * The names of global attributes.
 *
 * Source: HTML Living Standard, "Global attributes", as kept by the package html-element-attributes; ARIA `role`.
 */
export const globalNames = [...(htmlElementAttributes['*'] ?? []), 'role', 'xml:lang', 'xmlns'];

/**
 * Characters that attribute names cannot contain.
 *
 * Source: HTML Living Standard, "Attributes": no control characters, white space, quotation marks, ">", "/" or "=";
 * "<" is a parse error there.
 */
// oxlint-disable-next-line no-control-regex -- the standard names these characters
const NOT_IN_NAMES = /[\u0000-\u0020\u007f-\u009f"'<>/=]/;

/** Returns true for a global attribute, which can be passed through to the container. */
export function isGlobalName(name: string): boolean {
  const isPrefixed = GLOBAL_PREFIXES.some((prefix) => name.startsWith(prefix) && name !== prefix);
  return !NOT_IN_NAMES.test(name) && (isPrefixed || globalNames.includes(name));
}

/** What components of client frameworks take, and no element has. */
export const COMPONENT_PROPS = /^(?:on-?(?:page-?(?:change|click)|click-?page)$|[vx]-model)/;

/** The names that other libraries use, without separators. */
const ALIASES: readonly (readonly [names: RegExp, meant: string])[] = [
  [/^(?:count|pages?count|numpages|numberofpages|lastpage|maxpages?|totalpagecount)$/, 'total_pages'],
  [
    /^(?:active(?:page|key)?|pagenumber|pageindex|currentindex|defaultpage|forcepage|modelvalue)$/,
    'current_page',
  ],
  [
    /^(?:siblings?|surround|window|delta|eachside|pagerangedisplayed|aroundcount|innerwindow)$/,
    'sibling_count',
  ],
  [/^(?:boundar(?:y|ies)|edges?|marginpagesdisplayed|onends|outerwindow)$/, 'boundary_count'],
  [/^(?:perpage|itemsperpage|pagelimit|limit|rowsperpage)$/, 'page_size'],
  [/^(?:items?count|totalcount|totalrecords|totalrows|recordcount|itemtotal)$/, 'total_items'],
  [/^(?:prev(?:ious)?(?:label|text)|prevarialabel)$/, 'previous_label'],
  [/^next(?:text|arialabel)$/, 'next_label'],
  [/^prev(?:path|url|href|link)$/, 'previous_path'],
  [/^next(?:url|href|link)$/, 'next_path'],
  [/^prevtitle$/, 'previous_title'],
  [/^(?:href|url|baseurl|basepath|route|to|hrefbuilder|linkgen|urlpattern|getlink)$/, 'path'],
  [/^(?:firsturl|firsthref|firstlink|firstpagepath|firstpageurl)$/, 'first_path'],
  [/^(?:classnames?|classes|cssclass|containerclassname|ngclass)$/, 'class'],
  [/^(?:label|arialabel|name)$/, 'aria-label'],
  [/^(?:hideonsinglepage|hideifsinglepage|autohide)$/, 'single_page="hide"'],
  [/^(?:showchevrons|showdisabled|showprevnext)$/, 'show_boundary_chevrons'],
  [
    /^(?:show)?(?:firstlast|(?<=show)(?:first|last)|boundary(?=link))(?:page|button|icon|link)?s?$/,
    'show_ends',
  ],
  [/^(?:paginator|paginate|pagination)$/, 'pager'],
];

/** Reads `total-pages` as `total_pages`: in a tag, names of the table may have hyphens. */
export function nameInTable(name: string): string {
  const inTable = name.replaceAll('-', '_');
  return isSchemaName(inTable) ? inTable : name;
}

export function suggestAttribute(name: string): string | undefined {
  // "total" is short for total_pages, and "sibling" for sibling_count.
  const normalized = normalize(name);
  const meant = sameOrShort(name) ?? schemaNames.find((known) => known.startsWith(`${normalized}_`));
  const alias = ALIASES.find(([names]) => names.test(normalized))?.[1];
  return meant ?? alias ?? nearest(name, [...schemaNames, ...globalNames]);
}

/** The attribute that a client framework binds: `:name`, `v-bind:name`, `x-bind:name`, and `@name` in Ember. */
export function clientTarget(name: string): string | undefined {
  return /^(?:v-bind:|x-bind:|:|@)([^.]+)/.exec(name)?.[1];
}

/** Returns the attribute of the table that a client framework binds by its name, as in `:total-pages`. */
export function boundName(name: string): AttributeName | undefined {
  const bound = clientTarget(name);
  const meant = bound === undefined ? undefined : sameName(bound);
  return meant === 'class' ? undefined : meant;
}

/**
 * Returns the attribute of the table that a client framework binds, if any. The framework would set it on the `<nav>`,
 * long after the control is rendered. Allows `:class`, which works on the `<nav>`, and `@next`, which is an event.
 */
export function boundByClient(name: string): AttributeName | undefined {
  const bound = clientTarget(name);
  const meant = bound === undefined ? undefined : sameOrShort(bound);
  return meant === 'class' || bound === 'next' ? undefined : meant;
}

/**
 * Finds an attribute by another spelling or by its last word, unless ambiguous: "page" is short for current_page, and
 * not for single_page, because a keyword is chosen once and does not come from data.
 */
function sameOrShort(name: string): AttributeName | undefined {
  const normalized = normalize(name);
  const same = sameName(name);
  const longer = schemaNames.filter(
    (known) => known.endsWith(`_${normalized}`) && schema[known].keywords === undefined,
  );
  return same ?? (longer.length === 1 ? longer[0] : undefined);
}

function sameName(name: string): AttributeName | undefined {
  const normalized = normalize(name);
  return schemaNames.find((known) => normalize(known) === normalized);
}

/** Words of other libraries, such as `page` and `total`, are too short to be a typo of a name of ours. */
const SHORTEST_TYPO = 9;

/** Returns the attribute of the table that a name is, in any spelling or with a typo in a long name. */
export function misspelledName(name: string): AttributeName | undefined {
  const typo = name.length < SHORTEST_TYPO ? undefined : nearest(name, schemaNames, 2);
  return sameName(name) ?? (typo as AttributeName | undefined);
}

function normalize(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}
