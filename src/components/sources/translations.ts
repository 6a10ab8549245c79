/** Labels that follow the language of a request. */

import { KEYS, type ComponentLabels } from '../draw/labels.js';
import { join } from 'node:path';
import { UsageError } from '../../base/usage-error.js';
import { labelsFor } from '../../options/locales.js';
import type { Evidence } from '../project/evidence.js';
import type { Translation } from '../frameworks/translation.js';
import { componentLabelsFor } from './words.js';

/** A label, as the component has it, and whether links show it as a word, which is shorter in English. */
export interface ShownLabel {
  readonly name: keyof ComponentLabels;
  readonly isShort: boolean;
  readonly written: string;
}

const NO_GROUP: NonNullable<Translation['group']> = { start: '', end: '', entriesIn: (old) => old };

/** Whether there are labels in a language, and its tag can be the name of a file. */
export function isCatalogTag(tag: string): boolean {
  try {
    // Throws if it is not a language tag.
    return Intl.getCanonicalLocales(tag).length > 0 && labelsFor(tag) !== undefined;
  } catch {
    return false;
  }
}

const isSame = (tag: string, other: string): boolean => tag.toLowerCase() === other.toLowerCase();

/** Adds languages to those that were asked for, whose spelling counts. */
function withImplied(implied: readonly string[], asked: readonly string[]): Set<string> {
  const isThere = (tag: string, index: number): boolean =>
    [...implied.slice(index + 1), ...asked].some((one) => isSame(one, tag));
  return new Set([...implied.filter((tag, index) => !isThere(tag, index)), ...asked]);
}

/**
 * Makes the catalogs of a component: a file with the labels in each language.
 *
 * @param languages such as `de,fr`
 * @param locale that of the component itself, from which the others are translated; by default, English
 * @param labels those that the component has
 * @param directory that of the component
 */
export function catalogsFor(
  { fallback, isBeside, path, start, group = NO_GROUP, entry, id, end = '', separator = '' }: Translation,
  languages: string,
  locale: string | undefined,
  labels: readonly ShownLabel[],
  evidence: Evidence,
  directory: string,
) {
  // A tag may be written with an underscore.
  const own = locale?.replaceAll('_', '-') ?? 'en';
  const main = fallback?.(evidence);
  // The project may have a catalog with this name.
  const spelled = (tag: string): string => (main !== undefined && isSame(tag, main) ? main : tag);
  // Its own catalog comes before that of another language that a framework falls back to.
  const implied = [main ?? [], locale !== undefined && isCatalogTag(own) ? spelled(own) : []].flat();
  const tags = withImplied(implied, languages.split(',').map(spelled));
  if (!fallback && own === 'en') tags.delete(own);
  const owners = new Map<string, string>();
  return [...tags].map((tag) => {
    const name = path(tag, evidence);
    // Many file systems ignore case.
    const owner = owners.get(name.toLowerCase());
    if (owner !== undefined)
      throw new UsageError(
        `The catalogs of ${owner} and ${tag} would both be ${name}.`,
        'Leave out one of them in --translate.',
      );
    owners.set(name.toLowerCase(), tag);
    const entries = labels.map(({ name, isShort, written }) => ({
      key: KEYS[name],
      written,
      text: isSame(tag, own) ? written : componentLabelsFor(tag, isShort)[name],
    }));
    // Two links may say the same, or have the same key.
    const ids = entries.map(id);
    const all = entries.filter((one, index) => ids.indexOf(id(one)) === index);
    return {
      /** Absolute. */
      path: join(isBeside ? directory : evidence.cwd, name),
      text: start(tag) + group.start + all.map(entry).join(separator) + group.end + end,
      /** Returns the entries that an existing catalog lacks. */
      missingIn: (old: string): string => {
        // A checkout may have other line ends, and an entry of gettext has several lines.
        const had = group.entriesIn(old.replaceAll('\r\n', '\n'));
        const missing = all.filter((one) => !had?.includes(id(one)));
        const lines = missing.map(entry).join(separator);
        return had === undefined ? group.start + lines + group.end : lines;
      },
    };
  });
}
