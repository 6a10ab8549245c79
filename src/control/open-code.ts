/** Reports code that is left open: nothing may hide a tag without a word, and no control may end such code. */

import { hasCode, type Control } from '../attributes/checked-control.js';
import { rangesIn, type Source } from '../base/source.js';
import { splice, type Replacement } from '../base/splice.js';
import { problem, type Report } from '../diagnostics/diagnostic.js';
import type { Dialect } from '../dialects/dialect.js';
import { regionsOf } from '../regions/front-matter.js';
import { refusedRanges } from '../regions/blocks.js';
import type { Region } from '../regions/region.js';
import { findTags } from '../tags/find-tags.js';
import { mayHoldTag } from '../tags/tag-name.js';

/** Reports code without an end if a tag comes after it. */
export function checkUnclosed(
  source: Source,
  regions: readonly Region[],
  { label }: Dialect,
  report: Report,
): void {
  const region = regions.find(({ isUnclosed }) => isUnclosed);
  if (region === undefined) return;
  const { start } = region;
  const { text, tag } = source;
  const opening = openingAt(text, start);
  const end = start + opening.length;
  const rest = text.slice(end);
  if (!mayHoldTag(rest, tag)) return;
  const [hidden] = findTags(rest, rest, tag).tags;
  if (hidden === undefined) return;
  const { line } = source.position(end + hidden.range.start);
  report(problem('unclosed-code', { start, end }, { opening, line, language: label }));
}

/**
 * Reports a control that would be read as one piece of code with the text around it. In Django, `{#` is text, until a
 * `#}` on its line makes it a comment.
 *
 * @param replacements the controls, in source order
 */
export function checkEdges(
  source: Source,
  replacements: readonly Replacement[],
  { findRegions, label }: Dialect,
  report: Report,
): void {
  const page = splice(source.text, replacements);
  const regions = regionsOf(page, source.file, findRegions);
  let moved = 0;
  for (const { range, text } of replacements) {
    const start = range.start + moved;
    const end = start + text.length;
    const region = rangesIn(regions, { start, end }).find((one) => one.start < start || one.end > end);
    if (region !== undefined) {
      const opening = openingAt(page, region.start);
      const { line } = source.position(Math.min(region.start - moved, range.start));
      return report(problem('control-in-code', range, { opening, line, language: label }));
    }
    moved = end - range.end;
  }
}

/**
 * Reports controls in blocks where the language refuses them.
 *
 * @param controls in source order
 */
export function checkBlocks(
  source: Source,
  controls: readonly { readonly control: Control }[],
  regions: readonly Region[],
  { refusing = [], label }: Dialect,
  report: Report,
): void {
  const blocks = refusedRanges(source.text, regions, refusing);
  for (const { control } of controls) {
    const { range } = control;
    // A block that is all in a value, such as a translated label, is copied as it is.
    const block = rangesIn(blocks, range).find(
      (one) => one.opening.start < range.start || one.end >= range.end,
    );
    if (block === undefined || (block.refuses === 'code' && !hasCode(control))) continue;
    const opening = source.text.slice(block.opening.start, block.opening.end);
    const { line } = source.position(block.opening.start);
    report(problem('refused-place', range, { fault: block.refuses, language: label, opening, line }));
  }
}

/** The opening delimiter at an offset, or how it begins: `{{`, `<%=`, `@lang`. */
function openingAt(text: string, start: number): string {
  return /^(?:@\w{1,30}|[^][^\w\s<]{0,4})/.exec(text.slice(start, start + 32))?.[0] ?? '';
}
