/** The attributes that every link gets, written with the prefix `link:`. */

import { htmlElementAttributes } from 'html-element-attributes';
import { nearest } from '../base/nearest.js';
import { PATH_TOKEN, splitTokens, unsafeScheme } from '../base/path.js';
import { RESERVED_FOR_LINKS } from '../diagnostics/attribute-codes.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import { leadingText, type CodedValue } from '../dialects/value.js';
import type { TagAttribute } from './classify-attributes.js';
import { writtenText } from './coded-value.js';
import { clientTarget, globalNames, isGlobalName } from './names.js';
import { isLinkName, LINK_PREFIX } from './schema.js';
import { isWritable, show } from './values.js';

/** An attribute that every link gets. */
export interface LinkAttribute {
  /** As it is written, without the prefix. */
  readonly name: string;
  /** Its text, with tokens in it, and its code; undefined for an attribute that is its name alone. */
  readonly value: CodedValue | undefined;
}

/**
 * Attributes whose values are run, or read as data of a script, where a path could say more than an address.
 *
 * Sources: HTML Living Standard, "Event handler content attributes"; the references of htmx (`hx-on`, `hx-trigger` and
 * those that take JSON or `js:`), Unpoly (`up-on-…`), Alpine, Vue, Livewire and Datastar.
 */
const CODE_NAMES =
  /^(?:on|up-on|x-|v-|@|:|wire:|data-on[-:]|data-(?:signals|computed|effect)\b|(?:data-)?hx-(?:on|trigger|vals|vars|headers|request|config)\b|(?:style|srcdoc)$)/;

/** How values begin that are JSON, which client libraries read, or code. */
const CODE_VALUE = /^\s*(?:[[{]|js:|javascript:)/i;

/** Attributes whose values are addresses that a client library or the browser asks for. */
const ADDRESS_NAMES =
  /^(?:(?:data-)?hx-(?:get|post|put|patch|delete|action|push-url|replace-url)|up-href|data-(?:url|href|src)|formaction|ping)$/;

/** The names of attributes that links or buttons have, beside those of every element. */
const OWN_NAMES = [...(htmlElementAttributes['a'] ?? []), ...(htmlElementAttributes['button'] ?? [])];

/** Reads an attribute of every link; undefined for any other, and for one that adds nothing. */
export function readLink(text: string, given: TagAttribute): LinkAttribute | Problem | undefined {
  if (given.kind === 'bound' || !isLinkName(given.name)) return undefined;
  const { range } = given;
  const name = given.name.slice(LINK_PREFIX.length);
  const asWritten = text.slice(range.start, range.start + given.name.length);
  const instead = RESERVED_FOR_LINKS.get(clientTarget(name) ?? name);
  if (instead !== undefined) return problem('reserved-link-attribute', range, { name: asWritten, instead });
  if (!isGlobalName(name) && !OWN_NAMES.includes(name)) {
    const near = nearest(name, [...OWN_NAMES, ...globalNames]);
    const suggestion = near && LINK_PREFIX + near;
    const known = ['class', 'rel', 'data-…'].map((one) => LINK_PREFIX + one);
    return problem('unknown-attribute', range, { name: asWritten, suggestion, known });
  }
  let value: CodedValue | undefined;
  if (given.kind === 'coded') value = given.value;
  else if (!isWritable(given.value))
    return problem('invalid-string', range, { name: asWritten, value: show(given.value) });
  else if (given.value !== null && given.value !== true) value = [{ text: String(given.value) }];
  const words = writtenText(value ?? []);
  const start = leadingText(value ?? []);
  const scheme = ADDRESS_NAMES.test(name) ? unsafeScheme(start) : undefined;
  if (scheme !== undefined)
    return problem('unsafe-path', range, { name: asWritten, value: show(words), scheme });
  if (holdsPath(value) && (CODE_NAMES.test(name) || CODE_VALUE.test(start)))
    return problem('path-in-code', range, { name: asWritten, value: show(words) });
  // Classes and relations are added to those that a link has.
  if (['class', 'rel'].includes(name) && words.trim() === '') return undefined;
  return { name: asWritten.slice(LINK_PREFIX.length), value };
}

function holdsPath(value: CodedValue = []): boolean {
  return value.some((piece) => 'text' in piece && splitTokens(piece.text).includes(PATH_TOKEN));
}

/** Tells whether the entries are buttons, which have no address, and nothing else asks for one. */
export function needNoPath(attributes: readonly TagAttribute[], links: readonly LinkAttribute[]): boolean {
  const isButton = attributes.some(
    (one) => one.name === 'element' && one.kind !== 'bound' && one.value === 'button',
  );
  return isButton && !links.some(({ value }) => holdsPath(value));
}

/** Buttons have no address, and do what the author says. */
export function checkButtons(
  attributes: readonly TagAttribute[],
  links: readonly LinkAttribute[],
): readonly Problem[] {
  const element = attributes.find(({ name }) => name === 'element');
  if (element === undefined) return [];
  const isBound = element.kind === 'bound';
  if (!isBound && element.value !== 'button') return [];
  if (!attributes.some(({ name }) => isLinkName(name)))
    return [problem('button-without-action', element.range, {})];
  if (isBound) return [];
  const without = needNoPath(attributes, links) ? ['path', 'first_path', 'link_type'] : ['link_type'];
  return attributes
    .filter(({ name }) => without.includes(name))
    .map(({ name, range }) => problem('address-of-button', range, { name }));
}
