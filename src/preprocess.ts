import { checkTag } from './attributes/check-attributes.js';
import { mayHoldTag } from './tags/candidates.js';
import { prepareControl, type RenderControl } from './control/control.js';
import { hasError, PaginationTagError, sortDiagnostics, type Diagnostic } from './diagnostics/diagnostic.js';
import { findTags } from './tags/find-tags.js';
import { checkLandmarks, type Landmark } from './control/landmarks.js';
import { MAX_LENGTH, reportingLength, reportLength } from './output/length.js';
import { mask } from './dialects/mask.js';
import { resolveOptions, type Options, type Settings } from './options/options.js';
import { PageResult, type Result } from './output/result.js';
import { createSource, type Range, type Source } from './base/source.js';
import type { Replacement } from './output/splice.js';
import { themedControl } from './control/themed-control.js';

/**
 * Replaces the `<pagination>` tags of a template and reports all that is wrong with them. Never throws for what is
 * in the template or in the data.
 *
 * @param html the template, whole page or fragment
 * @throws {TypeError} where `html` is not a string, or an option is wrong
 * @example
 * const { html, diagnostics } = preprocess(template, { file: 'blog.html', data: { page: 7 } });
 */
export function preprocess(html: string, options?: Options): Result {
  return replaceTags(html, resolveOptions(options));
}

/** Does what `preprocess` does once the options are checked. */
export function replaceTags(html: string, settings: Settings): PageResult {
  const { source, tags, controls, diagnostics: found } = prepare(html, settings);
  const rendered = renderControls(source, controls, settings.data);
  const diagnostics = sortDiagnostics([...found, ...rendered.diagnostics]);
  const replacements = hasError(diagnostics) ? [] : rendered.replacements;
  return new PageResult(source, tags, replacements, diagnostics);
}

/**
 * Replaces the `<pagination>` tags of a template.
 *
 * @param html the template, whole page or fragment
 * @returns the template with nothing but its tags changed
 * @throws {PaginationTagError} for any error in the template or its data; all of them are in its `diagnostics`
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
 * Prepares a template once, to be rendered for every request. The tags are found and checked here; a request looks
 * up its data and joins strings.
 *
 * @param html the template, whole page or fragment
 * @param options as for `transform`; `data` stands in where a render is given none
 * @returns a function from data to the page. It throws a `PaginationTagError` where a value is missing or wrong,
 *   and then gives nothing of the page.
 * @throws {PaginationTagError} for any error in the template
 * @throws {TypeError} where `html` is not a string, or an option is wrong
 * @example
 * const page = compile('<pagination path="/posts/:page" total_pages="{pages}" current_page="{page}"></pagination>');
 * page({ pages: 42, page: 7 });
 * // '<nav class="pagination" aria-label="Pagination">…</nav>'
 */
export function compile(html: string, options?: Options): (data?: object) => string {
  const settings = resolveOptions(options);
  const { source, controls, diagnostics } = prepare(html, settings);
  if (hasError(diagnostics)) throw new PaginationTagError(sortDiagnostics(diagnostics));
  const known = renderControls(
    source,
    controls.filter(({ isStatic }) => isStatic),
    undefined,
  );
  if (hasError(known.diagnostics)) throw new PaginationTagError(known.diagnostics);
  const parts = toParts(source, controls, known.replacements);
  return (data = settings.data) => {
    let page = '';
    const problems: Diagnostic[] = [];
    for (const part of parts) {
      if (typeof part === 'string') {
        page += part;
        continue;
      }
      const { markup, diagnostics: found } = part.render(data);
      if (found.length > 0) problems.push(...found);
      if (page.length + markup.length > MAX_LENGTH) {
        problems.push(reportLength(source, part.range));
        break;
      }
      page += markup;
    }
    if (problems.length > 0) throw new PaginationTagError(problems);
    return page;
  };
}

/** A control, ready to be rendered, and what it takes the place of. */
interface PlacedControl {
  readonly range: Range;
  readonly createRender: () => RenderControl;
  /** Whether it is the same for every request. */
  readonly isStatic: boolean;
}

/** A control that is rendered for every request. */
interface WaitingControl {
  readonly range: Range;
  readonly render: RenderControl;
}

interface Prepared {
  readonly source: Source;
  /** What the tags' controls take the place of, in source order. */
  readonly tags: readonly Range[];
  /** The controls of the tags that are right. */
  readonly controls: readonly PlacedControl[];
  readonly diagnostics: readonly Diagnostic[];
}

/** All that can be done before there is data. */
function prepare(html: string, settings: Settings): Prepared {
  if (typeof html !== 'string')
    throw new TypeError(
      `The template must be a string, not ${typeof html}. A file is read as one with readFileSync(file, 'utf8').`,
    );
  const source = createSource(html, settings.file);
  if (!mayHoldTag(html)) return { source, tags: [], controls: [], diagnostics: [] };
  const themed = themedControl(settings.theme);
  const { dialect } = settings;
  const code = dialect && { dialect, regions: dialect.findRegions(html) };
  const found = findTags(source, code && mask(html, code.regions));
  const diagnostics = [...found.diagnostics];
  const controls: PlacedControl[] = [];
  const landmarks: Landmark[] = [];
  for (const tag of found.tags) {
    const { control, diagnostics: problems } = checkTag(source, tag, code);
    for (const problem of problems) diagnostics.push(problem);
    if (control === undefined) continue;
    const { createRender, landmark } = prepareControl(
      themed,
      source,
      control,
      found.documentLanguage,
      settings,
    );
    controls.push({
      range: tag.range,
      createRender: reportingLength(createRender, source, tag.range),
      isStatic: control.bound.length === 0,
    });
    landmarks.push({ control, name: landmark });
  }
  for (const problem of checkLandmarks(source, landmarks)) diagnostics.push(problem);
  return { source, tags: found.tags.map(({ range }) => range), controls, diagnostics };
}

/** Renders controls, up to the one from which on the page would be too long. */
function renderControls(
  source: Source,
  controls: readonly PlacedControl[],
  data: unknown,
): { readonly replacements: readonly Replacement[]; readonly diagnostics: readonly Diagnostic[] } {
  const replacements: Replacement[] = [];
  const diagnostics: Diagnostic[] = [];
  let { length } = source.text;
  for (const control of controls) {
    const { markup, diagnostics: found } = control.createRender()(data);
    for (const problem of found) diagnostics.push(problem);
    length += markup.length;
    if (length > MAX_LENGTH) {
      diagnostics.push(reportLength(source, control.range));
      break;
    }
    replacements.push({ range: control.range, text: markup });
  }
  return { replacements, diagnostics };
}

/** Cuts the page into text that never changes, static controls included, and controls that wait for data. */
function toParts(
  source: Source,
  controls: readonly PlacedControl[],
  known: readonly Replacement[],
): (string | WaitingControl)[] {
  const markups = new Map(known.map(({ range, text }) => [range, text]));
  const parts: (string | WaitingControl)[] = [];
  let text = '';
  let from = 0;
  for (const control of controls) {
    const { range } = control;
    text += source.text.slice(from, range.start);
    from = range.end;
    const markup = markups.get(range);
    if (markup !== undefined) {
      text += markup;
    } else {
      parts.push(text, { range, render: control.createRender() });
      text = '';
    }
  }
  return [...parts, text + source.text.slice(from)];
}
