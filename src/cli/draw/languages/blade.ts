import { escapeHtml } from '../../../base/escape.js';
import { attributeOf, createLanguage } from '../language.js';

// Tailwind reads its container variants in the source, and they are not directives.
const text = (value: string): string =>
  escapeHtml(value)
    .replace(/@(?!container\b(?!\s*\()|m(?:ax|in)-)/g, '&#64;')
    .replace(/\{/g, '&#123;');

/** Blade, laid out as Laravel's own views. */
export const blade = createLanguage({
  width: 112,
  indent: '    ',
  text,
  print: '{{ $ }}',
  attribute: attributeOf(
    (code) => `{{ ${code} }}`,
    (condition, attribute) => `@if (${condition}) ${attribute} @endif`,
    text,
  ),
  keywords: { if: '@if ($)', elseIf: '@elseif ($)', else: '@else', end: '@endif' },
  loop: [({ entries, entry }) => `@foreach (${entries} as ${entry})`, '@endforeach'],
});
