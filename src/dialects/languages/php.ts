import type { Dialect } from '../dialect.js';
import { findBladeRegions } from '../regions/blade.js';
import { findPhpRegions } from '../regions/php.js';
import { concatenated, expressions, frame, GREATEST } from '../syntax.js';

const { integer, condition, steps } = expressions({
  variable: (name) => `$${name}`,
  toInteger: (name) => `(is_scalar(${name}) ? (int) max(min((float) ${name}, ${GREATEST}), 0) : 0)`,
  repeatsCode: true,
  atLeast: (of, min) => `max(${of}, ${min})`,
  atMost: (of, max) => `min(${of}, ${max})`,
  quotient: (of, by) => `intdiv(${of} + ${by} - 1, ${by})`,
  choose: (test, then, otherwise) => `${test} ? ${then} : (${otherwise})`,
  and: '&&',
  signs: { '==': '===' },
  lineComment: /\/\/|#/,
});

export const php: Dialect = {
  label: 'PHP',
  extensions: ['php', 'phtml'],
  examples: { value: '<?= … ?>', paths: ['<?= $base ?>/:page', "<?= url('posts', ':page') ?>"] },
  findRegions: findPhpRegions,
  syntax: {
    comment: (text) => `<?php /* ${text} */ ?>`,
    escape: (markup) => markup,
    print: (of) => `<?= ${integer(of)} ?>`,
    assign: (name, of) =>
      frame(
        `<?php ${steps(name, of)
          .map((step) => `$${name} = ${step};`)
          .join(' ')} ?>`,
      ),
    if: (all) => `<?php if (${condition(all)}): ?>`,
    elseIf: (all) => `<?php elseif (${condition(all)}): ?>`,
    else: '<?php else: ?>',
    endIf: '<?php endif; ?>',
    loop: (variable, count) =>
      frame(`<?php for ($${variable} = 1; $${variable} <= ${count}; $${variable}++): ?>`, '<?php endfor; ?>'),
    argument: integer,
    concatenate: (strings, of) => `(${concatenated(strings, ' . ', integer(of))})`,
  },
};

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
