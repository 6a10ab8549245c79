import type { Syntax } from '../../program/syntax.js';
import { concatenated, GREATEST } from '../../program/expressions.js';

export const syntax: Syntax = {
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
  concatenate: (strings, integers) => `(${concatenated(strings, ' . ', integers)})`,
};
