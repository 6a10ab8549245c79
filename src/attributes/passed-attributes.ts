/** Attributes outside the table. They are passed to the container or, with the prefix `link:`, to every link. */

import { htmlElementAttributes } from 'html-element-attributes';
import { escapeHtml } from '../base/escape.js';
import { nearest } from '../base/nearest.js';
import { PATH_TOKEN, splitTokens, unsafeSchemeOfPath } from '../base/path.js';
import type { Statement } from '../program/program.js';
import type { ValuesOf } from '../diagnostics/codes.js';
import { problem, type Problem, type Report } from '../diagnostics/diagnostic.js';
import { type DynamicValue, leadingText, writtenText } from './dynamic-value.js';
import { foreignCode } from './expression.js';
import { isTemplateCode, type TagAttribute } from './tag-attribute.js';
import {
  boundByClient,
  clientTarget,
  COMPONENT_PROPS,
  globalNames,
  isEmptyName,
  isGlobalName,
  isOtherRole,
  misspelledName,
  suggestAttribute,
} from './names.js';
import type { ResolvedOptions } from '../options/render-options.js';
import { hasNeighbors, isLinkName, isSchemaName, LINK_PREFIX, rowOf } from './schema.js';
import { isWritable, show } from './values.js';

/** An attribute that is passed through to the container. */
export interface RestAttribute {
  readonly name: string;
  readonly value: unknown;
  /** The source, which is copied to the container. */
  readonly markup: string;
  /** The value in pieces, if it contains template code. */
  readonly dynamic?: DynamicValue | undefined;
  /** Whether it is code that produces attributes at run time. */
  readonly isSpread?: true;
}

export interface LinkAttribute {
  /** As written, without the prefix. */
  readonly name: string;
  /** Text, which may contain tokens, and code. Empty for an attribute without a value. */
  readonly value: DynamicValue;
}

/**
 * Attributes of links whose values are URLs.
 *
 * Sources: HTML Living Standard, "Attributes" (`formaction` and `ping`); the references of htmx and Unpoly. Turbo and Livewire follow
 * `href`, and have none.
 */
const URLS =
  /^(?:(?:data-)?hx-(?:get|post|put|patch|delete|action|push-url|replace-url)|up-(?:href|location)|formaction|ping)$/;

/**
 * Attributes of links whose values are plain text, for the reader, a form or a server.
 *
 * Sources: HTML Living Standard, "Attributes"; WAI-ARIA; the references of Turbo, Unpoly and Phoenix LiveView.
 */
const TEXTS =
  /^(?:aria-.+|phx-value-.+|data-turbo-confirm|up-(?:confirm|title)|class|download|lang|name|title|value)$/;

const FOR_EVERYONE = 'Remove it: links must be there for everyone.';

/** Hints for attributes that links cannot be given, because we set them or they may apply to one link only. */
const reserved = {
  href: 'Use path and first_path instead.',
  'aria-current': 'The current page already has it.',
  'aria-label': 'Use page_label, previous_label and next_label instead.',
  'aria-labelledby': 'Use page_label, previous_label and next_label instead.',
  'aria-hidden': FOR_EVERYONE,
  hidden: FOR_EVERYONE,
  inert: FOR_EVERYONE,
  'data-phx-link': 'Use link_type instead.',
  'data-phx-link-state': 'Use link_type instead.',
  role: 'Remove it: links keep their role.',
  type: 'Write element="button" or element="submit" instead.',
  disabled: 'Disabled chevrons already have aria-disabled.',
  'aria-disabled': 'Disabled chevrons already have it.',
  id: 'Write link:class or link:data-…: several links lead to the same page, but an id must be unique.',
};
const RESERVED_FOR_LINKS: ReadonlyMap<string, string> = new Map(Object.entries(reserved));

/** An attribute that links cannot be given. */
export type ReservedLinkName = `${typeof LINK_PREFIX}${keyof typeof reserved}`;

