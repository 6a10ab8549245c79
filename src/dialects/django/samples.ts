import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '{{ page }}',
  statement: '{% if page %}',
  comment: '{# page #}',
  hidden: [
    `{# ${LITERAL} #}`,
    `{% comment %}${LITERAL}{% endcomment %}`,
    `{% verbatim %}${LITERAL}{% endverbatim %}`,
    `{{ '${LITERAL}' }}`,
  ],
  longCode: (text) => `{% u ':page' "${text}" %}`,
  token: [[`{{ '/a/:page' }}`, undefined]],
  alternatives: [['{% for a in b %}', '{% empty %}', '{% endfor %}']],
  together: [['{% if a %}', '{% endif %}{% if b %}', '{% endif %}']],
};
