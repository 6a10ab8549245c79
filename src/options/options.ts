import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { dialectNames, namesByExtension, ofEnding, type DialectName } from '../dialects/names.js';
import { TAG, TAG_NAME } from '../base/html.js';
import { WEB_SCHEMES } from '../base/path.js';
import { anyCase } from '../base/text.js';
import {
  checkKeys,
  EXTENSION,
  expect,
  isObject,
  listOf,
  matching,
  oneOf,
  recordOf,
  text,
  type Check,
} from '../base/validate.js';
import { checkLabels, type Labels } from './labels.js';
import { checkLocale } from './locales.js';
import type { ReadMarkdown } from '../regions/markdown.js';
import { checkPagers, type PagerChoice } from '../pagers/choose.js';
import type { Pager } from '../pagers/pager.js';
import { checkTheme, resolveTheme, type CustomTheme } from '../themes/custom.js';
import { type ThemeName } from '../themes/index.js';
import type { ParsedTheme } from '../themes/theme.js';

/** Template languages by file extension: `html` for plain HTML, `false` for files that are not templates. */
type DialectsOfFiles = Readonly<Record<string, DialectName | 'html' | false>>;

/** Options of `preprocess`, `transform` and `compile`. */
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
   * What to do if the current page is not a number, such as `abc` in a query: show page 1, or report an error. A
   * fraction is cut off with `first`. Unset, a number from the data is read as with `first`, because it may come from
   * a visitor, and a number written in the tag as with `throw`.
   */
  readonly invalidPage?: 'first' | 'throw' | undefined;
  /**
   * The theme: a name, changes to a built-in theme, or the result of `parseTheme` for your own markup.
   *
   * @default 'default'
   */
  readonly theme?: ThemeName | CustomTheme | ParsedTheme | undefined;
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
   * Names of attributes after `link:` that may contain `:path`, in addition to those that are known to take a URL
   * or plain text: `['data-url']`. List no attribute whose value a script runs as code.
   *
   * @default []
   */
  readonly pathAttributes?: readonly string[] | undefined;
  /**
   * Schemes that URLs may have, in addition to `http` and `https`: `['mailto']`.
   *
   * @default []
   */
  readonly schemes?: readonly string[] | undefined;
  /** Reads Markdown: `markdown()` from `pagination-tag/markdown`. Required if `file` is Markdown and contains a tag. */
  readonly markdown?: ReadMarkdown | undefined;
  /** The paginator of the page, for a `pager` without value. */
  readonly pager?: Pager | undefined;
  /**
   * Called for each warning by functions that return only the page: `transform`, `renderPagination`, `compile`, and the
   * function that `compile` returns. Those without data come once, when the template is compiled. `preprocess` returns
   * its warnings, and does not call it.
   */
  readonly onWarning?: ((warning: Diagnostic) => void) | undefined;
}

/** What there is to know of an option. */
interface OptionRow<Value> {
  readonly check: Check;
  /** Used if the option is unset. */
  readonly default?: NonNullable<Value>;
  /** For docs/api.md, in Markdown. */
  readonly meaning: string;
}

const dialectName = oneOf(['html', ...dialectNames]);

