import type { Dialect } from '../dialect.js';
import { findPhpRegions } from '../regions/php.js';
import { concatenated, expressions, frame, GREATEST, type Expressions } from '../syntax.js';

/** PHP's expressions, for Blade as well. */
export const phpExpressions: Expressions = expressions({
  variable: (name) => `$${name}`,
  toInteger: (name) => `(is_scalar(${name}) ? (int) max(min((float) ${name}, ${GREATEST}), 0) : 0)`,
  repeatsCode: true,
  atLeast: (of, min) => `max(${of}, ${min})`,
  atMost: (of, max) => `min(${of}, ${max})`,
  quotient: (of, by) => `intdiv(${of} + ${by} - 1, ${by})`,
  choose: (test, then, otherwise) => `${test} ? ${then} : (${otherwise})`,
  and: '&&',
  equals: '===',
  lineComment: /\/\/|#/,
});

const { integer, condition, steps } = phpExpressions;

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
