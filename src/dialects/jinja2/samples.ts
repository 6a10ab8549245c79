import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '{{ page }}',
  statement: '{% if page %}',
  comment: '{# page #}',
  hidden: [
    `{# ${LITERAL} #}`,
    `{% raw %}${LITERAL}{% endraw %}`,
    `{{ '${LITERAL}' }}`,
    `{% set a = '${LITERAL}' %}`,
  ],
  longCode: (text) => `{{ u(':page', "${text}") }}`,
  token: [[`{{ f('/a/:page/b') }}`, `{{ f(('/a/' ~ p ~ '/b')) }}`]],
  alternatives: [
    ['{% if a %}', '{% else %}', '{% endif %}'],
    ['{% if a %}{% for b in c %}', '{% endfor %}{% elif d %}', '{% endif %}'],
  ],
  together: [
    ['{% if a %}', '{% endif %}{% if b %}', '{% endif %}'],
    ['{% if a %}', '{% else %}{% endif %}', ''],
    ['', '{% if a %}{% else %}', '{% endif %}'],
  ],
};
