import { testRegions } from '../testing/regions.js';
import { findRegions as findDjangoRegions } from './django/regions.js';
import { findRegions as findJinjaRegions } from './jinja2/regions.js';
import { findRegions as findTwigRegions } from './twig/regions.js';
import { findRegions as findLiquidRegions } from './liquid/regions.js';
import { findRegions as findNunjucksRegions } from './nunjucks/regions.js';

const TAG = '<pagination total_pages="3">';

describe('Jinja', () => {
  testRegions(findJinjaRegions, [
    ['no code { here } %} }}'],
    ['a{{ b }}c{% d %}e{# f #}g', 'output {{ b }} = b', 'code {% d %}', 'comment {# f #}'],
    ['{{- b -}}{{+ c }}{%- d +%}', 'output {{- b -}} = b', 'output {{+ c }} = c', 'code {%- d +%}'],
    ["{{ {'a': {}} }}x", "output {{ {'a': {}} }} = {'a': {}}"],
    [`{{ "}}" ~ '\\'}}' }}x}}`, `output {{ "}}" ~ '\\'}}' }} = "}}" ~ '\\'}}'`],
    [`{% set a = '%}' %}x`, `code {% set a = '%}' %}`],
    [`{{ '${TAG}' }}`, `output {{ '${TAG}' }} = '${TAG}'`],
    [`{# ${TAG} "#}b`, `comment {# ${TAG} "#}`],
    [`{% raw %}${TAG}{{ '{% endraw %}b`, `raw {% raw %}${TAG}{{ '{% endraw %}`],
    ['{%- raw -%}a{%- endraw -%}b', 'raw {%- raw -%}a{%- endraw -%}'],
    ['{%raw%}{%endraw%}', 'raw {%raw%}{%endraw%}'],
    ['{% verbatim %}a', 'code {% verbatim %}'],
    ['{#-#}a{#}b', 'comment {#-#}', 'code {#}b'],
    ['{{\n  a\n}}', 'output {{\n  a\n}} = a'],
    ['{{ }}', 'output {{ }} = '],
    ['# for a in b:'],
    // What the engine refuses is code to the end.
    [`a {{ b ${TAG}`, `code {{ b ${TAG}`],
    [`a {{ 'b }} ${TAG}`, `code {{ 'b }} ${TAG}`],
    [`{{ (a }} ${TAG}`, `code {{ (a }} ${TAG}`],
    [`{{ a) }} ${TAG}`, `code {{ a) }} ${TAG}`],
    [`{# a ${TAG}`, `code {# a ${TAG}`],
    [`{% raw %} a ${TAG}`, `code {% raw %} a ${TAG}`],
  ]);
});

describe('Twig', () => {
  testRegions(findTwigRegions, [
    ['a{{~ b ~}}c{%- d -%}e{#~ f ~#}g', 'output {{~ b ~}} = b', 'code {%- d -%}', 'comment {#~ f ~#}'],
    ['{{ { a: { b: 1 }} }}x', 'output {{ { a: { b: 1 }} }} = { a: { b: 1 }}'],
    ['{{ "a#{ {b: "}}"}.b }}c" }}x', 'output {{ "a#{ {b: "}}"}.b }}c" }} = "a#{ {b: "}}"}.b }}c"'],
    ['{{ "a\\#{ }}" }}x', 'output {{ "a\\#{ }}" }} = "a\\#{ }}"'],
    ["{{ 'a#{' }}x", "output {{ 'a#{' }} = 'a#{'"],
    ["{{ a # it's }}\n }}x", "output {{ a # it's }}\n }} = a # it's }}"],
    [`{% verbatim %}${TAG}{{{% endverbatim %}b`, `raw {% verbatim %}${TAG}{{{% endverbatim %}`],
    ['{%~ verbatim ~%}a{%~ endverbatim ~%}', 'raw {%~ verbatim ~%}a{%~ endverbatim ~%}'],
    ['{% raw %}a', 'code {% raw %}'],
    ['{{ "#{ a" }}', 'code {{ "#{ a" }}'],
  ]);
});

describe('Nunjucks', () => {
  testRegions(findNunjucksRegions, [
    ['a{{- b -}}c{%- d -%}e{#- f -#}g', 'output {{- b -}} = b', 'code {%- d -%}', 'comment {#- f -#}'],
    // Brackets are not counted.
    ['{{ { a: {}} }}', 'output {{ { a: {}} = { a: {'],
    [`{{ "}}" + '\\'}}' }}x`, `output {{ "}}" + '\\'}}' }} = "}}" + '\\'}}'`],
    ['{{ r/}}\\/"/g.test(a) }}x', 'output {{ r/}}\\/"/g.test(a) }} = r/}}\\/"/g.test(a)'],
    ['{{ for/2 }}"', 'output {{ for/2 }} = for/2'],
    ["{{ a'b }}'", "output {{ a'b }} = a'b"],
    ['{{ 1.5"}}" }}', 'output {{ 1.5"}}" }} = 1.5"}}"'],
    [
      `{% raw %}${TAG}{% raw %}{% endraw %}{{{% endraw %}b`,
      `raw {% raw %}${TAG}{% raw %}{% endraw %}{{{% endraw %}`,
    ],
    ['{%- verbatim %}{% endraw %}{% endverbatim %}b', 'raw {%- verbatim %}{% endraw %}{% endverbatim %}'],
    [`{% raw %}${TAG}{%- endraw %}`, `code {% raw %}${TAG}{%- endraw %}`],
    [`{{ "a ${TAG}`, `code {{ "a ${TAG}`],
    [`{{ r/a ${TAG}`, `code {{ r/a ${TAG}`],
  ]);
});

