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

/** What a request brings, and what comes of it. */
interface RenderState {
  /** What is written so far, in parts. */
  readonly output: string[];
  readonly attributes: ResolvedAttributes;
  readonly extras: Extras;
  readonly total: number;
  readonly current: number;
  /** The page numbers, each at its `PLACE`; that of the slot is put there when the slot is written. */
  readonly numbers: number[];
  /** Gives the path of a page, escaped; made when it is first needed. */
  href: ((page: number) => string) | undefined;
}

/** Where a page number is found; an array is read faster than a function called. */
const PLACE: Readonly<Record<Integer, number>> = { 1: 0, current: 1, last: 2, previous: 3, next: 4, page: 5 };

/** Appends to the output. */
type Writer = (state: RenderState) => void;

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
    const output: string[] = [];
    write({ output, attributes, extras, total, current, numbers, href: undefined });
    // From the end on: V8 is quicker to put together a string that grew at its beginning, and join() is slower than both.
    return output.reduceRight((html, part) => part + html, '');
  };
}

/** A part that is neither known nor made of parts that follow one another. */
type Open = Exclude<Residual, string | { kind: 'element' | 'attribute' }>;

/** Joins parts into one writer; texts around one and the same number become one run. */
function sequence(parts: readonly Residual[], style: Style): Writer {
  const writers: Writer[] = [];
  let texts: string[] = [''];
  let integer: Integer | undefined;
  const endRun = (): void => {
    const [text = ''] = texts;
    if (integer !== undefined) writers.push(around(PLACE[integer], texts));
    else if (text !== '') writers.push(({ output }) => void output.push(text));
    texts = [''];
    integer = undefined;
  };
  for (const part of flatten(parts)) {
    if (typeof part === 'string') {
      texts[texts.length - 1] = part;
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
  return inOrder(writers);
}

/** Calls writers one after the other: there are few, and calls by name are cheaper than a loop. */
function inOrder(writers: readonly Writer[]): Writer {
  const [first, ...others] = writers;
  if (first === undefined) return () => undefined;
  if (others.length === 0) return first;
  const rest = inOrder(others);
  return (state) => {
    first(state);
    rest(state);
  };
}

/**
 * Below which number the markup around a number is kept in the renderer, once written, as a string of one piece. Most
 * lists are shorter, and of longer ones the first pages are asked for most; the others cost a few concatenations.
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

/**
 * Writes elements and attributes as the parts they are made of. Texts that meet become one, and a text beside a choice
 * goes into both of its branches, where it meets others.
 */
function flatten(parts: readonly Residual[], flat: (string | Open)[] = []): (string | Open)[] {
  for (const part of parts) {
    if (typeof part === 'string') append(flat, part);
    else if (part.kind === 'element') flatten([...part.open, ...part.children, part.close], flat);
    else if (part.kind === 'attribute') flatten([` ${part.name}="`, ...part.value, '"'], flat);
    else append(flat, part);
  }
  return flat;
}

function append(flat: (string | Open)[], part: string | Open): void {
  const before = flat.at(-1);
  if (typeof before === 'string') {
    // join() makes strings of one piece; those that "+" makes would be put together anew for every request.
    if (typeof part === 'string') flat.splice(-1, 1, [before, part].join(''));
    else if (part.kind === 'if') flat.splice(-1, 1, inBranches(part, [before], []));
    else flat.push(part);
  } else if (typeof part === 'string' && before?.kind === 'if') {
    flat.splice(-1, 1, inBranches(before, [], [part]));
  } else {
    flat.push(part);
  }
}

type Choice = Extract<Open, { kind: 'if' }>;

function inBranches(choice: Choice, before: readonly string[], after: readonly string[]): Choice {
  const within = (branch: readonly Residual[]): Residual[] => [...before, ...branch, ...after];
  return { ...choice, then: within(choice.then), otherwise: within(choice.otherwise) };
}

function writerOf(part: Exclude<Open, { kind: 'integer' }>, style: Style): Writer {
  switch (part.kind) {
    case 'path': {
      const place = PLACE[part.page];
      return (state) => {
        state.href ??= createHref(state.attributes, style.escape);
        state.output.push(state.href(state.numbers[place] as number));
      };
    }
    case 'classes': {
      const before = style.escape(part.before);
      return ({ output, attributes }) => {
        const names = classNames(attributes.class);
        if (names !== '') output.push(before, style.escape(names));
      };
    }
    case 'label':
      return ({ output, attributes, extras }) => {
        const label = labelOf(attributes, part.label, extras.labels);
        output.push(style.escape(partOfLabel(label, part.part, style.shortLabels)));
      };
    case 'pageLabel': {
      const place = PLACE[part.page];
      return ({ output, attributes, extras, numbers }) => {
        const pattern = attributes.page_label ?? extras.labels.page;
        output.push(style.escape(splitPath(pattern).join(String(numbers[place]))));
      };
    }
    case 'landmark':
      return ({ output, extras }) => void output.push(style.escape(extras.labels.landmark));
    case 'rest':
      return ({ output, extras }) => {
        for (const { markup } of extras.rest) output.push(' ', markup);
      };
    case 'if': {
      const test = testOf(part.test, style);
      const [yes, no] = [sequence(part.then, style), sequence(part.otherwise, style)];
      return (state) => {
        (test(state) ? yes : no)(state);
      };
    }
    case 'slots': {
      const page = sequence(part.page, style);
      const current = sequence(part.current, style);
      const ellipsis = sequence(part.ellipsis, style);
      return (state) => {
        writeSlots(state, page, current, ellipsis);
      };
    }
  }
}

function writeSlots(state: RenderState, page: Writer, current: Writer, ellipsis: Writer): void {
  const { sibling_count, boundary_count } = state.attributes;
  const window = openWindow(state.total, state.current, sibling_count, boundary_count);
  for (let slot = 1; slot <= window.count; slot++) {
    const shown = pageAt(window, slot);
    state.numbers[PLACE.page] = shown;
    const write = shown === 0 ? ellipsis : shown === state.current ? current : page;
    write(state);
  }
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

function testOf(test: Test, style: Style): (state: RenderState) => boolean {
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
