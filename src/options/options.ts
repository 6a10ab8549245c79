import { dialectNames, dialectOf, namesByExtension, ofEnding, type DialectName } from '../dialects/index.js';
import { TAG, TAG_NAME } from '../base/html.js';
import { WEB_SCHEMES } from '../base/path.js';
import { didYouMean } from '../base/nearest.js';
import {
  expect,
  expectText,
  isExtension,
  isObject,
  listOf,
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

/** Template languages by file extension: `html` for plain HTML, `false` for files that are not templates. */
export type DialectsOfFiles = Readonly<Record<string, DialectName | 'html' | false>>;

/** Options of `preprocess`, `transform`, `compile` and `renderPagination`. */
export interface Options {
  /**
   * Values for the bindings of the template, by name: `{page}` is `data.page`, `{posts.pages}` is `data.posts.pages`.
   * Only own properties are read.
   */
  readonly data?: object | undefined;
  /** The name of the template, for messages and source maps. */
  readonly file?: string | undefined;
  /**
   * What to render for a single page: the control or nothing.
   *
   * @default 'show'
   */
  readonly singlePage?: 'show' | 'hide' | undefined;
  /**
   * The theme: a name, changes to a built-in theme, or the result of `parseTheme` for your own markup.
   *
   * @default 'default'
   */
  readonly theme?: ThemeName | CustomTheme | Theme | undefined;
  /**
   * The language of the labels, as a BCP 47 tag such as `de` or `pt-BR`. Defaults to the `lang` of `<html>`, or else
   * English. A `lang` on the tag itself takes precedence.
   */
  readonly locale?: string | undefined;
  /**
   * Your own labels, in every language. In `page`, `:page` is replaced by the number.
   *
   * @default {}
   */
  readonly labels?: Partial<Labels> | undefined;
  /** The template language of the file, such as `jinja2`; `html` for none. Unset, the extension of `file` decides. */
  readonly dialect?: DialectName | 'html' | undefined;
  /**
   * Template languages by file extension, if they differ from the defaults: `{ html: 'jinja2' }`. The value `html`
   * means plain HTML; files with `false` are returned unchanged.
   *
   * @default {}
   */
  readonly dialects?: DialectsOfFiles | undefined;
  /**
   * The name of the tags, like that of a custom element: lowercase ASCII letters, digits, `_`, and at least one `-`.
   * `<pagination>` is then left unchanged.
   *
   * @default 'pagination'
   */
  readonly tag?: string | undefined;
  /**
   * The paginator that the attribute `pager` refers to, by template language: the name of a row in
   * `docs/paginators.md`, or what `pager` expands to, with `:pager` for its code.
   *
   * @default {}
   */
  readonly pagers?: PagerChoice | undefined;
  /**
   * Names of attributes after `link:` that may contain `:path`, in addition to those that are known to take an address
   * or plain text: `['data-url']`. List no attribute whose value a script runs as code.
   *
   * @default []
   */
  readonly pathAttributes?: readonly string[] | undefined;
  /**
   * Schemes that addresses may have, in addition to `http` and `https`: `['mailto']`.
   *
   * @default []
   */
  readonly schemes?: readonly string[] | undefined;
  /** The paginator of the page, for a `pager` without value. */
  readonly pager?: Pager | undefined;
}

/** Checked options, with defaults filled in. */
export type ResolvedOptions = ReturnType<typeof resolveOptions>;

/** The check of each option. */
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
  pathAttributes: listOf(
    expectText('the name of an attribute, without "link:", such as "data-url"', (name) =>
      /^(?!link:)[^\s"'<>/=]+$/i.test(name),
    ),
    '["data-url"]',
  ),
  schemes: listOf(
    expectText(
      'the name of a scheme that neither runs code nor contains a document, such as "mailto"',
      (name) => /^(?!(?:javascript|js|vbscript|data)$)[a-z][a-z\d+.-]*$/i.test(name),
    ),
    '["mailto"]',
  ),
  pager: expect('an object with page, pages and href', isObject),
};

/** The template language of a file, by its extensions. */
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
 * Checks options and fills in defaults.
 *
 * @throws {TypeError} for an unknown option or an invalid value, naming it
 */
export function resolveOptions(options: Options = {}) {
  // Callers in plain JavaScript may pass a string or null.
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
    pathAttributes = [],
    schemes = [],
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
    /** Whether the file may contain tags. */
    isTemplate: byName !== false,
    /** Undefined for plain HTML. */
    dialect: typeof dialect === 'string' ? dialectOf(dialect) : undefined,
    pagers: pagersOf(dialect, options.pagers),
    /** In lowercase. */
    pathAttributes: pathAttributes.map((name) => name.toLowerCase()),
    /** All that are allowed, in lowercase. */
    schemes: [...WEB_SCHEMES, ...schemes.map((name) => name.toLowerCase())],
    pager,
  };
}
