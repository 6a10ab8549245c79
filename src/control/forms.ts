/** The forms of a control: what the `<form>` of a part becomes. */

import {
  choose,
  element,
  isElement,
  texts,
  type ElementAttribute,
  type ElementNode,
  type FormPart,
  type Node,
  type Piece,
  type Test,
} from '../themes/tree.js';
import { HAS_PAGES } from './links.js';
import { langOf, langOfAll } from './words.js';

/** When the author wants each form. */
const WANTED: Readonly<Record<FormPart, Test>> = {
  jump: { attribute: 'jump', is: true },
  'page-sizes': { given: 'page_sizes' },
};

/**
 * Turns the sample of a form into one that works without scripts: it is sent with GET to the URL of the path, with the
 * other parameters of the path's query in hidden fields.
 *
 * Sources: HTML Living Standard, "The form element" (`action` must not be empty), "The select element". Firefox would keep
 * what was entered before a page was loaded again, so completion is off.
 */
export function toForm(part: FormPart, sample: ElementNode): Node {
  const action = {
    name: 'action',
    value: [{ kind: 'value', of: 'form_action' }],
    when: { given: 'form_action' },
  } as const;
  // Its fields have names, and the landmark around it has one. A form without a name would be one more landmark to some.
  const isNamed = sample.attributes.some(({ name }) => name === 'role' || name.startsWith('aria-label'));
  const role = isNamed ? {} : { role: 'none' };
  const whole = withAttributes(sample, [action, ...texts({ autocomplete: 'off', ...role })]);
  const children = whole.children.flatMap((child) => fill(child, part));
  const form: Node = { ...whole, children: [{ kind: 'fields', of: part }, ...children] };
  // There is nowhere to go on a single page, but a smaller size would make more of it.
  return choose(WANTED[part], part === 'jump' ? choose(HAS_PAGES, form) : form);
}

function fill(node: Node, part: FormPart): Node[] {
  if (!isElement(node)) return [node];
  switch (node.name) {
    case 'input':
      return [input(node)];
    case 'select': {
      const name: ElementAttribute = { name: 'name', value: [{ kind: 'value', of: 'size_field' }] };
      return [{ ...withAttributes(node, [name]), children: [{ kind: 'options' }] }];
    }
    case 'button':
      return [button(node, part)];
    default: {
      // A field has the language of the `<label>` around it.
      const attributes = [...node.attributes, ...langOfAll(node.children.filter((one) => !isElement(one)))];
      return [{ ...node, attributes, children: node.children.flatMap((child) => fill(child, part)) }];
    }
  }
}

/**
 * The field for a page number. To screen readers, an empty field with `required` is wrong in Firefox and WebKit before anything was
 * entered, and one for numbers says "0". The server takes whatever is entered, and shows the nearest page.
 */
function input(sample: ElementNode): Node {
  const name: ElementAttribute = { name: 'name', value: [{ kind: 'value', of: 'page_field' }] };
  return withAttributes(sample, [...texts({ type: 'text', inputmode: 'numeric' }), name]);
}

/** What a screen reader reads of a node. */
function spokenIn(node: Node): Node[] {
  if (!isElement(node)) return typeof node === 'string' && node.trim() === '' ? [] : [node];
  const valueOf = (wanted: string) => node.attributes.find(({ name }) => name === wanted)?.value;
  if (valueOf('aria-hidden')?.[0] === 'true') return [];
  return (valueOf('aria-label') ?? valueOf('alt') ?? node.children).flatMap(spokenIn);
}

/** The button of a form. Where there are two forms, each has the name of its field as well. */
function button(sample: ElementNode, part: FormPart): Node {
  const [words, ...others] = spokenIn(sample);
  const own = texts({ type: 'submit' });
  const isOurs = typeof words === 'object' && words.kind === 'value' && others.length === 0;
  const isNamed = sample.attributes.some(({ name }) => name.startsWith('aria-label'));
  if (!isOurs) return withAttributes(sample, own);
  const name = {
    name: 'aria-label',
    value: [words, ': ', { kind: 'value', of: part === 'jump' ? 'jump_label' : 'size_label' }],
    when: WANTED[part === 'jump' ? 'page-sizes' : 'jump'],
  } as const;
  return withAttributes(sample, [...own, ...(isNamed ? [] : [name]), ...langOf(words)]);
}

/** What is sent, and where to, which a sample cannot set. */
const RESERVED = [
  ...['action', 'method', 'enctype', 'target', 'autocomplete', 'name', 'type', 'value'],
  ...['min', 'max', 'step', 'pattern', 'inputmode', 'required', 'disabled', 'multiple', 'form'],
  ...['formaction', 'formmethod'],
];

function withAttributes(sample: ElementNode, own: readonly ElementAttribute[]): ElementNode {
  const kept = sample.attributes.filter(({ name }) => !RESERVED.includes(name));
  return { ...sample, attributes: [...kept, ...own] };
}

export function hidden(name: string, value: Piece): Node {
  return element('input', [...texts({ type: 'hidden', name }), { name: 'value', value: [value] }]);
}

/**
 * The choices of a size. One that is not among them, such as one that a visitor has put into the URL, comes first: no choice would
 * say it otherwise.
 */
export function options(sizes: readonly number[]): Node[] {
  const other = option({ kind: 'integer', integer: 'size' }, { kind: 'number', integer: 'size' }, true);
  return [
    sizes.reduceRight<Node>((rest, size) => choose({ size }, [], rest), other),
    ...sizes.map((size) => {
      const text: Piece = { kind: 'count', count: size };
      return choose({ size }, option(String(size), text, true), option(String(size), text, false));
    }),
  ];
}

/** A choice. Its value has plain digits, whatever its text has. */
function option(size: Piece, text: Piece, isSelected: boolean): Node {
  const selected = isSelected ? [{ name: 'selected', value: [] }] : [];
  return element('option', [{ name: 'value', value: [size] }, ...selected], [text]);
}
