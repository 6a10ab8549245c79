import type { Dialect } from '../dialect.js';
import { jinjaLike } from './jinja-like.js';
import { findNunjucksRegions } from '../regions/nunjucks.js';
import { grouped } from '../syntax.js';

const syntax = jinjaLike({
  toInteger: (code) => `${grouped(code)} | int(0)`,
  // A list that is sorted has its least item first and its greatest last: there is no other minimum or maximum.
  atLeast: (value, min) => `[${value}, ${min}] | sort | last`,
  atMost: (value, max) => `[${value}, ${max}] | sort | first`,
  choose: (condition, then, otherwise) => `${then} if ${condition} else (${otherwise})`,
  elseIf: 'elif',
  range: (count) => `range(1, ${count + 1})`,
});

export const nunjucks: Dialect = {
  name: 'nunjucks',
  label: 'Nunjucks',
  extensions: ['njk', 'nunj', 'nunjucks'],
  findRegions: findNunjucksRegions,
  syntax: {
    ...syntax,
    // The end of a comment that nothing has begun is an error.
    escape: (markup) => syntax.escape(markup).replace(/#(?=\})/g, '&#35;'),
  },
};
