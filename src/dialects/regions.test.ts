import { testRegions } from '../testing/regions.js';
import { findRegions as findBladeRegions } from './blade/regions.js';
import { findRegions as findDjangoRegions } from './django/regions.js';
import { findRegions as findEexRegions } from './eex/regions.js';
import { findRegions as findEjsRegions } from './ejs/regions.js';
import { findRegions as findErbRegions } from './erb/regions.js';
import { findRegions as findEtaRegions } from './eta/regions.js';
import { findRegions as findGoRegions } from './go/regions.js';
import { findRegions as findHandlebarsRegions } from './handlebars/regions.js';
import { findRegions as findHeexRegions } from './heex/regions.js';
import { findRegions as findJinjaRegions } from './jinja2/regions.js';
import { findRegions as findLiquidRegions } from './liquid/regions.js';
import { findRegions as findNunjucksRegions } from './nunjucks/regions.js';
import { findRegions as findPhpRegions } from './php/regions.js';
import { findRegions as findTwigRegions } from './twig/regions.js';

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

describe('Handlebars', () => {
  testRegions(findHandlebarsRegions, [
    ['a{{b}}c{{{d}}}e{{&f}}', 'output {{b}} = b', 'output {{{d}}} = d', 'output {{&f}} = f'],
    ['{{~ b ~}}{{~{c}~}}', 'output {{~ b ~}} = b', 'output {{~{c}~}} = c'],
    [
      '{{#if a}}{{else if b}}{{^}}{{/if}}{{> c}}',
      'code {{#if a}}',
      'code {{else if b}}',
      'code {{^}}',
      'code {{/if}}',
      'code {{> c}}',
    ],
    ['{{elsewhere}}', 'output {{elsewhere}} = elsewhere'],
    [`{{a "}}" '}}' "\\"}}"}}b`, `output {{a "}}" '}}' "\\"}}"}} = a "}}" '}}' "\\"}}"`],
    ['{{[a}}].b}}c', 'output {{[a}}].b}} = [a}}].b'],
    [`{{a "${TAG}"}}`, `output {{a "${TAG}"}} = a "${TAG}"`],
    [
      `{{! ${TAG} }}a{{!-- ${TAG} }} --~}}b{{!--}}c`,
      `comment {{! ${TAG} }}`,
      `comment {{!-- ${TAG} }} --~}}`,
      'comment {{!--}}',
    ],
    [`\\{{ ${TAG} }}a{{b}}`, `raw \\{{ ${TAG} }}`, 'output {{b}} = b'],
    [`\\{{ ${TAG} {{b}}`, 'raw \\{{', 'output {{b}} = b'],
    ['\\\\{{a}}b', 'output {{a}} = a'],
    ['{{a}}\\{{b}}', 'output {{a}} = a', 'raw \\{{b}}'],
    [
      `{{{{a "}}}}"}}}}${TAG}{{b{{{{c}}}}{{{{/c}}}}{{{{/a}}}}d`,
      `raw {{{{a "}}}}"}}}}${TAG}{{b{{{{c}}}}{{{{/c}}}}{{{{/a}}}}`,
    ],
    [`{{a ${TAG}`, `code {{a ${TAG}`],
    [`{{a "}} ${TAG}`, `code {{a "}} ${TAG}`],
    [`{{!-- }} ${TAG}`, `code {{!-- }} ${TAG}`],
    [`{{{{a}}}}${TAG}`, `code {{{{a}}}}${TAG}`],
    [`{{{{a ${TAG}`, `code {{{{a ${TAG}`],
  ]);
});

