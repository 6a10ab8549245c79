import type { MarkdownSigns } from '../base/escape.js';
import { digitsOf, type NumberFormat } from '../base/number.js';
import { concatenated, GREATEST } from '../program/expressions.js';
import { separateGroups, hasOtherDigits } from '../program/formatted.js';
import type { Syntax } from '../program/syntax.js';

// Some objects and all symbols cannot be converted to a number: a visitor may send `{ toString: '1' }`.
const TO_INTEGER = `const pagination_integer = (value) => { try { return Math.min(Math.trunc(Number(value)) || 0, ${GREATEST}); } catch { return 0; } };`;

function formatted(integer: string, format: NumberFormat): string {
  const groups = separateGroups(format, (pattern) => `.replace(/${pattern}/g, "${format.separator}")`);
  const digits = hasOtherDigits(format)
    ? `.replace(/\\d/g, (digit) => [..."${digitsOf(format).join('')}"][digit])`
    : '';
  return `String(${integer})${groups}${digits}`;
}

/** Code that replaces signs by references. Eta reads quotation marks and backticks in a regular expression as those of strings. */
function replaceSigns({ signs, split }: MarkdownSigns): string {
  if (signs === '') return '';
  const pattern = Array.from(`&<>"'${signs}`, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`).join('');
  const references = `.replace(/[${pattern}]/g, (sign) => '&#' + sign.charCodeAt(0) + ';')`;
  return split === '' ? references : `${references}.replace(/&#(?:46|58|64);/g, '${split}$&')`;
}

/**
 * Makes what languages that run JavaScript have for Markdown. What prints a text escaped is replaced by what prints it as it is, with
 * all of the escapes.
 *
 * @param opening matches what begins an output, with what is before its sign, and its sign
 * @param raw the sign of an output that is not escaped
 */
export function javaScriptInMarkdown(opening: RegExp, raw: '-' | '~'): Required<Syntax>['inMarkdown'] {
  return (source, signs) => {
    const [start = '', before = '', sign] = opening.exec(source) ?? [];
    if (sign === undefined) return source;
    const [, code = '', end = ''] = /^([^]*?)([-_]?%>)$/.exec(source.slice(start.length)) ?? [];
    const replaced = sign === '=' ? replaceSigns(signs) : '';
    const shown = `String((${code.trimEnd()}\n) ?? '').replace(/\\s+/g, ' ')${replaced}`;
    return `<%${before}${replaced === '' ? sign : raw} ${shown} ${end}`;
  };
}

/** The syntax of languages that run JavaScript between `<%` and `%>`. */
export const javaScript: Omit<Syntax, 'comment'> = {
  print: (integer) => `<%= ${integer} %>`,
  printFormatted: (integer, format) => `<%= ${formatted(integer, format)} %>`,
  assign: (name, [code]) => `<% const ${name} = ${code}; %>`,
  if: (condition) => `<% if (${condition}) { %>`,
  elseIf: (condition) => `<% } else if (${condition}) { %>`,
  else: '<% } else { %>',
  end: '<% } %>',
  loop: (variable, count) => `<% for (let ${variable} = 1; ${variable} <= ${count}; ${variable}++) { %>`,
  scope: (makesIntegers) => (makesIntegers ? `<% { ${TO_INTEGER} %>` : '<% { %>'),
  toInteger: (code) => `pagination_integer(${code})`,
  atLeast: (of, min) => `Math.max(${of}, ${min})`,
  atMost: (of, max) => `Math.min(${of}, ${max})`,
  pages: (items, size) => `Math.max(Math.ceil(${items} / ${size}), 1)`,
  choose: (condition, then, otherwise) => `${condition} ? ${then} : ${otherwise}`,
  and: '&&',
  signs: { '==': '===' },
  isGiven: (code) => `![undefined, null, false, NaN, ''].includes(${code})`,
  lineComment: /\/\//,
  concatenate: (strings, integers) => `(${concatenated(strings, ' + ', integers)})`,
  // A number has other methods.
  text: {
    neededIn: /\0\s*(?:\?\.|\.)\s*(?!to(?:Fixed|LocaleString|Precision|String)\b)[a-z]/i,
    write: (integer) => `String(${integer})`,
  },
  interpolate: (integer) => `\${${integer}}`,
  interpolates: '`',
};
