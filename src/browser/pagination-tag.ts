/**
 * The core for browsers, for previews and for editors of content. `scripts/browser.js` makes one small file of it, in
 * which the files of `stand-ins/` take the place of what it does without.
 */

import type { Options } from '../options/options.js';
import * as core from '../preprocess.js';
import * as control from '../render-pagination.js';
import type { Result } from '../output/result.js';
import type { CustomTheme } from '../themes/custom.js';

export { formatDiagnostic, PaginationTagError, type Diagnostic } from '../diagnostics/diagnostic.js';
export { type Code, type Severity } from '../diagnostics/codes.js';
export { type Labels } from '../options/labels.js';
export { type ControlAttributes } from '../render-pagination.js';
export { type TagPlace } from '../output/result.js';
export { type AttributeName, type PaginationAttributes, type PathFunction } from '../attributes/schema.js';
export { type Position } from '../base/source.js';
export { type Icon, type IconElement, type Part, type Theme } from '../themes/theme.js';
export { pageWindow, type PageWindow, type Slot } from '../base/window.js';

/** A theme of one's own: what it does not say is as in the default theme. */
export interface BrowserTheme extends Omit<CustomTheme, 'extends'> {
  readonly extends?: 'default';
}

/** What a caller may choose in a browser. Labels that are not given are English; a template is HTML, whatever its name. */
export interface BrowserOptions extends Omit<Options, 'theme' | 'locale' | 'dialect'> {
  /**
   * How the control looks: the default theme, or a theme of one's own.
   *
   * @default 'default'
   */
  readonly theme?: 'default' | BrowserTheme | undefined;
}

/** What comes of a template in a browser. The frames of its diagnostics are empty. */
export type BrowserResult = Omit<Result, 'map'>;

/**
 * Replaces the `<pagination>` tags of a template and reports all that is wrong with them. Never throws for what is
 * in the template or in the data.
 *
 * @param html the template, whole page or fragment
 * @throws {TypeError} where `html` is not a string, or an option is wrong
 * @example
 * const { html, diagnostics } = preprocess(editor.value);
 */
export function preprocess(html: string, options?: BrowserOptions): BrowserResult {
  const result = core.preprocess(html, checked(options));
  return {
    html: result.html,
    diagnostics: result.diagnostics,
    get tags() {
      return result.tags;
    },
  };
}

/**
 * Replaces the `<pagination>` tags of a template.
 *
 * @param html the template, whole page or fragment
 * @returns the template with nothing but its tags changed
 * @throws {PaginationTagError} for any error in the template or its data; all of them are in its `diagnostics`
 * @throws {TypeError} where `html` is not a string, or an option is wrong
 */
export function transform(html: string, options?: BrowserOptions): string {
  return core.transform(html, checked(options));
}

/**
 * Prepares a template once, to be rendered with any data.
 *
 * @param html the template, whole page or fragment
 * @param options as for `transform`; `data` stands in where a render is given none
 * @returns a function from data to the page. It throws a `PaginationTagError` where a value is missing or wrong.
 * @throws {PaginationTagError} for any error in the template
 * @throws {TypeError} where `html` is not a string, or an option is wrong
 */
export function compile(html: string, options?: BrowserOptions): (data?: object) => string {
  return core.compile(html, checked(options));
}

/**
 * Renders one control, without a template.
 *
 * @param attributes values by attribute name
 * @throws {PaginationTagError} where an attribute is wrong
 * @throws {TypeError} where an option is wrong
 */
export function renderPagination(attributes: control.ControlAttributes, options?: BrowserOptions): string {
  return control.renderPagination(attributes, checked(options));
}

/** Refuses what the core would have, were it whole. Of the themes, it says itself which there are. */
function checked(options: Options | undefined): Options | undefined {
  for (const name of ['dialect', 'locale'] as const) {
    if (options?.[name] !== undefined)
      throw new TypeError(`There is no option "${name}" in the build for browsers.`);
  }
  return options;
}
