/**
 * Settles all that is known of one control before there is a request: what depends on nothing open becomes markup, and
 * tests whose answer is known are decided. What is left is the same for whoever goes on, renderer or printer.
 */

import type { ChevronLabel, ElementAttribute, Integer, Node, Piece, Test } from './component.js';
import { splitLabel, type Labels } from './labels.js';
import { cleanAddress, splitPath } from './path.js';
import type { AttributeName, ResolvedAttributes } from './schema.js';

/** What is known of a control. */
export interface KnownControl {
  /** The values of all attributes that are not in `open`. */
  readonly attributes: ResolvedAttributes;
  /** The attributes whose values come with each request. */
  readonly open: ReadonlySet<AttributeName>;
  /** Attributes that are passed through to the container: their names, and their markup as it shall be written. */
  readonly rest: readonly { readonly name: string; readonly markup: string }[];
  /** The words where the author gives none. */
  readonly labels: Labels;
  /** The theme's short labels. */
  readonly shortLabels: readonly string[];
  /** Makes markup of a text. */
  readonly escape: (text: string) => string;
}

/** A test that only a request can answer. */
export type OpenTest = Exclude<Test, { without: readonly string[] }>;

/** A part of a control, as far as it is known. A string is markup. */
export type Residual =
  | string
  | {
      readonly kind: 'element';
      /** The start tag. */
      readonly open: readonly Residual[];
      readonly children: readonly Residual[];
      readonly close: string;
      /** Whether the element holds others that each fill a line. */
      readonly isBlock: boolean;
    }
  /** An attribute, in a start tag, with something open in its value. */
  | { readonly kind: 'attribute'; readonly name: string; readonly value: readonly Residual[] }
  | { readonly kind: 'integer'; readonly integer: Integer }
  | { readonly kind: 'path'; readonly page: Integer }
  | { readonly kind: 'classes'; readonly before: string }
  | { readonly kind: 'label'; readonly label: ChevronLabel; readonly part: 'all' | 'beginning' | 'end' }
  | { readonly kind: 'pageLabel'; readonly page: Integer }
  | {
      readonly kind: 'if';
      readonly test: OpenTest;
      readonly then: readonly Residual[];
      readonly otherwise: readonly Residual[];
    }
  | {
      readonly kind: 'slots';
      readonly page: readonly Residual[];
      readonly current: readonly Residual[];
      readonly ellipsis: readonly Residual[];
    };

const BLOCKS = new Set(['nav', 'ul']);

/**
 * Specializes the component for one control.
 *
 * @param component the control, from `buildComponent`
 */
export function specialize(component: Node, known: KnownControl): Residual[] {
  return nodes([component], known);
}

function nodes(list: readonly Node[], known: KnownControl): Residual[] {
  return list.flatMap((node): Residual[] => {
    switch (node.kind) {
      case 'text':
        return pieces(node.value, known);
      case 'element': {
        const { name, children, takesRest } = node;
        const rest = takesRest ? known.rest.map(({ markup }) => ` ${markup}`) : [];
        const own = node.attributes.flatMap((one) => attribute(one, known));
        return [
          {
            kind: 'element',
            open: join([`<${name}`, ...own, ...rest, '>']),
            children: join(nodes(children, known)),
            close: `</${name}>`,
            isBlock: BLOCKS.has(name),
          },
        ];
      }
      case 'if':
        return choose(node.test, nodes(node.then, known), nodes(node.otherwise, known), known);
      case 'slots': {
        const [page, current, ellipsis] = [node.page, node.current, node.ellipsis].map((kind) =>
          nodes(kind, known),
        ) as [Residual[], Residual[], Residual[]];
        return [{ kind: 'slots', page, current, ellipsis }];
      }
    }
  });
}

function attribute({ name, value, when }: ElementAttribute, known: KnownControl): Residual[] {
  const content = join(pieces(value, known));
  const isKnown = content.every((piece) => typeof piece === 'string');
  const written: Residual[] =
    value.length === 0
      ? [` ${name}`]
      : isKnown
        ? [` ${name}="${content.join('')}"`]
        : [{ kind: 'attribute', name, value: content }];
  return when === undefined ? written : choose(when, written, [], known);
}

function pieces(list: readonly Piece[], known: KnownControl): Residual[] {
  return list.flatMap((piece) => resolvePiece(piece, known));
}

