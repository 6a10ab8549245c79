/** Turns the component into HTML. What is the same for every request becomes strings once, before any number is seen. */

import type { ElementAttribute, Integer, Node, Piece, Test } from './component.js';
import { escapeHtml } from './escape.js';
import { splitPath, unsafeScheme } from './path.js';
import type { AttributeName, ResolvedAttributes } from './schema.js';
import { settleNumbers, slotsOf } from './window.js';

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

/** A step of writing the control: text as it is, or what has to wait for a request. */
type Step =
  | string
  | { readonly kind: 'integer'; readonly integer: Integer }
  | { readonly kind: 'path'; readonly page: Integer }
  | { readonly kind: 'text'; readonly attribute: AttributeName; readonly before: string }
  | {
      readonly kind: 'less';
      readonly less: readonly [Integer, Integer];
      readonly then: Steps;
      readonly otherwise: Steps;
    }
  | {
      readonly kind: 'is';
      readonly attribute: AttributeName;
      readonly is: string | boolean;
      readonly then: Steps;
      readonly otherwise: Steps;
    }
  | { readonly kind: 'slots'; readonly page: Steps; readonly current: Steps; readonly ellipsis: Steps };

type Steps = readonly Step[];

/** What steps refer to. */
interface Scope {
  readonly total: number;
  readonly current: number;
  readonly last: number;
  /** The page of the slot that is being written. */
  page: number;
  readonly attributes: ResolvedAttributes;
  /** Gives the path of a page, escaped. */
  readonly href: (page: number) => string;
}

/**
 * Makes a renderer of one control.
 *
 * @param component the control, from `buildComponent`
 */
export function createRender(component: Node, input: RenderInput): Render {
  const steps = writeNode(component, input);
  return (attributes) =>
    run(steps, { ...settleNumbers(attributes), page: 0, attributes, href: createHref(attributes) });
}

function run(steps: Steps, scope: Scope): string {
  let output = '';
  for (const step of steps) output += typeof step === 'string' ? step : runStep(step, scope);
  return output;
}

function runStep(step: Exclude<Step, string>, scope: Scope): string {
  switch (step.kind) {
    case 'integer':
      return String(valueOf(step.integer, scope));
    case 'path':
      return scope.href(valueOf(step.page, scope));
    case 'text': {
      const text = textOf(scope.attributes, step.attribute);
      return text === '' ? '' : step.before + escapeHtml(text);
    }
    case 'less': {
      const [low, high] = step.less;
      return run(valueOf(low, scope) < valueOf(high, scope) ? step.then : step.otherwise, scope);
    }
    case 'is':
      return run(scope.attributes[step.attribute] === step.is ? step.then : step.otherwise, scope);
    case 'slots': {
      const { sibling_count, boundary_count } = scope.attributes;
      let output = '';
      for (const slot of slotsOf(scope.total, scope.current, sibling_count, boundary_count)) {
        if (slot.type === 'ellipsis') {
          output += run(step.ellipsis, scope);
        } else {
          scope.page = slot.page;
          output += run(slot.current ? step.current : step.page, scope);
        }
      }
      return output;
    }
  }
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

function createHref({ path, first_path }: ResolvedAttributes): (page: number) => string {
  const first = first_path === undefined ? undefined : escapeHtml(first_path);
  const pieces = typeof path === 'string' ? splitPath(path).map(escapeHtml) : [];
  return (page) => {
    if (page === 1 && first !== undefined) return first;
    return typeof path === 'function' ? escapeHtml(callPath(path, page)) : pieces.join(String(page));
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

function writeNode(node: Node, input: RenderInput): Steps {
  switch (node.kind) {
    case 'text':
      return writePieces(node.value, input);
    case 'element': {
      const attributes = node.attributes.flatMap((attribute) => writeAttribute(attribute, input));
      const rest = node.takesRest ? input.rest.map(({ markup }) => ` ${markup}`) : [];
      const children = writeNodes(node.children, input);
      return join([`<${node.name}`, ...attributes, ...rest, '>', ...children, `</${node.name}>`]);
    }
    case 'if':
      return choose(node.test, writeNodes(node.then, input), writeNodes(node.otherwise ?? [], input), input);
    case 'slots':
      return [
        {
          kind: 'slots',
          page: writeNodes(node.page, input),
          current: writeNodes(node.current, input),
          ellipsis: writeNodes(node.ellipsis, input),
        },
      ];
  }
}

function writeNodes(nodes: readonly Node[], input: RenderInput): Steps {
  return join(nodes.flatMap((node) => writeNode(node, input)));
}

function writeAttribute({ name, value, when }: ElementAttribute, input: RenderInput): Steps {
  const markup = join([` ${name}="`, ...writePieces(value, input), '"']);
  return when === undefined ? markup : choose(when, markup, [], input);
}

function writePieces(pieces: readonly Piece[], input: RenderInput): Steps {
  return pieces.flatMap((piece): Steps => {
    if (typeof piece === 'string') return [escapeHtml(piece)];
    if ('integer' in piece) return [{ kind: 'integer', integer: piece.integer }];
    if ('path' in piece) return writePath(piece.path, input);
    const { attribute, before = '' } = piece;
    if (input.open.has(attribute)) return [{ kind: 'text', attribute, before }];
    const text = textOf(input.attributes, attribute);
    return text === '' ? [] : [before, escapeHtml(text)];
  });
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

/** A literal path is text around page numbers; any other is asked for with each request. */
function writePath(page: Integer, { attributes, open }: RenderInput): Steps {
  const { path, first_path } = attributes;
  if (typeof path === 'function' || open.has('path') || open.has('first_path'))
    return [{ kind: 'path', page }];
  const pieces = splitPath(path).flatMap((piece, index): Steps => {
    const text = escapeHtml(piece);
    return index === 0 ? [text] : [{ kind: 'integer', integer: page }, text];
  });
  if (first_path === undefined) return pieces;
  return [{ kind: 'less', less: [1, page], then: join(pieces), otherwise: [escapeHtml(first_path)] }];
}

/** Settles a test where everything is known, else leaves the choice to the run. */
function choose(test: Test, then: Steps, otherwise: Steps, input: RenderInput): Steps {
  if ('all' in test) {
    return test.all.reduceRight<Steps>((inner, part) => choose(part, inner, otherwise, input), then);
  }
  if ('less' in test) return [{ kind: 'less', less: test.less, then, otherwise }];
  if ('without' in test) {
    return input.rest.some(({ name }) => test.without.includes(name)) ? otherwise : then;
  }
  if (input.open.has(test.attribute)) return [{ kind: 'is', ...test, then, otherwise }];
  return input.attributes[test.attribute] === test.is ? then : otherwise;
}

/** Joins neighbouring strings. */
function join(steps: Steps): Steps {
  const joined: Step[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (typeof step === 'string' && typeof last === 'string') joined[joined.length - 1] = last + step;
    else joined.push(step);
  }
  return joined;
}
