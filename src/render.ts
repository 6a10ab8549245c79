/** Turns the component into HTML. What is the same for every request becomes strings once, before any number is seen. */

import type { ElementAttribute, Integer, Node, Piece, Test } from './component.js';
import { escapeHtml } from './escape.js';
import { cleanAddress, splitPath, unsafeScheme } from './path.js';
import type { AttributeName, ResolvedAttributes } from './schema.js';
import { openWindow, pageAt, settleNumbers } from './window.js';

/** What is known of a control before it is rendered. */
export interface RenderInput {
  /** The values of all attributes that are not in `open`. */
  readonly attributes: ResolvedAttributes;
  /** The attributes whose values come with each request. */
  readonly open: ReadonlySet<AttributeName>;
  /** Attributes that are passed through to the container: their names, and their markup as it shall be written. */
  readonly rest: readonly { readonly name: string; readonly markup: string }[];
}

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
  /** Gives the path of a page, escaped. Only where the path is not a literal. */
  readonly href: (page: number) => string;
}

/** Appends to what is written so far. A string that grows at its end is what engines are quickest to put together. */
type Writer = (output: string, scope: Scope) => string;

/** A part of the control: text, where it is the same for every request, or what writes it. */
type Part = string | Writer;

/**
 * Makes a renderer of one control.
 *
 * @param component the control, from `buildComponent`
 */
export function createRender(component: Node, input: RenderInput): Render {
  const write = sequence(partsOf(component, input));
  const hasLiteralPath = isPathLiteral(input);
  return (attributes) => {
    const { total, current, last } = settleNumbers(attributes);
    const href = hasLiteralPath ? String : createHref(attributes);
    return write('', { attributes, total, current, last, page: 0, href });
  };
}

function partsOf(node: Node, input: RenderInput): Part[] {
  switch (node.kind) {
    case 'text':
      return node.value.flatMap((piece) => partsOfPiece(piece, input));
    case 'element': {
      const attributes = node.attributes.flatMap((attribute) => partsOfAttribute(attribute, input));
      const rest = node.takesRest ? input.rest.map(({ markup }) => ` ${markup}`) : [];
      const children = node.children.flatMap((child) => partsOf(child, input));
      return [`<${node.name}`, ...attributes, ...rest, '>', ...children, `</${node.name}>`];
    }
    case 'if': {
      const then = node.then.flatMap((child) => partsOf(child, input));
      const otherwise = (node.otherwise ?? []).flatMap((child) => partsOf(child, input));
      return choose(node.test, then, otherwise, input);
    }
    case 'slots': {
      const [page, current, ellipsis] = [node.page, node.current, node.ellipsis].map((nodes) =>
        sequence(nodes.flatMap((child) => partsOf(child, input))),
      ) as [Writer, Writer, Writer];
      return [(output, scope) => writeSlots(output, scope, page, current, ellipsis)];
    }
  }
}

/** Joins parts into one writer, neighbouring texts into one text. */
function sequence(parts: readonly Part[]): Writer {
  const runs: string[][] = [[]];
  const writers: Writer[] = [];
  for (const part of parts) {
    if (typeof part === 'string') {
      runs.at(-1)?.push(part);
    } else {
      writers.push(part);
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

function partsOfAttribute({ name, value, when }: ElementAttribute, input: RenderInput): Part[] {
  const written = [`="`, ...value.flatMap((piece) => partsOfPiece(piece, input)), '"'];
  const parts = [` ${name}`, ...(value.length === 0 ? [] : written)];
  return when === undefined ? parts : choose(when, parts, [], input);
}

function partsOfPiece(piece: Piece, input: RenderInput): Part[] {
  if (typeof piece === 'string') return [escapeHtml(piece)];
  if ('integer' in piece) return [integerWriter(piece.integer)];
  if ('path' in piece) return partsOfPath(piece.path, input);
  const { attribute, before = '' } = piece;
  const write = (attributes: ResolvedAttributes): string => {
    const text = textOf(attributes, attribute);
    return text === '' ? '' : before + escapeHtml(text);
  };
  return [
    input.open.has(attribute) ? (output, scope) => output + write(scope.attributes) : write(input.attributes),
  ];
}

/** The text of an attribute. Class names are a set of tokens: how the author spaces them does not matter. */
function textOf(attributes: ResolvedAttributes, name: AttributeName): string {
  const value = attributes[name];
  const text = value === undefined || typeof value === 'function' ? '' : String(value);
  return name === 'class'
    ? text
        .split(/[\t\n\f\r ]+/)
        .filter(Boolean)
        .join(' ')
    : text;
}

function isPathLiteral({ attributes, open }: RenderInput): boolean {
  return typeof attributes.path === 'string' && !open.has('path') && !open.has('first_path');
}

/** A literal path is text around page numbers; any other is asked for with each request. */
function partsOfPath(page: Integer, input: RenderInput): Part[] {
  const { path, first_path } = input.attributes;
  const value = VALUES[page];
  if (typeof path === 'function' || !isPathLiteral(input))
    return [(output, scope) => output + scope.href(value(scope))];
  const pieces = splitPath(cleanAddress(path)).flatMap((piece, index): Part[] => {
    const text = escapeHtml(piece);
    return index === 0 ? [text] : [integerWriter(page), text];
  });
  return first_path === undefined
    ? pieces
    : choose({ less: [1, page] }, pieces, [escapeAddress(first_path)], input);
}

function createHref({ path, first_path }: ResolvedAttributes): (page: number) => string {
  const first = first_path === undefined ? undefined : escapeAddress(first_path);
  const pieces = typeof path === 'string' ? splitPath(cleanAddress(path)).map(escapeHtml) : [];
  return (page) => {
    if (page === 1 && first !== undefined) return first;
    return typeof path === 'function' ? escapeAddress(callPath(path, page)) : pieces.join(String(page));
  };
}

function escapeAddress(address: string): string {
  return escapeHtml(cleanAddress(address));
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

function integerWriter(integer: Integer): Writer {
  const value = VALUES[integer];
  return (output, scope) => output + String(value(scope));
}

/** Settles a test where everything is known, else leaves the choice to the request. */
function choose(test: Test, then: Part[], otherwise: Part[], input: RenderInput): Part[] {
  if ('all' in test) {
    return test.all.reduceRight<Part[]>((inner, part) => choose(part, inner, otherwise, input), then);
  }
  if ('without' in test) {
    return input.rest.some(({ name }) => test.without.includes(name)) ? otherwise : then;
  }
  const [yes, no] = [sequence(then), sequence(otherwise)];
  if ('less' in test) {
    const [low, high] = test.less.map((integer) => VALUES[integer]) as [
      typeof VALUES.page,
      typeof VALUES.page,
    ];
    return [(output, scope) => (low(scope) < high(scope) ? yes : no)(output, scope)];
  }
  const { attribute, is } = test;
  if (input.open.has(attribute))
    return [(output, scope) => (scope.attributes[attribute] === is ? yes : no)(output, scope)];
  return input.attributes[attribute] === is ? then : otherwise;
}
