import type { SourceMap } from 'magic-string';
import { checkTag } from './attributes.js';
import { buildComponent, type Node } from './component.js';
import { renderControl } from './control.js';
import { hasError, PaginationTagError, sortDiagnostics, type Diagnostic } from './diagnostic.js';
import { findTags, mayHoldTag, type Tag } from './find-tags.js';
import { resolveOptions, type Options, type Settings } from './options.js';
import { createSource, type Position, type Source } from './source.js';
import { splice, type Replacement } from './splice.js';
import { defaultTheme } from './themes/default.js';

/** Where a tag stands in the template. */
export interface TagPlace {
  readonly start: Position;
  /** Exclusive. */
  readonly end: Position;
}

/** What comes of a template. */
export interface Result {
  /** The template with its tags replaced; the template itself where there is an error in it. */
  readonly html: string;
  /** Source map from `html` to the template, made when it is first read. */
  readonly map: SourceMap;
  /** All problems, errors and warnings, in the order of their places. */
  readonly diagnostics: readonly Diagnostic[];
  /** The tags that were found, in source order. */
  readonly tags: readonly TagPlace[];
}

/**
 * Replaces the `<pagination>` tags of a template and reports all that is wrong with them. Never throws for what is
 * in the template.
 *
 * @param html the template, whole page or fragment
 * @throws {TypeError} where `html` is not a string, or an option is wrong
 * @example
 * const { html, diagnostics } = preprocess(template, { file: 'blog.html' });
 */
export function preprocess(html: string, options?: Options): Result {
  if (typeof html !== 'string') throw new TypeError(`The template must be a string, not ${typeof html}.`);
  const settings = resolveOptions(options);
  const source = createSource(html, settings.file);
  const { tags, diagnostics: placeDiagnostics } = mayHoldTag(html)
    ? findTags(source)
    : { tags: [], diagnostics: [] };
  const component = buildComponent(defaultTheme);
  const built = tags.map((tag) => replaceTag(component, source, tag, settings));
  const diagnostics = sortDiagnostics([...placeDiagnostics, ...built.flatMap((one) => one.diagnostics)]);
  const replacements = built.flatMap(({ replacement }) => replacement ?? []);
  const spliced = splice(source, hasError(diagnostics) ? [] : replacements);
  return {
    html: spliced.html,
    get map() {
      return spliced.map;
    },
    diagnostics,
    tags: tags.map(({ range }) => ({ start: source.position(range.start), end: source.position(range.end) })),
  };
}

/**
 * Replaces the `<pagination>` tags of a template.
 *
 * @param html the template, whole page or fragment
 * @returns the template with nothing but its tags changed
 * @throws {PaginationTagError} for any error in the template; all of them are in its `diagnostics`
 * @throws {TypeError} where `html` is not a string, or an option is wrong
 * @example
 * transform('<pagination path="/posts/:page" total_pages="42" current_page="7"></pagination>')
 * // '<nav class="pagination" aria-label="Pagination">…</nav>'
 */
export function transform(html: string, options?: Options): string {
  const result = preprocess(html, options);
  if (hasError(result.diagnostics)) throw new PaginationTagError(result.diagnostics);
  return result.html;
}

/**
 * Prepares a template once, to be rendered many times.
 *
 * @param html the template, whole page or fragment
 * @returns a function that gives the page
 * @throws {PaginationTagError} for any error in the template
 * @throws {TypeError} where `html` is not a string, or an option is wrong
 * @example
 * const page = compile(template);
 * app.get('/posts', (request, response) => response.send(page()));
 */
export function compile(html: string, options?: Options): () => string {
  const page = transform(html, options);
  return () => page;
}

interface Replaced {
  readonly replacement: Replacement | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

function replaceTag(component: Node, source: Source, tag: Tag, settings: Settings): Replaced {
  const { control, diagnostics } = checkTag(source, tag);
  if (control === undefined) return { replacement: undefined, diagnostics };
  const rendered = renderControl(component, source, control, settings, tag.startTag);
  return {
    replacement: rendered.markup === undefined ? undefined : { range: tag.range, text: rendered.markup },
    diagnostics: [...diagnostics, ...rendered.diagnostics],
  };
}
