import { LEADING_DIGITS, TRUTH, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'erb',
  coercion: LEADING_DIGITS,
  truth: TRUTH.nilOrFalse,
  notes: [
    'In Rails, pass the token to a URL helper, `posts_path(page: \':page\')`, or write it in a string, `"/posts?page=:page"`. `params[:page]` can be nil or any value that a visitor sends.',
  ],
};
