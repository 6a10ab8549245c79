/** Labels that follow the language of a request. */

import { KEYS, type ComponentLabels } from '../draw/labels.js';
import { join } from 'node:path';
import type { Evidence } from '../project/evidence.js';
import type { Translation } from '../frameworks/translation.js';
import { componentLabelsFor, english, quoted, type Changes } from './words.js';

/** A file with the labels in one language. */
interface Catalogue {
  /** Absolute. */
  readonly path: string;
  readonly text: string;
  /** Returns the entries that an existing catalogue lacks. */
  readonly missingIn: (old: string) => string;
}

const labelNames = Object.keys(KEYS) as (keyof ComponentLabels)[];

/** Returns the code for each string with a label. A source without a call to write has calls itself. */
export function callsFor({ call }: Translation, isShort: boolean): Changes {
  const shown = componentLabelsFor('en', isShort);
  return labelNames.flatMap((name) =>
    quoted(english[name], shown[name]).map(
      ([from, to]) => [from, call?.({ key: KEYS[name], english: shown[name] }) ?? to] as const,
    ),
  );
}

/**
 * Makes the catalogues of a component.
 *
 * @param languages such as `de,fr`
 * @param names the labels that the component has
 * @param isShort whether its links show words
 * @param directory that of the component
 */
export function cataloguesFor(
  { hasKeys, isBeside, path, start, entry, id, end = '', separator = '' }: Translation,
  languages: string,
  names: readonly (keyof ComponentLabels)[],
  isShort: boolean,
  evidence: Evidence,
  directory: string,
): Catalogue[] {
  const tags = new Set([...(hasKeys ? ['en'] : []), ...languages.split(',')]);
  if (!hasKeys) tags.delete('en');
  return [...tags].map((tag) => {
    const [shown, texts] = [componentLabelsFor('en', isShort), componentLabelsFor(tag, isShort)];
    const all = names.map((name) => ({ key: KEYS[name], english: shown[name], text: texts[name] }));
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
