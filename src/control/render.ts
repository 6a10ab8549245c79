/** Turns what is left of a control into a function from values to HTML. */

import type { Integer, Test } from './component.js';
import { cleanAddress, splitPath, unsafeScheme } from '../base/path.js';
import { splitLabel } from '../options/labels.js';
import type { ResolvedAttributes } from '../attributes/schema.js';
import {
  classNames,
  isGiven,
  labelOf,
  lacks,
  partOfLabel,
  type KnownControl,
  type Residual,
} from './specialize.js';
import { openWindow, pageAt, settleNumbers } from '../base/window.js';

/** What stands in a control besides the values of its attributes. */
export type Extras = Pick<KnownControl, 'labels' | 'rest'>;

/**
 * Renders a control.
 *
 * @param attributes the values of all attributes
 * @param extras the labels where the author gives none, and the attributes passed through
 * @throws {PathFailure} where the path function fails
 */
export type Render = (attributes: ResolvedAttributes, extras: Extras) => string;

/** Thrown by a `Render` when the author's path function fails. The caller knows the place and reports it. */
export class PathFailure extends Error {
  constructor(
    readonly page: number,
    readonly reason: string,
  ) {
    super(`The path function failed for page ${page}: ${reason}.`);
  }
}

/** The place of each page number in a request's `numbers`. */
const PLACE: Readonly<Record<Integer, number>> = { 1: 0, current: 1, last: 2, previous: 3, next: 4, page: 5 };

/** What a request brings. */
interface Request {
  readonly attributes: ResolvedAttributes;
  readonly extras: Extras;
  readonly total: number;
  readonly current: number;
  /** The page numbers; `page` is that of the slot being written. */
  readonly numbers: number[];
  /** Gives the path of a page, escaped; made when it is first needed. */
  href: ((page: number) => string) | undefined;
}

/** Writes a part of the control. */
type Writer = (request: Request) => string;

/** How texts are written. */
type Style = Pick<KnownControl, 'shortLabels' | 'escape'>;

/**
 * Makes a renderer of one control, or of any.
 *
 * @param residual what is left of the control, from `specialize`
 * @param style how texts are cut and escaped
 */
export function createRender(residual: readonly Residual[], style: Style): Render {
  const write = sequence(residual, style);
  return (attributes, extras) => {
    const { total, current, last } = settleNumbers(attributes);
    const numbers = [1, current, last, current - 1, current + 1, 0];
    return write({ attributes, extras, total, current, numbers, href: undefined });
  };
}

/** Writes parts one after the other. Texts around one and the same number are written at once. */
function sequence(parts: readonly Residual[], style: Style): Writer {
  const writers: Writer[] = [];
  let texts = [''];
  let integer: Integer | undefined;
  const endRun = (): void => {
    if (integer !== undefined) writers.push(around(PLACE[integer], texts));
    else if (texts[0]) writers.push(writerOf(texts[0], style));
    texts = [''];
    integer = undefined;
  };
  for (const part of flatten(parts)) {
    if (typeof part === 'string') {
      texts.push(`${texts.pop() ?? ''}${part}`);
    } else if (part.kind === 'integer') {
      if (integer !== undefined && integer !== part.integer) endRun();
      integer = part.integer;
      texts.push('');
    } else {
      endRun();
      writers.push(writerOf(part, style));
    }
  }
  endRun();
  return (request) => {
    let html = '';
    for (const write of writers) html += write(request);
    return html;
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
  return ({ numbers }) => {
    const number = numbers[place] as number;
    return number < KEPT ? (kept[number] ??= texts.join(String(number))) : texts.join(String(number));
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

function writerOf(part: Simple, style: Style): Writer {
  if (typeof part === 'string') return () => part;
  switch (part.kind) {
    case 'integer': {
      const place = PLACE[part.integer];
      return ({ numbers }) => String(numbers[place]);
    }
    case 'path': {
      const place = PLACE[part.page];
      return (request) => {
        request.href ??= createHref(request.attributes, style.escape);
        return request.href(request.numbers[place] as number);
      };
    }
    case 'classes': {
      const before = style.escape(part.before);
      return ({ attributes }) => {
        const names = classNames(attributes.class);
        return names === '' ? '' : before + style.escape(names);
      };
    }
    case 'label':
      return ({ attributes, extras }) => {
        const label = labelOf(attributes, part.label, extras.labels);
        return style.escape(partOfLabel(label, part.part, style.shortLabels));
      };
    case 'pageLabel':
      return ({ attributes, extras, numbers }) => {
        const pattern = attributes.page_label ?? extras.labels.page;
        return style.escape(splitPath(pattern).join(String(numbers[PLACE[part.page]])));
      };
    case 'landmark':
      return ({ extras }) => style.escape(extras.labels.landmark);
    case 'rest':
      return ({ extras }) => extras.rest.map(({ markup }) => ` ${markup}`).join('');
    case 'if': {
      const test = testOf(part.test, style);
      const [yes, no] = [sequence(part.then, style), sequence(part.otherwise, style)];
      return (request) => (test(request) ? yes(request) : no(request));
    }
    case 'slots': {
      const page = sequence(part.page, style);
      const current = sequence(part.current, style);
      const ellipsis = sequence(part.ellipsis, style);
      return (request) => writeSlots(request, page, current, ellipsis);
    }
  }
}

function writeSlots(request: Request, page: Writer, current: Writer, ellipsis: Writer): string {
  const { attributes, total, current: currentPage, numbers } = request;
  const window = openWindow(total, currentPage, attributes.sibling_count, attributes.boundary_count);
  let html = '';
  for (let slot = 1; slot <= window.count; slot++) {
    const shown = pageAt(window, slot);
    const write = shown === 0 ? ellipsis : shown === currentPage ? current : page;
    numbers[PLACE.page] = shown;
    html += write(request);
  }
  return html;
}

function createHref(
  { path, first_path }: ResolvedAttributes,
  escape: Style['escape'],
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

function testOf(test: Test, style: Style): (request: Request) => boolean {
  if ('less' in test) {
    const [low, high] = test.less;
    const [lowPlace, highPlace] = [PLACE[low], PLACE[high]];
    return ({ numbers }) => (numbers[lowPlace] as number) < (numbers[highPlace] as number);
  }
  if ('given' in test) return ({ attributes }) => isGiven(attributes, test.given);
  if ('without' in test) return ({ extras }) => lacks(extras.rest, test.without);
  if ('shortened' in test) {
    return ({ attributes, extras }) =>
      splitLabel(labelOf(attributes, test.shortened, extras.labels), style.shortLabels)[1] !== '';
  }
  return ({ attributes }) => attributes[test.attribute] === test.is;
}
