import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preprocess, transform, type PaginationDialectName } from '../../src/index.js';
import { dialects } from '../../src/dialects/index.js';
import { describeEngine } from './describe-engine.js';
import type { Engine } from './engine.js';
import { enginesWithHelpers } from './engines.js';
import { rails, symfony } from './frameworks.js';

/** Blocks of each language around a tag: those that accept a control, and those that do not. */

type Block = readonly [before: string, after: string];

const LITERAL = '<pagination path="/p/:page" total_pages="9" current_page="4"></pagination>';

/** A tag that needs code. */
function codeTag({ output }: Pick<Engine, 'output'>): string {
  const value = output('page');
  const total = value.startsWith('{@') ? value : `"${value}"`;
  return `<pagination path="/p/:page" total_pages=${total} current_page="4"></pagination>`;
}

/** Blocks that accept a control, because they take any code or print what they hold. */
const ACCEPTING: Readonly<Record<PaginationDialectName, readonly Block[]>> = {
  nunjucks: [
    ['{% filter safe %}', '{% endfilter %}'],
    ['{% set part %}', '{% endset %}{{ part | safe }}'],
    ['{% block content %}', '{% endblock %}'],
    ['{% macro m(page) %}', '{% endmacro %}{{ m(page) }}'],
    ['{% switch page %}{% case 9 %}', '{% endswitch %}'],
  ],
  jinja2: [
    ['{% filter trim %}', '{% endfilter %}'],
    ['{% set part %}', '{% endset %}{{ part }}'],
    ['{% block content %}', '{% endblock %}'],
    ['{% macro m(page) %}', '{% endmacro %}{{ m(page) }}'],
    ['{% macro m() %}{{ caller() }}{% endmacro %}{% call m() %}', '{% endcall %}'],
    ['{% autoescape false %}', '{% endautoescape %}'],
    ['{% with page = 9 %}', '{% endwith %}'],
    ['{% trans %}a{% endtrans %}', '{% trans %}b{% endtrans %}'],
  ],
  twig: [
    ['{% apply raw %}', '{% endapply %}'],
    ['{% set part %}', '{% endset %}{{ part }}'],
    ['{% block content %}', '{% endblock %}'],
    ['{% with { page: 9 } %}', '{% endwith %}'],
    ['{% autoescape false %}', '{% endautoescape %}'],
    ['{% macro m(page) %}', '{% endmacro %}{{ _self.m(page) }}'],
  ],
  liquid: [
    ['{% capture part %}', '{% endcapture %}{{ part }}'],
    ['{% case page %}{% when 9 %}', '{% endcase %}'],
    ['{% unless page == 1 %}', '{% endunless %}'],
    ['{% for one in (1..1) %}', '{% endfor %}'],
  ],
  django: [
    ['{% filter upper %}', '{% endfilter %}'],
    ['{% spaceless %}', '{% endspaceless %}'],
    ['{% with page=9 %}', '{% endwith %}'],
    ['{% block content %}', '{% endblock %}'],
    ['{% autoescape off %}', '{% endautoescape %}'],
    ['{% ifchanged %}', '{% endifchanged %}'],
    ['{% load i18n %}{% language "de" %}', '{% endlanguage %}'],
    ['{% load l10n %}{% localize on %}', '{% endlocalize %}'],
    ['{% load i18n %}{% blocktranslate %}a{% endblocktranslate %}', '{% translate "b" %}'],
  ],
  ejs: [
    ['<% [1].forEach(() => { %>', '<% }) %>'],
    ['<% switch (1) { case 1: %>', '<% } %>'],
  ],
  eta: [
    ['<% [1].forEach(() => { %>', '<% }) %>'],
    ['<% switch (1) { case 1: %>', '<% } %>'],
  ],
  erb: [
    ['<% [1].each do |one| %>', '<% end %>'],
    ['<% case 1 when 1 %>', '<% end %>'],
  ],
  php: [
    ['<?php ob_start(); ?>', '<?= ob_get_clean() ?>'],
    ['<?php switch (1): case 1: ?>', '<?php endswitch; ?>'],
    ['<?php $show = function () use ($page) { ?>', '<?php }; $show(); ?>'],
  ],
  blade: [
    ["@section('content')", '@show'],
    ["@push('parts')", "@endpush @stack('parts')"],
    ['@switch(1)\n@case(1)', '@break\n@endswitch'],
    ['@php ob_start(); @endphp', '@php echo ob_get_clean(); @endphp'],
  ],
  smarty: [
    ['{strip}', '{/strip}'],
    ['{capture name=part}', '{/capture}{$smarty.capture.part nofilter}'],
    ['{block name=content}', '{/block}'],
    ['{nocache}', '{/nocache}'],
    ['{function name=f}', '{/function}{f page=$page}'],
    ['{textformat}', '{/textformat}'],
    ['{setfilter lower}', '{/setfilter}'],
  ],
  eex: [
    ['<%= for _ <- [1] do %>', '<% end %>'],
    ['<%= case 1 do %><% 1 -> %>', '<% end %>'],
  ],
  heex: [
    ['<%= for _ <- [1] do %>', '<% end %>'],
    ['<%= case 1 do %><% 1 -> %>', '<% end %>'],
    ['<div phx-no-curly-interpolation>', '</div>'],
  ],
  freemarker: [
    ['<#compress>', '</#compress>'],
    ['<#assign part>', '</#assign>${part}'],
    ['<#macro m>', '</#macro><@m/>'],
    ['<#attempt>', '<#recover>failed</#attempt>'],
    ['<#switch 1><#case 1>', '</#switch>'],
    ['<#outputformat "HTML">', '</#outputformat>'],
    ['<#noautoesc>', '</#noautoesc>'],
  ],
  hugo: [
    ['{{ with $ }}', '{{ end }}'],
    ['{{ if true }}', '{{ end }}'],
  ],
  go: [
    ['{{ with $ }}', '{{ end }}'],
    ['{{ block "content" . }}', '{{ end }}'],
  ],
  handlebars: [
    ['{{#if page}}', '{{/if}}'],
    ['{{#*inline "part"}}', '{{/inline}}{{> part}}'],
    ['{{#with this}}', '{{/with}}'],
  ],
};

