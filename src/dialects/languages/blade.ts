import type { Dialect } from '../dialect.js';
import { php, phpExpressions } from './php.js';
import { findBladeRegions } from '../regions/blade.js';
import { frame } from '../syntax.js';

const { integer, condition } = phpExpressions;

export const blade: Dialect = {
  label: 'Blade',
  extensions: ['blade.php'],
  examples: { value: '{{ … }}', paths: ['{{ $base }}/:page', "{{ route('posts', ['page' => ':page']) }}"] },
  findRegions: findBladeRegions,
  syntax: {
    // Variables as well: a block, @php … @endphp, would go back to an inline @php(…) anywhere before it.
    ...php.syntax,
    comment: (text) => `{{-- ${text} --}}`,
    escape: (markup) => markup.replace(/@/g, '&#64;').replace(/\{(?=\{|!!|$)/g, '&#123;'),
    print: (of) => `{{ ${integer(of)} }}`,
    if: (all) => `@if (${condition(all)})`,
    elseIf: (all) => `@elseif (${condition(all)})`,
    else: '@else',
    endIf: '@endif',
    // Blade does not know a directive by a letter or digit before it.
    inline: php.syntax,
    loop: (variable, count) =>
      frame(`@for ($${variable} = 1; $${variable} <= ${count}; $${variable}++)`, '@endfor'),
  },
};
