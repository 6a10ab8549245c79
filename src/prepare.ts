/** The steps of a template that need no data: its tags are found, checked and made ready to render. */

import { checkTag } from './attributes/check-tag.js';
import { printsText, type Control } from './attributes/checked-control.js';
import { suggestAttribute } from './attributes/names.js';
import { COMPONENT_FILE, nameOfOthers } from './attributes/tags-of-others.js';
import { rangesIn, Source, type Range } from './base/source.js';
import { prepareControl, type PreparedControl } from './control/control.js';
import { checkLandmarks } from './control/landmarks.js';
import { checkBlocks, checkUnclosed } from './control/open-code.js';
import { createSnippet } from './control/snippet.js';
import { themedControl } from './control/themed-control.js';
import { problem, reportTo, type Problem, type Report } from './diagnostics/diagnostic.js';
import { findElement, type OtherLanguage } from './options/other-languages.js';
import type { ResolvedOptions } from './options/render-options.js';
import { declaredCharset } from './output/charset.js';
import { regionsOf } from './regions/front-matter.js';
import { isMarkdown, type ReadMarkdown } from './regions/markdown.js';
import { mask } from './regions/mask.js';
import type { Region } from './regions/region.js';
import { findTags } from './tags/find-tags.js';
import { placeInMarkdown, type MarkdownPlace } from './tags/markdown-places.js';
import { maskMarkdown } from './tags/mask-markdown.js';
import type { StartTagAttributes } from './tags/parsed-tags.js';
import { mayHoldTag } from './tags/tag-name.js';

export interface PlacedControl extends PreparedControl {
  readonly control: Control;
  /** A character that would end the template. */
  readonly terminator: string | undefined;
  /** Its place, if the template is Markdown. */
  readonly place: MarkdownPlace | undefined;
  /** The encoding that the page declares, if that is not UTF-8. */
  readonly charset: string | undefined;
}

/** A template whose controls only wait for their data. */
interface Prepared {
  readonly source: Source;
  /** The ranges of the tags. */
  readonly ranges: readonly Range[];
  readonly controls: readonly PlacedControl[];
  readonly problems: readonly Problem[];
}

export function prepare(html: string, options: ResolvedOptions, isReused = false): Prepared {
  if (typeof html !== 'string')
    throw new TypeError(
      `The template must be a string, not ${typeof html}. To read a file as a string, use readFileSync(file, 'utf8').`,
    );
  const source = new Source(html, options.file, options.tag);
  const nothing = { source, ranges: [], controls: [], problems: [] };
  if (options.otherLanguage !== undefined)
    return { ...nothing, problems: inOtherLanguage(html, options.tag, options.otherLanguage) };
  if (!options.isTemplate || !mayHoldTag(html, options.tag)) return nothing;
  if (options.otherKind !== undefined)
    return { ...nothing, problems: notHtml(html, options.tag, options.otherKind) };
  const template = readTemplate(source, options);
  const unread = template.regions.find((region) => region.unread !== undefined)?.unread;
  if (unread !== undefined) return { ...nothing, problems: notHtml(html, options.tag, unread, 'syntax') };
  const found = findOwnTags(template, options);
  const placed = placeTags(found, template, options);
  const { controls, problems } = checkTags(template, found, placed.places, options, isReused);
  return {
    source,
    ranges: found.tags.map(({ range }) => range),
    controls,
    problems: [...template.problems, ...found.problems, ...placed.problems, ...problems],
  };
}

/** The error that an element in another language is no tag. */
function inOtherLanguage(text: string, name: string, language: OtherLanguage): Problem[] {
  const range = findElement(text, name, language);
  return range === undefined ? [] : [problem('file-not-html', range, language)];
}

/** The warning that a template of something else than HTML is left as it is. */
function notHtml(text: string, name: string, kind: string, fault: 'kind' | 'syntax' = 'kind'): Problem[] {
  const found = new RegExp(`<${name}(?=[\\s/>])`, 'i').exec(text);
  if (found === null) return [];
  const range = { start: found.index, end: found.index + found[0].length };
  return [problem('template-not-html', range, { fault, kind })];
}

type Template = ReturnType<typeof readTemplate>;

/** Finds what is not HTML, and masks it. */
function readTemplate(source: Source, options: ResolvedOptions) {
  const { text, file } = source;
  const { dialect, tag: name } = options;
  const regions = regionsOf(text, file, dialect?.findRegions);
  const page = isMarkdown(file) ? maskMarkdown(text, regions, markdownOf(options), file, name) : undefined;
  const whole = page?.masked ?? mask(text, regions);
  const { masked, components } = dialect?.hideComponents?.(whole, name) ?? { masked: whole, components: [] };
  const cut = page?.problems ?? [];
  return { source, regions, page, masked, cut, problems: [...components, ...cut] };
}

