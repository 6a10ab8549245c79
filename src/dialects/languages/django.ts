import type { Dialect } from '../dialect.js';
import type { CodedInteger, Operand, Value } from '../program.js';
import { findDjangoRegions } from '../regions/django.js';
import { branches, codeIn, frame, GREATEST, terms, type Frame, type Syntax } from '../syntax.js';

/** An integer as a value and the filter `add`, which is all the arithmetic there is. */
function filtered(of: CodedInteger): string {
  if (typeof of !== 'object') return String(of);
  if ('code' in of) return `${of.code}|add:"0"`;
  const [variable, other] = of.add;
  return `${variable}|add:${typeof other === 'number' ? `"${other}"` : other}`;
}

const { condition } = terms({ and: 'and', test: (code) => code });

/** Sets a variable that outlives the branch it stands in, to a text of digits. */
function set(name: string, of: CodedInteger): string {
  return `{% widthratio ${filtered(of)} 1 1 as ${name} %}`;
}

/** Only `{% with %}` gives a name to a number; only `{% widthratio %}` gives one in a branch. So it takes both. */
function assign(name: string, value: Value): Frame {
  if (value.kind === 'integer') return frame(`{% with ${name}=${filtered(value.of)} %}`, '{% endwith %}');
  return {
    before: [choose(name, value), `{% with ${name}=${name}|add:"0" %}`],
    after: ['{% endwith %}'],
  };
}

function choose(name: string, value: Exclude<Value, { kind: 'integer' }>): string {
  if (value.kind === 'before')
    return `{% widthratio ${filtered({ add: [String(value.page), -1] })} 1 ${value.size} as ${name} %}`;
  if (value.kind === 'pages') {
    const { items, size } = value;
    // The tag rounds to the nearest integer, so it is given (2 * items + size - 1) / (2 * size).
    const doubled = filtered({ add: [filtered({ add: [String(items), items] }), size] });
    const pages = `{% widthratio ${doubled}|add:"-1" ${filtered({ add: [String(size), size] })} 1 as ${name} %}`;
    return `{% if ${items} > 0 %}${pages}{% else %}${set(name, 1)}{% endif %}`;
  }
  if (value.kind === 'cases') return branches(syntax, value, (one) => set(name, one));
  const { of, min, max = codeIn(value) === undefined ? undefined : GREATEST } = value;
  const test = (operator: string, bound: Operand): string => `${filtered(of)} ${operator} ${bound}`;
  // What is no number compares false, and ends as the least.
  const above = max === undefined ? '' : `{% if ${test('>', max)} %}${set(name, max)}{% el`;
  const within = `if ${test('>', min)} %}${set(name, of)}{% else %}${set(name, min)}{% endif %}`;
  return max === undefined ? `{% ${within}` : `${above}${within}`;
}

const syntax: Syntax = {
  comment: (text) => `{# ${text} #}`,
  escape: (markup) => markup.replace(/\{(?=[{%#]|$)/g, '&#123;'),
  // A plain {{ }} would put separators between the thousands where the settings ask for them.
  print: (of) => `{{ ${filtered(of)}|stringformat:"d" }}`,
  assign,
  if: (all) => `{% if ${condition(all)} %}`,
  elseIf: (all) => `{% elif ${condition(all)} %}`,
  else: '{% else %}',
  endIf: '{% endif %}',
  // There is no range: the loop goes over a text of as many characters, and the counter counts.
  loop: (variable, count) => ({
    before: [`{% for pagination_turn in "${'.'.repeat(count)}" %}{% with ${variable}=forloop.counter %}`],
    after: ['{% endwith %}{% endfor %}'],
  }),
  argument: filtered,
  misusesToken: (source) =>
    /\|\s*add\s*:\s*(['"]):page\1/.test(source)
      ? 'The filter add cannot join a text and a number. Write the token after the code, such as {{ base }}:page.'
      : undefined,
  ungrouped: true,
  loopVariable: /\bforloop\b/,
};

export const django: Dialect = {
  label: 'Django',
  extensions: ['djhtml', 'dtl'],
  examples: { value: '{{ … }}', paths: ['{{ base }}/:page', "{% url 'posts' page=':page' %}"] },
  findRegions: findDjangoRegions,
  syntax,
};
