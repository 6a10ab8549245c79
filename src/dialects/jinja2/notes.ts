import { TRUTH, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'jinja',
  coercion: 'truncated if it is a number (`"3.7"` is 3), and 0 otherwise',
  truth: TRUTH.python,
  notes: [
    'If a path uses `loop`, the slots are written out one by one, because a loop in the snippet would shadow yours.',
    'MiniJinja renders the same controls (tested with 2.11). The one exception: a string that is not a number, such as `"abc"`, `""` or `" 7"`, is an error instead of page 1. Parse the page in your handler, and pass a number. The paginators for Flask and FastAPI need Python.',
  ],
};
