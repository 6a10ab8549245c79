/** Labels that follow the language of a request: calls of the framework, and catalogues in its own format. */

import { InvalidArgumentError } from 'commander';
import { join } from 'node:path';
import { labelsFor } from '../../options/locales.js';
import type { Evidence } from '../detect/evidence.js';
import { componentLabelsFor, english, type ComponentLabels } from './words.js';

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
  readonly path: (tag: string, evidence: Evidence) => string;
  /** Whether the path is relative to the component. */
  readonly isBeside?: true;
  readonly start: (tag: string) => string;
  readonly entry: (entry: Entry) => string;
  /** What every catalogue with the entry contains, whatever its translation. */
  readonly id: (entry: Entry) => string;
  readonly end?: string;
  /** What is between two entries. */
  readonly separator?: string;
  /** What to do after a catalogue was written. */
  readonly next?: string;
}

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
    next: 'To compile the catalogs, run django-admin compilemessages.',
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
    path: (tag, { phoenix = '' }) => `${phoenix}priv/gettext/${posixName(tag)}/LC_MESSAGES/pagination.po`,
    ...gettext,
  },
  flask: {
    // A domain of its own, because `pybabel update` drops from messages.po what it does not find in the sources.
    call: ({ english: text }) => `text(${string(text)})`,
    path: (tag) => `translations/${posixName(tag)}/LC_MESSAGES/pagination.po`,
    isBeside: true,
    ...gettext,
    next: 'To compile the catalogs, run pybabel compile -D pagination -d translations.',
  },
  jinja: {
    call: ({ english: text }) => `gettext(${string(text)})`,
    path: (tag) => `locale/${posixName(tag)}/LC_MESSAGES/pagination.po`,
    ...gettext,
    next: 'Compile the catalogues with msgfmt, and load the domain pagination with env.install_gettext_translations().',
  },
  symfony: {
    call: ({ key }) => `$this->translator->trans('${key}', [], 'pagination')`,
    hasKeys: true,
    path: (tag) => `translations/pagination.${posixName(tag)}.yaml`,
    start: () => '',
    entry: ({ key, text }) => `${key}: ${string(text)}\n`,
    id: ({ key }) => `${key}:`,
  },
  hugo: {
    call: ({ key }) => `(i18n "pagination_${key}")`,
    hasKeys: true,
    path: (tag) => `i18n/${tag.toLowerCase()}.toml`,
    start: () => '',
    entry: ({ key, text }) => `pagination_${key} = ${string(text)}\n`,
    id: ({ key }) => `pagination_${key} =`,
  },
  shopify: {
    hasKeys: true,
    path: (tag, { has }) => {
      const isDefault = tag === 'en' || has(`locales/${tag}.default.json`);
      return `locales/${tag}${isDefault ? '.default' : ''}.json`;
    },
    start: () => '{\n  "pagination": {\n',
    entry: ({ key, text }) => `    ${string(key)}: ${string(text)}`,
    separator: ',\n',
    // Other components may have the same keys.
    id: ({ key }) => `${string(key)}:`,
    end: '\n  }\n}\n',
  },
  wordpress: {
    // The source has the calls, in the text domain of the theme.
    path: (tag) => `languages/${wordpressLocale(tag)}.po`,
    isBeside: true,
    ...gettext,
    next: 'To compile the catalogs, run wp i18n make-mo languages. load_theme_textdomain() loads them.',
  },
};

/** The languages whose name in WordPress has no region. Source: the locales of translate.wordpress.org. */
const WITHOUT_REGION =
  'af ar as az ca cy el eo et eu fi ga gu hr hy ja kk km kn lo lv mn mr ps sq te th tl uk ur vi'.split(' ');

/** Returns the name of a language in WordPress: `de_DE` for German. */
function wordpressLocale(tag: string): string {
  if (WITHOUT_REGION.includes(tag)) return tag;
  const { language, region } = new Intl.Locale(tag).maximize();
  return region === undefined ? posixName(tag) : `${language === 'no' ? 'nb' : language}_${region}`;
}

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

const labelNames = Object.keys(KEYS) as (keyof ComponentLabels)[];

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
 * @param directory that of the component
 */
export function cataloguesFor(
  framework: string,
  languages: string,
  names: readonly (keyof ComponentLabels)[],
  evidence: Evidence,
  directory: string,
): Catalogue[] {
  const translation = TRANSLATIONS[framework];
  if (translation === undefined) return [];
  const { hasKeys, isBeside, path, start, entry, id, end = '', separator = '' } = translation;
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

/** What to do after catalogues were written. */
export function nextStep(framework: string): string | undefined {
  return TRANSLATIONS[framework]?.next;
}
