import type { Control } from './attributes/checked-control.js';
import { splice, type Replacement } from './base/splice.js';
import type { Source } from './base/source.js';
import { MAX_LENGTH } from './base/text.js';
import { checkEdges } from './control/open-code.js';
import {
  diagnose,
  hasError,
  PaginationTagError,
  problem,
  reportTo,
  tellWarnings,
  type Problem,
  type Report,
} from './diagnostics/diagnostic.js';
import type { Dialect } from './dialects/dialect.js';
import type { Options } from './options/options.js';
import type { ResolvedOptions } from './options/render-options.js';
import { resolveOptions } from './options/resolve.js';
import { asAscii } from './output/charset.js';
import { PageResult, type Result } from './output/result.js';
import { prepare, type PlacedControl } from './prepare.js';
import { putInMarkdown } from './tags/markdown-places.js';

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
 * @typeParam Data the type of the data. With one, the data is required; without one, any object is allowed
 * @param html the template, a page or a fragment
 * @param options as for `transform`; `data` is the default for renders without data
 * @returns a function that takes data and returns the page. It throws a `PaginationTagError` if a value is missing or
 *   invalid.
 * @throws {PaginationTagError} if the template has errors
 * @throws {TypeError} if `html` is not a string or an option is invalid
 * @example
 * const page = compile<{ pages: number; page: number }>(
 *   '<pagination path="/posts/:page" total_pages="{pages}" current_page="{page}"></pagination>',
 * );
 * page({ pages: 42, page: 7 });
 * // '<nav class="pagination" aria-label="Pagination">…</nav>'
 */
export function compile<Data extends object = object>(
  html: string,
  options?: Options,
): object extends Data ? (data?: Data) => string : (data: Data) => string;
export function compile(html: string, options?: Options): (data?: object) => string {
  const resolved = resolveOptions(options);
  const { source, controls, problems } = prepare(html, resolved, true);
  throwErrors(source, problems);
  const ready = controls.map(renderFixed);
  const fixed = ready.filter(({ isBound }) => !isBound);
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
  if (one.isBound) return one;
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
  for (const { control, render, terminator, place, charset } of controls) {
    const { range } = control;
    const drawn = render(data, report) ?? '';
    const placed = place === undefined ? drawn : putInMarkdown(place, drawn, dialect !== undefined);
    const text = charset === undefined ? placed : writeIn(charset, placed, control, dialect, report);
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

/** Writes a control in ASCII, and reports a character that had to stay. */
function writeIn(
  charset: string,
  html: string,
  { place }: Control,
  dialect: Dialect | undefined,
  report: Report,
) {
  const { text, left } = asAscii(html, dialect?.findRegions);
  if (left !== undefined) report(problem('other-charset', place, { charset, character: left }));
  return text;
}

function throwErrors(source: Source, problems: readonly Problem[]): void {
  if (hasError(problems)) throw new PaginationTagError(diagnose(source, problems));
}
