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
  token: [
    [`{{ '/a/:page/b' | relative_url }}`, `{{ '/a/' | append: p | append: '/b' | relative_url }}`],
    [`{{ base | append: '/a/:page' }}`, undefined],
    ["{% assign i = ':page' | minus: 1 %}{{ a[i] }}", '{% assign i = p | minus: 1 %}{{ a[i] }}'],
  ],
  alternatives: [
    ['{% case a %}{% when 1 %}', '{% when 2 %}', '{% endcase %}'],
    ['{% unless a %}', '{% else %}', '{% endunless %}'],
  ],
  together: [['{% unless a %}', '{% endunless %}{% if b %}', '{% endif %}']],
};
