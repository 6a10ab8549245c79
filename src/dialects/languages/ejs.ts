import type { Dialect } from '../dialect.js';
import { javaScript } from './javascript.js';
import { findEjsRegions } from '../regions/ejs.js';

export const ejs: Dialect = {
  name: 'ejs',
  label: 'EJS',
  extensions: ['ejs'],
  findRegions: findEjsRegions,
  syntax: javaScript((text) => `<%# ${text} %>`),
};
