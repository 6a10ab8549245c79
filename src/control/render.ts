/** Turns a specialized control into a function from values to HTML. */

import { cleanUrl, splitNumbers, unsafeScheme, type NumberToken } from '../base/path.js';
import { numberWriter } from '../base/number.js';
import { itemsOn, numberFor, resolveNeighbors, resolveNumbers, slotPages } from '../base/window.js';
import type { Conditional, Node, NumberName, Slots } from '../themes/tree.js';
import { specialize, type KnownControl, type Residual } from './specialize.js';
import { splitNumbered, holds, pieceText, type Values } from './text.js';

/**
 * Renders a control.
 *
 * @throws {PathFailure} if the path function fails
 */
export type Render = (values: Values) => string;

/** Thrown by a `Render` when the author's path function fails. The caller knows the place and reports it. */
export class PathFailure extends Error {
  constructor(
    readonly page: number,
    readonly reason: string,
  ) {
    super(`The path function failed for page ${page}: ${reason}.`);
  }
}

/** The page numbers of a request, in the order of its `numbers`. */
const INTEGERS = [
  ...([1, 'current', 'last', 'previous', 'next', 'page', 'total', 'size'] as const),
  ...(['from', 'to', 'items'] as const),
] as const;

const positionOf = (integer: NumberName): number => INTEGERS.indexOf(integer);
const [CURRENT, SLOT, TOTAL] = [positionOf('current'), positionOf('page'), positionOf('total')] as const;

interface Request {
  readonly values: Values;
  readonly escape: KnownControl['escape'];
  /** The page numbers; `page` is that of the current slot. */
  readonly numbers: number[];
  /** Formats a number as the author wants. */
  readonly digits: (number: number) => string;
  /** Returns the escaped path of a page; created on first use. */
  href: ((page: number) => string) | undefined;
}

type Writer = (request: Request) => string;

export function createRender(component: Node, known: KnownControl): Render {
  const { listKind, escape } = known;
  const resolve = listKind === 'pages' ? resolveNumbers : resolveNeighbors;
  const write = sequence(specialize(component, known));
  return (values) => {
    const { total, current, last } = resolve(values.attributes);
    const { total_items: items, page_size: size } = values.attributes;
    const numbers = [1, current, last, current - 1, current + 1, 0, total, size ?? 0];
    if (items !== undefined && size !== undefined) {
      const { from, to } = itemsOn(current, items, size);
      numbers.push(from, to, items);
    }
    const digits = numberWriter(values.attributes.number_format);
    return write({ values, escape, numbers, digits, href: undefined });
  };
}

function sequence(parts: readonly Residual[], isAttribute = false): Writer {
  const writers = flatten(parts, isAttribute).map(writerOf);
  if (writers.length === 1) return writers[0] as Writer;
  return (request) => {
    let html = '';
    for (const write of writers) html += write(request);
    return html;
  };
}

/**
 * Markup of page numbers below this is cached. A list's first pages are requested most, and caching their markup saves
 * a control a third of its time.
 */
const KEPT = 128;

function around(place: number, texts: readonly string[]): Writer {
  const kept: (string | undefined)[] = [];
  return ({ numbers }) => {
    const number = numbers[place] as number;
    if (number < KEPT) return (kept[number] ??= texts.join(String(number)));
    let html = texts[0] as string;
    for (let index = 1; index < texts.length; index++) html += number + (texts[index] as string);
    return html;
  };
}

/** Whether a part is in an attribute, where texts are escaped differently. */
interface Placed {
  readonly isAttribute: boolean;
}

type Simple = Placed &
  (
    | Exclude<Residual, string | { kind: 'element' | 'attribute' | 'if' }>
    | (Conditional<Residual> & { readonly then: Residual[]; readonly otherwise: Residual[] })
    /** Texts separated by the same number; without a number, one text. Each in its pieces. */
    | { readonly kind: 'run'; integer?: NumberName; readonly texts: string[][] }
  );

/**
 * Flattens elements and attributes, and joins texts and numbers. A text next to a choice moves into both branches,
 * which leaves less to join per request.
 */
function flatten(parts: readonly Residual[], isAttribute: boolean, flat: Simple[] = []): Simple[] {
  for (const part of parts) {
    const last = flat.at(-1);
    if (part === '') continue;
    if (typeof part === 'string') {
      if (last?.kind === 'run') last.texts.at(-1)?.push(part);
      else if (last?.kind === 'if') for (const branch of [last.then, last.otherwise]) branch.push(part);
      else flat.push({ kind: 'run', texts: [[part]], isAttribute });
    } else if (part.kind === 'element') {
      flatten([...part.open, ...part.children, part.close], isAttribute, flat);
    } else if (part.kind === 'attribute') {
      flatten([` ${part.name}="`, ...part.value, '"'], true, flat);
    } else if (part.kind === 'integer' && part.as === undefined) {
      const { integer } = part;
      if (last?.kind === 'run' && (last.integer ?? integer) === integer) {
        last.integer = integer;
        last.texts.push([]);
      } else {
        flat.push({ kind: 'run', integer, texts: [[], []], isAttribute });
      }
    } else if (part.kind === 'if') {
      const before = last?.kind === 'run' && last.integer === undefined ? last.texts.flat() : [];
      if (before.length > 0) flat.pop();
      const after = (branch: readonly Residual[]): Residual[] => [...before, ...branch];
      flat.push({ ...part, then: after(part.then), otherwise: after(part.otherwise), isAttribute });
    } else {
      flat.push({ ...part, isAttribute });
    }
  }
  return flat;
}

