/** The texts of a control that are the same on every page of a list. */

import type { LinkAttribute } from '../attributes/check-links.js';
import type { ResolvedAttributes } from '../attributes/schema.js';
import { cleanAddress } from '../base/path.js';
import { splitLabel, type Labels } from '../options/labels.js';
import type { ChevronLabel, Wording } from './tree.js';

/** What stands in a control besides the values of its attributes. */
export interface Details {
  /** The attributes that are passed through to the container. */
  readonly rest: readonly { readonly name: string; readonly markup: string }[];
  /** The attributes that every link gets. */
  readonly links: readonly LinkAttribute[];
  /** The container's `id`; undefined where there is none. */
  readonly id: string | undefined;
  /** The labels where the author gives none. */
  readonly labels: Labels;
  /** The theme's short labels. */
  readonly shortLabels: readonly string[];
  /** Makes markup of a text. */
  readonly escape: (text: string) => string;
}

/** Gives the markup of a piece that is the same on every page. */
export function wordingOf(piece: Wording, attributes: ResolvedAttributes, details: Details): string {
  const { labels, shortLabels, escape } = details;
  switch (piece.kind) {
    case 'classes': {
      const names = classNames(attributes.class);
      return names === '' ? '' : escape(piece.before + names);
    }
    case 'value': {
      const value = attributes[piece.of];
      if (value === undefined) return '';
      return escape(piece.before + (piece.of.endsWith('_path') ? cleanAddress(value) : value));
    }
    case 'landmark':
      return escape(labels.landmark);
    case 'id':
      return escape(details.id ?? '');
    case 'label': {
      const label = labelOf(attributes, piece.label, labels);
      const [beginning, end] = splitLabel(label, shortLabels);
      return escape({ all: label, beginning, end }[piece.part]);
    }
  }
}

/** The label that the author gives, else that of the control's language. */
export function labelOf(attributes: ResolvedAttributes, name: ChevronLabel, labels: Labels): string {
  return attributes[name] ?? (name === 'previous_label' ? labels.previous : labels.next);
}

/** Class names are a set of tokens: how the author spaces them does not matter. */
export function classNames(value: string): string {
  return value
    .split(/[\t\n\f\r ]+/)
    .filter(Boolean)
    .join(' ');
}
