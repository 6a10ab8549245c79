import type { Dialect } from '../dialect.js';
import { jinjaLike } from './jinja-like.js';
import { findTwigRegions } from '../regions/jinja.js';
import { grouped } from '../syntax.js';

export const twig: Dialect = {
  name: 'twig',
  label: 'Twig',
  extensions: ['twig'],
  findRegions: findTwigRegions,
  syntax: jinjaLike({
    // The only filter that makes a number of any value; it gives a text.
    toInteger: (code) => `${grouped(code)} | number_format(0, '', '') + 0`,
    atLeast: (value, min) => `max(${value}, ${min})`,
    atMost: (value, max) => `min(${value}, ${max})`,
    choose: (condition, then, otherwise) => `${condition} ? ${then} : (${otherwise})`,
    lineComment: /#/,
    elseIf: 'elseif',
    range: (count) => `1..${count}`,
  }),
};
