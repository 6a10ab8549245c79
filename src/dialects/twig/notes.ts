import { TRUTH, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'twig',
  coercion:
    'rounded if it is a number (`"3.7"` is 4), and read up to the last of its leading digits otherwise (`"12abc"` is 12)',
  truth: TRUTH.php,
  notes: [
    'If a path uses `loop`, the slots are written out one by one, because a loop in the snippet would shadow yours.',
  ],
};
