/**
 * Evaluates what is known about a control before a request: known values become markup, and known tests are decided.
 * The renderer and the printer share the result.
 */

import type { LinkAttribute } from '../attributes/passed-attributes.js';
import type { AttributeName } from '../attributes/schema.js';
import { VOID_ELEMENTS } from '../base/html.js';
import { numberWriter } from '../base/number.js';
import type { AttributeOf, ElementOf } from '../program/program.js';
import type {
  Conditional,
  ElementAttribute,
  FormPart,
  NumberName,
  ListKind,
  Node,
  Piece,
  Slots,
  Test,
} from '../themes/tree.js';
import { hidden, options } from './forms.js';
import { withLinks } from './link-attributes.js';
import {
  splitNumbered,
  splitAtNumbers,
  formOf,
  holds,
  pieceText,
  type TagTest,
  type Values,
} from './text.js';

export type Unknown =
  AttributeName | Exclude<Extract<Piece, { kind: 'value' }>['of'], AttributeName> | 'position' | 'rest';

export interface KnownControl {
  readonly listKind: ListKind;
  readonly values: Values;
  /** The names of values that come with each request; those in `values` are ignored. */
  readonly open: ReadonlySet<Unknown>;
  readonly links: readonly LinkAttribute[];
  readonly escape: Escape;
}

/** Turns text into markup. What a language would read in content may mean nothing in an attribute. */
export type Escape = (text: string, isAttribute: boolean) => string;

/** A partly evaluated part of a control. A string is markup. */
export type Residual =
  | Piece
  | ElementOf<Residual>
  | AttributeOf<Residual>
  /** The attributes that are passed through, each after a space. */
  | { readonly kind: 'rest' }
  | Conditional<Residual>
  | Slots<Residual>;

const BLOCKS = new Set(['nav', 'ul']);

export function specialize(component: Node, known: KnownControl): Residual[] {
  const all = (list: readonly Node[]): Residual[] => list.flatMap((node) => specialize(node, known));
  if (typeof component === 'string') return specializePiece(component, known);
  switch (component.kind) {
    case 'markup':
      return [component.html];
    case 'element': {
      const { name, attributes, takesRest, leadsTo, children } = component;
      const given = leadsTo === undefined ? attributes : withLinks(attributes, leadsTo, known.links);
      const own = given.flatMap((attribute) => specializeAttribute(attribute, known));
      const rest = takesRest ? specializeRest(known) : [];
      const inner = join(all(children));
      const isVoid = VOID_ELEMENTS.has(name);
      const holdsSlots = inner.some(
        (part) => typeof part === 'object' && (part.kind === 'slots' || ('isBlock' in part && part.isBlock)),
      );
      return [
        {
          kind: 'element',
          // In XHTML, void elements need the slash, and in HTML it changes nothing.
          open: join([`<${name}`, ...own, ...rest, isVoid ? ' />' : '>']),
          children: inner,
          close: isVoid ? '' : `</${name}>`,
          isBlock: BLOCKS.has(name) || holdsSlots,
        },
      ];
    }
    case 'if':
      return choose(component.test, known, (answer) => all(answer ? component.then : component.otherwise));
    case 'fields':
      return all(keptFields(component.of, known));
    case 'options':
      return all(options(known.values.attributes.page_sizes ?? []));
    case 'slots': {
      const { page, current, ellipsis } = component;
      return [{ kind: 'slots', page: all(page), current: all(current), ellipsis: all(ellipsis) }];
    }
    default:
      return specializePiece(component, known);
  }
}

/**
 * The parameters of the path that a form does not set, as hidden fields. The form of sizes leads to the first page, so it
 * leaves out the number of the page.
 */
function keptFields(part: FormPart, { values }: KnownControl): Node[] {
  return formOf(values).fields.flatMap(({ name, value }): Node[] => {
    if (typeof value === 'string') return [hidden(name, value)];
    return part === 'jump' && value.token === 'page_size'
      ? [hidden(name, { kind: 'integer', integer: 'size' })]
      : [];
  });
}

