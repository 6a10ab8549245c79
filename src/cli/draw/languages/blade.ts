import { escapeHtml } from '../../../base/escape.js';
import { attributeOf, branchOf, loopOf, type Language } from '../language.js';

const output = (code: string): string => `{{ ${code} }}`;
// Tailwind reads its container variants in the source, and they are no directives.
const text = (value: string): string =>
  escapeHtml(value)
    .replace(/@(?!container\b(?!\s*\()|m(?:ax|in)-\[)/g, '&#64;')
    .replace(/\{/g, '&#123;');

/** Blade, laid out as Laravel's own views. */
export const blade: Language = {
  width: 112,
  indent: '    ',
  text,
  output,
  attribute: attributeOf(output, (condition, attribute) => `@if (${condition}) ${attribute} @endif`, text),
  branch: branchOf({ if: '@if ($)', elseIf: '@elseif ($)', else: '@else', end: '@endif' }),
  loop: loopOf(({ entries, entry }) => `@foreach (${entries} as ${entry})`, '@endforeach'),
};
