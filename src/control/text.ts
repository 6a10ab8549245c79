import type { RestAttribute } from '../attributes/passed-attributes.js';
import type { ResolvedAttributes } from '../attributes/schema.js';
import { fieldOf, readForm, type FormOfPath } from '../base/form.js';
import { splitNumbers, splitPath, type NumberToken } from '../base/path.js';
import { keyOf, splitPosition, splitSummary, type KnownLabels } from '../options/labels.js';
import type {
  EnglishLabel,
  FixedText,
  GivenName,
  NumberName,
  Numbered,
  Piece,
  Test,
  Valued,
} from '../themes/tree.js';

export interface Values {
  readonly attributes: ResolvedAttributes;
  readonly labels: KnownLabels;
  readonly rest: readonly RestAttribute[];
  readonly schemes: readonly string[];
}

export function pieceText(piece: FixedText | Numbered, values: Values): string {
  if (piece.kind === 'value') {
    const value = valueOf(piece.of, values);
    return value === '' ? '' : (piece.before ?? '') + value;
  }
  if (piece.kind === 'numbered') {
    const { attributes, labels } = values;
    return piece.of === 'page_label' ? (attributes.page_label ?? labels.page) : valueOf(piece.of, values);
  }
  const { labels } = values;
  return values.attributes[`${piece.of}_label`] ?? (piece.isShort ? labels.known.short : labels)[piece.of];
}

/** Empty if unset. */
function valueOf(name: Valued | GivenName | 'position', { attributes, labels, rest }: Values): string {
  if (name === 'id') {
    const id = rest.find((one) => one.name === 'id');
    return typeof id?.value === 'string' && id.dynamic === undefined ? id.value : '';
  }
  if (name === 'landmark' || name === 'position') return labels[name];
  if (name === 'jump_label' || name === 'size_label' || name === 'go_label') return labels[keyOf(name)];
  if (name === 'form_action' || name === 'page_field' || name === 'size_field') {
    const form = formOf({ attributes });
    if (name === 'form_action') return form.action;
    return fieldOf(name === 'page_field' ? 'page' : 'page_size', form) ?? '';
  }
  if (name === 'page_sizes') return attributes.page_sizes?.join() ?? '';
  const value = attributes[name] ?? '';
  // `class` is a set of space-separated tokens: extra spaces do not matter.
  return name === 'class' ? (value.match(/[^\t\n\f\r ]+/g)?.join(' ') ?? '') : value;
}

/** A test of attributes rather than page numbers. */
export type TagTest = Exclude<Test, { less: unknown }>;

export function formOf({ attributes: { path } }: Pick<Values, 'attributes'>): FormOfPath {
  return readForm(typeof path === 'string' ? path : '');
}

export function holds(test: TagTest, values: Values): boolean {
  if ('size' in test) return values.attributes.page_size === test.size;
  if ('without' in test) return !values.rest.some(({ name }) => test.without.includes(name));
  if ('inEnglish' in test) return isEnglish(test.inEnglish, values);
  if ('isNot' in test) return values.attributes[test.attribute] !== test.isNot;
  if ('is' in test) return values.attributes[test.attribute] === test.is;
  return valueOf(test.given, values) !== '';
}

function isEnglish(name: EnglishLabel, { attributes, labels }: Values): boolean {
  const isOwn = (name === 'first_label' || name === 'last_label') && attributes[name] !== undefined;
  return !isOwn && labels.known.inEnglish.includes(name);
}

/** A number within a text, or one that is computed from it. */
export interface NumberInText {
  readonly integer: NumberName;
  readonly as?: NumberToken;
}

export type SplitText = (string | NumberInText)[];

export function splitNumbered({ of, page }: Numbered, text: string): SplitText {
  if (of === 'page_label') return splitAtPages(text, page);
  return of === 'position' ? splitPosition(text) : splitSummary(text);
}

/** Splits a path, or the value of a link attribute, at its tokens for numbers. */
export function splitAtNumbers(
  text: string,
  page: NumberName,
): (string | Extract<Piece, { kind: 'integer' }>)[] {
  return splitNumbers(text).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const integer = { kind: 'integer', integer: page } as const;
    return piece === 'page' ? integer : { ...integer, as: piece as NumberToken };
  });
}

function splitAtPages(text: string, page: NumberName): SplitText {
  return splitPath(text).flatMap((part, index) => (index === 0 ? [part] : [{ integer: page }, part]));
}