describe.each(enginesWithHelpers.map((engine) => [engine.name, engine] as const))('%s', (_, engine) => {
  describeEngine(engine, ({ render, dialect }) => {
    test('a control may stand in the blocks of the language', async () => {
      const compiled = ACCEPTING[dialect].map(([before, after]) =>
        transform(`${before}\n${codeTag(engine)}\n${after}`, { dialect }),
      );
      const renderings = await render(compiled.map((template) => ({ template, data: [{ page: 9 }] })));
      const failed = renderings.flatMap(([one], index) =>
        one && 'output' in one && /href="\/p\/9"/i.test(one.output) ? [] : [[ACCEPTING[dialect][index], one]],
      );
      expect(failed).toEqual([]);
    });
  });
});

/** Blocks in which the engine refuses the code of a control. */
const REFUSING: readonly (readonly [
  name: string,
  engine: (project: string) => Engine,
  blocks: readonly Block[],
])[] = [
  [
    'django',
    () => enginesWithHelpers.find(({ name }) => name === 'django')!,
    [
      ['{% load i18n %}{% blocktranslate %}', '{% endblocktranslate %}'],
      ['{% load i18n %}{% blocktrans trimmed %}', '{% endblocktrans %}'],
      ['{% load i18n %}{% blocktranslate count n=2 %}one{% plural %}', '{% endblocktranslate %}'],
    ],
  ],
  [
    'jinja2',
    () => enginesWithHelpers.find(({ name }) => name === 'jinja2')!,
    [
      ['{% trans %}', '{% endtrans %}'],
      ['{%- trans n=2 -%}', '{%- endtrans -%}'],
      ['{% trans n=2 %}one{% pluralize %}', '{% endtrans %}'],
    ],
  ],
  [
    'twig',
    symfony,
    [
      ['{% trans %}', '{% endtrans %}'],
      ["{%- trans with {'%a%': 1} from 'app' -%}", '{%- endtrans -%}'],
    ],
  ],
];

