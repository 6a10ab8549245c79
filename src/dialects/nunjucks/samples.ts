import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '{{ page }}',
  statement: '{% if page %}',
  comment: '{# page #}',
  hidden: [
    `{# ${LITERAL} #}`,
    `{% raw %}${LITERAL}{% endraw %}`,
    `{% verbatim %}${LITERAL}{% endverbatim %}`,
    `{{ '${LITERAL}' }}`,
    `{% set a = '${LITERAL}' %}`,
  ],
  longCode: (text) => `{{ u(':page', "${text}") }}`,
  token: [
    ["{{ ':page' | urlencode ~ ':page' | money }}", '{{ (p | string) | urlencode ~ p | money }}'],
    ["{{ ':page'.padStart(3) + u(':page') }}", '{{ (p | string).padStart(3) + u(p) }}'],

    ["{{ url('a', page=':page') }}", "{{ url('a', page=p) }}"],
    ['{{ ":page" + \':PAGE\' + ":page" }}', '{{ p + p + p }}'],
    [`{{ "it's" + ':page' + 'x\\':page' }}`, `{{ "it's" + p + ('x\\'' + p) }}`],
    [`{{ "?q=':page'" }}`, `{{ ("?q='" + p + "'") }}`],
    [`{{ '/a/:page' }}`, `{{ ('/a/' + p) }}`],
    ["{{ hrefs[':page' - 1] | url }}", '{{ hrefs[p - 1] | url }}'],
  ],
  alternatives: [['{% if a %}', '{% set x = 1 %}{%- elseif d -%}{% if e %}', '{% endif %}{% endif %}']],
  together: [['{% if a %}', '{% endif %}{% if b %}', '{% endif %}']],
};
