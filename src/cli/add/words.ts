/** The words of a component's source that depend on its options. */

import type { PaginationOptions } from '../../index.js';
import { english, labelsFor } from '../../options/locales.js';

/** Texts to replace, in order. */
export type Changes = readonly (readonly [from: string, to: string])[];

export function replaceAll(text: string, changes: Changes): string {
  return changes.reduce((all, [from, to]) => all.replaceAll(from, () => to), text);
}

/**
 * Returns the English labels, which sources have, each with the label to write.
 *
 * @param hasPageLabels whether the component spells out "Page 7", or announces it; most do not
 */
export function labelsOf(rendering: PaginationOptions, hasPageLabels: boolean): Changes {
  const labels = { ...(labelsFor(rendering.locale ?? 'en') ?? english), ...rendering.labels };
  return [
    [english.landmark, labels.landmark],
    [english.first, labels.first],
    [english.previous, labels.previous],
    [english.next, labels.next],
    [english.last, labels.last],
    [english.page, hasPageLabels ? labels.page : ''],
    [english.position, labels.position],
  ];
}

/** Returns replacements for a string in single and in double quotation marks. */
export function quoted(from: string, to: string): Changes {
  return ['"', "'"].map((mark) => {
    const escaped = to.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`);
    return [`${mark}${from}${mark}`, `${mark}${escaped}${mark}`];
  });
}
