/** The names of attributes that the table does not hold: global ones, and those that an author may mean instead. */

import { htmlElementAttributes } from 'html-element-attributes';
import { nearest } from '../base/nearest.js';
import { schemaNames, type AttributeName } from './schema.js';

/** Names that anybody may give to any element: data, ARIA, event handlers, and the common client frameworks' own. */
export const GLOBAL_PREFIXES = [
  ...(['data-', 'aria-', 'on', 'phx-', 'hx-', 'up-', 'x-', 'v-', 'wire:', '@', ':'] as const),
];

/** The name of an attribute that every HTML element may have. A test holds it against `globalNames`. */
export type GlobalName =
  | `${(typeof GLOBAL_PREFIXES)[number]}${string}`
  | ('accesskey' | 'autocapitalize' | 'autocorrect' | 'autofocus' | 'class' | 'contenteditable' | 'dir')
  | ('draggable' | 'enterkeyhint' | 'exportparts' | 'hidden' | 'id' | 'inert' | 'inputmode' | 'is')
  | ('itemid' | 'itemprop' | 'itemref' | 'itemscope' | 'itemtype' | 'lang' | 'nonce' | 'part' | 'popover')
  | ('slot' | 'spellcheck' | 'style' | 'tabindex' | 'title' | 'translate' | 'writingsuggestions')
  | ('role' | 'xml:lang' | 'xmlns');

/** The attributes that name a landmark. */
export const LANDMARK_NAMES: readonly string[] = ['aria-label', 'aria-labelledby'];

/**
 * Names of the attributes that every HTML element may have.
 *
 * Source: HTML Living Standard, "Global attributes", as kept by the package html-element-attributes; ARIA `role`.
 */
export const globalNames = [...(htmlElementAttributes['*'] ?? []), 'role', 'xml:lang', 'xmlns'];

/**
 * What cannot be in the name of an attribute.
 *
 * Source: HTML Living Standard, "Attributes": no control characters, white space, quotation marks, ">", "/" or "=";
 * "<" is a parse error there.
 */
// oxlint-disable-next-line no-control-regex -- the standard names these characters
const NOT_IN_NAMES = /[\u0000-\u0020\u007f-\u009f"'<>/=]/;

/** Tells whether every HTML element may have the attribute, so that it can be passed through to the container. */
export function isGlobalName(name: string): boolean {
  const isPrefixed = GLOBAL_PREFIXES.some((prefix) => name.startsWith(prefix) && name !== prefix);
  return !NOT_IN_NAMES.test(name) && (isPrefixed || globalNames.includes(name));
}

/** Names the attribute that an author most likely meant, if one is near. */
export function suggestAttribute(name: string): string | undefined {
  // "total" is short for total_pages, and "sibling" for sibling_count.
  const meant = sameOrShort(name) ?? schemaNames.find((known) => known.startsWith(`${squeeze(name)}_`));
  if (meant !== undefined) return meant;
  return /^(?:href|url)$/i.test(name) ? 'path' : nearest(name, [...schemaNames, ...globalNames]);
}

/** The attribute that a client framework is told to set: `:name`, `v-bind:name`, `x-bind:name`, and `@name` in Ember. */
export function clientTarget(name: string): string | undefined {
  return /^(?:v-bind:|x-bind:|:|@)([^.]+)/.exec(name)?.[1];
}

/**
 * Names the attribute of the table that a client framework is told to set, if there is one. It would set it on the
 * `<nav>`, long after the control is made. Its `:class` is right there, and `@next` an event.
 */
export function boundByClient(name: string): AttributeName | undefined {
  const bound = clientTarget(name);
  const meant = bound === undefined ? undefined : sameOrShort(bound);
  return meant === 'class' || bound === 'next' ? undefined : meant;
}

/** An attribute in another spelling, or its last word: "page" is short for current_page; "label" may be one of several. */
function sameOrShort(name: string): AttributeName | undefined {
  const squeezed = squeeze(name);
  const same = schemaNames.find((known) => squeeze(known) === squeezed);
  const longer = schemaNames.filter((known) => known.endsWith(`_${squeezed}`));
  return same ?? (longer.length === 1 ? longer[0] : undefined);
}

/** Drops what kebab-case, camelCase and snake_case differ in. */
function squeeze(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}
