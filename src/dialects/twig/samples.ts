import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '{{ page }}',
  statement: '{% if page %}',
  comment: '{# page #}',
  hidden: [
    `{# ${LITERAL} #}`,
    `{% verbatim %}${LITERAL}{% endverbatim %}`,
    `{{ '${LITERAL}' }}`,
    `{% set a = '${LITERAL}' %}`,
  ],
  longCode: (text) => `{{ u(':page', "${text}") }}`,
  alternatives: [['{% if a %}', '{% if b %}{% else %}{% endif %}{% else %}', '{% endif %}']],
  together: [['{% if a %}', '{% if b %}{% else %}', '{% endif %}{% endif %}']],
  token: [['{{ "/a/:page" }}', '{{ ("/a/" ~ p) }}']],
};
