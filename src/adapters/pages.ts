import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { formatDiagnostic, PaginationTagError, parseTheme, preprocess, type Options } from '../index.js';

/** What this package is called in the records of the tools. */
export const NAME = 'pagination-tag';

/** What is a page unless somebody says otherwise: the extensions that the command line reads. */
export const PAGE = /\.x?html?$/i;

/** What a build tool's plugin may be told. The tool knows the files' names itself. */
export interface PageOptions extends Omit<Options, 'file' | 'theme'> {
  /** As for `transform`; or the file of a theme in HTML, from the working directory. */
  readonly theme?: ThemeOption;
  /**
   * Which files are pages, by their path with `/` in it.
   *
   * @default /\.x?html?$/i
   */
  readonly include?: RegExp | undefined;
  /**
   * Which of these are left alone.
   *
   * @default undefined
   */
  readonly exclude?: RegExp | undefined;
}

/** A theme, or the file of one in HTML. */
export type ThemeOption = Options['theme'] | `${string}.html`;

/** What Vite, Rollup and Rolldown ask of a plugin: a name, and hooks that are theirs to know. */
export interface NamedPlugin {
  name: string;
}

/** What adapters do with pages. */
export type Pages = ReturnType<typeof createPages>;

/** Settles the options of an adapter once. A wrong one throws while the tool is configured, not with the first page. */
export function createPages({ include = PAGE, exclude, theme, ...others }: PageOptions = {}) {
  const options = { ...others, theme: loadTheme(theme) };
  for (const [name, value] of Object.entries({ include, exclude })) {
    if (value !== undefined && !(value instanceof RegExp)) {
      throw new TypeError(`The option "${name}" must be a regular expression, such as /\\.html$/.`);
    }
  }
  preprocess('', options);
  return {
    /** The file of the theme, with `/` in its path, where there is one. Tools that watch files watch this one too. */
    themeFile: isThemeFile(theme) ? resolve(theme).replaceAll(sep, '/') : undefined,

    /** Tells whether a file is a page. A query after its path does not count. */
    accepts: (path: string): boolean => {
      const name = withoutQuery(path).replaceAll('\\', '/');
      // `search` heeds no lastIndex: a pattern with the flag g gives the same answer every time.
      return name.search(include) >= 0 && (exclude === undefined || name.search(exclude) < 0);
    },

    /** Replaces the tags of a page. Throws a PaginationTagError for any error in it; `warn` is given every warning. */
    process: (
      html: string,
      path: string | undefined,
      warn: (text: string) => unknown = console.warn,
      pager = options.pager,
    ) => {
      const file = path === undefined ? undefined : nameOf(withoutQuery(path));
      const result = preprocess(html, { ...options, file, pager });
      if (result.diagnostics.some(({ severity }) => severity === 'error')) {
        const error = new PaginationTagError(result.diagnostics);
        // Where in our code it was thrown says nothing about the page, and most tools print all of it.
        error.stack = `${error.name}: ${error.message}`;
        throw error;
      }
      for (const diagnostic of result.diagnostics) warn(formatDiagnostic(diagnostic));
      return result;
    },
  };
}

/** Reads a theme in HTML, if it is named by its file. */
export function loadTheme(theme: ThemeOption): Options['theme'] {
  return isThemeFile(theme) ? parseTheme(decodeUtf8(readFileSync(theme), theme), { file: theme }) : theme;
}

function isThemeFile(theme: ThemeOption): theme is `${string}.html` {
  return typeof theme === 'string' && /\.html$/i.test(theme);
}

/** Decodes a file. A byte order mark is kept. */
export function decodeUtf8(bytes: Uint8Array, path: string): string {
  if (!isUtf8(bytes)) throw new Error(`${path} is not UTF-8 text. Save it as UTF-8.`);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Takes away the paragraphs that Markdown puts around a tag that stands alone: no `<nav>` can be in them. */
export function withoutParagraphs(html: string, tag = 'pagination'): string {
  if (!html.includes('<p>')) return html;
  let text = '';
  let from = 0;
  for (const { start, end } of preprocess(html, { tag }).tags) {
    const before = html.slice(from, start.offset).trimEnd();
    const closing = /^\s*<\/p>/.exec(html.slice(end.offset));
    if (!before.endsWith('<p>') || closing === null) continue;
    text += before.slice(0, -'<p>'.length) + html.slice(start.offset, end.offset);
    from = end.offset + closing[0].length;
  }
  return text + html.slice(from);
}

/** A path without the query that build tools put after it. */
export function withoutQuery(path: string): string {
  return path.replace(/\?.*$/s, '');
}

/** How a file is called in messages: by the path that the user would write, if it is below the working directory. */
function nameOf(path: string): string {
  const name = relative(process.cwd(), resolve(path));
  return name.startsWith('..') || isAbsolute(name) ? path : name.replaceAll(sep, '/');
}
