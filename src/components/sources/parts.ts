/** The parts of a control that `--with` chooses. */

import type { Theme } from '../../themes/theme.js';
import type { MarkedPart } from '../../themes/tree.js';
import { UsageError } from '../../base/usage-error.js';
import type { Framework } from '../frameworks/framework.js';
import { PARTS, type ChosenPart } from '../draw/host.js';

/** Parts that take the place of the page numbers, so that a control has one of them. */
const LAYOUTS: readonly ChosenPart[] = ['position', 'links'];

/** What a theme in HTML needs for a part. */
const NEEDED: Readonly<Partial<Record<ChosenPart, readonly MarkedPart[]>>> = {
  ends: ['first', 'last'],
  position: ['position'],
  jump: ['jump'],
  sizes: ['page-sizes'],
};

/** Returns the parts of a list, such as `ends,labels`. The head of a file may name parts that other versions have. */
export function partsOf(list = ''): Set<ChosenPart> {
  // Links alone are no list with pages.
  if (list === 'all') return new Set(PARTS.filter((part) => part !== 'links'));
  const names = list.split(',');
  return new Set(PARTS.filter((part) => names.includes(part)));
}

/** Whether a theme has what a part needs. One in HTML shows its own labels. */
export function isInTheme(part: ChosenPart, { parts }: Theme): boolean {
  return parts === undefined || (part !== 'labels' && missingFor(part, parts) === undefined);
}

/** Returns the element that a part needs and a theme in HTML lacks. */
function missingFor(part: ChosenPart, parts: readonly MarkedPart[]): MarkedPart | undefined {
  return NEEDED[part]?.find((name) => !parts.includes(name));
}

/** Throws if a theme in HTML does not have what a part needs. */
export function refuseMissing(chosen: ReadonlySet<ChosenPart>, { parts, file = 'the theme' }: Theme): void {
  if (parts === undefined) return;
  if (chosen.has('labels'))
    throw new UsageError(
      `${file} is a theme in HTML, which shows its own labels.`,
      'Write :previous_label and :next_label into it, and leave labels out of --with.',
    );
  for (const part of chosen) {
    const missing = missingFor(part, parts);
    if (missing !== undefined)
      throw new UsageError(
        `${file} has no element with data-part="${missing}", which --with ${part} needs.`,
        'Add the element to the theme, or choose other parts.',
      );
  }
  if (!parts.includes('page') && !LAYOUTS.some((one) => chosen.has(one)))
    throw new UsageError(
      `${file} has no element with data-part="page", so it shows no page numbers.`,
      `Choose what it shows instead: --with ${LAYOUTS.join(' or --with ')}.`,
    );
}

/** @throws {UsageError} if the component of a framework cannot have one of the parts */
export function refuseParts(parts: ReadonlySet<ChosenPart>, { label, lacks = {} }: Framework): void {
  for (const part of parts) {
    const reason = lacks[part];
    if (reason !== undefined)
      throw new UsageError(
        `The component for ${label} cannot have the part ${part}. ${reason}`,
        'Leave it out of --with.',
      );
  }
  if (parts.has('links') && parts.has('boundaries'))
    throw new UsageError(
      'The part links leaves out the page numbers, so the part boundaries has no effect.',
      'Leave out one of them.',
    );
}
