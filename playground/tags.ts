import { dialectOf } from '../src/dialects/index.js';
import { mayHoldTag } from '../src/tags/tag-name.js';
import { fieldOf, readForm } from '../src/base/form.js';
import { readVisitorPage } from '../src/base/visitor-page.js';
import { splitPath, type NumberToken } from '../src/base/path.js';
import { schema } from '../src/index.js';
import { nameInTable } from '../src/attributes/names.js';
import { neighborNames } from '../src/attributes/schema.js';
import { findTags, type Tag } from '../src/tags/find-tags.js';
import type { Attribute } from '../src/tags/parsed-tags.js';
import { mask } from '../src/regions/mask.js';
import type { Range } from '../src/base/source.js';

/** A change of a text: what takes the place of a range. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Where the code of a template's language is; nowhere in plain HTML. */
export function regionsOf(text: string, dialect: string): readonly Range[] {
  return dialectOf(dialect)?.findRegions(text) ?? [];
}

/** Tells whether two ranges have something in common. */
export function overlap(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The tags of a template, as the package reads them: names are those of the table, and a value with code is that code. */
export function tagsOf(text: string, dialect: string): readonly Tag[] {
  if (!mayHoldTag(text)) return [];
  const regions = dialectOf(dialect)?.findRegions(text) ?? [];
  const unmask = (given: Attribute): Attribute => {
    const attribute = { ...given, name: nameInTable(given.name) };
    const { value, range } = attribute;
    if (value === null || !regions.some((region) => overlap(region, range))) return attribute;
    const written = text.slice(range.start, range.end).replace(/^[^=]*=\s*/, '');
    return { ...attribute, value: written.replace(/^(["'])(.*)\1$/s, '$2') };
  };
  return findTags(text, mask(text, regions)).tags.map((tag) => ({
    ...tag,
    attributes: tag.attributes.map(unmask),
  }));
}

/** The tag that the cursor is in, or else the first one. */
export function tagAt(tags: readonly Tag[], cursor: number): Tag | undefined {
  return tags.find(({ range }) => range.start <= cursor && cursor <= range.end) ?? tags[0];
}

/** Whether a tag has only Previous and Next, without page numbers. */
export function isPageless({ attributes }: Tag): boolean {
  return attributes.some(({ name }) => neighborNames.includes(name));
}

/** The page that a link of a tag's control leads to; undefined for other links. */
export function pageOfLink(tag: Tag, href: string): number | undefined {
  if (isPageless(tag)) return undefined;
  const valueOf = (name: string): string | null | undefined =>
    tag.attributes.find((attribute) => attribute.name === name)?.value;
  if (href === valueOf('first_path')) return 1;
  const path = valueOf('path') ?? '';
  // If the path is code, the result has the default path.
  const pieces = splitPath(/[{<]/.test(path) || path === '' ? String(schema.path.default) : path);
  const number = /^\d+/.exec(href.slice(pieces[0]?.length))?.[0];
  return number !== undefined && pieces.join(number) === href ? Number(number) : undefined;
}

/** The number that a form of a tag's control asks for, as a server reads it; undefined where it has no field for it. */
export function numberInForm(tag: Tag, token: NumberToken, form: FormData): number | undefined {
  const path = tag.attributes.find(({ name }) => name === 'path')?.value ?? '';
  const number = form.get(fieldOf(token, readForm(path)) ?? '');
  return number === null ? undefined : readVisitorPage(number);
}

/** Writes an attribute; without a value its name alone. */
export function writeAttribute(name: string, value: string | null): string {
  if (value === null) return name;
  const text = value.replaceAll('&', '&amp;');
  // Strings in template code have quotation marks, which must not change.
  return value.includes('"') && !value.includes("'")
    ? `${name}='${text}'`
    : `${name}="${text.replaceAll('"', '&quot;')}"`;
}

/**
 * Gives the change that sets an attribute of a tag.
 *
 * @param value the text; null for the name alone; undefined takes the attribute away
 */
export function changeAttribute(
  text: string,
  tag: Tag,
  name: string,
  value: string | null | undefined,
): Change | undefined {
  const present = tag.attributes.find((attribute) => attribute.name === name);
  if (present !== undefined) {
    const { start: from, end: to } = present.range;
    // The name stays as it is written, such as total-pages.
    const written = text.slice(from, from + name.length);
    if (value !== undefined) return { from, to, insert: writeAttribute(written, value) };
    const before = text.slice(0, from);
    return { from: before.trimEnd().length, to, insert: '' };
  }
  if (value === undefined) return undefined;
  const { start, end } = tag.startTag;
  const inside = text.slice(start, end).slice(0, -1).replace(/\/$/, '').trimEnd();
  // A slash may belong to the last value: <pagination path=/>
  const from = Math.max(start + inside.length, tag.attributes.at(-1)?.range.end ?? 0);
  // On a separate line if the last attribute is on one.
  const last = tag.attributes.at(-1)?.range.start ?? start;
  const space = /\n[ \t]*$/.exec(text.slice(0, last))?.[0] ?? ' ';
  const gap = tag.attributes.length > 0 ? space : ' ';
  return { from, to: from, insert: `${gap}${writeAttribute(name, value)}` };
}

/**
 * The tag with these attributes replaced. Others that contain code are removed.
 *
 * @param given the source of attributes, by name
 */
export function rewriteTag(
  text: string,
  tag: Tag,
  regions: readonly Range[],
  given: Readonly<Record<string, string>>,
): string {
  const isDynamic = (range: Range): boolean => regions.some((region) => overlap(region, range));
  const kept = tag.attributes
    .filter(({ name, range }) => !Object.hasOwn(given, name) && !isDynamic(range))
    .map(({ range }) => text.slice(range.start, range.end));
  return `${['<pagination', ...kept, ...Object.values(given)].join(' ')}></pagination>`;
}
