/**
 * Checks what a template says literally. Only templates: the same values in code, data or a printed page may come from visitors, whose
 * `?q=:page` must not be an error.
 */

import { LINK_WORDS, PATH_TOKEN, TEXT_WORDS, tokensOf } from '../base/path.js';
import { list } from '../base/text.js';
import { problem, type Report } from '../diagnostics/diagnostic.js';
import type { Attribute } from '../tags/parsed-tags.js';
import { isMdx } from '../regions/markdown.js';
import { writtenText } from './dynamic-value.js';
import { isGlobalName } from './names.js';
import { adviseForLinks, takesWords } from './passed-attributes.js';
import { SUMMARY_NUMBERS } from '../options/labels.js';
import type { ResolvedOptions } from '../options/render-options.js';
import { hasNeighbors, isLinkName, LINK_PREFIX, neighborNames, rowOf, type Definition } from './schema.js';
import type { TagAttribute } from './tag-attribute.js';

/** Where a value starts, up to the first character after an opening quotation mark. */
const START = /^[\t\n\f\r ]*=[\t\n\f\r ]*(["']?)([^]?)/;

/** The words of the tokens that are replaced in texts of the table. */
const REPLACED: ReadonlyMap<string, readonly string[]> = new Map([
  ['page_label', ['page']],
  ['summary', Object.keys(SUMMARY_NUMBERS).map((token) => token.slice(1))],
]);

const PLACES = 'Of the labels, only page_label can contain :page, and only summary :from, :to and :total.';

/** Quotation marks that HTML reads as part of a value, and a second "=". */
const NOT_QUOTES = /[“”„‟‘’‚‛«»‹›`´=]/;

/** Reports a value in curly quotation marks, as word processors and chats write them. Returns whether it is one. */
export function checkQuotes(text: string, { name, range }: Attribute, report: Report): boolean {
  const [, quote, mark = ''] = START.exec(text.slice(range.start + name.length, range.end)) ?? [];
  if (quote !== '' || !NOT_QUOTES.test(mark)) return false;
  const value = text.slice(text.indexOf(mark, range.start + name.length + 1), range.end);
  let end = value.length;
  while (end > 0 && /[“”„‟‘’‚‛«»‹›`´"']/.test(value.charAt(end - 1))) end--;
  const meant = value.slice(0, end).replace(/^[“”„‟‘’‚‛«»‹›`´="']+/, '');
  report(problem('wrong-quotation-mark', range, { name, mark, meant }));
  return true;
}

/** The name of an attribute in JSX. Source: JSX, "JSXAttributeName". */
const JSX_NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$-]*(?::[\p{ID_Start}$_][\p{ID_Continue}$-]*)?$/u;

/** Reports an attribute of the control that MDX, whose markup is JSX, cannot have. */
function checkJsx(text: string, { name, range }: TagAttribute, report: Report): void {
  const passed = name.replace(LINK_PREFIX, '');
  // Values of links are written anew.
  const [, quote] = (passed === name && START.exec(text.slice(range.start + name.length, range.end))) || [];
  const unlike = passed === 'style' ? 'style' : quote === '' ? 'value' : undefined;
  const fault = JSX_NAME.test(passed) ? unlike : 'name';
  if (fault !== undefined) report(problem('not-jsx', range, { fault, name }));
}

/** Reports tokens that nothing replaces, and attributes that do nothing without a value. */
export function checkWritten(
  text: string,
  attributes: readonly TagAttribute[],
  options: ResolvedOptions,
  report: Report,
): void {
  const isNumbered = !hasNeighbors(attributes);
  for (const one of attributes) {
    if (one.kind === 'bound') continue;
    const row = rowOf(one.name);
    checkTokens(one, isNumbered, options, report);
    if (isMdx(options.file) && (isGlobalName(one.name) || isLinkName(one.name)) && row === undefined)
      checkJsx(text, one, report);
    if (row !== undefined && isEmpty(one, row.type))
      report(problem('empty-attribute', one.range, { name: one.name, example: row.example }));
  }
}

function checkTokens(
  one: Exclude<TagAttribute, { kind: 'bound' }>,
  isNumbered: boolean,
  options: ResolvedOptions,
  report: Report,
): void {
  const { name, range } = one;
  const row = rowOf(name);
  const isText = row ? ['string', 'label'].includes(row.type) && name !== 'class' : takesWords(name);
  const replaced = isLinkName(name) || row?.type === 'path' ? LINK_WORDS : (REPLACED.get(name) ?? []);
  const others = (isText ? TEXT_WORDS : LINK_WORDS).filter((word) => !replaced.includes(word));
  const [token, word = ''] = (others.length > 0 && tokensOf(others).exec(textBesideCode(one))) || [];
  if (token === undefined) return;
  const isCopied = name === 'class' || (row === undefined && isGlobalName(name));
  if (row?.type === 'url')
    return report(problem('token-in-url', range, { name, token, example: row.example }));
  if (!isCopied && !isText) return;
  const reason = isCopied ? 'this attribute is copied to the <nav>' : 'it is printed as text';
  const known = `${name} can contain ${list(replaced.map((word) => `:${word}`))}.`;
  const where = replaced.length > 0 ? known : PLACES;
  const isForLinks = isCopied && (isNumbered ? LINK_WORDS.includes(word) : token === PATH_TOKEN);
  const instead = isForLinks ? adviseForLinks(name, token, isNumbered, options) : `Remove it. ${where}`;
  report(problem('unreplaced-token', range, { name, token, reason, instead }));
}

/** The text of a value. In its code, `:page` may be an atom, a symbol or a key. */
function textBesideCode(one: Exclude<TagAttribute, { kind: 'bound' }>): string {
  const value = one.kind === 'dynamic' ? one.value : (one.dynamic ?? one.value);
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? writtenText(value.filter((piece) => 'text' in piece)) : '';
}

/**
 * Returns true for a value in the table that is empty and so does nothing. An empty class, an empty label, which the
 * language of the page replaces, and the empty URL at the end of a list are meant.
 */
function isEmpty(one: TagAttribute, type: Definition['type']): boolean {
  const { kind, name } = one;
  if (kind !== 'written' || !['url', 'string', 'label', 'number'].includes(type)) return false;
  const mayBeEmpty = name === 'class' || name.endsWith('_label') || neighborNames.includes(name);
  return one.value === null ? name !== 'class' : one.value === '' && !mayBeEmpty;
}
