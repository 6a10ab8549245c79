/** The texts of a control. */

import type { Control } from '../attributes/check-attributes.js';
import type { ResolvedAttributes } from '../attributes/schema.js';
import { cleanAddress, splitPath } from '../base/path.js';
import { splitPosition, splitSummary, type Labels } from '../options/labels.js';
import type { Integer, Numbered, Test, Wording } from '../themes/tree.js';

/** What stands in a control besides the values of its attributes. */
export interface Details extends Pick<Control, 'rest' | 'links'> {
  /** The container's `id`; undefined where there is none. */
  readonly id: string | undefined;
  /** The labels where the author gives none. */
  readonly labels: Labels;
  /** Makes markup of a text. */
  readonly escape: (text: string) => string;
}

/** Gives the text of a piece that is the same on every page. */
export function wordingOf(piece: Wording, attributes: ResolvedAttributes, details: Details): string {
  switch (piece.kind) {
    case 'value': {
      const value = valueOf(piece.of, attributes, details);
      return value === '' ? '' : (piece.before ?? '') + value;
    }
    case 'landmark':
      return details.labels.landmark;
    case 'label': {
      const whole = attributes[`${piece.of}_label`] ?? details.labels[piece.of];
      if (piece.part === 'all') return whole;
      const [beginning] = /^(?:Previous|Next)(?= )/.exec(whole) ?? [whole];
      return piece.part === 'beginning' ? beginning : whole.slice(beginning.length);
    }
  }
}

/** The value of an attribute as it stands in a control; empty where it is unset. */
function valueOf(
  name: Extract<Test, { given: unknown }>['given'],
  attributes: ResolvedAttributes,
  { id = '' }: Details,
): string {
  const value = name === 'id' ? id : (attributes[name] ?? '');
  // Class names are a set of tokens: how the author spaces them does not matter.
  if (name === 'class')
    return value
      .split(/[\t\n\f\r ]+/)
      .filter(Boolean)
      .join(' ');
  return name === 'previous_path' || name === 'next_path' ? cleanAddress(value) : value;
}

/** A test of what the tag says, and not of page numbers. */
export type TagTest = Exclude<Test, { less: unknown }>;

/** Answers a test. */
export function holds(test: TagTest, attributes: ResolvedAttributes, details: Details): boolean {
  if ('without' in test) return !details.rest.some(({ name }) => test.without.includes(name));
  if ('isNot' in test) return attributes[test.attribute] !== test.isNot;
  if ('is' in test) return attributes[test.attribute] === test.is;
  if ('given' in test) return valueOf(test.given, attributes, details) !== '';
  return wordingOf({ kind: 'label', of: test.cut, part: 'end' }, attributes, details) !== '';
}

/** A text, cut at the numbers in it. */
export type CutText = (string | { readonly integer: Integer })[];

/** Cuts a text with numbers in it at these. */
export function cutNumbered({ of, page }: Numbered, text: string): CutText {
  if (of === 'page_label') return cutAtPages(text, page);
  return of === 'position' ? splitPosition(text) : splitSummary(text);
}

/** Cuts a path or a label at the tokens in it, which stand for a page. */
export function cutAtPages(text: string, page: Integer): CutText {
  return splitPath(text).flatMap((part, index) => (index === 0 ? [part] : [{ integer: page }, part]));
}

/** The text that a piece has its numbers in. */
export function numberedText(
  { of }: Numbered,
  attributes: ResolvedAttributes,
  { page, position }: Labels,
): string {
  if (of === 'position') return position;
  return attributes[of] ?? (of === 'page_label' ? page : '');
}
