import type { Control } from './attributes/checked-control.js';
import { checkTag } from './attributes/check-tag.js';
import { rangesIn, Source } from './base/source.js';
import { MAX_LENGTH } from './base/text.js';
import { prepareControl, type PreparedControl } from './control/control.js';
import { checkLandmarks } from './control/landmarks.js';
import { checkEdges, checkUnclosed } from './control/open-code.js';
import { createSnippet } from './control/snippet.js';
import { themedControl } from './control/themed-control.js';
import {
  diagnose,
  hasError,
  PaginationTagError,
  problem,
  tellWarnings,
  reportTo,
  type Problem,
} from './diagnostics/diagnostic.js';
import type { Dialect } from './dialects/dialect.js';
import { mask } from './regions/mask.js';
import { besideFrontMatter, isMarkdown, isWithinLine, type ReadMarkdown } from './regions/markdown.js';
import type { Options } from './options/options.js';
import { resolveOptions } from './options/resolve.js';
import type { ResolvedOptions } from './options/render-options.js';
import { PageResult, type Result } from './output/result.js';
import { splice, type Replacement } from './base/splice.js';
import { findTags } from './tags/find-tags.js';
import { maskMarkdown } from './tags/mask-markdown.js';
import { mayHoldTag } from './tags/tag-name.js';
import type { Page, PlainTemplate } from './template-data.js';

/**
 * Replaces the `<pagination>` tags of a template and reports all problems. Never throws because of the template or its
 * data.
 *
 * @param html the template, a page or a fragment
 * @throws {TypeError} if `html` is not a string or an option is invalid
 * @example
 * const { html, diagnostics } = preprocess(template, { file: 'blog.html', data: { page: 7 } });
 */
export function preprocess(html: string, options?: Options): Result {
  const { source, ranges, replacements, problems } = replaceTags(html, resolveOptions(options));
  return new PageResult(source, ranges, hasError(problems) ? [] : replacements, diagnose(source, problems));
}

/**
 * Replaces the `<pagination>` tags of a template.
 *
 * @param html the template, a page or a fragment
 * @returns the template with its tags replaced
 * @throws {PaginationTagError} if the template or its data has errors; `diagnostics` contains all problems
 * @throws {TypeError} if `html` is not a string or an option is invalid
 * @example
 * transform('<pagination path="/posts/:page" total_pages="42" current_page="7"></pagination>')
 * // '<nav class="pagination" aria-label="Pagination">…</nav>'
 */
export function transform(html: string, options?: Options): string {
  const resolved = resolveOptions(options);
  const { source, replacements, problems } = replaceTags(html, resolved);
  throwErrors(source, problems);
  tellWarnings(source, problems, resolved.onWarning);
  return splice(html, replacements);
}

/**
 * Compiles a template once, to render it for every request. The tags are found and checked here; a request only looks
 * up data and joins strings.
 *
 * @param html the template, a page or a fragment. If it is a string literal, TypeScript reads the names of the data in it.
 * @param options as for `transform`; `data` is the default for renders without data
 * @returns a function that takes data and returns the page. It throws a `PaginationTagError` if a value is missing or
 *   invalid.
 * @throws {PaginationTagError} if the template has errors
 * @throws {TypeError} if `html` is not a string or an option is invalid
 * @example
 * const page = compile('<pagination path="/posts/:page" total_pages="{pages}" current_page="{page}"></pagination>');
 * page({ pages: 42, page: 7 });
 * // '<nav class="pagination" aria-label="Pagination">…</nav>'
 */
export function compile<Template extends string, Defaults extends object | undefined = undefined>(
  html: Template,
  options?: Options & PlainTemplate & { readonly data?: Defaults },
): Page<Template, Defaults>;
export function compile(html: string, options?: Options): (data?: object) => string;
export function compile(html: string, options?: Options): (data?: object) => string {
  const resolved = resolveOptions(options);
  const { source, controls, problems } = prepare(html, resolved, true);
  throwErrors(source, problems);
  const kept = controls.map((one): PlacedControl => {
    if (one.control.bound.length > 0) return one;
    const found: Problem[] = [];
    const rendered = one.render(undefined, reportTo(found));
    return { ...one, render: (_, report) => (found.forEach(report), rendered) };
  });
  const fixed = kept.filter(({ control }) => control.bound.length === 0);
  const once = renderControls(source, fixed, undefined, resolved.dialect).problems;
  throwErrors(source, once);
  tellWarnings(source, [...problems, ...once], resolved.onWarning);
  return (data = resolved.data) => {
    const { replacements, problems: found } = renderControls(source, kept, data, resolved.dialect);
    if (found.length > 0) {
      throwErrors(source, found);
      const others = found.filter((one) => !once.includes(one));
      tellWarnings(source, others, resolved.onWarning);
    }
    return splice(html, replacements);
  };
}

