import { LEADING_DIGITS, TRUTH, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'blade',
  coercion: LEADING_DIGITS,
  truth: TRUTH.php,
  notes: [
    'A snippet on one line contains PHP instead of directives, because Blade does not recognize a directive directly after a letter.',
    'A directive between attributes, such as `@if`, is an error: put it around the tag.',
  ],
};
