import type { Dialect, DialectName } from '../dialects/dialect.js';
import { dialectOf, dialectOfFile, dialects } from '../dialects/index.js';
import { resolveLabelOption, type Labels } from './labels.js';
import { labelsFor } from './locales.js';
import { nearest } from '../attributes/schema.js';
import { resolveTheme, type CustomTheme } from '../themes/custom.js';
import { themes, type ThemeName } from '../themes/index.js';
import type { Theme } from '../themes/theme.js';

/** The dialect of files that are in no template language. */
const PLAIN = 'html';

/** What a caller may choose. */
export interface Options {
  /**
   * Values for the bindings of the template, by name: `{page}` is `data.page`, `{posts.pages}` is `data.posts.pages`.
   * Only own properties count.
   *
   * @default undefined
   */
  readonly data?: object | undefined;
  /**
   * Name of the template, for messages and source maps.
   *
   * @default undefined
   */
  readonly file?: string | undefined;
  /**
   * What to render for a list that has one page: the control with page 1, or nothing.
   *
   * @default 'show'
   */
  readonly singlePage?: 'show' | 'hide' | undefined;
  /**
   * How the control looks: the name of a theme, or a theme of one's own.
   *
   * @default 'default'
   */
  readonly theme?: ThemeName | CustomTheme | undefined;
  /**
   * The language of the labels, as a BCP 47 tag such as `de` or `pt-BR`. Unset, it is that of the
   * document, by the `lang` of `<html>`, or else English. A tag with a `lang` of its own has labels in that language.
   *
   * @default undefined
   */
  readonly locale?: string | undefined;
  /**
   * Labels of one's own, whatever the language. In `page`, `:page` stands for the number.
   *
   * @default {}
   */
  readonly labels?: Partial<Labels> | undefined;
  /**
   * The template language of the file, such as `jinja2`; `html` for none. Unset, the ending of `file` decides.
   *
   * @default undefined
   */
  readonly dialect?: DialectName | 'html' | undefined;
}

/** Options, checked, with defaults filled in. */
export interface Settings {
  readonly data: object | undefined;
  readonly file: string | undefined;
  readonly singlePage: 'show' | 'hide';
  readonly theme: Theme;
  readonly locale: string | undefined;
  readonly labels: Partial<Labels>;
  /** Undefined for plain HTML. */
  readonly dialect: Dialect | undefined;
}

/** One row an option: its value where it is missing, and what makes a setting of another one. */
const table: {
  readonly [Name in keyof Settings]: {
    fallback: Settings[Name];
    /** Throws a `TypeError` for a value that is wrong. */
    read: (value: unknown) => Settings[Name];
  };
} = {
  data: {
    fallback: undefined,
    read: expect(
      'data',
      'an object, such as { page: 7 }',
      (value) => typeof value === 'object' && value !== null,
    ),
  },
  file: { fallback: undefined, read: expect('file', 'a string', (value) => typeof value === 'string') },
  singlePage: {
    fallback: 'show',
    read: expect('singlePage', '"show" or "hide"', (value) => value === 'show' || value === 'hide'),
  },
  theme: { fallback: themes.default, read: resolveTheme },
  locale: {
    fallback: undefined,
    read: expect(
      'locale',
      `a language that the package has labels for, such as "en" or "pt-BR"; for others, give "labels"`,
      (value) => typeof value === 'string' && labelsFor(value) !== undefined,
    ),
  },
  labels: { fallback: {}, read: resolveLabelOption },
  dialect: { fallback: undefined, read: resolveDialect },
};

const fallbacks = Object.fromEntries(Object.entries(table).map(([name, { fallback }]) => [name, fallback]));

/**
 * Checks options once and fills in defaults.
 *
 * @throws {TypeError} for an unknown option or a value of the wrong kind, naming it
 */
export function resolveOptions(options: Options = {}): Settings {
  // Callers without types give a name alone, or nothing at all.
  if (typeof options !== 'object' || (options as unknown) === null)
    throw new TypeError("The options must be an object, such as { theme: 'bootstrap' }.");
  const settings: Record<string, unknown> = { ...fallbacks };
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(table, name)) {
      const suggestion = nearest(name, Object.keys(table));
      const names = Object.keys(table).join(', ');
      throw new TypeError(
        `There is no option "${name}". ${suggestion === undefined ? `There are ${names}.` : `Did you mean "${suggestion}"?`}`,
      );
    }
    settings[name] = table[name as keyof Settings].read(value);
  }
  const { file, dialect } = options;
  if (dialect === undefined && file !== undefined) settings.dialect = dialectOfFile(file);
  return settings as unknown as Settings;
}

function resolveDialect(value: unknown): Dialect | undefined {
  if (value === PLAIN) return undefined;
  const dialect = typeof value === 'string' ? dialectOf(value) : undefined;
  if (dialect !== undefined) return dialect;
  const names = [PLAIN, ...dialects.map(({ name }) => name)];
  const suggestion = typeof value === 'string' ? nearest(value, names) : undefined;
  throw new TypeError(
    `The option "dialect" must be one of ${names.join(', ')}.${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`,
  );
}

function expect(
  name: string,
  expected: string,
  accepts: (value: unknown) => boolean,
): (value: unknown) => never {
  return (value) => {
    if (!accepts(value)) throw new TypeError(`The option "${name}" must be ${expected}.`);
    // The table's check has just told its type.
    return value as never;
  };
}
