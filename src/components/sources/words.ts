/** The words of a component's source that depend on its options. */

import type { PaginationOptions } from '../../index.js';
import type { EnglishLabel } from '../../themes/tree.js';
import { withOwn } from '../../options/labels.js';
import type { ComponentLabels, ProgramLabels } from '../draw/labels.js';
import { english as englishLabels, labelsFor } from '../../options/locales.js';
import { summaryIn } from './summaries.js';

/** Texts to replace. If two begin at the same place, the first one counts. */
export type Changes = readonly (readonly [from: string, to: string])[];

/** Returns what replaces texts in one pass, so that what was written stays: `my_app_web` contains `app_web`. */
export function replacer(changes: Changes): (text: string) => string {
  if (changes.length === 0) return (text) => text;
  const written = new Map(changes);
  const froms = changes.map(([from]) => from.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const pattern = new RegExp(froms.join('|'), 'g');
  return (text) => text.replace(pattern, (from) => written.get(from) ?? from);
}

export const english = componentLabelsFor('en', false);

/** Returns the labels in the language of a rendering, with its own. */
export function programLabelsFor({ locale = 'en', labels = {} }: PaginationOptions): ProgramLabels {
  const inLanguage = labelsFor(locale) ?? englishLabels;
  const { known, ...all } = withOwn(inLanguage, labels);
  return { ...all, summary: summaryIn(known.language, inLanguage), short: known.short };
}

/**
 * Returns the labels in a language, or in English if there are none.
 *
 * @param isShort whether links show words, which are shorter in English
 */
export function componentLabelsFor(tag: string, isShort: boolean): ComponentLabels {
  const { short, ...labels } = programLabelsFor({ locale: tag });
  return isShort ? { ...labels, ...short } : labels;
}

/** Returns the labels that are English, because the language lacks them. */
export function englishIn({ locale = 'en', labels = {} }: PaginationOptions): readonly EnglishLabel[] {
  return withOwn(labelsFor(locale) ?? englishLabels, labels).known.inEnglish;
}

/** Returns replacements for a string in single and in double quotation marks. */
export function quoted(from: string, to: string): Changes {
  return ['"', "'"].map((mark) => {
    const escaped = to.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`);
    return [`${mark}${from}${mark}`, `${mark}${escaped}${mark}`];
  });
}
