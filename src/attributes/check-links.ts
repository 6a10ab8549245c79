/** The attributes that every link gets, written with the prefix `link:`. */

import { htmlElementAttributes } from 'html-element-attributes';
import { nearest } from '../base/nearest.js';
import { PATH_TOKEN, splitPath, splitTokens, unsafeScheme } from '../base/path.js';
import type { Range } from '../base/source.js';
import { RESERVED_FOR_LINKS } from '../diagnostics/attribute-codes.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import { leadingText, type CodedValue } from '../dialects/value.js';
import type { TagAttribute } from './classify-attributes.js';
import { writtenText } from './coded-value.js';
import { clientTarget, globalNames, isGlobalName, isNeighbour } from './names.js';
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

/**
 * Checks the attributes of every link.
 *
 * @param text the text that the ranges belong to
 */
export function checkLinks(
  text: string,
  attributes: readonly TagAttribute[],
): { links: LinkAttribute[]; problems: Problem[] } {
  const links: LinkAttribute[] = [];
  const problems: Problem[] = [];
  const neighbour = attributes.find((one) => isNeighbour(one.name))?.name;
  for (const given of attributes) {
    if (given.kind === 'bound' || !isLinkName(given.name)) continue;
    const { range } = given;
    const asWritten = text.slice(range.start, range.start + given.name.length);
    const name = given.name.slice(LINK_PREFIX.length);
    const isReadable = given.kind === 'coded' || isWritable(given.value);
    const value = given.kind === 'coded' ? given.value : toPieces(given.value);
    // Without page numbers, there is none to take the place of the token.
    if (neighbour !== undefined && splitPath(writtenText(value ?? [])).length > 1)
      problems.push(problem('conflicting-attributes', range, { name: given.name, other: neighbour }));
    const fault =
      findNameFault(name, asWritten, range) ??
      (isReadable
        ? findValueFault(name, asWritten, value, range)
        : problem('invalid-string', range, { name: asWritten, value: show(given.value) }));
    if (fault !== undefined) problems.push(fault);
    else if (!isNothingToAdd(name, value)) links.push({ name: asWritten.slice(LINK_PREFIX.length), value });
  }
  return { links, problems: [...problems, ...checkButtons(attributes, links)] };
}

/** Buttons have no address, and do what the author says. */
function checkButtons(attributes: readonly TagAttribute[], links: readonly LinkAttribute[]): Problem[] {
  const element = attributes.find(({ name }) => name === 'element');
  if (element === undefined) return [];
  const isBound = element.kind === 'bound';
  if (!isBound && element.value !== 'button') return [];
  if (!attributes.some(({ name }) => isLinkName(name)))
    return [problem('button-without-action', element.range, {})];
  if (isBound) return [];
  const without = links.some(({ value = [] }) => holdsPath(value))
    ? ['link_type']
    : ['path', 'first_path', 'link_type'];
  return attributes
    .filter(({ name }) => without.includes(name))
    .map(({ name, range }) => problem('address-of-button', range, { name }));
}

function holdsPath(value: CodedValue): boolean {
  return value.some((piece) => 'text' in piece && splitTokens(piece.text).includes(PATH_TOKEN));
}

function toPieces(value: unknown): CodedValue | undefined {
  return isWritable(value) && value !== null && value !== true ? [{ text: String(value) }] : undefined;
}

/** Classes and relations are added to those that a link has; an empty value adds none. */
function isNothingToAdd(name: string, value: CodedValue = []): boolean {
  return (
    ['class', 'rel'].includes(name) && value.every((piece) => 'text' in piece && piece.text.trim() === '')
  );
}

/** The names of attributes that links or buttons have, beside those of every element. */
const OWN_NAMES = [...(htmlElementAttributes['a'] ?? []), ...(htmlElementAttributes['button'] ?? [])];

function findNameFault(name: string, asWritten: string, range: Range): Problem | undefined {
  const instead = RESERVED_FOR_LINKS.get(clientTarget(name) ?? name);
  if (instead !== undefined) return problem('reserved-link-attribute', range, { name: asWritten, instead });
  if (isGlobalName(name) || OWN_NAMES.includes(name)) return undefined;
  const near = nearest(name, [...OWN_NAMES, ...globalNames]);
  return problem('unknown-attribute', range, {
    name: asWritten,
    suggestion: near && LINK_PREFIX + near,
    known: ['class', 'rel', 'data-…'].map((one) => LINK_PREFIX + one),
  });
}

function findValueFault(
  name: string,
  asWritten: string,
  pieces: CodedValue | undefined,
  range: Range,
): Problem | undefined {
  if (pieces === undefined) return undefined;
  const start = leadingText(pieces);
  const given = { name: asWritten, value: show(writtenText(pieces)) };
  const scheme = ADDRESS_NAMES.test(name) ? unsafeScheme(start) : undefined;
  if (scheme !== undefined) return problem('unsafe-path', range, { ...given, scheme });
  const isCode = CODE_NAMES.test(name) || CODE_VALUE.test(start);
  return holdsPath(pieces) && isCode ? problem('path-in-code', range, given) : undefined;
}
