import { TRUTH, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'liquid',
  coercion: 'truncated (`"3.7"` is 3); `"12abc"` is 12 in Ruby and 0 in LiquidJS',
  truth: TRUTH.nilOrFalse,
  notes: [
    'Jekyll treats `.html` files with front matter as Liquid: use `--dialect liquid` for them.',
    'A filter in `show_boundary_chevrons` or `has_next` is applied before the control, because `{% if %}` takes no filters.',
    'If a path uses `forloop`, the slots are written out one by one, because a loop in the snippet would shadow yours.',
  ],
};
