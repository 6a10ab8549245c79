/** Turns what is left of a control into a function from values to HTML. */

import type { Form, ResolvedAttributes } from '../attributes/schema.js';
import { cleanAddress, splitPath, unsafeScheme } from '../base/path.js';
import { writeNumber } from '../base/number.js';
import { itemsOn, settleNeighbours, settleNumbers, slotPages } from '../base/window.js';
import type { Integer, Test } from '../themes/tree.js';
import type { Residual } from './specialize.js';
import { cutNumbered, holds, numberedText, wordingOf, type Details } from './wording.js';

/**
 * Renders a control.
 *
 * @param attributes the values of all attributes
 * @throws {PathFailure} where the path function fails
 */
export type Render = (attributes: ResolvedAttributes, details: Details) => string;

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
const INTEGERS = [1, 'current', 'last', 'previous', 'next', 'page', 'total', 'from', 'to', 'items'] as const;

const placeOf = (integer: Integer): number => INTEGERS.indexOf(integer);
const [CURRENT, SLOT, TOTAL] = [placeOf('current'), placeOf('page'), placeOf('total')] as const;

/** What a request brings, and what is written for it. */
interface Request {
  readonly output: string[];
  readonly attributes: ResolvedAttributes;
  readonly details: Details;
  /** The page numbers; `page` is that of the slot being written. */
  readonly numbers: number[];
  /** Gives the path of a page, escaped; made when it is first needed. */
  href: ((page: number) => string) | undefined;
}

/** Writes a part of the control. */
type Writer = (request: Request) => void;

/**
 * Makes a renderer of one control, or of any.
 *
 * @param residual what is left of the control, from `specialize`
 */
export function createRender(residual: readonly Residual[], form: Form): Render {
  const settle = form === 'pages' ? settleNumbers : settleNeighbours;
  const write = sequence(residual);
  return (attributes, details) => {
    const { total, current, last } = settle(attributes);
    const numbers = [1, current, last, current - 1, current + 1, 0, total];
    const { total_items: items, page_size: size } = attributes;
    if (items !== undefined && size !== undefined) {
      const { from, to } = itemsOn(current, items, size);
      numbers.push(from, to, items);
    }
    const output: string[] = [];
    write({ output, attributes, details, numbers, href: undefined });
    // From the end on: V8 flattens a string that grew at its beginning in a third of the time.
    let html = '';
    for (let index = output.length - 1; index >= 0; index--) html = (output[index] as string) + html;
    return html;
  };
}

/** Writes parts one after the other. Texts around one and the same number are written at once. */
function sequence(parts: readonly Residual[]): Writer {
  const writers: Writer[] = [];
  let texts = [''];
  let integer: Integer | undefined;
  const endRun = (): void => {
    if (integer !== undefined) writers.push(around(placeOf(integer), texts));
    else if (texts[0]) writers.push(writerOf(texts[0]));
    texts = [''];
    integer = undefined;
  };
  for (const part of flatten(parts)) {
    if (typeof part === 'string') {
      // join() makes a flat string. One that "+" makes would be flattened anew for every request.
      texts.push([texts.pop(), part].join(''));
    } else if (part.kind === 'integer') {
      if (integer !== undefined && integer !== part.integer) endRun();
      integer = part.integer;
      texts.push('');
    } else {
      endRun();
      writers.push(writerOf(part));
    }
  }
  endRun();
  return (request) => {
    for (const write of writers) write(request);
  };
}

/**
 * Below which page number markup is kept once it is written. A list's first pages are asked for most, and to put them
 * together anew would take three times as long.
 */
const KEPT = 128;

/** Writes texts with a number between each two of them. */
function around(place: number, texts: readonly string[]): Writer {
  const kept: (string | undefined)[] = [];
  return ({ output, numbers }) => {
    const number = numbers[place] as number;
    const text = number < KEPT ? (kept[number] ??= texts.join(String(number))) : texts.join(String(number));
    output.push(text);
  };
}

/** A part that is not made of others that follow one another. */
type Simple = Exclude<Residual, { kind: 'element' | 'attribute' }>;

