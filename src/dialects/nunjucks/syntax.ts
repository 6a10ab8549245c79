import { referenceInMarkdown, type MarkdownSigns } from '../../base/escape.js';
import type { NumberFormat } from '../../base/number.js';
import { concatenated, GREATEST, grouped } from '../../program/expressions.js';
import type { Syntax } from '../../program/syntax.js';
import { separateGroups, replaceDigits } from '../../program/formatted.js';
import { jinjaLike } from '../jinja-like.js';

function formatted(integer: string, format: NumberFormat): string {
  const groups = separateGroups(format, (pattern) => ` | replace(r/${pattern}/g, "${format.separator}")`);
  const digits = replaceDigits(format, (from, to) => ` | replace("${from}", "${to}")`);
  return `${grouped(integer)} | string${groups}${digits}`;
}

function replaceSigns(signs: MarkdownSigns): string {
  return Array.from(signs.signs)
    .map((sign) => ` | replace("${sign.replace('\\', '\\\\')}", '${referenceInMarkdown(sign, signs)}')`)
    .join('');
}

export const syntax: Syntax = {
  ...jinjaLike,
  // Without `escape` first, `replace` would lose what marks a text as safe.
  inMarkdown: (source, signs) =>
    source.replace(
      /^\{\{(-?)([^]*?)(-?\}\})$/,
      (_, start: string, code: string, end: string) =>
        `{{${start} (${code.trimEnd()}) | escape | replace(r/\\s+/g, " ")${replaceSigns(signs)} | safe ${end}`,
    ),
  printFormatted: (integer, format) => `{{ ${formatted(integer, format)} }}`,
  // A stray `#}` is an error.
  escape: (markup) => jinjaLike.escape(markup).replace(/#(?=\})/g, '&#35;'),
  // The filter raises an error for an object without `toString`, and reads a long run of digits as infinity.
  toInteger: (name) =>
    `[(${name} if ${name} is string or ${name} is number or ${name} is escaped else 0) | int(0), ${GREATEST}] | sort | first`,
  repeatsCode: true,
  // There is no minimum or maximum, so these sort a list and take its first or last item.
  atLeast: (value, min) => `[${value}, ${min}] | sort | last`,
  atMost: (value, max) => `[${value}, ${max}] | sort | first`,
  pages: (items, size) => `[(${items} + ${size} - 1) // ${size}, 1] | sort | last`,
  choose: (condition, then, otherwise) => `${then} if ${condition} else (${otherwise})`,
  isGiven: (code) => `${grouped(code)} not in [undefined, none, false, '']`,
  // These filters fail for a number, or print nothing.
  text: {
    neededIn:
      /\0\s*(?:\.\s*(?!to(?:Fixed|LocaleString|Precision|String)\b)[a-z]|\|\s*(?:capitalize|center|indent|lower|nl2br|reverse|striptags|title|trim|truncate|upper|url|urlencode)\b)/i,
    write: (integer) => `(${grouped(integer)} | string)`,
  },
  concatenate: (strings, integers) => `(${concatenated(strings, ' + ', integers)})`,
};
