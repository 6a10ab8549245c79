import { TRUTH, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'django',
  coercion: '0, even `"3.7"`; the number 3.7 is truncated',
  truth: TRUTH.python,
  notes: [
    'The snippet is long because the filter `add` is the only arithmetic in Django templates, and `{% widthratio %}` the only assignment that works inside a branch. It needs no `{% load %}`.',
    '`{% url %}` is allowed in `path`. Page numbers are printed without thousands separators, regardless of the settings.',
    'If a path uses `forloop`, the slots are written out one by one, because a loop in the snippet would shadow yours.',
    'Text to translate takes a number under a name: `page_label="{% blocktranslate with n=\':page\' %}Page {{ n }}{% endblocktranslate %}"`. `{% translate %}` takes none.',
    'Most Django templates are `.html` files: use `--dialect django` for them.',
  ],
};
