import { dialectNames, dialectOf, namesByExtension, ofEnding, type DialectName } from '../dialects/index.js';
import { TAG, TAG_NAME } from '../base/html.js';
import { didYouMean } from '../base/nearest.js';
import {
  expect,
  expectText,
  isExtension,
  isObject,
  oneOf,
  recordOf,
  text,
  type Check,
} from '../base/validate.js';
import { checkLabels, type Labels } from './labels.js';
import { labelsFor } from './locales.js';
import { checkPagers, pagersOf, type PagerChoice } from '../pagers/choose.js';
import type { Pager } from '../pagers/pager.js';
import { checkTheme, resolveTheme, type CustomTheme } from '../themes/custom.js';
import { type ThemeName } from '../themes/index.js';
import type { Theme } from '../themes/theme.js';

/** Template languages by the endings of files; `html` for plain HTML, `false` for files that are no templates. */
export type DialectsOfFiles = Readonly<Record<string, DialectName | 'html' | false>>;

/** What a caller may choose. */
export interface Options {
  /**
   * Values for the bindings of the template, by name: `{page}` is `data.page`, `{posts.pages}` is `data.posts.pages`.
   * Only own properties count.
   */
  readonly data?: object | undefined;
  /** Name of the template, for messages and source maps. */
  readonly file?: string | undefined;
  /**
   * What to render for a list that has one page: the control with page 1, or nothing.
   *
   * @default 'show'
   */
  readonly singlePage?: 'show' | 'hide' | undefined;
  /**
   * How the control looks: the name of a theme, changes to one, or what `parseTheme` makes of your own markup.
   *
   * @default 'default'
   */
  readonly theme?: ThemeName | CustomTheme | Theme | undefined;
  /**
   * The language of the labels, as a BCP 47 tag such as `de` or `pt-BR`. Unset, it is that of the
   * document, by the `lang` of `<html>`, or else English. A tag with a `lang` of its own has labels in that language.
   */
  readonly locale?: string | undefined;
  /**
   * Labels of one's own, whatever the language. In `page`, `:page` stands for the number.
   *
   * @default {}
   */
  readonly labels?: Partial<Labels> | undefined;
  /** The template language of the file, such as `jinja2`; `html` for none. Unset, the ending of `file` decides. */
  readonly dialect?: DialectName | 'html' | undefined;
  /**
   * The template languages of files by their endings, where they differ from the usual ones: `{ html: 'jinja2' }`. The
   * value `html` is for plain HTML; a file with `false` is no template, and comes back as it is.
   *
   * @default {}
   */
  readonly dialects?: DialectsOfFiles | undefined;
  /**
   * The name of the tags, as custom elements have them: small letters of ASCII, digits, `_`, and at least one `-`.
   * `<pagination>` is then left alone.
   *
   * @default 'pagination'
   */
  readonly tag?: string | undefined;
  /**
   * Which paginator the attribute `pager` is about, by template language: the name of a row of the table in
   * `docs/paginators.md`, or what `pager` shall stand for, with `:pager` for the code in it.
   *
   * @default {}
   */
  readonly pagers?: PagerChoice | undefined;
  /** The paginator of the page, for a `pager` without a value. */
  readonly pager?: Pager | undefined;
}

/** Options, checked, with defaults filled in. */
export type ResolvedOptions = ReturnType<typeof resolveOptions>;

/** What each option must be. */
export const optionChecks: { readonly [Name in keyof Options]-?: Check } = {
  data: expect('an object, such as { page: 7 }', (value) => typeof value === 'object' && value !== null),
  file: text,
  singlePage: oneOf(['show', 'hide']),
  theme: checkTheme,
  locale: expectText(
    'a language that has labels, such as "en" or "pt-BR". For other languages, use the option "labels"',
    (tag) => labelsFor(tag) !== undefined,
  ),
  labels: checkLabels,
  dialect: oneOf(['html', ...dialectNames]),
  dialects: recordOf(
    expect('named by an extension, such as "html"', isExtension),
    oneOf(['html', ...dialectNames, false]),
  ),
  tag: expectText('the name of a custom element, such as "x-pagination"', (name) => TAG_NAME.test(name)),
  pagers: checkPagers,
  pager: expect('an object with page, pages and href', isObject),
};

/** What the endings of a file's name say of its language. */
export function dialectOfFile(file: string, dialects: DialectsOfFiles = {}) {
  const own = new Map(
    Object.entries(dialects).map(([extension, dialect]) => [
      extension.replace(/^\./, '').toLowerCase(),
      dialect,
    ]),
  );
  return ofEnding(file, (ending) => own.get(ending) ?? namesByExtension.get(ending));
}

/**
 * Checks options once and fills in defaults.
 *
 * @throws {TypeError} for an unknown option or a value of the wrong kind, naming it
 */
export function resolveOptions(options: Options = {}) {
  // Callers without types give a name alone, or nothing at all.
  if (!isObject(options))
    throw new TypeError("The options must be an object, such as { theme: 'bootstrap' }.");
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(optionChecks, name)) {
      const names = Object.keys(optionChecks);
      const advice = didYouMean(name, names) || ` The options are ${names.join(', ')}.`;
      throw new TypeError(`Unknown option "${name}".${advice}`);
    }
    const [fault] = value === undefined ? [] : optionChecks[name as keyof Options](value, name);
    if (fault !== undefined) throw new TypeError(`The option "${fault.path}" ${fault.message}`);
  }
  const {
    data,
    file,
    singlePage = 'show',
    theme = 'default',
    locale,
    labels = {},
    tag = TAG,
    pager,
  } = options;
  const byName = dialectOfFile(file ?? '', options.dialects);
  const dialect = options.dialect ?? byName;
  return {
    data,
    file,
    singlePage,
    theme: resolveTheme(theme),
    locale,
    labels,
    tag,
    /** Whether the file is to be looked at. */
    isTemplate: byName !== false,
    /** Undefined for plain HTML. */
    dialect: typeof dialect === 'string' ? dialectOf(dialect) : undefined,
    pagers: pagersOf(dialect, options.pagers),
    pager,
  };
}
