import type { Dialect } from '../dialect.js';
import { jinjaLike } from './jinja-like.js';
import { findJinjaRegions } from '../regions/jinja-like.js';
import { GREATEST } from '../syntax.js';

export const jinja2: Dialect = {
  label: 'Jinja',
  extensions: ['j2', 'jinja', 'jinja2'],
  examples: { value: '{{ … }}', paths: ['{{ base }}/:page', "{{ url_for('posts', page=':page') }}"] },
  findRegions: findJinjaRegions,
  syntax: jinjaLike({
    // The filters raise an error for infinities, great integers and objects; so it takes the tests.
    toInteger: (name) =>
      `[[${name} if ${name} is integer else (${name} | float if ${name} is string or ${name} is number else 0), 0] | max, ${GREATEST}] | min | int`,
    repeatsCode: true,
    atLeast: (value, min) => `[${value}, ${min}] | max`,
    atMost: (value, max) => `[${value}, ${max}] | min`,
    choose: (condition, then, otherwise) => `${then} if ${condition} else ${otherwise}`,
    concatenation: '~',
    elseIf: 'elif',
    range: (count) => `range(1, ${count + 1})`,
  }),
};
