import { escapeHtml } from '../../../base/escape.js';
import { attributeOf, branchOf, loopOf, type Language } from '../language.js';

const output = (code: string): string => `{{${code}}}`;
const text = (value: string): string => escapeHtml(value).replaceAll('{{', '&#123;{');

/** Handlebars, as Prettier lays it out. */
export const handlebars: Language = {
  width: 100,
  text,
  output,
  attribute: attributeOf(output, (condition, attribute) => `{{#if ${condition}}}${attribute}{{/if}}`, text),
  branch: branchOf({ if: '{{#if $}}', elseIf: '{{else if $}}', else: '{{else}}', end: '{{/if}}' }),
  loop: loopOf(({ entries }) => `{{#each ${entries}}}`, '{{/each}}'),
};
