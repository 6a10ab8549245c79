import type { Dialect } from '../dialect.js';
import { jinjaLike } from './jinja-like.js';
import { findJinjaRegions } from '../regions/jinja.js';
import { grouped } from '../syntax.js';

export const jinja2: Dialect = {
  name: 'jinja2',
  label: 'Jinja',
  extensions: ['j2', 'jinja', 'jinja2'],
  findRegions: findJinjaRegions,
  syntax: jinjaLike({
    toInteger: (code) => `${grouped(code)} | default(0) | int`,
    atLeast: (value, min) => `[${value}, ${min}] | max`,
    atMost: (value, max) => `[${value}, ${max}] | min`,
    choose: (condition, then, otherwise) => `${then} if ${condition} else ${otherwise}`,
    elseIf: 'elif',
    range: (count) => `range(1, ${count + 1})`,
  }),
};
