import { GREATEST, writeBranches, writeInteger } from '../../program/expressions.js';
import { hasOtherDigits, writeGroups } from '../../program/formatted.js';
import type { Computed } from '../../program/program.js';
import type { Syntax } from '../../program/syntax.js';
import { jinjaLike } from '../jinja-like.js';
import { hasOpenCode } from './regions.js';

/** Sets a variable that outlives its branch, to a string of digits. */
function set(name: string, code: string, divisor: number | string = 1, factor: number | string = 1): string {
  return `{% widthratio ${code} ${divisor} ${factor} as ${name} %}`;
}

/** Only `{% with %}` can assign a number, and only `{% widthratio %}` can assign in a branch. So both are needed. */
function define(name: string, value: Computed): string[] {
  return [compute(name, value), syntax.assign(name, [add(name, '0')])];
}

/** Django can only add with a filter. */
function add(left: string, right: string): string {
  return `${left}|add:${/^-?\d/.test(right) ? `"${right}"` : right}`;
}

function compute(name: string, value: Computed): string {
  if ('before' in value) return set(name, add(String(value.before), '-1'), 1, value.size);
  if ('items' in value) {
    const [items, size] = [String(value.items), String(value.size)];
    // The tag rounds to the nearest integer, so this passes (2 * items + size - 1) / (2 * size).
    const doubled = add(add(add(items, items), size), '-1');
    return `{% if ${items} > 0 %}${set(name, doubled, add(size, size))}{% else %}${set(name, '1')}{% endif %}`;
  }
  if ('cases' in value) return writeBranches(value, syntax, (code) => set(name, code));
  const { min, max = 'expression' in value ? GREATEST : undefined } = value;
  const code = 'expression' in value ? add(value.expression, '0') : writeInteger(value.of, syntax);
  // A non-number compares false, and becomes the minimum.
  const above = max === undefined ? '' : `{% if ${code} > ${max} %}${set(name, String(max))}{% el`;
  const within = `if ${code} > ${min} %}${set(name, code)}{% else %}${set(name, String(min))}{% endif %}`;
  return max === undefined ? `{% ${within}` : `${above}${within}`;
}

export const syntax: Syntax = {
  ...jinjaLike,
  // A plain {{ }} would add thousand separators if the settings ask for them.
  print: (integer) => `{{ ${integer}|stringformat:"d" }}`,
  // No filter replaces digits.
  printFormatted: (integer, format) =>
    hasOtherDigits(format)
      ? undefined
      : writeGroups(
          integer,
          format,
          (from, to) =>
            `{{ ${integer}|stringformat:"d"|slice:"${from === undefined ? '' : -from}:${to === 0 ? '' : -to}" }}`,
        ),
  assign: (name, [code]) => `{% with ${name}=${code} %}`,
  define,
  endAssign: '{% endwith %}',
  // There is no range: this loops over a string of the same length, and reads the loop counter.
  loop: (variable, count) =>
    `{% for pagination_turn in "${'.'.repeat(count)}" %}{% with ${variable}=forloop.counter %}`,
  endLoop: '{% endwith %}{% endfor %}',
  sum: add,
  misusesToken: (source) =>
    /\|\s*add\s*:\s*(['"]):page\1/.test(source)
      ? 'The filter add cannot join a text and a number. Write the token after the code, such as {{ base }}:page.'
      : undefined,
  // In Python, 0 equals false, but is another object.
  isGiven: (code) => `${code} or ${code} is 0`,
  ungrouped: true,
  leavesOpen: hasOpenCode,
  loopVariable: /\bforloop\b/,
};