function specializeRest({ open, values }: KnownControl): Residual[] {
  return open.has('rest') ? [{ kind: 'rest' }] : values.rest.map(({ markup }) => ` ${markup}`);
}

function specializeAttribute({ name, value, when }: ElementAttribute, known: KnownControl): Residual[] {
  const content = join(value.flatMap((piece) => specializePiece(piece, known, true)));
  if (when !== undefined) {
    const chosen = choose(when, known, (answer) =>
      answer ? specializeAttribute({ name, value }, known) : [],
    );
    // Some languages have conditions in values only, and need the name.
    return chosen.map((one) =>
      typeof one === 'object' && one.kind === 'if'
        ? { ...one, then: [{ kind: 'attribute', name, value: content }] }
        : one,
    );
  }
  // XHTML has no attributes without a value.
  if (value.length === 0) return [` ${name}=""`];
  const isKnown = content.every((piece) => typeof piece === 'string');
  return [isKnown ? ` ${name}="${content.join('')}"` : { kind: 'attribute', name, value: content }];
}

function specializePiece(piece: Piece, known: KnownControl, isAttribute = false): Residual[] {
  const { values, open, escape } = known;
  if (typeof piece === 'string') return [escape(piece, isAttribute)];
  switch (piece.kind) {
    case 'integer':
    case 'code':
      return [piece];
    case 'count':
      return open.has('number_format')
        ? [piece]
        : [escape(numberWriter(values.attributes.number_format)(piece.count), isAttribute)];
    case 'number':
      return open.has('number_format') || values.attributes.number_format !== undefined
        ? [piece]
        : [{ kind: 'integer', integer: piece.integer }];
    case 'path':
      return specializePath(piece.page, known);
    case 'numbered': {
      if (open.has(piece.of)) return [piece];
      const parts = splitNumbered(piece, pieceText(piece, values));
      return parts.flatMap((part) =>
        specializePiece(typeof part === 'string' ? part : { kind: 'number', ...part }, known, isAttribute),
      );
    }
    default:
      return open.has(piece.kind === 'label' ? `${piece.of}_label` : piece.of)
        ? [piece]
        : [escape(pieceText(piece, values), isAttribute)];
  }
}

/** A literal path becomes text and page numbers; others are computed per request. */
function specializePath(page: NumberName, known: KnownControl): Residual[] {
  const { listKind, open, escape } = known;
  if (listKind === 'neighbors') {
    const of = page === 'next' ? 'next_path' : 'previous_path';
    return specializePiece({ kind: 'value', of }, known, true);
  }
  const { path, first_path } = known.values.attributes;
  if (typeof path !== 'string' || open.has('path') || open.has('first_path')) return [{ kind: 'path', page }];
  const numbered = splitAtNumbers(path, page).map((piece) =>
    typeof piece === 'string' ? escape(piece, true) : piece,
  );
  // The next page is never the first.
  if (first_path === undefined || page === 'next') return numbered;
  const first = [escape(first_path, true)];
  if (page === 1) return first;
  return choose({ less: [1, page] }, known, (answer) => (answer ? numbered : first));
}

/** Decides a test if its answer is known; otherwise keeps it with both branches. */
function choose(test: Test, known: KnownControl, branch: (answer: boolean) => Residual[]): Residual[] {
  if (!('less' in test) && !known.open.has(subjectOf(test))) return branch(holds(test, known.values));
  const [then, otherwise] = [branch(true), branch(false)];
  return then.length + otherwise.length === 0 ? [] : [{ kind: 'if', test, then, otherwise }];
}

function subjectOf(test: TagTest): Unknown {
  if ('size' in test) return 'page_size';
  if ('without' in test) return 'rest';
  if ('inEnglish' in test) return test.inEnglish;
  return 'given' in test ? test.given : test.attribute;
}

/** Joins adjacent texts and drops empty ones. */
function join(parts: readonly Residual[]): Residual[] {
  const joined: Residual[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (typeof part === 'string' && typeof before === 'string') joined.splice(-1, 1, before + part);
    else if (part !== '') joined.push(part);
  }
  return joined;
}
