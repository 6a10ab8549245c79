/** The parts of a control that `--with` chooses. */

import { InvalidArgumentError } from 'commander';
import type { Theme } from '../../themes/theme.js';
import type { MarkedPart } from '../../themes/tree.js';
import { UsageError } from '../base/usage-error.js';
import type { Framework } from '../frameworks/framework.js';
import { PARTS, type ChosenPart } from '../draw/host.js';

/** Parts that take the place of the page numbers, so that a control has one of them. */
const LAYOUTS: readonly ChosenPart[] = ['position', 'links'];

/** What a theme in HTML needs for a part. */
const NEEDED: Readonly<Partial<Record<ChosenPart, readonly MarkedPart[]>>> = {
  ends: ['first', 'last'],
  position: ['position'],
};

/** The parts that need the numbers of pages. */
const NUMBERED: readonly ChosenPart[] = ['ends', 'summary', 'position', 'links', 'jump', 'sizes'];

/** Reads a list of parts, such as `ends,labels`, and returns it in one order. */
export function parseParts(value: string): string {
  const names = value.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined)
    throw new InvalidArgumentError(`There is no part "${unknown}". The parts are ${PARTS.join(', ')}.`);
  const numbered = names.find((name) => NUMBERED.some((part) => part === name));
  if (names.includes('neighbors') && numbered !== undefined)
    throw new InvalidArgumentError(
      `The pages of neighbors have no numbers, so there is no ${numbered}. Leave out one of them.`,
    );
  const parts = [...partsOf(names.join(','))];
  const layouts = LAYOUTS.filter((one) => parts.includes(one));
  if (layouts.length > 1)
    throw new InvalidArgumentError(
      `${layouts.join(' and ')} both take the place of the page numbers. Choose one of them.`,
    );
  return parts.join(',');
}

/** Returns the parts of such a list. The head of a file may name parts that other versions have. */
export function partsOf(list = ''): Set<ChosenPart> {
  const names = list.split(',');
  return new Set(PARTS.filter((part) => names.includes(part)));
}

/** Throws if a theme in HTML does not have what a part needs. */
export function refuseMissing(chosen: ReadonlySet<ChosenPart>, { parts, file = 'the theme' }: Theme): void {
  if (parts === undefined) return;
  if (chosen.has('labels'))
    throw new UsageError(
      `${file} is a theme in HTML, which shows the labels that are in it.`,
      'Write :previous_label and :next_label into it, and leave labels out of --with.',
    );
  const needed = [...chosen].flatMap((part) => (NEEDED[part] ?? []).map((name) => ({ part, name })));
  const missing = needed.find(({ name }) => !parts.includes(name));
  if (missing !== undefined)
    throw new UsageError(
      `${file} has no element with data-part="${missing.name}", which --with ${missing.part} needs.`,
      'Add the element to the theme, or choose other parts.',
    );
  if (!parts.includes('page') && !LAYOUTS.some((one) => chosen.has(one)))
    throw new UsageError(
      `${file} has no element with data-part="page", so it shows no page numbers.`,
      `Choose what it shows instead: --with ${LAYOUTS.join(' or --with ')}.`,
    );
}

/** Whether a list of parts is that of a second component, which has the previous and the next page only. */
export function isSecond(list: string | undefined): boolean {
  return partsOf(list).has('neighbors');
}

export function refuseParts(parts: ReadonlySet<ChosenPart>, { label, lacks = {} }: Framework): void {
  for (const part of parts) {
    const reason = lacks[part];
    if (reason !== undefined)
      throw new UsageError(
        `The component for ${label} cannot have the part ${part}. ${reason}`,
        'Leave it out of --with.',
      );
  }
}
