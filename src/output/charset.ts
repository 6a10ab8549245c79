/** Pages that declare another encoding than UTF-8: what is put into them is ASCII, which reads the same in both. */

import { rangesIn, type Range } from '../base/source.js';
import { pageStart } from '../regions/front-matter.js';
import { indexAfter } from '../regions/modes.js';
import type { FindRegions, Region } from '../regions/region.js';
import { readStartTag } from '../tags/start-tag-reader.js';

/** Labels of UTF-8, and those of UTF-16, which mean UTF-8 in a declaration (Encoding Standard, "Names and labels"). */
const UTF8 = /utf-?(?:8|16)|unicode|ucs-2/;

/** The declaration of nearly all pages, which needs no tokenizer. */
const COMMON = /^<meta\s+charset=(?:"utf-8"|'utf-8'|utf-8)\s*\/?>$/i;

const XML_ENCODING = /^<\?xml\s[^>]{0,200}?\sencoding\s*=\s*["']([^"'>]*)/;

/**
 * The encoding that a page declares, if that is not UTF-8.
 *
 * Source: HTML Living Standard, "Determining the character encoding": a byte order mark counts more than a `<meta>`, and
 * that more than an XML declaration.
 *
 * @param html the text with its template code masked
 * @param regions the template code. If it writes the encoding, that is unknown
 * @example
 * declaredCharset('<meta charset="Windows-1252">', '<meta charset="Windows-1252">', []) // 'windows-1252'
 */
export function declaredCharset(text: string, html: string, regions: readonly Region[]): string | undefined {
  if (text.startsWith('\uFEFF')) return undefined;
  const found = ofMeta(html, regions) ?? ofXml(text);
  const charset = found?.trim().toLowerCase();
  return charset === undefined || charset === '' || UTF8.test(charset) ? undefined : charset;
}

/** The encoding in an XML declaration, which begins a page. */
function ofXml(text: string): string | undefined {
  const start = pageStart(text);
  return XML_ENCODING.exec(text.slice(start, start + 300))?.[1];
}

/** The encoding in the first `<meta>` that has one; empty if template code writes it. */
function ofMeta(html: string, regions: readonly Region[]): string | undefined {
  const opening = /<!--|<meta(?=[\s/])/gi;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const isComment = found[0] === '<!--';
    const range = { start: found.index, end: indexAfter(html, isComment ? '-->' : '>', found.index) ?? -1 };
    if (range.end < 0) return undefined;
    opening.lastIndex = range.end;
    const charset = isComment ? undefined : charsetIn(html, range);
    if (charset !== undefined) return rangesIn(regions, range).length > 0 ? '' : charset;
  }
  return undefined;
}

function charsetIn(html: string, range: Range): string | undefined {
  const tag = html.slice(range.start, range.end);
  if (COMMON.test(tag)) return 'utf-8';
  if (!/charset/i.test(tag)) return undefined;
  const values = new Map(readStartTag(html, range).attributes.map(({ name, value }) => [name, value]));
  const charset = values.get('charset');
  if (typeof charset === 'string') return charset;
  if (values.get('http-equiv')?.toLowerCase() !== 'content-type') return undefined;
  return /charset\s*=\s*["']?([^\s;"']+)/i.exec(values.get('content') ?? '')?.[1];
}

/**
 * Writes characters other than ASCII as character references, except in template code.
 *
 * @param find finds the code of the template language, if there is one
 * @returns the text, and a character that had to stay, as code contains it
 * @example
 * asAscii('<a href="/ü">…</a>') // { text: '<a href="/&#252;">&#8230;</a>', left: undefined }
 */
export function asAscii(
  text: string,
  find?: FindRegions,
): { readonly text: string; readonly left: string | undefined } {
  const code = find?.(text).filter(({ kind }) => kind !== 'raw') ?? [];
  let html = '';
  let from = 0;
  let left: string | undefined;
  for (const { start, end } of code) {
    const written = text.slice(start, end);
    left ??= /[^\0-\x7F]/u.exec(written)?.[0];
    html += withReferences(text.slice(from, start)) + written;
    from = end;
  }
  return { text: html + withReferences(text.slice(from)), left };
}

/** References to U+0080 to U+009F stand for other characters (HTML, "Numeric character reference end state"). */
function withReferences(text: string): string {
  return text.replace(/[^\0-\x7F]/gu, (character) =>
    /[\x80-\x9F]/.test(character) ? '&#65533;' : `&#${character.codePointAt(0)};`,
  );
}
