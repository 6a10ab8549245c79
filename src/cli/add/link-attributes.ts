/** Attributes of every link, which `--link` adds: `hx-get=:path`. */

import { InvalidArgumentError } from 'commander';
import { renderPagination } from '../../index.js';
import type { LinkAttribute } from '../../attributes/passed-attributes.js';

/** The tokens of a path that a component does not know. */
const OTHER_TOKENS = /:(?:index|offset|page_size)(?!\w)/;

/** Reads one more attribute, and returns all. */
export function addLinkAttribute(value: string, before: readonly string[] = []): string[] {
  const { name, text } = split(value);
  const token = OTHER_TOKENS.exec(text ?? '')?.[0];
  if (token !== undefined)
    throw new InvalidArgumentError(`A component has no ${token}. The tokens are :page and :path.`);
  // The rules are those of the tag.
  try {
    renderPagination({ path: '/:page', total_pages: 2, [`link:${name}`]: text ?? true });
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
  return [...before, value];
}

/** Returns the attributes in the form of a tag's. */
export function readLinkAttributes(values: readonly string[] = []): LinkAttribute[] {
  return values.map((value) => {
    const { name, text } = split(value);
    return { name, value: text === undefined ? [] : [{ text }] };
  });
}

function split(value: string) {
  const at = value.indexOf('=');
  return at < 0 ? { name: value } : { name: value.slice(0, at), text: value.slice(at + 1) };
}
