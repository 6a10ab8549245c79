import type { Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'html',
  coercion: 'truncated if it is a number (`"3.7"` is 3), and 0 otherwise',
  truth:
    'all values except `false`, `0`, `""`, `null`, `undefined` and `[]`; so `"0"` and `"false"` are true',
  notes: [
    'Handlebars cannot add or compare, so the snippet needs stateless helpers: `pagination-tag helpers > pagination-helpers.js` writes them, and `Handlebars.registerHelper(helpers)` registers them.',
    'A value can be a call with arguments: `current_page="{{page_of request}}"`.',
    'Code in `path` keeps the context of the tag: `{{../base}}/:page` has the same meaning inside and outside the tag.',
  ],
};