function findOwnTags({ source: { text }, regions, masked, cut }: Template, options: ResolvedOptions) {
  const others: Problem[] = [];
  const isOfOthers = otherTagTest(text, regions, options, reportTo(others));
  const { tags, documentLanguage, problems } = findTags(text, masked, options.tag, isOfOthers);
  const [first] = tags;
  const { dialect, otherDialect } = options;
  const ofExtension =
    first && dialect && otherDialect
      ? [problem('other-extension', first.startTag, { dialect: dialect.label, ...otherDialect })]
      : [];
  const outer = regions.filter(({ enclosing }) => enclosing);
  const ended = [
    ...tags.map(({ startTag }) => startTag),
    ...problems.filter(({ code }) => code === 'unfinished-tag').map(({ range }) => range),
  ].flatMap((range) => endOfSigil(range, outer) ?? []);
  // The attributes of a tag that is cut in two are unknown.
  const cutStarts = new Set([...cut, ...ended].map(({ range }) => range.start));
  const isEnded = ({ range }: Problem): boolean => ended.some((one) => one.range.start === range.start);
  return {
    tags,
    uncut: tags.filter(({ startTag }) => !cutStarts.has(startTag.start)),
    documentLanguage,
    ofPlaces: problems,
    // One warning is enough, however many tags of others there are.
    problems: [...problems.filter((one) => !isEnded(one)), ...ended, ...others.slice(0, 1), ...ofExtension],
  };
}

/** The error that a character in a tag ends the sigil in which the tag begins. */
function endOfSigil(range: Range, outer: readonly Region[]): Problem | undefined {
  const terminator = terminatorAt(range.start, outer);
  const [after] = rangesIn(outer, range);
  if (terminator === undefined || after === undefined) return undefined;
  return problem('terminator-in-control', { start: range.start, end: after.start }, { terminator });
}

/** The character that would end the template around a place, if any. */
function terminatorAt(start: number, outer: readonly Region[]): string | undefined {
  return rangesIn(outer, { start: 0, end: start }).at(-1)?.enclosing?.terminator;
}

type FoundTags = ReturnType<typeof findOwnTags>;

/** Finds out what a control in Markdown becomes a part of. */
function placeTags({ uncut, ofPlaces }: FoundTags, { page }: Template, options: ResolvedOptions) {
  if (page === undefined) return { problems: [] };
  const { places, problems } = placeInMarkdown(uncut, page, options.file);
  // HTML says more of the same tag.
  const isKnown = ({ range }: Problem): boolean => ofPlaces.some((one) => one.range === range);
  return { places, problems: problems.filter((one) => !isKnown(one)) };
}

/** Checks the tags, and makes their controls ready to render. */
function checkTags(
  { source, regions, masked }: Template,
  { uncut: tags, documentLanguage }: FoundTags,
  places: ReturnType<typeof placeTags>['places'],
  options: ResolvedOptions,
  isReused: boolean,
) {
  const { dialect } = options;
  const problems: Problem[] = [];
  const report = reportTo(problems);
  const themed = themedControl(options.theme);
  const context = { source, themed, documentLanguage, options, isReused, compile: createSnippet };
  const charset = tags.length > 0 ? declaredCharset(source.text, masked, regions) : undefined;
  const outer = regions.filter(({ enclosing }) => enclosing);
  const controls: PlacedControl[] = [];
  for (const tag of tags) {
    const control = checkTag(source.text, tag, regions, options, documentLanguage !== undefined, report);
    if (control === undefined) continue;
    const terminator = terminatorAt(tag.range.start, outer);
    const place = places?.get(tag);
    if (place && dialect && dialect.syntax.inMarkdown === undefined && printsText(control))
      report(problem('misplaced-tag', tag.startTag, { fault: 'markdownCode' }));
    const prepared = prepareControl(control, place?.isRead ? { ...context, isInLine: true } : context);
    controls.push({ control, ...prepared, terminator, place, charset });
  }
  checkLandmarks(controls, source.text, regions, dialect, report);
  if (dialect) {
    checkBlocks(source, controls, regions, dialect, report);
    checkUnclosed(source, regions, dialect, report);
  }
  return { controls, problems };
}

/** Creates a function that tells of a start tag whether it belongs to another library, which is reported. */
function otherTagTest(
  html: string,
  regions: readonly Region[],
  { file = '', dialect }: ResolvedOptions,
  report: Report,
): (tag: StartTagAttributes, range: Range) => boolean {
  return ({ attributes }, range) => {
    if (/[A-Z]/.test(html.charAt(range.start + 1)) && COMPONENT_FILE.test(file)) return true;
    // Names in template code are masked.
    const isCode = (name: string, start: number): boolean =>
      rangesIn(regions, { start, end: start + name.length }).length > 0;
    const written = dialect
      ? attributes.filter(
          ({ name, range: { start } }) =>
            dialect.syntax.aroundAttributes?.includes(name) !== true && !isCode(name, start),
        )
      : attributes;
    const found = nameOfOthers(written.map(({ name }) => name));
    const attribute = written.find(({ name }) => name === found);
    if (attribute === undefined) return false;
    const { start } = attribute.range;
    const asWritten = html.slice(start, start + attribute.name.length);
    report(
      problem('tag-of-others', attribute.range, { name: asWritten, suggestion: suggestAttribute(asWritten) }),
    );
    return true;
  };
}

function markdownOf({ file = '', markdown }: ResolvedOptions): ReadMarkdown {
  if (markdown !== undefined) return markdown;
  throw new TypeError(
    `${file} is Markdown. Set the option markdown: markdown(), with import { markdown } from 'pagination-tag/markdown'.`,
  );
}
