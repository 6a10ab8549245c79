import type { Syntax } from '../../program/syntax.js';
import { formatted, syntax as php } from '../php/syntax.js';
import { BLOCKS } from './regions.js';

/** Conditions that `@endif` ends. */
const ENDED_BY_ENDIF = new Set(['hassection', 'sectionmissing']);

/** Blocks that may also be one directive: `@section('title', 'Posts')`. */
const OPTIONAL = new Set(['lang', 'prepend', 'prependonce', 'push', 'pushif', 'pushonce', 'section', 'slot']);

/** Advice for a block that begins or ends outside of a value. */
function unpairedCode(sources: readonly string[], text: string): string | undefined {
  const unread = Array.from(text.matchAll(/(?<=\w)@(\w+)/g), ([, name = '']) => name.toLowerCase());
  const write = (directive: string): string =>
    unread.includes(directive)
      ? `Write a space before @${directive}: Blade ignores a directive right after a letter or digit.`
      : `Write @${directive} in the same value.`;
  const open: { readonly end: string; readonly isOptional: boolean }[] = [];
  for (const source of sources) {
    const [, name = ''] = /^@(\w+)/.exec(source) ?? [];
    const word = name.toLowerCase();
    // Without a condition, it is a branch of `@forelse`.
    const isBranch = word === 'empty' && !source.includes('(');
    const end = ENDED_BY_ENDIF.has(word) ? 'endif' : `end${word}`;
    if ((BLOCKS.has(word) || ENDED_BY_ENDIF.has(word)) && !isBranch)
      open.push({ end, isOptional: OPTIONAL.has(word) });
    if (!word.startsWith('end') || !BLOCKS.has(word.slice('end'.length))) continue;
    while (open.at(-1)?.end !== word && open.at(-1)?.isOptional === true) open.pop();
    if (open.pop()?.end !== word) return `Write the directive that @${name} ends in the same value.`;
  }
  const unended = open.findLast(({ isOptional }) => !isOptional);
  return unended === undefined ? undefined : write(unended.end);
}

export const syntax: Syntax = {
  // Variables use PHP tags: a block, @php … @endphp, would start at any earlier inline @php(…).
  ...php,
  comment: (text) => `{{-- ${text} --}}`,
  // Tailwind reads its container variants in the source, and they are not directives.
  escape: (markup) =>
    markup.replace(/@(?!container\b(?!\s*\()|m(?:ax|in)-)/g, '&#64;').replace(/\{(?=\{|!!|$)/g, '&#123;'),
  print: (integer) => `{{ ${integer} }}`,
  printFormatted: (integer, format) => `{{ ${formatted(integer, format)} }}`,
  if: (condition) => `@if (${condition})`,
  elseIf: (condition) => `@elseif (${condition})`,
  else: '@else',
  end: '@endif',
  // Blade ignores a directive right after a letter or digit.
  inline: php,
  separate: (before, code) => (/\w$/.test(before) && code.startsWith('@') ? `{{ '' }}${code}` : code),
  unpairedCode,
  loop: (variable, count) => `@for ($${variable} = 1; $${variable} <= ${count}; $${variable}++)`,
  endLoop: '@endfor',
};
