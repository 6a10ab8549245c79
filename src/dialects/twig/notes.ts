import { TRUTH, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'twig',
  coercion:
    'rounded if it is a number (`"3.7"` is 4), and read up to the last of its leading digits otherwise (`"12abc"` is 12)',
  truth: TRUTH.php,
  notes: [
    "The block `trans` takes a number under a name: `page_label=\"{% trans with {'%n%': ':page'} %}Page %n%{% endtrans %}\"`.",
    'If a path uses `loop` or `_key`, the slots are written out one by one, because a loop in the snippet would shadow yours.',
    "In Twig's sandbox, allow the tags `for`, `if` and `set`, the filters `escape`, `json_encode`, `number_format`, `replace` and `trim`, and the functions `max`, `min` and `range`. `number_format` in a tag also needs the filters `join`, `reverse`, `slice` and `split`.",
  ],
};
