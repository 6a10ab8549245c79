import { LEADING_DIGITS, TRUTH, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'jinja',
  coercion: LEADING_DIGITS,
  truth: TRUTH.javaScript,
  notes: [
    "Eleventy's `pagination` variable remains available, as above, because the variables of the snippet begin with `pagination_`.",
    'If a path uses `loop`, the slots are written out one by one, because a loop in the snippet would shadow yours.',
  ],
};
