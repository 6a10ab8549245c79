import { preprocess, schema } from '../index.js';

/** An attribute that shows that a tag is ours. Any element may have a class. */
const OWN = new RegExp(
  String.raw`\s(?:${Object.keys(schema)
    .filter((name) => name !== 'class')
    .join('|')
    .replaceAll('_', '[-_]')})(?=[\s=/>])`,
  'i',
);

/**
 * Returns true if a page has a tag of ours. An element of this name without any of our attributes may be a client's
 * component.
 *
 * @param tag the name of the tags
 * @example
 * hasTag('<pagination total-pages="3"></pagination>', 'pagination') // true
 * hasTag('<pagination :total="3"></pagination>', 'pagination') // false
 */
export function hasTag(html: string, tag: string): boolean {
  if (!html.toLowerCase().includes(`<${tag}`)) return false;
  const { tags } = preprocess(html, { tag, dialect: 'html' });
  return tags.some(({ start, end }) => OWN.test(html.slice(start.offset, end.offset)));
}
