import { LEADING_DIGITS, TRUTH, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'erb',
  coercion: LEADING_DIGITS,
  truth: TRUTH.nilOrFalse,
  notes: [
    'If a path uses `_1` or `it`, the slots are written out one by one, because a block in the snippet would hide yours.',
    'In Rails, pass the token to a URL helper, `posts_path(page: \':page\')`, or write it in a string, `"/posts?page=:page"`. `params[:page]` can be nil or any value that a visitor sends.',
  ],
};
