import type { Syntax } from '../../program/syntax.js';
import { replaceDigits, separatorPlaces } from '../../program/formatted.js';
import { grouped } from '../../program/expressions.js';
import { argumentBy, goLike, outputBy } from '../go/syntax.js';

function pipe(pattern: string, replacement: string): string {
  return ` | replaceRE \`${pattern}\` "${replacement}"`;
}

const asQuery = outputBy((code) => `safeURL (replace (urlquery ${code}) "+" "%20")`);

export const syntax: Syntax = {
  ...goLike,
  // A loop moves the dot; an inner loop over the dot alone restores it.
  loop: (name, count) =>
    `{{ $pagination_dot := . }}{{ range $${name} := seq ${count} }}{{ range slice $pagination_dot }}`,
  endLoop: '{{ end }}{{ end }}',
  // The first pattern splits the last group off, and the others one each from the digits before the first separator.
  printFormatted: (integer, format) => {
    const { separator, last, others } = format;
    const groups = separatorPlaces(format).map((_, index) =>
      index === 0
        ? pipe(`^([0-9]+)([0-9]{${last}})$`, `\${1}${separator}\${2}`)
        : pipe(`^([0-9]+)([0-9]{${others}})([^0-9])`, `\${1}${separator}\${2}\${3}`),
    );
    return `{{ string ${grouped(integer)}${groups.join('')}${replaceDigits(format, pipe)} }}`;
  },
  sum: (left, right) => (right.startsWith('-') ? `sub ${left} ${right.slice(1)}` : `add ${left} ${right}`),
  before: (page, size) => `mul (sub ${page} 1) ${size}`,
  pages: (items, size) => `int (math.Max (div (sub (add ${items} ${size}) 1) ${size}) 1)`,
  // `int` fails for non-integers, and reads a leading zero as octal. So only the leading digits are converted.
  toInteger: (code) =>
    `int (default "0" (replaceRE \`^\\s*[+]?0*([0-9]{1,15})?[\\s\\S]*$\` "$1" (printf "%v" (${code}))))`,
  atLeast: (of, min) => `int (math.Max ${grouped(of)} ${min})`,
  // One conversion after both bounds is enough.
  atMost: (of, max) => `int (math.Min ${of.slice('int '.length)} ${max})`,
  // `cond` requires a boolean, and the author's code may return any value.
  choose: (test, then, otherwise, all) =>
    `cond (${all.some((one) => 'expression' in one) ? `not (not (${test}))` : test}) ${grouped(then)} (${otherwise})`,
  argument: argumentBy('string'),
  // Beside a text, `add` joins, but takes no number.
  text: {
    neededIn: /\badd\s["`][^"`]*["`]\s\0|\badd\s\0\s["`]/,
    write: (integer) => `(string ${grouped(integer)})`,
  },
  // What is safe is the query already, as in `href`. Some attributes are escaped as URLs, too, which must not happen twice.
  inQuery: (source) => (/\bsafeURL\b/.test(source) ? source : asQuery(source)),
};
