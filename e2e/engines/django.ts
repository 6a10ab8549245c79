import { findRegions } from '../../src/dialects/django/regions.js';
import { DEBIAN_PYTHON, script } from '../lexers/lexer.js';
import { BRACES, STRINGS, inner } from '../lexers/pieces.js';
import { NAMED, type Language } from './language.js';
import { PYTHON } from './odd-values.js';
import { createScriptEngine } from './script-engine.js';

/** Debian's Python, since another one does not see the modules of Debian. */
export const djangoEngine = createScriptEngine({
  name: 'django',
  dialect: 'django',
  packages: ['python3-django'],
  command: ['/usr/bin/python3', '-B', '-W', 'default'],
  script: 'render_django.py',
  output: (name) => `{{ ${name} }}`,
});

export const language: Language = {
  engines: [djangoEngine],
  properties: {
    escaped: NAMED,
    empty: 'None',
    million: '1,000,000',
    failing: '{% if page == 0 %}{% include "nothing" %}{% endif %}',
    broken: '{% if %}',
  },
  written: {
    pathOfToken: "{{ base }}/{{ ':page'|stringformat:'s' }}",
    weak: '{{ none|default:page }}',
    filtered: '{{ none|default:show }}',
    twice: { before: '{% for one in "12" %}', after: '{% endfor %}' },
    mayBeMissing: true,
    pathInLoop: {
      before: '{% for one in "1" %}',
      path: '{{ base }}/{{ forloop.counter }}/:page',
      after: '{% endfor %}',
    },
  },
  odd: PYTHON,
  exact: ['decimal', 'decimal-exponent'],
  lexers: {
    django: {
      lexer: script(DEBIAN_PYTHON, ['-c', 'import django'], ['lexers.py'], 'django'),
      find: findRegions,
      pieces: [
        ...BRACES,
        ...STRINGS,
        '{% verbatim %}',
        '{% endverbatim %}',
        '{% verbatim x %}',
        '{% endverbatim x %}',
        '{% comment "x" %}',
        '{% endcomment %}',
      ],
      rawText: inner,
    },
  },
  corpus: {
    folders: ['/usr/lib/python3/dist-packages/django'],
    files: /\/(?:templates|jinja2)\/.*\.html$/,
    atLeast: 40,
  },
};
