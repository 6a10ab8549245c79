/** The words of a component's source that depend on its options. */

import type { PaginationOptions } from '../../index.js';
import type { Labels } from '../../options/labels.js';
import { english as englishLabels, labelsFor } from '../../options/locales.js';

/** Texts to replace. If two begin at the same place, the first one counts. */
export type Changes = readonly (readonly [from: string, to: string])[];

/** Replaces texts in one pass, so that what was written stays: `my_app_web` contains `app_web`. */
export function replaceAll(text: string, changes: Changes): string {
  if (changes.length === 0) return text;
  const written = new Map(changes);
  const pattern = changes.map(([from]) => from.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  return text.replace(new RegExp(pattern, 'g'), (from) => written.get(from) ?? from);
}

/** The labels of a control, and the summary, which an application writes itself for a tag. */
export interface ComponentLabels extends Labels {
  readonly summary: string;
}

/** Adds the summary: "21–30 of 420" has the words of "Page 3 of 42". */
function withSummary(labels: Labels): ComponentLabels {
  const ofPages = labels.position.slice(labels.page.length);
  return { ...labels, summary: `:from–:to${ofPages.replace(':pages', ':total')}` };
}

export const english = withSummary(englishLabels);

/** Returns the labels in a language, or in English if there are none. */
export function componentLabelsFor(tag: string): ComponentLabels {
  return withSummary(labelsFor(tag) ?? englishLabels);
}

/**
 * Returns the English labels, which sources have, each with the label to write.
 *
 * @param hasPageLabels whether the component spells out "Page 7", or announces it; most do not
 */
export function labelsOf(rendering: PaginationOptions, hasPageLabels: boolean): Changes {
  const labels = { ...componentLabelsFor(rendering.locale ?? 'en'), ...rendering.labels };
  const names = Object.keys(english) as (keyof ComponentLabels)[];
  return names.map((name) => [english[name], name === 'page' && !hasPageLabels ? '' : labels[name]]);
}

/** Returns replacements for a string in single and in double quotation marks. */
export function quoted(from: string, to: string): Changes {
  return ['"', "'"].map((mark) => {
    const escaped = to.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`);
    return [`${mark}${from}${mark}`, `${mark}${escaped}${mark}`];
  });
}
