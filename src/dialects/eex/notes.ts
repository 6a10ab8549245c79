import { LEADING_DIGITS, TRUTH, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'eex',
  coercion: LEADING_DIGITS,
  truth: TRUTH.nilOrFalse,
  notes: ['EEx does not escape output in plain Elixir, but does in Phoenix.'],
};