describe('Hugo', () => {
  testRegions(findGoRegions, [
    [
      'a{{ .B }}c{{- partial "d" . -}}e',
      'output {{ .B }} = .B',
      'output {{- partial "d" . -}} = partial "d" .',
    ],
    [
      '{{ if .A }}{{ else }}{{end}}{{ $b := 1 }}{{ $b = 2 }}',
      'code {{ if .A }}',
      'code {{ else }}',
      'code {{end}}',
      'code {{ $b := 1 }}',
      'code {{ $b = 2 }}',
    ],
    [
      '{{ $a }}{{ iffy }}{{-3}}{{ 3-}}',
      'output {{ $a }} = $a',
      'output {{ iffy }} = iffy',
      'output {{-3}} = -3',
      'output {{ 3-}} = 3-',
    ],
    [
      '{{ "}}" }}{{ `}}"` }}{{ \'"\' }}',
      'output {{ "}}" }} = "}}"',
      'output {{ `}}"` }} = `}}"`',
      "output {{ '\"' }} = '\"'",
    ],
    [`{{ "${TAG}" }}`, `output {{ "${TAG}" }} = "${TAG}"`],
    [`{{/* ${TAG} }} */}}a{{- /* b */ -}}`, `comment {{/* ${TAG} }} */}}`, 'comment {{- /* b */ -}}'],
    [`{{/* a */ }}${TAG}`, `code {{/* a */ }}${TAG}`],
    [`{{/* a }}${TAG}`, `code {{/* a }}${TAG}`],
    [`{{ "a\n" }}${TAG}`, `code {{ "a\n" }}${TAG}`],
    [`{{ \`a }}${TAG}`, `code {{ \`a }}${TAG}`],
    [`{{ a ${TAG}`, `code {{ a ${TAG}`],
  ]);
});

describe('EJS', () => {
  testRegions(findEjsRegions, [
    ['a<%= b %>c<%- d -%>e', 'output <%= b %> = b', 'output <%- d -%> = d'],
    ['<% a %><%_ b _%>', 'code <% a %>', 'code <%_ b _%>'],
    [`<%# ${TAG} %>a`, `comment <%# ${TAG} %>`],
    [`<%= '${TAG}' %>a`, `output <%= '${TAG}' %> = '${TAG}'`],
    [`<%= '%>' %>`, "output <%= '%> = '"],
    [`<%% ${TAG} %>a`, `raw <%% ${TAG} %>`],
    [`<%% ${TAG}<% a %>`, 'raw <%%', 'code <% a %>'],
    ['a %%> b %> c'],
    ['<%==>', 'code <%==>'],
    [`<%= a ${TAG}`, `code <%= a ${TAG}`],
  ]);
});

describe('Eta', () => {
  testRegions(findEtaRegions, [
    ['a<%= b %>c<%~ d %>e<% f %>', 'output <%= b %> = b', 'output <%~ d %> = d', 'code <% f %>'],
    ['<%-= a -%><%_ ~ b _%>', 'output <%-= a -%> = a', 'output <%_ ~ b _%> = b'],
    [`<%= '%>' + "\\"%>" %>a`, `output <%= '%>' + "\\"%>" %> = '%>' + "\\"%>"`],
    ['<%= `%>${ {a: "`"} }%>` %>a', 'output <%= `%>${ {a: "`"} }%>` %> = `%>${ {a: "`"} }%>`'],
    ['<%= `%>${ {a: b} }%>` %>a', 'output <%= `%>${ {a: b} }%>` %> = `%>${ {a: b} }%>`'],
    [`<%/* ${TAG} %> */%>a`, `code <%/* ${TAG} %> */%>`],
    ["<% // don't\n a = 'b' %>c", "code <% // don't\n a = 'b' %>"],
    [`<% // don't %>${TAG}`, `code <% // don't %>${TAG}`],
    [`<% /* %>${TAG}`, `code <% /* %>${TAG}`],
    ['<% `a %>', 'code <% `a %>'],
    [`<%= a ${TAG}`, `code <%= a ${TAG}`],
  ]);
});

describe('ERB', () => {
  testRegions(findErbRegions, [
    ['a<%= b -%>c<%== d %>e<%- f -%>', 'output <%= b -%> = b', 'output <%== d %> = d', 'code <%- f -%>'],
    ['<%= form_for(a) do |f| %>b<% end %>', 'code <%= form_for(a) do |f| %>', 'code <% end %>'],
    ['<%= a.each { |b| %>', 'code <%= a.each { |b| %>'],
    ['<%= todo %>', 'output <%= todo %> = todo'],
    ['<%= "%%>" %>a', 'output <%= "%%>" %> = "%%>"'],
    [`<%# ${TAG} %>a`, `comment <%# ${TAG} %>`],
    [`<%= '${TAG}' %>a`, `output <%= '${TAG}' %> = '${TAG}'`],
    [`<%% ${TAG} %>a`, `raw <%% ${TAG} %>`],
    ['% a'],
    [`<%= a ${TAG}`, `code <%= a ${TAG}`],
  ]);
});

