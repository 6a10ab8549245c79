import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '{{ page }}',
  statement: '{% if page %}',
  comment: '{% comment %} page {% endcomment %}',
  hidden: [
    `{% comment %}${LITERAL}{% endcomment %}`,
    `{% raw %}${LITERAL}{% endraw %}`,
    `{{ '${LITERAL}' }}`,
    `{% assign a = '${LITERAL}' %}`,
  ],
  longCode: (text) => `{{ ':page' | a: "}}${text}" }}`,
};
