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
  token: [
    ["{{ base + '?page=' + ':page' }}", "{{ base + '?page=' + (p | string) }}"],
    ["{{ ':page' + '/' + base }}", "{{ (p | string) + '/' + base }}"],
    [
      "{{ ':page'.zfill(3) ~ '/'.join(['a', ':page']) }}",
      "{{ (p | string).zfill(3) ~ '/'.join(['a', (p | string)]) }}",
    ],
    [
      "{{ u(page=':page') + u(':page' + 1, 2 + ':page', ':page' * 2) }}",
      '{{ u(page=p) + u(p + 1, 2 + p, p * 2) }}',
    ],
    [`{{ f('/a/:page/b') }}`, `{{ f(('/a/' ~ p ~ '/b')) }}`],
  ],
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
