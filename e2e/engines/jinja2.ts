import { findRegions } from '../../src/dialects/jinja2/regions.js';
import { DEBIAN_PYTHON, script } from '../lexers/lexer.js';
import { BRACES, STRINGS, TRIMS, inner } from '../lexers/pieces.js';
import { NUMBERED, type Language, type Written } from './language.js';
import { PYTHON } from './odd-values.js';
import { createScriptEngine } from './script-engine.js';

/** Debian's Python, since another one does not see the modules of Debian. */
export const jinja2Engine = createScriptEngine({
  name: 'jinja2',
  dialect: 'jinja2',
  packages: ['python3-jinja2'],
  command: ['/usr/bin/python3', '-B', '-W', 'default'],
  script: 'render_jinja2.py',
  output: (name) => `{{ ${name} }}`,
});

/** Also for the languages that are like it. */
export const writtenInJinja: Written = {
  pathOfToken: "{{ base ~ '/' ~ ':page' }}",
  pathsInStrings: ["{{ base ~ '/:page' }}", "{{ '/b/:page' }}", '{{ "/b/:page" | lower }}'],
  weak: '{{ page or 1 }}',
  twice: { before: '{% for one in [1, 2] %}', after: '{% endfor %}' },
  mayBeMissing: true,
  pathInLoop: {
    before: '{% for one in [1] %}',
    path: '{{ base }}/{{ loop.index }}/:page',
    after: '{% endfor %}',
  },
};

export const language: Language = {
  engines: [jinja2Engine],
  properties: { escaped: NUMBERED, empty: 'None', failing: '{{ 1 // page }}', broken: '{% if %}' },
  written: writtenInJinja,
  odd: PYTHON,
  exact: ['decimal', 'decimal-exponent'],
  lexers: {
    jinja2: {
      lexer: script(DEBIAN_PYTHON, ['-c', 'import jinja2'], ['lexers.py'], 'jinja'),
      find: findRegions,
      pieces: [
        ...BRACES,
        ...STRINGS,
        ...TRIMS,
        '{%+',
        '+%}',
        '(',
        ')',
        '[',
        ']',
        '{% raw %}',
        '{%- endraw -%}',
      ],
      rawText: inner,
    },
  },
  corpus: {
    folders: ['/usr/lib/python3/dist-packages/django/forms/jinja2', '/usr/share/sphinx/themes'],
    files: /\.html$/,
    atLeast: 1,
  },
};