describe('Django', () => {
  testRegions(findDjangoRegions, [
    ['a{{ b }}c{% d %}e{# f #}g', 'output {{ b }} = b', 'code {% d %}', 'comment {# f #}'],
    // The first end delimiter counts, and only on the same line.
    ['{{ "}}" }}', 'output {{ "}} = "'],
    [`{{ a\n}} ${TAG} {%\n%} {#\n#}`],
    ['{{ a }}\n', 'output {{ a }} = a'],
    ['{{% a %}', 'code {% a %}'],
    [
      `{% comment "a" %}${TAG}\n{{ b }}{% endcomment %}c`,
      `comment {% comment "a" %}${TAG}\n{{ b }}{% endcomment %}`,
    ],
    ['{% comments %}a', 'code {% comments %}'],
    [`{% verbatim %}${TAG}{{ a }}{% endverbatim %}b`, `raw {% verbatim %}${TAG}{{ a }}{% endverbatim %}`],
    [
      '{% verbatim a %}{% endverbatim %}{% endverbatim a %}b',
      'raw {% verbatim a %}{% endverbatim %}{% endverbatim a %}',
    ],
    [
      '{% comment %}{% verbatim %}{% endcomment %}{% endverbatim %}{% endcomment %}b',
      'comment {% comment %}{% verbatim %}{% endcomment %}{% endverbatim %}{% endcomment %}',
    ],
    [`{% comment %}${TAG}`, `code {% comment %}${TAG}`],
    [`{% verbatim %}${TAG}`, `code {% verbatim %}${TAG}`],
  ]);
});

describe('Liquid', () => {
  testRegions(findLiquidRegions, [
    ['a{{- b -}}c{%- d -%}e', 'output {{- b -}} = b', 'code {%- d -%}'],
    ["{{ '}}' }}x", "output {{ '}}' }} = '}}'"],
    // A string of Ruby's Liquid has no escapes.
    ["{{ a | replace: '\\', '/' }}'}}", "output {{ a | replace: '\\', '/' }} = a | replace: '\\', '/'"],
    [`{{ it's }}${TAG} '`, "output {{ it's }} = it's"],
    ["{% assign a = '%}' %}", "code {% assign a = '%}"],
    ["{%- # it's -%}{% #a %}", "comment {%- # it's -%}", 'comment {% #a %}'],
    ['{% liquid\n assign a = 1\n echo a %}b', 'code {% liquid\n assign a = 1\n echo a %}'],
    [`{% raw %}${TAG}{{ {% endraw %}b`, `raw {% raw %}${TAG}{{ {% endraw %}`],
    ['{%- raw -%}a{%- endraw -%}b', 'raw {%- raw -%}a{%- endraw -%}'],
    [`{% comment %}${TAG}{% endcomment %}b`, `comment {% comment %}${TAG}{% endcomment %}`],
    [
      '{% comment %}{% comment %}{% endcomment %}a{% endcomment %}b',
      'comment {% comment %}{% comment %}{% endcomment %}a{% endcomment %}',
    ],
    ['{% comment %}{% comment %}{% endcomment %}a', 'comment {% comment %}{% comment %}{% endcomment %}'],
    // The first comment is none of Ruby's, and so neither is the text.
    [
      '{% comment %}{% comment %}{% endcomment %}{% comment %}{% comment %}{% endcomment %}b{% endcomment %}',
      'comment {% comment %}{% comment %}{% endcomment %}',
      'comment {% comment %}{% comment %}{% endcomment %}',
      'code {% endcomment %}',
    ],
    [
      '{% comment %}{% raw %}{% endcomment %}{% endraw %}{% endcomment %}a',
      'comment {% comment %}{% raw %}{% endcomment %}{% endraw %}{% endcomment %}',
    ],
    [`{% doc %}${TAG}{% enddoc %}a`, `comment {% doc %}${TAG}{% enddoc %}`],
    [`{% highlight html %}${TAG}{% endhighlight %}a`, `raw {% highlight html %}${TAG}{% endhighlight %}`],
    [`{% schema %}${TAG}{% endschema %}a`, `raw {% schema %}${TAG}{% endschema %}`],
    [`{{ a ${TAG}`, `code {{ a ${TAG}`],
    [`{% a ${TAG}`, `code {% a ${TAG}`],
    [`{% raw %}${TAG}`, `code {% raw %}${TAG}`],
    [`{% comment %}${TAG}`, `code {% comment %}${TAG}`],
  ]);
});
