/** Labels that follow the language of a request: calls of the framework, and catalogues in its own format. */

import { InvalidArgumentError } from 'commander';
import { join } from 'node:path';
import { english, labelsFor } from '../../options/locales.js';
import type { Labels } from '../../options/labels.js';
import type { Evidence } from '../detect/evidence.js';

/** A label in a catalogue. */
interface Entry {
  readonly key: string;
  readonly english: string;
  readonly text: string;
}

/** How a framework translates. */
interface Translation {
  /** Writes the call for a label, in place of the label in a source. Without it, the sources have the calls. */
  readonly call?: (label: Omit<Entry, 'text'>) => string;
  /** Whether calls have keys instead of English texts, so that there is a catalogue for English, too. */
  readonly hasKeys?: true;
  /** Returns the path of a catalogue: by default, relative to the project. */
  readonly path: (tag: string, phoenix: string) => string;
  /** Whether the path is relative to the component. */
  readonly isBeside?: true;
  readonly start: (tag: string) => string;
  readonly entry: (entry: Entry) => string;
  /** What every catalogue with the entry contains, whatever its translation. */
  readonly id: (entry: Entry) => string;
  readonly end?: string;
  /** What to do after a catalogue was written. */
  readonly next?: string;
}

/** A file with the labels in one language. */
export interface Catalogue {
  /** Absolute. */
  readonly path: string;
  readonly text: string;
  /** Returns the entries that an existing catalogue lacks. */
  readonly missingIn: (old: string) => string;
}

const KEYS: Readonly<Record<keyof Labels, string>> = {
  landmark: 'landmark',
  previous: 'previous_page',
  next: 'next_page',
  page: 'page',
  position: 'position',
};

const string = (text: string): string => JSON.stringify(text);
const phpString = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
/** The name of a language in POSIX and in PHP: `pt_BR`. */
const posixName = (tag: string): string => tag.replaceAll('-', '_');

const gettext = {
  start: (tag: string): string =>
    `msgid ""\nmsgstr ""\n"Language: ${posixName(tag)}\\n"\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n`,
  entry: ({ english: id, text }: Entry): string => `\nmsgid ${string(id)}\nmsgstr ${string(text)}\n`,
  id: ({ english: id }: Entry): string => `msgid ${string(id)}`,
};

const TRANSLATIONS: Readonly<Record<string, Translation>> = {
  rails: {
    call: ({ key }) => `t("pagination.${key}")`,
    hasKeys: true,
    path: (tag) => `config/locales/pagination.${tag}.yml`,
    // In YAML, `no` is false.
    start: (tag) => `${tag === 'no' ? '"no"' : tag}:\n  pagination:\n`,
    entry: ({ key, text }) => `    ${key}: ${string(text)}\n`,
    id: ({ key }) => `${key}:`,
  },
  django: {
    // Django merges the catalogues of all applications, and django_tables2 translates "Previous page" as "Newer".
    call: ({ english: text }) => `pgettext_lazy("pagination", ${string(text)})`,
    // The component is an application, and each application can have catalogues.
    path: (tag) => `locale/${posixName(tag)}/LC_MESSAGES/django.po`,
    isBeside: true,
    ...gettext,
    entry: (entry) => gettext.entry(entry).replace('\n', '\nmsgctxt "pagination"\n'),
    id: ({ english: text }) => `msgctxt "pagination"\nmsgid ${string(text)}`,
    next: 'To compile the catalogues, run django-admin compilemessages.',
  },
  laravel: {
    hasKeys: true,
    path: (tag) => `lang/${posixName(tag)}/pagination.php`,
    start: () => '<?php\n\nreturn [\n',
    entry: ({ key, text }) => `    ${phpString(key)} => ${phpString(text)},\n`,
    id: ({ key }) => phpString(key),
    end: '];\n',
  },
  phoenix: {
    path: (tag, phoenix) => `${phoenix}priv/gettext/${posixName(tag)}/LC_MESSAGES/pagination.po`,
    ...gettext,
  },
};

/** Reads a list of languages, such as `de,fr`. */
export function parseLanguages(value: string): string {
  const tags = value.split(',').map((tag) => tag.trim());
  const unknown = tags.find((tag) => !/^[a-z\d-]+$/i.test(tag) || labelsFor(tag) === undefined);
  if (unknown === undefined) return tags.join(',');
  throw new InvalidArgumentError(
    `There are no labels in "${unknown}". Write tags of languages with labels, such as de,fr.`,
  );
}

/** The frameworks whose components can be translated. */
export const translated: readonly string[] = Object.keys(TRANSLATIONS);

const labelNames: readonly (keyof Labels)[] = ['landmark', 'previous', 'next', 'page', 'position'];

/** Returns the code for each label, by the English text. */
export function callsFor(framework: string): readonly (readonly [from: string, call: string])[] {
  const call = TRANSLATIONS[framework]?.call;
  if (call === undefined) return [];
  return labelNames.map((name) => [english[name], call({ key: KEYS[name], english: english[name] })]);
}

/**
 * Makes the catalogues of a component.
 *
 * @param languages such as `de,fr`
 * @param names the labels that the component has
 */
export function cataloguesFor(
  framework: string,
  languages: string,
  names: readonly (keyof Labels)[],
  { directory, cwd, phoenix = '' }: { readonly directory: string } & Pick<Evidence, 'cwd' | 'phoenix'>,
): Catalogue[] {
  const translation = TRANSLATIONS[framework];
  if (translation === undefined) return [];
  const { hasKeys, isBeside, path, start, entry, id, end = '' } = translation;
  const tags = new Set([...(hasKeys ? ['en'] : []), ...languages.split(',')]);
  if (!hasKeys) tags.delete('en');
  return [...tags].map((tag) => {
    const texts = labelsFor(tag) ?? english;
    const all = names.map((name) => ({ key: KEYS[name], english: english[name], text: texts[name] }));
    return {
      path: join(isBeside ? directory : cwd, path(tag, phoenix)),
      text: start(tag) + all.map(entry).join('') + end,
      missingIn: (old) =>
        all
          .filter((one) => !old.includes(id(one)))
          .map(entry)
          .join(''),
    };
  });
}

/** What to do after catalogues were written. */
export function nextStep(framework: string): string | undefined {
  return TRANSLATIONS[framework]?.next;
}
