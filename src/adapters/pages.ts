import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { formatDiagnostic, PaginationTagError, preprocess, type PaginationOptions } from '../index.js';
import { checkKeys, checkOption, oneOf } from '../base/validate.js';
import { optionNames } from '../options/options.js';
import { PAGE_FILE } from '../reading/page-file.js';
import { isThemeFile, readThemeFile, type ThemeOption } from '../reading/theme-file.js';
import { COMPONENT, findComponentTags } from './component-tags.js';
import { matcherOf, type FilePatterns } from './file-patterns.js';

/** The plugin name that build tools show. */
export const NAME = 'pagination-tag';

/** What a plugin does about faulty pagination in the built site: warn, fail the build, or nothing. */
export type AuditChoice = 'warn' | 'throw' | false;

/** Options of a build tool's plugin. The tool provides the file names. */
export interface PaginationPluginOptions extends Omit<PaginationOptions, 'file' | 'theme'> {
  /** As for `transform`; or the path of an HTML theme file, relative to the working directory. */
  readonly theme?: ThemeOption;
  /**
   * Files to process: globs, regular expressions, or a list of both. Relative globs start at the working directory.
   * Expressions are matched against the path, with `/` separators. A page that a tool makes of a template has the path
   * of the template.
   *
   * @default /\.x?html?$/i
   */
  readonly include?: FilePatterns | undefined;
  /**
   * Files to skip among these.
   *
   * @default []
   */
  readonly exclude?: FilePatterns | undefined;
}

/** Options of the plugin of a build tool that says which pages it has written. */
export interface SiteOptions extends PaginationPluginOptions {
  /**
   * What to do if a link of a control leads nowhere, or something else is wrong with the pagination of the built site:
   * warn, fail the build, or nothing. `docs/ci.md` lists what is checked.
   *
   * @default 'warn' in Eleventy and Astro, false in Vite
   */
  readonly audit?: AuditChoice | undefined;
}

/** A plugin for Vite, Rollup or Rolldown. Its hooks are not typed here. */
export interface PaginationPlugin {
  name: string;
}

interface PageOrigin {
  /** The paginator of the page. */
  readonly pager?: PaginationOptions['pager'];
  /** Whether another engine has printed the page. */
  readonly isPrinted?: boolean;
}

export type Pages = ReturnType<typeof createPages>;

/**
 * Checks and resolves an adapter's options once, so that invalid options throw at configuration time.
 *
 * @param unavailable names of options that make no sense for this tool; most do not say which pages they have written
 * @throws {TypeError} if an option is unknown, unavailable or invalid
 */
export function createPages(given: SiteOptions = {}, unavailable: readonly string[] = ['audit']) {
  const names = [...optionNames, 'include', 'exclude', 'audit'];
  const known = names.filter((name) => name !== 'file' && !unavailable.includes(name));
  checkKeys(given, known, "{ theme: 'bootstrap' }");
  const { include = PAGE_FILE, exclude = [], theme, audit, ...others } = given;
  if (audit !== undefined) checkOption('audit', audit, oneOf(['warn', 'throw', false]));
  // The data of a build come from its author, not from visitors.
  const options = { invalidPage: 'throw' as const, ...others, theme: loadTheme(theme) };
  const isIncluded = matcherOf('include', include);
  const isExcluded = matcherOf('exclude', exclude);
  const tag = options.tag ?? 'pagination';
  preprocess('', options);

  function process(
    html: string,
    path: string | undefined,
    warn: (text: string) => unknown = console.warn,
    { pager = options.pager, isPrinted = !isContentOf(html, path) }: PageOrigin = {},
  ) {
    const file = path === undefined ? undefined : nameOf(withoutQuery(path));
    const { bindings = [] } = options;
    const result = preprocess(html, {
      ...options,
      file,
      pager,
      bindings: isPrinted ? bindings : undefined,
    });
    if (result.diagnostics.some(({ severity }) => severity === 'error')) {
      const error = new PaginationTagError(result.diagnostics);
      // Most tools print the stack, and frames in our code do not help the user.
      error.stack = `${error.name}: ${error.message}`;
      throw error;
    }
    for (const diagnostic of result.diagnostics)
      if (options.onWarning) options.onWarning(diagnostic);
      else warn(formatDiagnostic(diagnostic));
    return result;
  }

  return {
    tag,

    /** What to do about faulty pagination in the built site, if the user has said so. */
    audit,

    /** The path of the theme file, if any, with `/` separators, for tools that watch files. */
    themeFile: isThemeFile(theme) ? resolve(theme).replaceAll(sep, '/') : undefined,

    /** Returns true if a file is a component, and not a page. A component's styles have a query. */
    isComponent: (path: string): boolean => COMPONENT.test(path) && !isIncluded(path),

    /** Returns true if a file is a page. A query after the path is ignored. */
    accepts: (path: string): boolean => {
      const name = withoutQuery(path);
      return isIncluded(name) && !isExcluded(name);
    },

    /** The same of the source of what is known to be a page: by default, its name may have any extension. */
    acceptsSource: (path: string): boolean => {
      const name = withoutQuery(path);
      return (given.include === undefined || isIncluded(name)) && !isExcluded(name);
    },

    /** Calls `warn` for each tag in a component of a client-side framework, which no build replaces. */
    checkComponent: (code: string, path: string, warn: (text: string) => unknown): void => {
      const name = withoutQuery(path);
      if (isExcluded(name)) return;
      for (const found of findComponentTags(code, name, tag, nameOf(name))) warn(formatDiagnostic(found));
    },

    /**
     * Replaces the tags of a page. Throws a PaginationTagError if it has errors; calls `warn` for each warning. Unless the
     * page is what its file contains, another engine has printed it, and its bindings are those of the option.
     */
    process,

    /**
     * Replaces the tags that other plugins have brought into a page after `process`, such as those of partials. Returns
     * undefined if there are none. `process` has mostly warned of tags of other libraries already.
     */
    processLate: (html: string, path: string, warn: (text: string) => unknown): string | undefined => {
      if (!html.toLowerCase().includes(`<${tag}`)) return undefined;
      const { tags } = preprocess(html, { tag, dialect: 'html' });
      return tags.length === 0 ? undefined : process(html, path, warn, { isPrinted: true }).html;
    },
  };
}

export function loadTheme(theme: ThemeOption): PaginationOptions['theme'] {
  if (!isThemeFile(theme)) return theme;
  if (!existsSync(theme))
    throw new Error(
      `The theme file ${theme} does not exist. Correct the path, which starts at the working directory.`,
    );
  return readThemeFile(theme);
}

/** Removes the paragraphs that Markdown puts around a tag on its own line: `<p>` cannot contain `<nav>`. */
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

/** Whether a page is what a file contains, so that nothing has rendered it. Tools remove a byte order mark. */
export function isContentOf(html: string, path: string | undefined): boolean {
  // Without braces, there is nothing to tell apart.
  if (!html.includes('{')) return true;
  if (path === undefined) return false;
  try {
    const text = readFileSync(withoutQuery(path), 'utf8');
    return text.replace(/^\uFEFF/, '') === html.replace(/^\uFEFF/, '');
  } catch {
    return false;
  }
}

/** Removes the query that build tools append to a path. */
export function withoutQuery(path: string): string {
  return path.replace(/\?.*$/s, '');
}

/** The name of a file in messages: the relative path if it is below the working directory. */
export function nameOf(path: string): string {
  const name = relative(process.cwd(), resolve(path));
  return name.startsWith('..') || isAbsolute(name) ? path : name.replaceAll(sep, '/');
}
