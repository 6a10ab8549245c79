/** The arguments of the options of `add`, as Commander reads them. */

import { InvalidArgumentError } from 'commander';
import { PARTS } from '../../components/draw/host.js';
import { partsOf } from '../../components/sources/parts.js';
import { isCatalogTag } from '../../components/sources/translations.js';

/** Reads a name in any spelling, and returns it in snake case. */
export function parseName(value: string): string {
  if (!/^[a-z][a-z\d]*(?:[_-][a-z\d]+)*$/i.test(value) || value.length > 60)
    throw new InvalidArgumentError('Write letters and digits, such as comment_pages.');
  return value
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
}

/** Reads a list of parts, such as `ends,labels`, and returns it in one order. `none` is the empty list. */
export function parseParts(value: string): string {
  if (value === 'all') return value;
  if (value === 'none') return '';
  const names = value.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined)
    throw new InvalidArgumentError(
      `There is no part "${unknown}". The parts are ${PARTS.join(', ')}; all and none stand for all and none of them.`,
    );
  return [...partsOf(names.join(','))].join(',');
}

/** Reads a list of languages, such as `de,fr`. */
export function parseLanguages(value: string): string {
  const tags = value.split(',').map((tag) => tag.trim());
  const unknown = tags.find((tag) => !isCatalogTag(tag));
  if (unknown === undefined) return tags.join(',');
  throw new InvalidArgumentError(
    `There are no labels in "${unknown}". Write tags of languages with labels, such as de,fr.`,
  );
}

/** Reads a text domain, which is the name of a file, too. */
export function parseDomain(value: string): string {
  if (/^\w[\w-]*$/.test(value)) return value;
  throw new InvalidArgumentError('Write letters, digits and hyphens, such as my-theme.');
}

/** Collects the values of a repeated option. */
export function collectLinks(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
