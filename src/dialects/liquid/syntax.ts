import { referenceInMarkdown, type MarkdownSigns } from '../../base/escape.js';
import type { Syntax } from '../../program/syntax.js';
import { concatenated, GREATEST } from '../../program/expressions.js';
import { replaceDigits, writeGroups } from '../../program/formatted.js';
import { jinjaLike } from '../jinja-like.js';

function assign(name: string, [first, second]: readonly string[]): string {
  const assigned = `{% assign ${name} = ${first} %}`;
  if (second === undefined) return assigned;
  // LiquidJS cannot convert some lists and objects to a number, so they become 0. A loop visits a string once, a number
  // never, and anything else part by part.
  const zero = `{% if pagination_part != ${name} %}${assign(name, ['0'])}{% endif %}`;
  return `${assigned}{% for pagination_part in ${name} limit: 1 %}${zero}{% endfor %}${assign(name, [second])}`;
}

/** A backslash and a brace, which have no spelling in an output that both LiquidJS and Ruby's Liquid read. */
const NAMED: ReadonlyMap<string, readonly [name: string, value: string]> = new Map([
  ['\\', ['pagination_backslash', '"%5C" | url_decode']],
  ['}', ['pagination_brace', '"%7D" | url_decode']],
]);

function inMarkdown(source: string, signs: MarkdownSigns): string {
  const named = [...NAMED].filter(([sign]) => signs.signs.includes(sign));
  const replaced = Array.from(signs.signs).map((sign) => {
    const [name] = NAMED.get(sign) ?? [`'${sign}'`];
    return ` | replace: ${name}, '${referenceInMarkdown(sign, signs)}'`;
  });
  // Jekyll and LiquidJS have the first filter, and Ruby's Liquid the second.
  return source.replace(
    /^\{\{([^]*?)(-?\}\})$/,
    (_, code: string, end: string) =>
      `${named.map(([, [name, value]]) => assign(name, [value])).join('')}{{${code.trimEnd()} | normalize_whitespace | strip_newlines${replaced.join('')} ${end}`,
  );
}

export const syntax: Syntax = {
  ...jinjaLike,
  // LiquidJS takes a slice that begins before the string from its end, so spaces make every string long enough.
  printFormatted: (integer, format) => {
    const digits = replaceDigits(format, (from, to) => ` | replace: "${from}", "${to}"`);
    return writeGroups(integer, format, (from = 15, to) => {
      const slice = `slice: -${from}, ${from - to} | lstrip`;
      return `{{ ${integer} | prepend: "${' '.repeat(15)}" | ${slice}${digits} }}`;
    });
  },
  inMarkdown,
  comment: (text) => `{% comment %} ${text} {% endcomment %}`,
  escape: (markup) => markup.replace(/\{(?=[{%]|$)/g, '&#123;'),
  assign,
  elseIf: (condition) => `{% elsif ${condition} %}`,
  loop: (variable, count) => `{% for ${variable} in (1..${count}) %}`,
  sum: (left, right) => `${left} | ${right.startsWith('-') ? `minus: ${right.slice(1)}` : `plus: ${right}`}`,
  before: (page, size) => `${page} | minus: 1 | times: ${size}`,
  pages: (items, size) => `${items} | plus: ${size} | minus: 1 | divided_by: ${size} | floor | at_least: 1`,
  // Converting to a string removes infinities and NaN, for which `floor` raises an error.
  toInteger: (code) => `${code} | plus: 0 | append: "" | plus: 0 | at_most: ${GREATEST} | floor`,
  repeatsCode: true,
  atLeast: (of, min) => `${of} | at_least: ${min}`,
  atMost: (of, max) => `${of} | at_most: ${max}`,
  isGiven: (code) => `${code} and ${code} != ""`,
  // Conditions allow no filters.
  assignCode: (name, code) => (code.includes('|') ? assign(name, [code]) : undefined),
  ungrouped: true,
  loopVariable: /\bforloop\b/,
  // Strings are joined with a filter, which can only follow the printed value.
  concatenate: (strings, integers, isHead) =>
    isHead && !integers.join('').includes('|') ? concatenated(strings, ' | append: ', integers) : undefined,
};
