import type { Dialect } from '../dialect.js';
import { findBladeRegions } from '../regions/blade.js';
import { findPhpRegions } from '../regions/php.js';
import { concatenated, GREATEST } from '../../program/expressions.js';

export const php: Dialect = {
  label: 'PHP',
  extensions: ['php', 'phtml'],
  examples: { value: '<?= … ?>', paths: ['<?= $base ?>/:page', "<?= url('posts', ':page') ?>"] },
  findRegions: findPhpRegions,
  syntax: {
    comment: (text) => `<?php /* ${text} */ ?>`,
    print: (integer) => `<?= ${integer} ?>`,
    assign: (name, codes) => `<?php ${codes.map((code) => `$${name} = ${code};`).join(' ')} ?>`,
    if: (condition) => `<?php if (${condition}): ?>`,
    elseIf: (condition) => `<?php elseif (${condition}): ?>`,
    else: '<?php else: ?>',
    end: '<?php endif; ?>',
    loop: (variable, count) => `<?php for ($${variable} = 1; $${variable} <= ${count}; $${variable}++): ?>`,
    endLoop: '<?php endfor; ?>',
    variable: (name) => `$${name}`,
    toInteger: (name) => `(is_scalar(${name}) ? (int) max(min((float) ${name}, ${GREATEST}), 0) : 0)`,
    repeatsCode: true,
    atLeast: (of, min) => `max(${of}, ${min})`,
    atMost: (of, max) => `min(${of}, ${max})`,
    pages: (items, size) => `max(intdiv(${items} + ${size} - 1, ${size}), 1)`,
    choose: (condition, then, otherwise) => `${condition} ? ${then} : (${otherwise})`,
    and: '&&',
    signs: { '==': '===' },
    lineComment: /\/\/|#/,
    concatenate: (strings, integer) => `(${concatenated(strings, ' . ', integer)})`,
  },
};

export const blade: Dialect = {
  label: 'Blade',
  extensions: ['blade.php'],
  examples: { value: '{{ … }}', paths: ['{{ $base }}/:page', "{{ route('posts', ['page' => ':page']) }}"] },
  findRegions: findBladeRegions,
  syntax: {
    // Variables use PHP tags: a block, @php … @endphp, would start at any earlier inline @php(…).
    ...php.syntax,
    comment: (text) => `{{-- ${text} --}}`,
    escape: (markup) => markup.replace(/@/g, '&#64;').replace(/\{(?=\{|!!|$)/g, '&#123;'),
    print: (integer) => `{{ ${integer} }}`,
    if: (condition) => `@if (${condition})`,
    elseIf: (condition) => `@elseif (${condition})`,
    else: '@else',
    end: '@endif',
    // Blade ignores a directive right after a letter or digit.
    inline: php.syntax,
    loop: (variable, count) => `@for ($${variable} = 1; $${variable} <= ${count}; $${variable}++)`,
    endLoop: '@endfor',
  },
};
