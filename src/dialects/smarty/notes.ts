import { LEADING_DIGITS, TRUTH, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'smarty',
  coercion: LEADING_DIGITS,
  truth: TRUTH.php,
  notes: [
    'Only the delimiters `{` and `}` are supported. The snippet uses no PHP functions, because newer versions of Smarty do not allow them.',
    '`{name}` is Smarty code, even in quotation marks, so nothing binds your own data: let Smarty print it. A brace before a space is text, as in `link:hx-vals=\'{ "page": :page }\'`.',
    'Smarty does not escape output unless `setEscapeHtml(true)` is set: escape what your code prints in `class` or `path`, as everywhere else in the page.',
  ],
};