describe.each(REFUSING)('blocks of %s without code', (name, create, blocks) => {
  const project = mkdtempSync(join(tmpdir(), 'pagination-tag-places-'));
  afterAll(() => rmSync(project, { recursive: true, force: true }));
  const engine = create(project);
  const { dialect } = engine;
  const TAG = codeTag({ output: (value) => `{{ ${value} }}` });

  describeEngine(engine, ({ render }) => {
    test('the engine refuses code there, and so does the build, which says where', async () => {
      const snippet = transform(TAG, { dialect });
      const printed = await render(
        blocks.map(([before, after]) => ({
          template: before + snippet + after,
          data: [{ url: '/', page: 9 }],
        })),
      );
      expect(printed.map(([one]) => one && 'error' in one)).toEqual(blocks.map(() => true));
      for (const [before, after] of blocks) {
        const { diagnostics, html } = preprocess(`<div>\n${before}\n${TAG}${after}`, { dialect });
        expect(diagnostics).toMatchObject([
          { code: 'refused-place', severity: 'error', start: { line: 3, column: 1 } },
        ]);
        expect(diagnostics[0]?.message).toContain(dialects[dialect].label);
        expect(html).toContain('<pagination');
      }
    });

    test('a tag with fixed values stands there', async () => {
      const templates = blocks.map(([before, after]) => transform(before + LITERAL + after, { dialect }));
      const printed = await render(
        templates.map((template) => ({ template, data: [{ url: '/', page: 9 }] })),
      );
      for (const [one] of printed)
        expect(one).toMatchObject({ output: expect.stringContaining('href="/p/9"') as string });
    });

    test('a block that is all in a value stands there, and takes the number under a name', async () => {
      const { withNumber = '' } = dialects[dialect].refusing?.[0] ?? {};
      const [, word = ''] = /^\{% (\w+)/.exec(withNumber) ?? [];
      const block = (text: string): string => `{% ${word} %}${text}{% end${word} %}`;
      const tag = (posts: string, page: string): string =>
        TAG.replace(
          '></',
          ` aria-label="${posts}" data-a="${posts}" previous_label="${posts}" page_label="${page}"></`,
        );
      const [load = ''] = /^\{% load i18n %\}/.exec(blocks[0]?.[0] ?? '') ?? [];
      const written = [tag(block('Posts'), withNumber), tag('Posts', 'Page :page')];
      const templates = written.map((template) => transform(load + template, { dialect }));
      const printed = await render(
        templates.map((template) => ({ template, data: [{ url: '/', page: 9 }] })),
      );
      const [[inBlocks], [plain]] = printed as [(typeof printed)[0], (typeof printed)[0]];
      expect(plain).toMatchObject({ output: expect.stringContaining('aria-label="Page 9"') as string });
      expect(inBlocks).toEqual(plain);
      // Its text is what translators get, so no code of ours may be in it.
      const { diagnostics } = preprocess(load + tag('Posts', block('Page :page')), { dialect });
      expect(diagnostics).toMatchObject([
        { code: 'invalid-expression', hint: expect.stringContaining(withNumber) as string },
      ]);
    });
  });
});

test('what begins like such a block, and is none, accepts a control', () => {
  const isFine = (template: string, dialect: PaginationDialectName): boolean =>
    preprocess(template, { dialect }).diagnostics.length === 0;
  const tag = '<pagination path="/p/:page" total_pages="{{ page }}"></pagination>';
  expect(isFine(`{% trans "Posts" %}${tag}{% trans %}a{% endtrans %}`, 'twig')).toBe(true);
  expect(isFine(`{% trans_default_domain "app" %}${tag}`, 'twig')).toBe(true);
  expect(isFine(`{% trans "Posts" %}${tag}{% blocktrans %}a{% endblocktrans %}`, 'django')).toBe(true);
  expect(isFine(`{# {% trans %} #}${tag}{% endtrans %}`, 'jinja2')).toBe(true);
});

describe('javascript_tag of Rails', () => {
  const project = mkdtempSync(join(tmpdir(), 'pagination-tag-places-'));
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  describeEngine(rails(project), ({ render, dialect }) => {
    const BEGIN = "<%= javascript_tag do %>\nlist.innerHTML = '";

    test('its block is a script, in which no tag is HTML', async () => {
      const [[one] = []] = await render([
        { template: `${BEGIN}${LITERAL}';<% end %>`, data: [{ url: '/posts' }] },
      ]);
      expect(one).toMatchObject({
        output: expect.stringMatching(/<script>[^]*<pagination[^]*<\/script>/) as string,
      });
      for (const tag of [LITERAL, LITERAL.replace('9', '<%= @page %>')]) {
        const { diagnostics } = preprocess(`${BEGIN}${tag}';<% if a %><% end %>${tag}<% end %>${tag}`, {
          dialect,
        });
        expect(diagnostics.map(({ code, start }) => [code, start.line])).toEqual([
          ['refused-place', 2],
          ['refused-place', 2],
        ]);
      }
    });
  });
});