/** The table of options: checks, defaults and documentation are derived from it. */
export const optionRows = {
  data: {
    check: expect('an object, such as { page: 7 }', (value) => typeof value === 'object' && value !== null, {
      type: ['object', 'array'],
    }),
    meaning: 'values for [bindings](servers.md): `{page}` is `data.page`',
  },
  file: {
    check: text,
    meaning:
      'name of the template, for messages and source maps; its extension determines the template language',
  },
  singlePage: {
    check: oneOf(['show', 'hide']),
    default: 'show',
    meaning: "`'hide'` renders nothing for a list of one page",
  },
  invalidPage: {
    check: oneOf(['first', 'throw']),
    meaning:
      "for a current page that is not a number: `'first'` shows page 1, `'throw'` is an error; if unset, `'first'` for [data](servers.md#numbers-from-visitors), and `'throw'` for a number in the tag",
  },
  theme: {
    check: checkTheme,
    default: 'default',
    meaning:
      'name of a [theme](themes.md), [changes](themes.md#small-changes) to one, or the result of `parseTheme`',
  },
  locale: {
    check: checkLocale,
    meaning: '[language](languages.md) of the labels; if unset, the `lang` of the document applies',
  },
  labels: {
    check: checkLabels,
    default: {},
    meaning: '[your own labels](languages.md#custom-labels)',
  },
  dialect: {
    check: dialectName,
    meaning:
      "[template language](dialects.md) of the template, or `'html'` for none; if unset, it is detected from `file`",
  },
  dialects: {
    check: recordOf(
      matching('named by an extension, such as "html"', EXTENSION),
      oneOf(['html', ...dialectNames, false]),
    ),
    default: {},
    meaning:
      "template languages by the extension of `file`, such as `{ html: 'jinja2' }`; `false` returns the template unchanged",
  },
  tag: {
    check: matching('the name of a custom element, such as "x-pagination"', TAG_NAME),
    default: TAG,
    meaning: "[another name](configuration.md#another-name) for the tags, such as `'x-pagination'`",
  },
  pagers: {
    check: checkPagers,
    default: {},
    meaning: "your [paginator](paginators.md), by template language, such as `{ erb: 'kaminari' }`",
  },
  pathAttributes: {
    check: listOf(
      matching(
        'the name of an attribute, without "link:", such as "data-url"',
        new RegExp(`^(?!${anyCase('link')}:)[^\\s"'<>/=]+$`),
      ),
      '["data-url"]',
    ),
    default: [],
    meaning:
      "more attributes after `link:` that may contain [`:path`](attributes.md#attributes-of-every-link), such as `['data-url']`",
  },
  schemes: {
    check: listOf(
      matching(
        'the name of a scheme that neither runs code nor contains a document, such as "mailto"',
        new RegExp(
          `^(?!(?:${['javascript', 'js', 'vbscript', 'data'].map(anyCase).join('|')})$)[A-Za-z][A-Za-z\\d+.-]*$`,
        ),
      ),
      '["mailto"]',
    ),
    default: [],
    meaning: "schemes of URLs besides `http` and `https`, such as `['mailto']`",
  },
  onWarning: {
    check: expect('a function', (value) => typeof value === 'function', {}),
    meaning:
      'function that gets each warning of `transform`, `compile` and `renderPagination`, as a diagnostic',
  },
  markdown: {
    check: expect(
      'the result of markdown(), from pagination-tag/markdown',
      (value) => typeof value === 'function',
      {},
    ),
    meaning: '`markdown()` from `pagination-tag/markdown`, required for files in [Markdown](#markdown)',
  },
  pager: {
    check: expect('an object with page, pages and href', isObject, { type: 'object' }),
    meaning:
      'the pages of the list, `{ page, pages, href }`, for a [`pager` without a value](paginators.md#using-your-own-object)',
  },
} satisfies { readonly [Name in keyof Options]-?: OptionRow<Options[Name]> };

export const optionNames = Object.keys(optionRows) as (keyof Options)[];

type Rows = typeof optionRows;
type Defaulted = { [Name in keyof Rows]: Rows[Name] extends { default: unknown } ? Name : never }[keyof Rows];

type CompleteOptions = Omit<Options, Defaulted> & {
  readonly [Name in Defaulted]: NonNullable<Options[Name]>;
};

export const optionDefaults = Object.fromEntries(
  optionNames.flatMap((name) => {
    const row: OptionRow<unknown> = optionRows[name];
    return row.default === undefined ? [] : [[name, row.default]];
  }),
) as Pick<CompleteOptions, Defaulted>;

export function dialectOfFile(file: string, dialects?: DialectsOfFiles) {
  return languageOfFile(file, dialects)?.dialect;
}

/** The template language of a file, and the extension that says so. */
export function languageOfFile(file: string, dialects: DialectsOfFiles = optionDefaults.dialects) {
  const own = new Map(
    Object.entries(dialects).map(([extension, dialect]) => [
      extension.replace(/^\./, '').toLowerCase(),
      dialect,
    ]),
  );
  return ofEnding(file, (extension) => {
    const dialect = own.get(extension) ?? namesByExtension.get(extension);
    return dialect === undefined ? undefined : { extension, dialect };
  });
}

/**
 * Checks options and fills in defaults.
 *
 * @param names the names of the options that the caller takes
 * @throws {TypeError} for an unknown option or an invalid value, naming it
 */
export function completeOptions(options: Options, names: readonly string[] = optionNames) {
  checkKeys(options, names, "{ theme: 'bootstrap' }");
  const given: Record<string, unknown> = {};
  for (const [name, value] of Object.entries<unknown>({ ...options })) {
    if (value === undefined) continue;
    const [fault] = optionRows[name as keyof Options].check(value, name);
    if (fault !== undefined) throw new TypeError(`The option "${fault.path}" ${fault.message}`);
    given[name] = value;
  }
  const complete: CompleteOptions = { ...optionDefaults, ...given };
  return Object.assign(complete, {
    theme: resolveTheme(complete.theme),
    /** In lowercase. */
    pathAttributes: complete.pathAttributes.map((name) => name.toLowerCase()),
    /** All that are allowed, in lowercase. */
    schemes: [...WEB_SCHEMES, ...complete.schemes.map((name) => name.toLowerCase())],
  });
}
