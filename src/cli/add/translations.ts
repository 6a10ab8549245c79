/** Labels that follow the language of a request. */

import { InvalidArgumentError } from 'commander';
import { join } from 'node:path';
import { labelsFor } from '../../options/locales.js';
import type { Evidence } from '../detect/evidence.js';
import type { Translation } from '../frameworks/translation.js';
import { componentLabelsFor, english, type Changes, type ComponentLabels } from './words.js';

/** A file with the labels in one language. */
interface Catalogue {
  /** Absolute. */
  readonly path: string;
  readonly text: string;
  /** Returns the entries that an existing catalogue lacks. */
  readonly missingIn: (old: string) => string;
}

const KEYS: Readonly<Record<keyof ComponentLabels, string>> = {
  landmark: 'landmark',
  first: 'first_page',
  previous: 'previous_page',
  next: 'next_page',
  last: 'last_page',
  page: 'page',
  position: 'position',
  summary: 'summary',
  jump: 'go_to_page',
  size: 'items_per_page',
  go: 'go',
};

const labelNames = Object.keys(KEYS) as (keyof ComponentLabels)[];

/** Reads a list of languages, such as `de,fr`. */
export function parseLanguages(value: string): string {
  const tags = value.split(',').map((tag) => tag.trim());
  const unknown = tags.find((tag) => !/^[a-z\d-]+$/i.test(tag) || labelsFor(tag) === undefined);
  if (unknown === undefined) return tags.join(',');
  throw new InvalidArgumentError(
    `There are no labels in "${unknown}". Write tags of languages with labels, such as de,fr.`,
  );
}

/** Returns the code for each label, by the English text. */
export function callsFor({ call }: Translation): Changes {
  if (call === undefined) return [];
  return labelNames.map((name) => [english[name], call({ key: KEYS[name], english: english[name] })]);
}

/**
 * Makes the catalogues of a component.
 *
 * @param languages such as `de,fr`
 * @param names the labels that the component has
 * @param directory that of the component
 */
export function cataloguesFor(
  { hasKeys, isBeside, path, start, entry, id, end = '', separator = '' }: Translation,
  languages: string,
  names: readonly (keyof ComponentLabels)[],
  evidence: Evidence,
  directory: string,
): Catalogue[] {
  const tags = new Set([...(hasKeys ? ['en'] : []), ...languages.split(',')]);
  if (!hasKeys) tags.delete('en');
  return [...tags].map((tag) => {
    const texts = componentLabelsFor(tag);
    const all = names.map((name) => ({ key: KEYS[name], english: english[name], text: texts[name] }));
    return {
      path: join(isBeside ? directory : evidence.cwd, path(tag, evidence)),
      text: start(tag) + all.map(entry).join(separator) + end,
      missingIn: (old) =>
        all
          .filter((one) => !old.includes(id(one)))
          .map(entry)
          .join(separator),
    };
  });
}
