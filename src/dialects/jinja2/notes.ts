import { TRUTH, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'jinja',
  coercion: 'truncated if it is a number (`"3.7"` is 3), and 0 otherwise',
  truth: TRUTH.python,
  notes: [
    'If a path uses `loop`, the slots are written out one by one, because a loop in the snippet would shadow yours.',
    'MiniJinja reads the snippets as well, but a value that is no number is an error there.',
  ],
};
