import type { Dialect } from '../dialect.js';
import { jinjaLike } from './jinja-like.js';
import { findNunjucksRegions } from '../regions/jinja-like.js';
import { GREATEST } from '../syntax.js';

const syntax = jinjaLike({
  // The filter raises an error for an object without a text of its own, and reads a row of digits as infinity.
  toInteger: (name) =>
    `[(${name} if ${name} is string or ${name} is number or ${name} is escaped else 0) | int(0), ${GREATEST}] | sort | first`,
  repeatsCode: true,
  // A list that is sorted has its least item first and its greatest last: there is no other minimum or maximum.
  atLeast: (value, min) => `[${value}, ${min}] | sort | last`,
  atMost: (value, max) => `[${value}, ${max}] | sort | first`,
  choose: (condition, then, otherwise) => `${then} if ${condition} else (${otherwise})`,
  concatenation: '+',
  elseIf: 'elif',
  range: (count) => `range(1, ${count + 1})`,
});

export const nunjucks: Dialect = {
  label: 'Nunjucks',
  extensions: ['njk', 'nunj', 'nunjucks'],
  examples: { value: '{{ … }}', paths: ['{{ base }}/:page', "{{ url('posts', { page: ':page' }) }}"] },
  findRegions: findNunjucksRegions,
  syntax: {
    ...syntax,
    // The end of a comment that nothing has begun is an error.
    escape: (markup) => syntax.escape(markup).replace(/#(?=\})/g, '&#35;'),
  },
};
