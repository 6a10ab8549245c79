/** The attributes that the table does not hold: the container gets them or, with the prefix `link:`, every link. */

import { htmlElementAttributes } from 'html-element-attributes';
import { nearest } from '../base/nearest.js';
import { PATH_TOKEN, splitTokens, unsafeScheme } from '../base/path.js';
import { RESERVED_FOR_LINKS } from '../diagnostics/attribute-codes.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';
import { leadingText, type CodedValue } from '../dialects/value.js';
import { sift, type TagAttribute } from './classify-attributes.js';
import { isTemplateCode } from './expression.js';
import { writtenText } from './coded-value.js';
import { boundByClient, clientTarget, globalNames, isGlobalName, suggestAttribute } from './names.js';
import { isLinkName, isSchemaName, LINK_PREFIX, schemaNames } from './schema.js';
import { isWritable, show } from './values.js';

/** An attribute that is passed through to the container. */
export interface RestAttribute {
  readonly name: string;
  readonly value: unknown;
  /** As it is written, and as it is copied to the container. */
  readonly markup: string;
  /** The value in pieces, if there is code of the template's language in it. */
  readonly coded?: CodedValue | undefined;
  /** Whether it is code that gives attributes when the page is rendered. */
  readonly isSpread?: true;
}

/** An attribute that every link gets. */
export interface LinkAttribute {
  /** As it is written, without the prefix. */
  readonly name: string;
  /** Its text, with tokens in it, and its code; no pieces for an attribute that is its name alone. */
  readonly value: CodedValue;
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

export function readPassed(text: string, attributes: readonly TagAttribute[], problems: Problem[]) {
  const code = findCode(attributes);
  const ofRest = code ? [code] : attributes.map((one) => readRest(text, one));
  const ofLinks = attributes.map((one) => readLink(text, one));
  const [rest, links] = [sift(ofRest, problems), sift(ofLinks, problems)];
  const element = attributes.find(({ name }) => name === 'element');
  const isButton = element !== undefined && 'value' in element && element.value === 'button';
  const isPathless = isButton && !links.some(({ value }) => holdsPath(value));
  if (element && (isButton || element.kind === 'bound') && !attributes.some(({ name }) => isLinkName(name))) {
    problems.push(problem('button-without-action', element.range, {}));
  } else if (isButton) {
    const without = isPathless ? ['path', 'first_path', 'link_type'] : ['link_type'];
    for (const { name, range } of attributes)
      if (without.includes(name)) problems.push(problem('address-of-button', range, { name }));
  }
  return { rest, links, isPathless };
}

/** Finds code among the attributes. The words between two pieces are code as well, whatever HTML takes them for. */
function findCode(attributes: readonly TagAttribute[]): Problem | undefined {
  const code = attributes.filter(
    ({ kind, name }) => kind === 'foreign' || (kind === 'written' && isTemplateCode(name)),
  );
  const [first, last] = [code[0], code.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const range = { start: first.range.start, end: last.range.end };
  return problem('template-code-in-tag', range, { name: first.name });
}

/** Reads an attribute of the container; undefined for any other. */
function readRest(text: string, given: TagAttribute): RestAttribute | Problem | undefined {
  const { kind, name, range } = given;
  if (kind === 'bound' || kind === 'coded' || isSchemaName(name) || isLinkName(name)) return undefined;
  const { value } = given;
  const markup = text.slice(range.start, range.end);
  if (kind === 'spread') return { name, value, markup, isSpread: true };
  const asWritten = markup.slice(0, name.length);
  const meant = boundByClient(name);
  if (meant !== undefined) return problem('client-binding', range, { name: asWritten, meant });
  if (!isGlobalName(name)) {
    const suggestion = suggestAttribute(asWritten);
    return problem('unknown-attribute', range, { name: asWritten, suggestion, known: schemaNames });
  }
  return isWritable(value)
    ? { name, value, markup, coded: given.coded }
    : problem('invalid-string', range, { name, value: show(value) });
}

/** The names of attributes that links or buttons have, beside those of every element. */
const OWN_NAMES = [...(htmlElementAttributes['a'] ?? []), ...(htmlElementAttributes['button'] ?? [])];

/** Reads an attribute of every link; undefined for any other, and for one that adds nothing. */
function readLink(text: string, given: TagAttribute): LinkAttribute | Problem | undefined {
  if (given.kind === 'bound' || !isLinkName(given.name)) return undefined;
  const { range } = given;
  const name = given.name.slice(LINK_PREFIX.length);
  const asWritten = text.slice(range.start, range.start + given.name.length);
  const instead = RESERVED_FOR_LINKS.get(clientTarget(name) ?? name);
  if (instead !== undefined) return problem('reserved-link-attribute', range, { name: asWritten, instead });
  if (!isGlobalName(name) && !OWN_NAMES.includes(name)) {
    const near = nearest(name, [...OWN_NAMES, ...globalNames]);
    const values = { suggestion: near && `link:${near}`, known: ['link:class', 'link:rel', 'link:data-…'] };
    return problem('unknown-attribute', range, { name: asWritten, ...values });
  }
  let value: CodedValue = [];
  if (given.kind === 'coded') value = given.value;
  else if (!isWritable(given.value))
    return problem('invalid-string', range, { name: asWritten, value: show(given.value) });
  else if (given.value !== null && given.value !== true) value = [{ text: String(given.value) }];
  const words = writtenText(value);
  const start = leadingText(value);
  const scheme = ADDRESS_NAMES.test(name) ? unsafeScheme(start) : undefined;
  if (scheme !== undefined)
    return problem('unsafe-path', range, { name: asWritten, value: show(words), scheme });
  if (holdsPath(value) && (CODE_NAMES.test(name) || CODE_VALUE.test(start)))
    return problem('path-in-code', range, { name: asWritten, value: show(words) });
  // Classes and relations are added to those that a link has.
  if (['class', 'rel'].includes(name) && words.trim() === '') return undefined;
  return { name: asWritten.slice(LINK_PREFIX.length), value };
}

function holdsPath(value: CodedValue): boolean {
  return value.some((piece) => 'text' in piece && splitTokens(piece.text).includes(PATH_TOKEN));
}