export function readPassed(
  text: string,
  attributes: readonly TagAttribute[],
  options: ResolvedOptions,
  report: Report,
) {
  const code = findCode(text, attributes, options);
  if (code !== undefined) report(code);
  const rest = code
    ? []
    : attributes.flatMap((one) => readRest(text, one, attributes, options, report) ?? []);
  const isNumbered = !hasNeighbors(attributes);
  const links = attributes.flatMap((one) => readLink(text, one, isNumbered, options, report) ?? []);
  const element = attributes.find(({ name }) => name === 'element');
  const kind = element !== undefined && 'value' in element ? element.value : undefined;
  const isButton = kind === 'button' || kind === 'submit';
  const isPathless = isButton && !links.some(({ value }) => holdsPath(value));
  const needsAction = kind === 'button' || element?.kind === 'bound';
  if (element && needsAction && !attributes.some(({ name }) => isLinkName(name))) {
    report(problem('missing-action', element.range, {}));
  } else if (isButton) {
    const without = isPathless ? ['path', 'first_path', 'link_type'] : ['link_type'];
    for (const { name, range } of attributes)
      if (without.includes(name)) report(problem('url-of-button', range, { name }));
  }
  return { rest, links, isPathless };
}

/** Finds template code among the attributes. Names between two pieces of code are also code. */
function findCode(
  text: string,
  attributes: readonly TagAttribute[],
  { dialect, file }: ResolvedOptions,
): Problem | undefined {
  const code = attributes.filter(
    ({ kind, name }) => kind === 'foreign' || (kind === 'written' && isTemplateCode(name)),
  );
  const [first, last] = [code[0], code.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const range = { start: first.range.start, end: last.range.end };
  // In a template language, the name is the source of the code, without what is before it.
  const written = dialect ? null : CODE.exec(text.slice(range.start, range.start + LONGEST_CODE));
  const name = written?.[0] ?? first.name;
  const foreign = dialect ? undefined : foreignCode(name, dialect, file);
  return problem('template-code-in-tag', range, {
    fault: faultOfCode(),
    name,
    language: foreign?.language ?? '',
    options: foreign?.options ?? '',
  });

  function faultOfCode(): ValuesOf<'template-code-in-tag'>['fault'] {
    if (/^<\/?[a-z]/i.test(name) && foreign?.fault !== 'unknown-language') return 'unclosed';
    if (foreign?.fault === 'unknown-language') return foreign.fault;
    if (isPartOfName(text, range.start, name)) return 'name';
    if (dialect) return 'between';
    return foreign?.fault === 'no-language' ? 'no-language' : 'unknown-code';
  }
}

/** Code in a template whose language is unknown, from the beginning of an attribute's name. */
const CODE = /^[^\s"'>/=<{[]*(?:\{\{[^]*?\}\}|\{%[^]*?%\}|<%[^]*?%>|<\?[^]*?\?>|\[%[^]*?%\]|\{[^{}]*\})/;
const LONGEST_CODE = 200;

/** Whether code that prints something is part of an attribute's name. A condition around an attribute is not. */
function isPartOfName(text: string, start: number, name: string): boolean {
  if (/^(?:\{%|@|<%(?![=-])|<\?(?!=)|\{\{\s*[#~/]|<#|\{[#/])/.test(name)) return false;
  const isFirst = text.startsWith(name, start) && !/^[\w:-]/.test(name);
  return !isFirst || /[^\s/>]/.test(text.charAt(start + name.length)) || /[\w:-]$/.test(name);
}

function readRest(
  text: string,
  given: TagAttribute,
  all: readonly TagAttribute[],
  { dialect }: ResolvedOptions,
  report: Report,
): RestAttribute | undefined {
  const { kind, name, range } = given;
  if (kind === 'bound' || kind === 'dynamic' || isSchemaName(name) || isLinkName(name)) return undefined;
  const { value } = given;
  const markup = text.slice(range.start, range.end);
  if (kind === 'spread') return { name, value, markup, isSpread: true };
  const asWritten = markup.slice(0, name.length);
  const meant = boundByClient(name);
  if (meant !== undefined) {
    const code = dialect?.examples.value.replace('…', typeof value === 'string' ? value : '…') ?? '';
    return report(
      problem('client-binding', range, { name: asWritten, meant, language: dialect?.label ?? '', code }),
    );
  }
  const special = dialect?.syntax.aroundAttributes;
  // A key is only one beside `:for`.
  const isLoneKey = name === ':key' && !all.some((one) => one.name === ':for');
  if (special !== undefined && name.startsWith(':') && (isLoneKey || !special.includes(name))) {
    const known = special.filter((one) => one !== ':key');
    return report(problem('unknown-attribute', range, { name: asWritten, suggestion: undefined, known }));
  }
  if (!isGlobalName(name) || COMPONENT_PROPS.test(name)) {
    const suggestion = suggestAttribute(asWritten);
    const others = suggestion === undefined ? [] : [suggestion].concat(rowOf(suggestion)?.excludes ?? []);
    const clash = others.find((other) => all.some((one) => one.name === other));
    const isForeign = /^[^"'“”„‟,=<>`]+$/.test(name) && misspelledName(name) === undefined;
    const values = { name: asWritten, suggestion, clash, isForeign };
    return report(problem('unknown-attribute', range, values));
  }
  if (given.dynamic === undefined && isEmptyName(name, value))
    return report(problem('empty-name', range, { name }));
  if (given.dynamic === undefined && isOtherRole(name, value))
    report(problem('lost-landmark', range, { value: show(value) }));
  const pieces = given.dynamic?.map((piece): Statement =>
    'source' in piece ? { kind: 'code', text: piece.source } : { kind: 'text', text: escapeHtml(piece.text) },
  );
  const passed = pieces && dialect?.syntax.passed?.(asWritten, pieces);
  return isWritable(value)
    ? { name, value, markup: passed ?? markup, dynamic: given.dynamic }
    : report(problem('invalid-string', range, { name, value: show(value) }));
}

const OWN_NAMES = [...(htmlElementAttributes['a'] ?? []), ...(htmlElementAttributes['button'] ?? [])];

/** Returns an attribute of every link; undefined for any other, and for one without effect. */
function readLink(
  text: string,
  given: TagAttribute,
  isNumbered: boolean,
  options: ResolvedOptions,
  report: Report,
): LinkAttribute | undefined {
  if (given.kind === 'bound' || !isLinkName(given.name)) return undefined;
  const { range } = given;
  const name = given.name.slice(LINK_PREFIX.length);
  const asWritten = text.slice(range.start, range.start + given.name.length);
  const instead = RESERVED_FOR_LINKS.get(clientTarget(name) ?? name);
  if (instead !== undefined)
    return report(problem('reserved-link-attribute', range, { name: asWritten, instead }));
  if (!isGlobalName(name) && !OWN_NAMES.includes(name)) {
    const near = nearest(name, [...OWN_NAMES, ...globalNames]);
    const values = { suggestion: near && `link:${near}`, known: ['link:class', 'link:rel', 'link:data-…'] };
    return report(problem('unknown-attribute', range, { name: asWritten, ...values }));
  }
  let value: DynamicValue = [];
  if (given.kind === 'dynamic') value = given.value;
  else if (!isWritable(given.value))
    return report(problem('invalid-string', range, { name: asWritten, value: show(given.value) }));
  else if (given.value !== null && given.value !== true) value = [{ text: String(given.value) }];
  const words = writtenText(value);
  const key = name.toLowerCase();
  const isUrl = takesUrl(key, options);
  const scheme = isUrl ? unsafeSchemeOfPath(leadingText(value), options.schemes) : undefined;
  if (scheme !== undefined)
    return report(problem('unsafe-path', range, { name: asWritten, value: show(words), scheme }));
  if (!isUrl && !TEXTS.test(key) && holdsPath(value))
    return report(problem('path-in-code', range, { name: asWritten, value: show(words), isNumbered }));
  // `class` and `rel` are added to the link's own values.
  if (['class', 'rel'].includes(name) && words.trim() === '') return undefined;
  return { name: asWritten.slice(LINK_PREFIX.length), value };
}

function takesUrl(key: string, { pathAttributes }: ResolvedOptions): boolean {
  return URLS.test(key) || pathAttributes.includes(key);
}

export function adviseForLinks(
  name: string,
  token: string,
  isNumbered: boolean,
  options: ResolvedOptions,
): string {
  const instead = RESERVED_FOR_LINKS.get(clientTarget(name) ?? name);
  if (instead !== undefined) return instead;
  const mayBeCode = isNumbered && token === PATH_TOKEN && !takesUrl(name, options) && !TEXTS.test(name);
  return `To set it on every link, write ${mayBeCode ? ':page in ' : ''}${LINK_PREFIX}${name}.`;
}

/** Whether the value of an attribute outside the table is a text. Class names may look like tokens: `*:to-red`. */
export function takesWords(name: string): boolean {
  const key = name.replace(LINK_PREFIX, '');
  return TEXTS.test(key) && key !== 'class';
}

function holdsPath(value: DynamicValue): boolean {
  return value.some((piece) => 'text' in piece && splitTokens(piece.text).includes(PATH_TOKEN));
}