/** Runs every step of a template that is rendered once. */
function replaceTags(html: string, options: ResolvedOptions) {
  const { source, ranges, controls, problems } = prepare(html, options);
  const rendered = renderControls(source, controls, options.data, options.dialect);
  return {
    source,
    ranges,
    replacements: rendered.replacements,
    problems: [...problems, ...rendered.problems],
  };
}

/** A control ready to render, and its place. */
interface PlacedControl extends PreparedControl {
  readonly control: Control;
  /** A character that would end the template. */
  readonly terminator: string | undefined;
}

/** Runs every step that needs no data. */
function prepare(html: string, options: ResolvedOptions, isReused = false) {
  if (typeof html !== 'string')
    throw new TypeError(
      `The template must be a string, not ${typeof html}. To read a file as a string, use readFileSync(file, 'utf8').`,
    );
  const { dialect, file, tag: name } = options;
  const source = new Source(html, file, name);
  if (!options.isTemplate || !mayHoldTag(html, name))
    return { source, ranges: [], controls: [], problems: [] };
  const regions = dialect ? besideFrontMatter(dialect.findRegions)(html, file) : [];
  const hosts = regions.filter(({ host }) => host);
  const { masked: withoutCode, problems: cut } = isMarkdown(file)
    ? maskMarkdown(html, regions, markdownOf(options), file, name)
    : { masked: mask(html, regions), problems: [] };
  const { masked, components } = dialect?.hideComponents?.(withoutCode, name) ?? {
    masked: withoutCode,
    components: [],
  };
  const found = findTags(html, masked, name);
  const { documentLanguage } = found;
  const themed = themedControl(options.theme);
  const context = { source, themed, documentLanguage, options, isReused, compile: createSnippet };
  const problems: Problem[] = [...found.problems, ...components, ...cut];
  const [first] = found.tags;
  if (first && dialect && options.otherDialect)
    problems.push(
      problem('other-extension', first.startTag, { dialect: dialect.label, ...options.otherDialect }),
    );
  const cutStarts = new Set(cut.map(({ range }) => range.start));
  const controls: PlacedControl[] = [];
  const isInMarkdown = isMarkdown(file);
  const visible = isInMarkdown ? mask(html, regions) : '';
  for (const tag of found.tags) {
    // The attributes of a tag that is cut in two are unknown.
    if (cutStarts.has(tag.startTag.start)) continue;
    if (
      isInMarkdown &&
      isWithinLine(visible, tag.range.start) &&
      !found.problems.some(({ range }) => range === tag.startTag)
    )
      problems.push(problem('misplaced-tag', tag.startTag, { fault: 'markdown' }));
    const checked = checkTag(html, tag, regions, options, documentLanguage !== undefined);
    for (const one of checked.problems) problems.push(one);
    const { control } = checked;
    if (control === undefined) continue;
    const host = rangesIn(hosts, { start: 0, end: tag.range.start }).at(-1)?.host;
    const { render, landmark } = prepareControl(control, context);
    controls.push({ control, render, landmark, terminator: host?.terminator });
  }
  for (const one of checkLandmarks(controls, html, regions, dialect)) problems.push(one);
  if (dialect) for (const one of checkUnclosed(source, regions, dialect)) problems.push(one);
  return { source, ranges: found.tags.map(({ range }) => range), controls, problems };
}

function markdownOf({ file = '', markdown }: ResolvedOptions): ReadMarkdown {
  if (markdown !== undefined) return markdown;
  throw new TypeError(
    `${file} is Markdown. Set the option markdown: markdown(), with import { markdown } from 'pagination-tag/markdown'.`,
  );
}

/** Renders controls until the page would be too long. */
function renderControls(
  source: Source,
  controls: readonly PlacedControl[],
  data: unknown,
  dialect: Dialect | undefined,
) {
  const replacements: Replacement[] = [];
  const problems: Problem[] = [];
  const report = reportTo(problems);
  let { length } = source.text;
  for (const { control, render, terminator } of controls) {
    const { range } = control;
    const text = render(data, report) ?? '';
    if (terminator !== undefined && (source.text.slice(range.start, range.end) + text).includes(terminator))
      report(problem('terminator-in-control', range, { terminator }));
    length += text.length;
    if (length > MAX_LENGTH) {
      report(problem('page-too-large', range, { limit: MAX_LENGTH }));
      break;
    }
    replacements.push({ range, text });
  }
  if (dialect && problems.length === 0)
    for (const one of checkEdges(source, replacements, dialect)) problems.push(one);
  return { replacements, problems };
}

function throwErrors(source: Source, problems: readonly Problem[]): void {
  if (hasError(problems)) throw new PaginationTagError(diagnose(source, problems));
}
