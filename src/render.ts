/** Turns the component into HTML. What does not depend on page numbers becomes strings once, before any number is seen. */

import type { ElementAttribute, Integer, Node, Piece, Test } from './component.js';
import { escapeHtml } from './escape.js';
import { splitPath, unsafeScheme } from './path.js';
import type { PathFunction, ResolvedAttributes } from './schema.js';
import { slotsOf, type SettledNumbers } from './window.js';

/** What a tag gives to its control, the page numbers aside. */
export interface RenderInput {
  readonly attributes: ResolvedAttributes;
  /** Attributes that are passed through to the container: their names, and their markup as it shall be written. */
  readonly rest: readonly { readonly name: string; readonly markup: string }[];
}

/** Renders the control for some page numbers. */
export type Render = (numbers: SettledNumbers) => string;

/** Thrown by a `Render` when the author's path function fails. The caller knows the place and reports it. */
export class PathFailure extends Error {
  constructor(
    readonly page: number,
    readonly reason: string,
  ) {
    super(`The path function failed for page ${page}: ${reason}.`);
  }
}

/**
 * A step of writing the control, with everything but page numbers settled: text as it is, a page number in digits,
 * a call of the author's path function, a choice between two lists of steps, or the slots.
 */
type Step =
  | string
  | { readonly integer: Integer }
  | { readonly call: PathFunction; readonly page: Integer }
  | {
      readonly less: readonly [Integer, Integer];
      readonly then: readonly Step[];
      readonly otherwise: readonly Step[];
    }
  | { readonly page: readonly Step[]; readonly current: readonly Step[]; readonly ellipsis: readonly Step[] };

/** The integers that steps can refer to. */
interface Scope extends SettledNumbers {
  /** The page of the slot; 0 outside of slots. */
  readonly page: number;
}

/**
 * Makes a renderer of one control.
 *
 * @param component the control, from `buildComponent`
 */
export function createRender(component: Node, input: RenderInput): Render {
  const steps = writeNode(component, input);
  const { sibling_count, boundary_count } = input.attributes;
  return (numbers) => run(steps, { ...numbers, page: 0 }, sibling_count, boundary_count);
}

function run(steps: readonly Step[], scope: Scope, siblings: number, boundaries: number): string {
  let output = '';
  for (const step of steps) {
    if (typeof step === 'string') {
      output += step;
    } else if ('integer' in step) {
      output += String(valueOf(step.integer, scope));
    } else if ('call' in step) {
      output += escapeHtml(callPath(step.call, valueOf(step.page, scope)));
    } else if ('less' in step) {
      const [low, high] = step.less;
      const branch = valueOf(low, scope) < valueOf(high, scope) ? step.then : step.otherwise;
      output += run(branch, scope, siblings, boundaries);
    } else {
      for (const slot of slotsOf(scope.total, scope.current, siblings, boundaries)) {
        if (slot.type === 'ellipsis') output += run(step.ellipsis, scope, siblings, boundaries);
        else
          output += run(
            slot.current ? step.current : step.page,
            { ...scope, page: slot.page },
            siblings,
            boundaries,
          );
      }
    }
  }
  return output;
}

function valueOf(integer: Integer, { current, last, page }: Scope): number {
  switch (integer) {
    case 'current':
      return current;
    case 'last':
      return last;
    case 'page':
      return page;
    case 'previous':
      return current - 1;
    case 'next':
      return current + 1;
    case 1:
      return 1;
  }
}

function callPath(path: PathFunction, page: number): string {
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

function writeNode(node: Node, input: RenderInput): Step[] {
  switch (node.kind) {
    case 'text':
      return writePieces(node.value, input);
    case 'element': {
      const attributes = node.attributes.flatMap((attribute) => writeAttribute(attribute, input));
      const rest = node.takesRest ? input.rest.map(({ markup }) => ` ${markup}`) : [];
      return join([
        `<${node.name}`,
        ...attributes,
        ...rest,
        '>',
        ...writeNodes(node.children, input),
        `</${node.name}>`,
      ]);
    }
    case 'if':
      return choose(node.test, writeNodes(node.then, input), writeNodes(node.otherwise ?? [], input), input);
    case 'slots':
      return [
        {
          page: writeNodes(node.page, input),
          current: writeNodes(node.current, input),
          ellipsis: writeNodes(node.ellipsis, input),
        },
      ];
  }
}

function writeNodes(nodes: readonly Node[], input: RenderInput): Step[] {
  return join(nodes.flatMap((node) => writeNode(node, input)));
}

function writeAttribute({ name, value, when }: ElementAttribute, input: RenderInput): Step[] {
  const markup = [` ${name}="`, ...writePieces(value, input), '"'];
  return when === undefined ? markup : choose(when, markup, [], input);
}

function writePieces(pieces: readonly Piece[], input: RenderInput): Step[] {
  return pieces.flatMap((piece): Step[] => {
    if (typeof piece === 'string') return [escapeHtml(piece)];
    if ('integer' in piece) return [piece];
    if ('path' in piece) return writePath(piece.path, input.attributes);
    const value = textOf(input.attributes, piece.attribute);
    return value === '' ? [] : [piece.before ?? '', escapeHtml(value)];
  });
}

/** The text of an attribute. Class names are a set of tokens: how the author spaces them does not matter. */
function textOf(attributes: ResolvedAttributes, name: keyof ResolvedAttributes): string {
  const value = attributes[name];
  const text = value === undefined || typeof value === 'function' ? '' : String(value);
  return name === 'class'
    ? text
        .split(/[\t\n\f\r ]+/)
        .filter(Boolean)
        .join(' ')
    : text;
}

function writePath(page: Integer, { path, first_path }: ResolvedAttributes): Step[] {
  const pieces: Step[] =
    typeof path === 'function'
      ? [{ call: path, page }]
      : splitPath(path).flatMap((piece, index) =>
          index === 0 ? [escapeHtml(piece)] : [{ integer: page }, escapeHtml(piece)],
        );
  return first_path === undefined
    ? pieces
    : [{ less: [1, page], then: join(pieces), otherwise: [escapeHtml(first_path)] }];
}

/** Settles a test where it does not depend on page numbers, else leaves the choice to the run. */
function choose(test: Test, then: Step[], otherwise: Step[], input: RenderInput): Step[] {
  if ('all' in test) {
    return test.all.reduceRight<Step[]>((inner, part) => choose(part, inner, otherwise, input), then);
  }
  if ('less' in test) return [{ less: test.less, then, otherwise }];
  if ('attribute' in test) return input.attributes[test.attribute] === test.is ? then : otherwise;
  return input.rest.some(({ name }) => test.without.includes(name)) ? otherwise : then;
}

/** Joins neighbouring strings. */
function join(steps: readonly Step[]): Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (typeof step === 'string' && typeof last === 'string') joined[joined.length - 1] = last + step;
    else joined.push(step);
  }
  return joined;
}
