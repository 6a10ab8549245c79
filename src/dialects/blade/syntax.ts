import type { Syntax } from '../../program/syntax.js';
import { formatted, syntax as php } from '../php/syntax.js';

export const syntax: Syntax = {
  // Variables use PHP tags: a block, @php … @endphp, would start at any earlier inline @php(…).
  ...php,
  comment: (text) => `{{-- ${text} --}}`,
  // Tailwind reads its container variants in the source, and they are not directives.
  escape: (markup) =>
    markup.replace(/@(?!container\b(?!\s*\()|m(?:ax|in)-\[)/g, '&#64;').replace(/\{(?=\{|!!|$)/g, '&#123;'),
  print: (integer) => `{{ ${integer} }}`,
  printFormatted: (integer, format) => `{{ ${formatted(integer, format)} }}`,
  if: (condition) => `@if (${condition})`,
  elseIf: (condition) => `@elseif (${condition})`,
  else: '@else',
  end: '@endif',
  // Blade ignores a directive right after a letter or digit.
  inline: php,
  loop: (variable, count) => `@for ($${variable} = 1; $${variable} <= ${count}; $${variable}++)`,
  endLoop: '@endfor',
};
