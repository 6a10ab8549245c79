import { LEADING_DIGITS, TRUTH, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'php',
  coercion: LEADING_DIGITS,
  truth: TRUTH.php,
  notes: [
    'PHP does not escape output: escape what your code prints in `class` or `path`, as everywhere else in the page.',
  ],
};
