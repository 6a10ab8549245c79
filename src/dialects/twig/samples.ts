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
};
