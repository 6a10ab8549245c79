import { TRUTH, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'ejs',
  coercion: 'truncated if it is a number (`"3.7"` is 3), and 0 otherwise',
  truth: TRUTH.javaScript,
  notes: [],
};
