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
  type Report,
} from './diagnostics/diagnostic.js';
import type { Dialect } from './dialects/dialect.js';
import { mask } from './regions/mask.js';
import type { Region } from './regions/region.js';
import { besideFrontMatter, isMarkdown, isWithinLine, type ReadMarkdown } from './regions/markdown.js';
import type { Options } from './options/options.js';
import { resolveOptions } from './options/resolve.js';
import type { ResolvedOptions } from './options/render-options.js';
import { PageResult, type Result } from './output/result.js';
import { splice, type Replacement } from './base/splice.js';
import { findTags, type Tag } from './tags/find-tags.js';
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
  const ready = controls.map(renderFixed);
  const fixed = ready.filter(({ control }) => control.bound.length === 0);
  const once = renderControls(source, fixed, undefined, resolved.dialect).problems;
  throwErrors(source, once);
  tellWarnings(source, [...problems, ...once], resolved.onWarning);
  return (data = resolved.data) => {
    const { replacements, problems: found } = renderControls(source, ready, data, resolved.dialect);
    if (found.length > 0) {
      throwErrors(source, found);
      const others = found.filter((one) => !once.includes(one));
      tellWarnings(source, others, resolved.onWarning);
    }
    return splice(html, replacements);
  };
}

/** Renders a control without bindings once. */
function renderFixed(one: PlacedControl): PlacedControl {
  if (one.control.bound.length > 0) return one;
  const found: Problem[] = [];
  const rendered = one.render(undefined, reportTo(found));
  return { ...one, render: (_, report) => (found.forEach(report), rendered) };
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
  const { masked, components, cut } = maskCode(html, regions, options);
  const { tags, documentLanguage, problems: ofPlaces } = findTags(html, masked, name);
  const problems: Problem[] = [...ofPlaces, ...components, ...cut];
  const report = reportTo(problems);
  const [first] = tags;
  if (first && dialect && options.otherDialect)
    report(problem('other-extension', first.startTag, { dialect: dialect.label, ...options.otherDialect }));
  // The attributes of a tag that is cut in two are unknown.
  const cutStarts = new Set(cut.map(({ range }) => range.start));
  const whole = tags.filter(({ startTag }) => !cutStarts.has(startTag.start));
  if (isMarkdown(file)) checkParagraphs(whole, mask(html, regions), ofPlaces, report);
  const hosts = regions.filter(({ host }) => host);
  const themed = themedControl(options.theme);
  const context = { source, themed, documentLanguage, options, isReused, compile: createSnippet };
  const controls: PlacedControl[] = [];
  for (const tag of whole) {
    const control = checkTag(html, tag, regions, options, documentLanguage !== undefined, report);
    if (control === undefined) continue;
    const host = rangesIn(hosts, { start: 0, end: tag.range.start }).at(-1)?.host;
    const { render, landmark } = prepareControl(control, context);
    controls.push({ control, render, landmark, terminator: host?.terminator });
  }
  checkLandmarks(controls, html, regions, dialect, report);
  if (dialect) checkUnclosed(source, regions, dialect, report);
  return { source, ranges: tags.map(({ range }) => range), controls, problems };
}

/** Masks all that is not HTML: template code, components, and what Markdown does not take for HTML. */
function maskCode(html: string, regions: readonly Region[], options: ResolvedOptions) {
  const { dialect, file, tag } = options;
  const { masked: whole, problems: cut } = isMarkdown(file)
    ? maskMarkdown(html, regions, markdownOf(options), file, tag)
    : { masked: mask(html, regions), problems: [] };
  const { masked, components } = dialect?.hideComponents?.(whole, tag) ?? { masked: whole, components: [] };
  return { masked, components, cut };
}

/** Reports tags in paragraphs of Markdown, unless their place is reported already. */
function checkParagraphs(
  tags: readonly Tag[],
  text: string,
  reported: readonly Problem[],
  report: Report,
): void {
  for (const { range, startTag } of tags)
    if (isWithinLine(text, range.start) && !reported.some((one) => one.range === startTag))
      report(problem('misplaced-tag', startTag, { fault: 'markdown' }));
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
  if (dialect && problems.length === 0) checkEdges(source, replacements, dialect, report);
  return { replacements, problems };
}

function throwErrors(source: Source, problems: readonly Problem[]): void {
  if (hasError(problems)) throw new PaginationTagError(diagnose(source, problems));
}
