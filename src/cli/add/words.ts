/** The words of a component's source that depend on its options. */

import type { PaginationOptions } from '../../index.js';
import { english, labelsFor } from '../../options/locales.js';
import { resolveOptions } from '../../options/resolve.js';

/** Texts to replace, in order. */
export type Changes = readonly (readonly [from: string, to: string])[];

export function replaceAll(text: string, changes: Changes): string {
  return changes.reduce((all, [from, to]) => all.replaceAll(from, () => to), text);
}

/**
 * Returns the English labels, which sources have, each with the label to write.
 *
 * @param isAnnounced whether the component announces its page: for that, it needs the page label in every theme
 */
export function labelsOf(rendering: PaginationOptions, isAnnounced: boolean): Changes {
  const labels = { ...(labelsFor(rendering.locale ?? 'en') ?? english), ...rendering.labels };
  // Most themes do not write out the page label.
  const page = isAnnounced || resolveOptions(rendering).theme.pageLabels ? labels.page : '';
  return [
    [english.landmark, labels.landmark],
    [english.previous, labels.previous],
    [english.next, labels.next],
    [english.page, page],
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