function writerOf(part: Simple): Writer {
  switch (part.kind) {
    case 'run': {
      // join() makes a flat string. One made with "+" would be flattened for every request.
      const texts = part.texts.map((pieces) => pieces.join(''));
      const [text = ''] = texts;
      return part.integer === undefined ? () => text : around(positionOf(part.integer), texts);
    }
    case 'path': {
      const place = positionOf(part.page);
      return (request) => {
        request.href ??= createHref(request);
        return request.href(request.numbers[place] as number);
      };
    }
    case 'integer': {
      const { as = 'page' } = part;
      const place = positionOf(part.integer);
      return ({ numbers, values }) =>
        String(numberFor(as, numbers[place] as number, values.attributes.page_size));
    }
    case 'count':
      return ({ escape, digits }) => escape(digits(part.count), part.isAttribute);
    case 'number': {
      const place = positionOf(part.integer);
      return ({ escape, digits, numbers }) => escape(digits(numbers[place] as number), part.isAttribute);
    }
    case 'numbered':
      return ({ values, escape, digits, numbers }) => {
        const text = splitNumbered(part, pieceText(part, values)).map((piece) =>
          typeof piece === 'string' ? piece : digits(numbers[positionOf(piece.integer)] as number),
        );
        return escape(text.join(''), part.isAttribute);
      };
    case 'rest':
      return ({ values }) => values.rest.map(({ markup }) => ` ${markup}`).join('');
    case 'if':
      return conditional(part);
    case 'slots':
      return slots(part);
    case 'code':
      throw new Error('Template code without a template language.');
    default:
      return ({ values, escape }) => escape(pieceText(part, values), part.isAttribute);
  }
}

function conditional({ test, then, otherwise, isAttribute }: Conditional<Residual> & Placed): Writer {
  const [yes, no] = [sequence(then, isAttribute), sequence(otherwise, isAttribute)];
  if (!('less' in test)) return (request) => (holds(test, request.values) ? yes(request) : no(request));
  const [low, high] = test.less.map(positionOf) as [number, number];
  return (request) =>
    (request.numbers[low] as number) < (request.numbers[high] as number) ? yes(request) : no(request);
}

function slots(part: Slots<Residual>): Writer {
  const [page, current, ellipsis] = [sequence(part.page), sequence(part.current), sequence(part.ellipsis)];
  return (request) => {
    const { values, numbers } = request;
    const { sibling_count, boundary_count } = values.attributes;
    const [total, currentPage] = [numbers[TOTAL] as number, numbers[CURRENT] as number];
    let html = '';
    for (const shown of slotPages(total, currentPage, sibling_count, boundary_count)) {
      numbers[SLOT] = shown;
      html += shown === 0 ? ellipsis(request) : shown === currentPage ? current(request) : page(request);
    }
    return html;
  };
}

function createHref({ values, escape: escapeIn }: Request): (page: number) => string {
  const { attributes, schemes } = values;
  const escape = (text: string): string => escapeIn(text, true);
  const { path, first_path, page_size } = attributes;
  const first = first_path === undefined ? undefined : escape(first_path);
  const [start = '', ...pieces] = typeof path === 'string' ? splitNumbers(path).map(escape) : [];
  return (page) => {
    if (page === 1 && first !== undefined) return first;
    if (typeof path === 'function') return escape(cleanUrl(callPath(path, page, schemes)));
    let href = start;
    for (let index = 0; index < pieces.length; index += 2)
      href += numberFor(pieces[index] as NumberToken, page, page_size) + (pieces[index + 1] as string);
    return href;
  };
}

function callPath(path: (page: number) => unknown, page: number, schemes: readonly string[]): string {
  let result: unknown;
  try {
    result = path(page);
  } catch (error) {
    throw new PathFailure(page, error instanceof Error ? `it threw "${error.message}"` : 'it threw');
  }
  if (typeof result !== 'string') throw new PathFailure(page, `it returned a value of type ${typeof result}`);
  const scheme = unsafeScheme(result, schemes);
  if (scheme !== undefined)
    throw new PathFailure(page, `it returned a URL with the scheme ${scheme}, which is not allowed`);
  return result;
}
