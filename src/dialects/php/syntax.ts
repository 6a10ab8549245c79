import { digitsOf, type NumberFormat } from '../../base/number.js';
import type { Syntax } from '../../program/syntax.js';
import { concatenated, grouped, GREATEST } from '../../program/expressions.js';
import { hasOtherDigits, separateGroups } from '../../program/formatted.js';
import { isList } from './regions.js';

export function formatted(integer: string, format: NumberFormat): string {
  const groups =
    separateGroups(format, (pattern) => `preg_replace('/${pattern}/', "${format.separator}", ${integer})`) ||
    integer;
  return hasOtherDigits(format)
    ? `str_replace(range(0, 9), explode(' ', '${digitsOf(format).join(' ')}'), ${groups})`
    : groups;
}

export const syntax: Syntax = {
  comment: (text) => `<?php /* ${text} */ ?>`,
  print: (integer) => `<?= ${integer} ?>`,
  printFormatted: (integer, format) => `<?= ${formatted(integer, format)} ?>`,
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
  isGiven: (code) => `(string) ${grouped(code)} !== ''`,
  lineComment: /\/\/|#/,
  weak: /(?<![\w$>])(?:and|or|xor)(?!\w)/i,
  isList,
  // With `declare(strict_types=1)`, these functions take no integers.
  text: {
    neededBy:
      /(?:urlencode|htmlspecialchars|htmlentities|trim)$|^(?:mb_)?(?:substr|str(?!_repeat$)\w)|^preg_/i,
    write: (integer) => `(string) ${grouped(integer)}`,
  },
  concatenate: (strings, integers) => `(${concatenated(strings, ' . ', integers)})`,
};
