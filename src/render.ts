/** Turns what is left of a control into a function from values to HTML. */

import type { Integer } from './component.js';
import { cleanAddress, splitPath, unsafeScheme } from './path.js';
import { splitLabel } from './labels.js';
import type { ResolvedAttributes } from './schema.js';
import {
  classNames,
  isGiven,
  labelOf,
  partOfLabel,
  type KnownControl,
  type OpenTest,
  type Residual,
} from './specialize.js';
import { openWindow, pageAt, settleNumbers } from './window.js';

/**
 * Renders a control.
 *
 * @param attributes the values of all attributes
 * @throws {PathFailure} where the path function fails
 */
export type Render = (attributes: ResolvedAttributes) => string;

/** Thrown by a `Render` when the author's path function fails. The caller knows the place and reports it. */
export class PathFailure extends Error {
  constructor(
    readonly page: number,
    readonly reason: string,
  ) {
    super(`The path function failed for page ${page}: ${reason}.`);
  }
}

/** What a request brings. */
interface Scope {
  readonly attributes: ResolvedAttributes;
  readonly total: number;
  readonly current: number;
  readonly last: number;
  /** The page of the slot that is being written. */
  page: number;
  /** Gives the path of a page, escaped; made when it is first needed. */
  href: ((page: number) => string) | undefined;
}

/** Appends to what is written so far. A string that grows at its end is what engines are quickest to put together. */
type Writer = (output: string, scope: Scope) => string;

type Words = Pick<KnownControl, 'labels' | 'shortLabels' | 'escape'>;

/**
 * Makes a renderer of one control.
 *
 * @param residual what is left of the control, from `specialize`
 * @param words what to say where a request leaves a label unset
 */
export function createRender(residual: readonly Residual[], words: Words): Render {
  const write = sequence(residual, words);
  return (attributes) => {
    const { total, current, last } = settleNumbers(attributes);
    return write('', { attributes, total, current, last, page: 0, href: undefined });
  };
}

/** Joins parts into one writer, neighbouring texts into one text. */
function sequence(parts: readonly Residual[], words: Words): Writer {
  const runs: string[][] = [[]];
  const writers: Writer[] = [];
  for (const part of flatten(parts)) {
    if (typeof part === 'string') {
      runs.at(-1)?.push(part);
    } else {
      writers.push(writerOf(part, words));
      runs.push([]);
    }
  }
  // join() makes strings of one piece; those that "+" makes would be put together anew for every request.
  const [first = '', ...others] = runs.map((run) => run.join(''));
  return (output, scope) => {
    output += first;
    for (let index = 0; index < writers.length; index++) {
      output = (writers[index] as Writer)(output, scope) + (others[index] as string);
    }
    return output;
  };
}

/** A part that is neither known nor made of parts that follow one another. */
type Open = Exclude<Residual, string | { kind: 'element' | 'attribute' }>;

/** Writes elements and attributes as the parts they are made of. */
function flatten(parts: readonly Residual[]): (string | Open)[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [part];
    if (part.kind === 'element') return [...flatten(part.open), ...flatten(part.children), part.close];
    if (part.kind === 'attribute') return [` ${part.name}="`, ...flatten(part.value), '"'];
    return [part];
  });
}

function writerOf(part: Open, words: Words): Writer {
  switch (part.kind) {
    case 'integer': {
      const value = VALUES[part.integer];
      return (output, scope) => output + String(value(scope));
    }
    case 'path': {
      const value = VALUES[part.page];
      return (output, scope) =>
        output + (scope.href ??= createHref(scope.attributes, words.escape))(value(scope));
    }
    case 'classes': {
      const before = words.escape(part.before);
      return (output, { attributes }) => {
        const names = classNames(attributes.class);
        return names === '' ? output : output + before + words.escape(names);
      };
    }
    case 'label':
      return (output, { attributes }) => {
        const label = labelOf(attributes, part.label, words.labels);
        return output + words.escape(partOfLabel(label, part.part, words.shortLabels));
      };
    case 'pageLabel': {
      const value = VALUES[part.page];
      return (output, scope) => {
        const pattern = scope.attributes.page_label ?? words.labels.page;
        return output + words.escape(splitPath(pattern).join(String(value(scope))));
      };
    }
    case 'if': {
      const test = testOf(part.test, words);
      const [yes, no] = [sequence(part.then, words), sequence(part.otherwise, words)];
      return (output, scope) => (test(scope) ? yes : no)(output, scope);
    }
    case 'slots': {
      const page = sequence(part.page, words);
      const current = sequence(part.current, words);
      const ellipsis = sequence(part.ellipsis, words);
      return (output, scope) => writeSlots(output, scope, page, current, ellipsis);
    }
  }
}

function writeSlots(output: string, scope: Scope, page: Writer, current: Writer, ellipsis: Writer): string {
  const { sibling_count, boundary_count } = scope.attributes;
  const window = openWindow(scope.total, scope.current, sibling_count, boundary_count);
  for (let slot = 1; slot <= window.count; slot++) {
    scope.page = pageAt(window, slot);
    const write = scope.page === 0 ? ellipsis : scope.page === scope.current ? current : page;
    output = write(output, scope);
  }
  return output;
}

function createHref(
  { path, first_path }: ResolvedAttributes,
  escape: Words['escape'],
): (page: number) => string {
  const first = first_path === undefined ? undefined : escape(cleanAddress(first_path));
  const pieces = typeof path === 'string' ? splitPath(cleanAddress(path)).map(escape) : [];
  return (page) => {
    if (page === 1 && first !== undefined) return first;
    return typeof path === 'function'
      ? escape(cleanAddress(callPath(path, page)))
      : pieces.join(String(page));
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

const VALUES: Readonly<Record<Integer, (scope: Scope) => number>> = {
  current: ({ current }) => current,
  last: ({ last }) => last,
  page: ({ page }) => page,
  previous: ({ current }) => current - 1,
  next: ({ current }) => current + 1,
  1: () => 1,
};

function testOf(test: OpenTest, words: Words): (scope: Scope) => boolean {
  if ('less' in test) {
    const [low, high] = test.less;
    const [lowValue, highValue] = [VALUES[low], VALUES[high]];
    return (scope) => lowValue(scope) < highValue(scope);
  }
  if ('given' in test) return ({ attributes }) => isGiven(attributes, test.given);
  if ('shortened' in test) {
    return ({ attributes }) =>
      splitLabel(labelOf(attributes, test.shortened, words.labels), words.shortLabels)[1] !== '';
  }
  return ({ attributes }) => attributes[test.attribute] === test.is;
}
