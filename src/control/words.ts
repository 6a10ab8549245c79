/** The language of words that the table of languages lacks: they are English, and say so. */

import {
  FORM_LABELS,
  isElement,
  type ElementAttribute,
  type EnglishLabel,
  type Node,
} from '../themes/tree.js';

/**
 * Source: WCAG 2.2, 3.1.2, "Language of Parts": a screen reader reads words in a foreign language with the voice of that language.
 */
function langWhen(label: EnglishLabel): ElementAttribute {
  return { name: 'lang', value: ['en'], when: { inEnglish: label } };
}

/** Returns the `lang` of what holds a label of a form, or that of a link to the first or the last page. */
export function langOf(node: Node): ElementAttribute[] {
  if (typeof node !== 'object') return [];
  if (node.kind === 'value') return FORM_LABELS.filter((label) => label === node.of).map(langWhen);
  if (node.kind === 'label')
    return node.of === 'first' || node.of === 'last' ? [langWhen(`${node.of}_label`)] : [];
  if (node.kind === 'if') return langOfAll([...node.then, ...node.otherwise]);
  if (!isElement(node)) return [];
  return langOfAll([...node.attributes.flatMap(({ value }) => value), ...node.children]);
}

export function langOfAll(nodes: readonly Node[]): ElementAttribute[] {
  return nodes.flatMap(langOf).slice(0, 1);
}