describe('EEx', () => {
  testRegions(findEexRegions, [
    ['a<%= b %>c<% d %>', 'output <%= b %> = b', 'code <% d %>'],
    ['<%= for a <- b do %>c<% end %>', 'code <%= for a <- b do %>', 'code <% end %>'],
    ['<%= form_for a, fn f -> %>', 'code <%= form_for a, fn f -> %>'],
    [`<%!-- ${TAG} %> --%>a<%# ${TAG} %>`, `comment <%!-- ${TAG} %> --%>`, `comment <%# ${TAG} %>`],
    [`<%= "${TAG}" %>`, `output <%= "${TAG}" %> = "${TAG}"`],
    [`<%% ${TAG} %>a`, `raw <%% ${TAG} %>`],
    [`<%!-- ${TAG} %>`, `code <%!-- ${TAG} %>`],
    [`<%= a ${TAG}`, `code <%= a ${TAG}`],
  ]);
});

describe('HEEx', () => {
  testRegions(findHeexRegions, [
    ['<p class={@a} b="{c}">{@d}</p>', 'output {@a} = @a', 'output {@d} = @d'],
    [
      '<.link navigate={~p"/a/#{@b}"} {@rest}>c</.link>',
      'output {~p"/a/#{@b}"} = ~p"/a/#{@b}"',
      'code {@rest}',
    ],
    ['<A.b :if={c} d = {e}>', 'output {c} = c', 'output {e} = e'],
    ['<A.b :if={c} d = {e}/> {f}', 'raw <A.b :if={c} d = {e}/>', 'output {f} = f'],
    ['a \\{ b \\} {"\\}"}', 'output {"\\}"} = "\\}"'],
    [`{"${TAG}"}`, `output {"${TAG}"} = "${TAG}"`],
    ['<script a={b}>{c}</script><style>{d}</style>{e}', 'output {b} = b', 'output {e} = e'],
    ['<!-- {a} -->{b}', 'output {b} = b'],
    ['<p phx-no-curly-interpolation>{a}<p>{b}</p>{c}</p>{d}', 'output {d} = d'],
    [
      '<p phx-no-curly-interpolation a={b}/>{c}',
      'raw <p phx-no-curly-interpolation a={b}/>',
      'output {c} = c',
    ],
    [`<%!-- {${TAG} --%>{a}`, `comment <%!-- {${TAG} --%>`, 'output {a} = a'],
    ['<p a="<%= b %>">{c <% d %> e}</p>', 'output <%= b %> = b', 'output {c <% d %> e} = c <% d %> e'],
    ['1 < {a} > 2', 'output {a} = a'],
    [`{a ${TAG}`, `code {a ${TAG}`],
    [`<p a={b ${TAG}`, `code {b ${TAG}`],
  ]);
});

describe('PHP', () => {
  testRegions(findPhpRegions, [
    ['a<?= $b; ?>c<?php d() ?>e<? f ?>', 'output <?= $b; ?> = $b', 'code <?php d() ?>', 'code <? f ?>'],
    ['<?xml version="1.0"?>a'],
    ['<?PHP\n1?>a', 'code <?PHP\n1?>'],
    [`<?php '?>\\'?>' . "\\"?>" ?>a`, `code <?php '?>\\'?>' . "\\"?>" ?>`],
    [`<?php echo '${TAG}' ?>a`, `output <?php echo '${TAG}' ?> = '${TAG}'`],
    [
      '<?php echo max( $a[1, 2], f(1) ); ?>',
      'output <?php echo max( $a[1, 2], f(1) ); ?> = max( $a[1, 2], f(1) )',
    ],
    ['<?php echo $a, $b ?>', 'code <?php echo $a, $b ?>'],
    ['<?php echo $a; echo $b; ?>', 'code <?php echo $a; echo $b; ?>'],
    ['<?php echo $a // b ?>', 'code <?php echo $a // b ?>'],
    ['<?php echoes(1) ?>', 'code <?php echoes(1) ?>'],
    [`<?php /* ?> ${TAG} */ ?>a`, `code <?php /* ?> ${TAG} */ ?>`],
    ["<?php // it's ?>a<?php # it's ?>b", "code <?php // it's ?>", "code <?php # it's ?>"],
    ['<?php // " \n 1 ?>a', 'code <?php // " \n 1 ?>'],
    ["<?php #[A('?>')] ?>a", "code <?php #[A('?>')] ?>"],
    ['<?php "{$a["?>"]} ${b["}?>"]} ?>" ?>a', 'code <?php "{$a["?>"]} ${b["}?>"]} ?>" ?>'],
    ['<?php `a ?>` ?>b', 'code <?php `a ?>` ?>'],
    ['<?php <<<A\n?>" AB\n  A . 1 ?>b', 'code <?php <<<A\n?>" AB\n  A . 1 ?>'],
    ["<?php <<<'A'\n{$?>\nA; ?>b", "code <?php <<<'A'\n{$?>\nA; ?>"],
    ['<?php <<<"A"\n{$a["\nA?>"]}\nA; ?>b', 'code <?php <<<"A"\n{$a["\nA?>"]}\nA; ?>'],
    ['<?php 1 << 2 <<<3 ?>a', 'code <?php 1 << 2 <<<3 ?>'],
    ['<?php if (a) { ?>b<?php } ?>c', 'code <?php if (a) { ?>', 'code <?php } ?>'],
    ['a<?php b();\n', 'code <?php b();\n'],
    ['a<?= $b', 'output <?= $b = $b'],
    [`<?php __halt_compiler(); ?>${TAG}`, `code <?php __halt_compiler(); ?>${TAG}`],
    [`<?php "a ?>${TAG}`, `code <?php "a ?>${TAG}`],
    [`<?php /* ?>${TAG}`, `code <?php /* ?>${TAG}`],
    [`<?php <<<A\n ?>${TAG}`, `code <?php <<<A\n ?>${TAG}`],
    [`<?php <<<'A'\n ?>${TAG}`, `code <?php <<<'A'\n ?>${TAG}`],
  ]);
});

