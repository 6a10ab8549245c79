/** The parts of a form that a component makes where it is used: hidden fields, and choices. */

import type { Drawn, DrawnAttribute, DrawnElement } from './drawing.js';
import type { FormWords, Host } from './host.js';

/** The elements of a form that a host may change. */
const ELEMENTS = ['form', 'input', 'select', 'option'];

export function formsOf({ forms }: Host): FormWords {
  if (forms === undefined) throw new Error('The component has no forms.');
  return forms;
}

/** The parameters that a form keeps, as hidden fields. */
export function hiddenFields(host: Host): Drawn {
  const { name, value, ...over } = formsOf(host).fields;
  const attributes = [
    { name: 'type', value: ['hidden'] },
    { name: 'name', value: [{ code: name }] },
    { name: 'value', value: [{ code: value }] },
  ];
  return { kind: 'loop', over, body: [make(host, 'input', attributes, [])] };
}

/** The choices of how many items are on a page. */
export function sizeChoices(host: Host): Drawn {
  const { number, isChosen, ...over } = formsOf(host).sizes;
  const attributes = [
    { name: 'value', value: [{ code: number }] },
    { name: 'selected', value: [], when: isChosen },
  ];
  return { kind: 'loop', over, body: [make(host, 'option', attributes, [{ code: number }])] };
}

export function changeForm(element: DrawnElement, { forms }: Host): DrawnElement {
  return forms?.element && ELEMENTS.includes(element.name) ? forms.element(element) : element;
}

function make(
  host: Host,
  name: string,
  attributes: readonly DrawnAttribute[],
  children: readonly Drawn[],
): DrawnElement {
  return changeForm({ kind: 'element', name, attributes, children }, host);
}
