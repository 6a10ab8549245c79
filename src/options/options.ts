import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { dialectNames, namesByExtension, ofEnding, type DialectName } from '../dialects/names.js';
import { TAG, TAG_NAME } from '../base/html.js';
import { WEB_SCHEMES } from '../base/path.js';
import { anyCase } from '../base/text.js';
import {
  checkOptions,
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
import type { ThemeName } from '../themes/index.js';
import type { ParsedTheme } from '../themes/theme.js';

/** Template languages by file extension: `html` for plain HTML, `false` for files that are not templates. */
type DialectsOfFiles = Readonly<Record<string, DialectName | 'html' | false>>;

/** Options of `preprocess`, `transform` and `compile`. `optionRows` says what they mean, and scripts/types.js tells editors. */
export interface Options {
  readonly data?: object | undefined;
  readonly bindings?: readonly string[] | undefined;
  readonly file?: string | undefined;
  readonly singlePage?: 'show' | 'hide' | undefined;
  readonly invalidPage?: 'first' | 'throw' | undefined;
  readonly theme?: ThemeName | CustomTheme | ParsedTheme | undefined;
  readonly locale?: string | undefined;
  readonly labels?: Partial<Labels> | undefined;
  readonly dialect?: DialectName | 'html' | undefined;
  readonly dialects?: DialectsOfFiles | undefined;
  readonly tag?: string | undefined;
  readonly pagers?: PagerChoice | undefined;
  readonly pathAttributes?: readonly string[] | undefined;
  readonly schemes?: readonly string[] | undefined;
  readonly markdown?: ReadMarkdown | undefined;
  readonly pager?: Pager | undefined;
  readonly onWarning?: ((warning: Diagnostic) => void) | undefined;
}

export interface OptionRow<Value> {
  readonly check: Check;
  /** Used if it is unset. */
  readonly default?: NonNullable<Value>;
  /** For docs/api.md, docs/configuration.md, the JSON Schema and the types, in Markdown. */
  readonly meaning: string;
}

/** The table of options: checks, defaults and documentation are derived from it. */
export const optionRows = {
  data: {
    check: expect('an object, such as { page: 7 }', (value) => typeof value === 'object' && value !== null, {
      type: ['object', 'array'],
    }),
    meaning:
      'values for [bindings](servers.md): `{page}` is `data.page`, `{posts.pages}` is `data.posts.pages`; only own properties are read',
  },
  bindings: {
    check: listOf(
      matching('the name of a binding, without braces, such as "posts.pages"', /^[^\s{}]+$/),
      '["page", "posts.pages"]',
    ),
    meaning:
      "for a page that [another engine has printed](servers.md#pages-of-another-engine): the bindings in it that are yours, such as `['page', 'posts.pages']`; all others, and those in texts, are text",
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
      "for a current page that is not a number: `'first'` shows page 1, `'throw'` is an error; if unset, `'first'` for [data and printed pages](servers.md#numbers-from-visitors), and `'throw'` for a number in a template",
  },
  theme: {
    check: checkTheme,
    default: 'default',
    meaning:
      'name of a [theme](themes.md), [changes](themes.md#small-changes) to one, or the result of `parseTheme`',
  },
  locale: {
    check: checkLocale,
    meaning:
      '[language](languages.md) of the labels, such as `de` or `pt-BR`; if unset, the `lang` of the document applies',
  },
  labels: {
    check: checkLabels,
    default: {},
    meaning: '[your own labels](languages.md#custom-labels); in `page`, `:page` is replaced by the number',
  },
  dialect: {
    check: oneOf(['html', ...dialectNames]),
    meaning:
      "[template language](dialects.md) of the template, or `'html'` for none; if unset, the file name decides",
  },
  dialects: {
    check: recordOf(
      matching('named by an extension, such as "html"', EXTENSION),
      oneOf(['html', ...dialectNames, false]),
    ),
    default: {},
    meaning:
      "template languages by file name extension, such as `{ html: 'jinja2' }`; `false` leaves the file unchanged",
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
      "more attributes after `link:` that may contain [`:path`](attributes.md#attributes-of-every-link), such as `['data-url']`; list none whose value a script runs as code",
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
type CompleteOptions = Omit<Options, keyof typeof optionDefaults> & typeof optionDefaults;

/** The values of settings that have a default, by the table of the settings. */
export type Defaults<Rows, Values> = {
  readonly [
    Name in keyof Rows & keyof Values as Rows[Name] extends { default: unknown } ? Name : never
  ]: NonNullable<Values[Name]>;
};

export const optionDefaults = defaultsOf(optionRows) as Defaults<Rows, Options>;

export function defaultsOf(rows: Readonly<Record<string, OptionRow<unknown>>>): object {
  const values = Object.entries(rows).map(([name, row]) => [name, row.default] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

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

/** What a file is a template of, by its extension before that of the language, if that is not HTML: `list.js.erb`. */
const OTHER_KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    JavaScript: 'js mjs cjs',
    TypeScript: 'ts mts cts',
    JSON: 'json jsonld json5 webmanifest map',
    CSS: 'css scss sass less styl',
    XML: 'xml rss atom svg xsl wsdl kml gpx',
    YAML: 'yml yaml',
    TOML: 'toml',
    text: 'txt text plain csv tsv ics vcf eml ini conf cfg env properties log',
    SQL: 'sql',
    'a script': 'sh bash ps1 bat py rb pl lua',
    'program code': 'java kt go rs c h cpp cs swift graphql proto',
  }).flatMap(([kind, endings]) => endings.split(' ').map((ending) => [ending, kind] as const)),
);

/** The kind of a file that is a template of something other than HTML, by what precedes the extension of its language. */
export function otherKindOf(file: string, extension: string): string | undefined {
  const [, ending = ''] = /[^./\\]\.([^./\\]+)$/.exec(file.slice(0, -extension.length - 1)) ?? [];
  return OTHER_KINDS.get(ending.toLowerCase());
}

/**
 * Checks options and fills in defaults.
 *
 * @param rows the options that the caller takes
 * @throws {TypeError} for an unknown option or an invalid value, naming it
 */
export function completeOptions(options: Options, rows: Partial<Rows> = optionRows) {
  const given = checkOptions(options, rows, "{ theme: 'bootstrap' }");
  const complete = { ...optionDefaults, ...given } as CompleteOptions;
  return {
    ...complete,
    theme: resolveTheme(complete.theme),
    // A number in a page that another engine has printed may be a visitor's.
    invalidPage: complete.invalidPage ?? (complete.bindings && 'first'),
    /** In lowercase. */
    pathAttributes: complete.pathAttributes.map((name) => name.toLowerCase()),
    /** All that are allowed, in lowercase. */
    schemes: [...WEB_SCHEMES, ...complete.schemes.map((name) => name.toLowerCase())],
  };
}