describe('Blade', () => {
  testRegions(findBladeRegions, [
    [
      'a{{ $b }}c{!! $d; !!}e{{{ $f }}}',
      'output {{ $b }} = $b',
      'output {!! $d; !!} = $d',
      'output {{{ $f }}} = $f',
    ],
    [`a{{-- ${TAG} }} --}}b`, `comment {{-- ${TAG} }} --}}`],
    ['@{{ a }}@{!! b !!}@{{{ c }}}', 'raw @{{ a }}', 'raw @{!! b !!}', 'raw @{{{ c }}}'],
    ['@if($a > 1) b @else c @endif', 'code @if($a > 1)', 'code @else', 'code @endif'],
    [`@if (f("a)\\")") && g(')'))b`, `code @if (f("a)\\")") && g(')'))`],
    [`@include('a', ['b' => '${TAG}'])c`, `code @include('a', ['b' => '${TAG}'])`],
    ['@IF(1) a @EndIf', 'code @IF(1)', 'code @EndIf'],
    ['@elsecan(1)@endsection @elsefoo @endfoo', 'code @elsecan(1)', 'code @endsection'],
    ['me@if.example, a@endif, @nobody and @media (print) {}'],
    ['@@if(1)@@nobody', 'raw @@if(1)'],
    // A directive of the page's own, or none.
    ["<b @wire('a', $b->c)>@wire(<pagination>)@wire(\n)@wire(a", "code @wire('a', $b->c)"],
    [`@verbatim {{ a }} ${TAG} @endverbatim b`, `raw @verbatim {{ a }} ${TAG} @endverbatim`],
    [`@php $a = '${TAG}'; @endphp b`, `code @php $a = '${TAG}'; @endphp`],
    ['@php($a = 1) b @php c', 'code @php($a = 1)'],
    ['@verbatim @if', 'code @if'],
    ['@@verbatim @@php'],
    ['{{ "@if(1)" }}', 'output {{ "@if(1)" }} = "@if(1)"'],
    ['{{-- @php --}} {{ $a }} @endphp b', 'code @php --}} {{ $a }} @endphp'],
    // Blade reads what stands between tags of PHP text by text.
    ['{{ $a <?php b() ?> }}{{ $c }}', 'code <?php b() ?>', 'output {{ $c }} = $c'],
    [
      '<?php echo "@if {{ ?>" ?>{{ $a }}',
      'output <?php echo "@if {{ ?>" ?> = "@if {{ ?>"',
      'output {{ $a }} = $a',
    ],
    ['{{ }} }}', 'output {{ }} }} = }}'],
    ['{{ }}', 'output {{ }} = '],
    [`{{}} ${TAG}`],
    [`{{ $a ${TAG} {!! b {{-- c`],
    [`@if($a ${TAG}`, `code @if($a ${TAG}`],
  ]);
});