/** Replaces elements and attributes by the parts they are made of. */
function flatten(parts: readonly Residual[], flat: Simple[] = []): Simple[] {
  for (const part of parts) {
    if (typeof part === 'string') flat.push(part);
    else if (part.kind === 'element') flatten([...part.open, ...part.children, part.close], flat);
    else if (part.kind === 'attribute') flatten([` ${part.name}="`, ...part.value, '"'], flat);
    else flat.push(part);
  }
  return flat;
}

function writerOf(part: Simple): Writer {
  if (typeof part === 'string') return ({ output }) => void output.push(part);
  switch (part.kind) {
    case 'integer':
      return around(placeOf(part.integer), ['', '']);
    case 'path': {
      const place = placeOf(part.page);
      return (request) => {
        request.href ??= createHref(request.attributes, request.details.escape);
        request.output.push(request.href(request.numbers[place] as number));
      };
    }
    case 'number':
      return ({ output, attributes, details, numbers }) => {
        const number = writeNumber(numbers[placeOf(part.integer)] as number, attributes.number_format);
        output.push(details.escape(number));
      };
    case 'numbered':
      return ({ output, attributes, details, numbers }) => {
        const text = cutNumbered(part, numberedText(part, attributes, details.labels)).map((piece) =>
          typeof piece === 'string'
            ? piece
            : writeNumber(numbers[placeOf(piece.integer)] as number, attributes.number_format),
        );
        output.push(details.escape(text.join('')));
      };
    case 'rest':
      return ({ output, details }) => {
        for (const { markup } of details.rest) output.push(' ', markup);
      };
    case 'if': {
      const [yes, no] = [sequence(part.then), sequence(part.otherwise)];
      const test = testOf(part.test);
      return (request) => {
        (test(request) ? yes : no)(request);
      };
    }
    case 'slots': {
      const [page, current, ellipsis] = [part.page, part.current, part.ellipsis].map(sequence);
      return (request) => {
        const { attributes, numbers } = request;
        const [total, currentPage] = [numbers[TOTAL] as number, numbers[CURRENT] as number];
        for (const shown of slotPages(
          total,
          currentPage,
          attributes.sibling_count,
          attributes.boundary_count,
        )) {
          numbers[SLOT] = shown;
          (shown === 0 ? ellipsis : shown === currentPage ? current : page)?.(request);
        }
      };
    }
    case 'code':
      throw new Error('There is code in the control, and no language that it is in.');
    default:
      return ({ output, attributes, details }) =>
        void output.push(details.escape(wordingOf(part, attributes, details)));
  }
}

function createHref(
  { path, first_path }: ResolvedAttributes,
  escape: Details['escape'],
): (page: number) => string {
  const first = first_path === undefined ? undefined : escape(cleanAddress(first_path));
  const pieces = typeof path === 'string' ? splitPath(cleanAddress(path)).map(escape) : [];
  return (page) => {
    if (page === 1 && first !== undefined) return first;
    return typeof path === 'function'
      ? escape(cleanAddress(callPath(path, page)))
      : pieces.reduce((href, piece) => `${href}${page}${piece}`);
  };
}

function callPath(path: (page: number) => unknown, page: number): string {
  let result: unknown;
  try {
    result = path(page);
  } catch (error) {
    throw new PathFailure(page, error instanceof Error ? `it threw "${error.message}"` : 'it threw');
  }
  if (typeof result !== 'string') throw new PathFailure(page, `it returned a value of type ${typeof result}`);
  const scheme = unsafeScheme(result);
  if (scheme !== undefined)
    throw new PathFailure(page, `it returned an address with the unsafe scheme ${scheme}`);
  return result;
}

function testOf(test: Test): (request: Request) => boolean {
  if (!('less' in test)) return ({ attributes, details }) => holds(test, attributes, details);
  const [low, high] = [placeOf(test.less[0]), placeOf(test.less[1])];
  return ({ numbers }) => (numbers[low] as number) < (numbers[high] as number);
}
