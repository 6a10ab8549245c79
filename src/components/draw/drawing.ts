/** A control as a host's template shows it: elements, texts, code, plain branches and one loop. */

/** Code of the host's language that is evaluated for each request. */
export interface DrawnCode {
  readonly code: string;
  /** Whether it stands in the template as it is, such as a statement, and is not an expression to print. */
  readonly isStatement?: boolean;
  /** Its elements, if it is an array: formatters put each on a line of its own if they do not fit one. */
  readonly items?: readonly string[];
}

export type DrawnPart = string | DrawnCode;

export interface DrawnAttribute {
  readonly name: string;
  /** Concatenated. Without parts, the attribute has no value. */
  readonly value: readonly DrawnPart[];
  /** The condition on which the attribute is there. */
  readonly when?: string;
  /** More names of classes, of which some depend on a condition: what is in `value` follows from it. */
  readonly choice?: ClassChoice;
}

export interface ClassChoice {
  readonly condition: string;
  readonly then: readonly DrawnPart[];
  readonly otherwise: readonly DrawnPart[];
}

export interface DrawnElement {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: readonly DrawnAttribute[];
  readonly children: readonly Drawn[];
  /** Code that stands for the start tag and the end tag, such as a call with a block. */
  readonly tags?: readonly [start: string, end: string];
  /** Whether it leads to a page, or stands in place of such a link. */
  readonly role?: 'link' | 'disabled';
}

export interface Branch {
  readonly kind: 'branch';
  readonly cases: readonly { readonly condition: string; readonly body: readonly Drawn[] }[];
  readonly otherwise: readonly Drawn[];
}

/** What a loop needs, in code. */
export interface LoopNames {
  /** The list: in that over the entries, pages and gaps. */
  readonly entries: string;
  readonly entry: string;
  /** The variable for its index, by which languages whose loops have keys identify it. Not set: by itself. */
  readonly key?: string;
  /** What identifies an entry, if neither variable does. */
  readonly id?: string;
}

export interface Loop {
  readonly kind: 'loop';
  /** What it is over: by default, the entries. */
  readonly over?: LoopNames;
  readonly body: readonly Drawn[];
}

/** A node. A string is text. */
export type Drawn = DrawnPart | DrawnElement | Branch | Loop;

export function isElement(node: Drawn): node is DrawnElement {
  return typeof node === 'object' && 'kind' in node && node.kind === 'element';
}

export function isPart(node: Drawn): node is DrawnPart {
  return typeof node === 'string' || 'code' in node;
}

export function isBranch(node: Drawn | undefined): node is Branch {
  return typeof node === 'object' && 'kind' in node && node.kind === 'branch';
}

/**
 * Writes a start tag of several lines, whose attributes the language's own `attribute` cannot write.
 *
 * @param attributes the lines, each with one attribute or a part of a loop over some
 */
export function withLines(nav: DrawnElement, attributes: readonly string[]): DrawnElement {
  const lines = [`<${nav.name}`, ...attributes.map((line) => `  ${line}`), '>'];
  return { ...nav, tags: [lines.join('\n'), `</${nav.name}>`] };
}

/** A part in code, whose strings are written by `quote`. */
export function inCode(part: DrawnPart = '', quote: (text: string) => string): string {
  return typeof part === 'string' ? quote(part) : part.code;
}

/** The text of parts, which have no code. */
export function textOf(parts: readonly DrawnPart[]): string {
  return parts.filter((part) => typeof part === 'string').join('');
}