function resolvePiece(piece: Piece, known: KnownControl): Residual[] {
  const { attributes, open, labels } = known;
  const { escape } = known;
  if (typeof piece === 'string') return [escape(piece)];
  if ('integer' in piece) return [{ kind: 'integer', integer: piece.integer }];
  if ('path' in piece) return path(piece.path, known);
  if ('landmark' in piece) return [escape(labels.landmark)];
  if ('classes' in piece) {
    const { before } = piece;
    if (open.has('class')) return [{ kind: 'classes', before }];
    const names = classNames(attributes.class);
    return names === '' ? [] : [escape(before + names)];
  }
  if ('label' in piece) {
    const { label, part } = piece;
    if (open.has(label)) return [{ kind: 'label', label, part }];
    return [escape(partOfLabel(labelOf(attributes, label, labels), part, known.shortLabels))];
  }
  const { pageLabel: page } = piece;
  if (open.has('page_label')) return [{ kind: 'pageLabel', page }];
  return aroundNumber(splitPath(attributes.page_label ?? labels.page), page, escape);
}

/** A literal path is text around page numbers; any other is asked for with each request. */
function path(page: Integer, known: KnownControl): Residual[] {
  const { path: literal, first_path } = known.attributes;
  if (typeof literal !== 'string' || known.open.has('path') || known.open.has('first_path'))
    return [{ kind: 'path', page }];
  const numbered = aroundNumber(splitPath(cleanAddress(literal)), page, known.escape);
  // The page after another one is never the first.
  if (first_path === undefined || page === 'next') return numbered;
  return choose({ less: [1, page] }, numbered, [known.escape(cleanAddress(first_path))], known);
}

function aroundNumber(texts: readonly string[], page: Integer, escape: KnownControl['escape']): Residual[] {
  return texts.flatMap((text, index): Residual[] =>
    index === 0 ? [escape(text)] : [{ kind: 'integer', integer: page }, escape(text)],
  );
}

/** Settles a test where its answer is known. */
function choose(test: Test, then: Residual[], otherwise: Residual[], known: KnownControl): Residual[] {
  const answer = decide(test, known);
  if (typeof answer === 'boolean') return answer ? then : otherwise;
  return then.length === 0 && otherwise.length === 0 ? [] : [{ kind: 'if', test: answer, then, otherwise }];
}

function decide(
  test: Test,
  { attributes, open, rest, labels, shortLabels }: KnownControl,
): boolean | OpenTest {
  if ('without' in test) return !rest.some(({ name }) => test.without.includes(name));
  if ('less' in test) return test;
  if ('shortened' in test) {
    if (open.has(test.shortened)) return test;
    return splitLabel(labelOf(attributes, test.shortened, labels), shortLabels)[1] !== '';
  }
  if ('given' in test) return open.has(test.given) ? test : isGiven(attributes, test.given);
  return open.has(test.attribute) ? test : attributes[test.attribute] === test.is;
}

/** Joins neighbouring texts. */
function join(parts: readonly Residual[]): Residual[] {
  const joined: Residual[] = [];
  let run: string[] = [];
  const flush = (): void => {
    const text = run.join('');
    if (text !== '') joined.push(text);
    run = [];
  };
  for (const part of parts) {
    if (typeof part === 'string') {
      run.push(part);
    } else {
      flush();
      joined.push(part);
    }
  }
  flush();
  return joined;
}

/** Class names are a set of tokens: how the author spaces them does not matter. */
export function classNames(value: string): string {
  return value
    .split(/[\t\n\f\r ]+/)
    .filter(Boolean)
    .join(' ');
}

/** Tells whether an attribute has a value, and not an empty one. */
export function isGiven(attributes: ResolvedAttributes, name: AttributeName): boolean {
  const value = attributes[name];
  return name === 'class' ? classNames(attributes.class) !== '' : value !== undefined && value !== '';
}

/** The label that the author gives, else that of the control's language. */
export function labelOf(attributes: ResolvedAttributes, name: ChevronLabel, labels: Labels): string {
  return attributes[name] ?? (name === 'previous_label' ? labels.previous : labels.next);
}

/** The part of a label that is asked for. */
export function partOfLabel(
  label: string,
  part: 'all' | 'beginning' | 'end',
  shortLabels: readonly string[],
): string {
  if (part === 'all') return label;
  const [beginning, end] = splitLabel(label, shortLabels);
  return part === 'beginning' ? beginning : end;
}
