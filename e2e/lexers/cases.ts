import { findRegions as findBladeRegions } from '../../src/dialects/blade/regions.js';
import { findRegions as findDjangoRegions } from '../../src/dialects/django/regions.js';
import { findRegions as findEexRegions } from '../../src/dialects/eex/regions.js';
import { findRegions as findEjsRegions } from '../../src/dialects/ejs/regions.js';
import { findRegions as findErbRegions } from '../../src/dialects/erb/regions.js';
import { inSigils } from '../../src/dialects/heex/sigils.js';
import { findRegions as findEtaRegions } from '../../src/dialects/eta/regions.js';
import { findRegions as findFreemarkerRegions } from '../../src/dialects/freemarker/regions.js';
import { findRegions as findGoRegions } from '../../src/dialects/go/regions.js';
import { findRegions as findHandlebarsRegions } from '../../src/dialects/handlebars/regions.js';
import { findRegions as findJinjaRegions } from '../../src/dialects/jinja2/regions.js';
import { findRegions as findTwigRegions } from '../../src/dialects/twig/regions.js';
import { findRegions as findLiquidRegions } from '../../src/dialects/liquid/regions.js';
import { findRegions as findNunjucksRegions } from '../../src/dialects/nunjucks/regions.js';
import { findRegions as findPhpRegions } from '../../src/dialects/php/regions.js';
import { findRegions as findSmartyRegions } from '../../src/dialects/smarty/regions.js';
import type { FindRegions } from '../../src/regions/region.js';
import { lexers, type Lexer } from './lexers.js';

/** Templates that a lexer and our search read alike. */
export interface LexerCase {
  readonly lexer: Lexer;
  readonly find: FindRegions;
  /** What soups are made of, beside letters and space. */
  readonly pieces: readonly string[];
  /** What the engine prints of a raw region; nothing of it, where it is left out. */
  readonly rawText?: (raw: string) => string;
  /** The output of the engine for a text. */
  readonly text?: (text: string) => string;
}

const BRACES = ['{{', '}}', '{%', '%}', '{#', '#}', '{{ v }}', '{% set v = 1 %}', '{# n #}', '{', '}'];
const STRINGS = ["'", '"', '\\', "'s'", '"t"', "'}}'", '"%}"'];
const TRIMS = ['{{-', '-}}', '{%-', '-%}'];
const ANGLES = ['<%', '%>', '<%=', '<%%', '%%>', '<%#', '-%>', '<% 1 %>', '<%= v %>', '<%# n %>', '<%% e %>'];

const inner = (raw: string): string => /^\{%[^]*?%\}([^]*)\{%[^]*?%\}$/.exec(raw)?.[1] ?? raw;
const unescapeStart = (raw: string): string => raw.replace('<%%', '<%');

/** What each lexer is tried with. */
export const CASES: Readonly<Record<string, LexerCase>> = {
  nunjucks: {
    lexer: lexers.nunjucks,
    find: findNunjucksRegions,
    pieces: [...BRACES, ...STRINGS, ...TRIMS, 'r/', '/', '1.5'],
  },
  jinja2: {
    lexer: lexers.jinja2,
    find: findJinjaRegions,
    pieces: [
      ...BRACES,
      ...STRINGS,
      ...TRIMS,
      '{%+',
      '+%}',
      '(',
      ')',
      '[',
      ']',
      '{% raw %}',
      '{%- endraw -%}',
    ],
    rawText: inner,
  },
  twig: {
    lexer: lexers.twig,
    find: findTwigRegions,
    pieces: [
      ...BRACES,
      ...STRINGS,
      ...TRIMS,
      '{{~',
      '~}}',
      '"#{',
      '(',
      ')',
      '{% verbatim %}',
      '{%~ endverbatim ~%}',
    ],
    rawText: inner,
  },
  django: {
    lexer: lexers.django,
    find: findDjangoRegions,
    pieces: [
      ...BRACES,
      ...STRINGS,
      '{% verbatim %}',
      '{% endverbatim %}',
      '{% verbatim x %}',
      '{% endverbatim x %}',
      '{% comment "x" %}',
      '{% endcomment %}',
    ],
    rawText: inner,
  },
  'liquid (LiquidJS)': {
    lexer: lexers.liquidjs,
    find: findLiquidRegions,
    pieces: [
      '}}',
      '{%',
      '%}',
      '{{ v }}',
      '{{- v -}}',
      '{{ \'a\' | b: "}}" }}',
      '{% assign a = 1 %}',
      '{%-',
      '-%}',
      '{% raw %}',
      '{% endraw %}',
      '{% comment %}',
      '{% endcomment %}',
    ],
    rawText: inner,
  },
  'liquid (Ruby)': {
    lexer: lexers.liquid,
    find: findLiquidRegions,
    pieces: [
      '{{ v }}',
      '{{- v -}}',
      '{% assign a = 1 %}',
      '}}',
      '%}',
      "{{ 'a\\' }}",
      '{% raw %}',
      '{% endraw %}',
      '{% comment %}',
      '{% endcomment %}',
      '{%- comment -%}',
      '{%- endcomment -%}',
    ],
    rawText: inner,
  },
  ejs: {
    lexer: lexers.ejs,
    find: findEjsRegions,
    pieces: [
      '<%',
      '%>',
      '<%=',
      '<%#',
      '-%>',
      '<% 1 %>',
      '<%= v %>',
      '<%# n %>',
      '<%% e %>',
      '<%-',
      '<%_',
      '_%>',
      "'%>'",
    ],
    rawText: unescapeStart,
    // An end delimiter that ends nothing is left out.
    text: (text) => text.replace(/[-_]?%>/g, ''),
  },
  eta: {
    lexer: lexers.eta,
    find: findEtaRegions,
    pieces: [
      '<%',
      '%>',
      '<%=',
      '<%~',
      '-%>',
      '<% 1 %>',
      "'",
      '"',
      '`',
      '/*',
      '*/',
      '${',
      '{',
      '}',
      '\\',
      "'%>'",
    ],
  },
  erb: { lexer: lexers.erb, find: findErbRegions, pieces: ANGLES, rawText: unescapeStart },
  eex: {
    lexer: lexers.eex,
    find: findEexRegions,
    pieces: [...ANGLES, '<%!--', '--%>', '<%!-- n --%>'],
    rawText: unescapeStart,
  },
  // Files of Elixir, of which the templates in sigils are the text.
  elixir: {
    lexer: lexers.sigils,
    find: inSigils(() => []),
    pieces: [
      ...[
        '~H',
        '~H"',
        '~H(',
        '~H"t"',
        "~H't'x",
        '~H|t|',
        '~H{t}',
        '~H<t>',
        '~H[t]',
        '~H/t/',
        '~HX(t)',
        '~s"',
        '~s{',
      ],
      ...[
        '~s(#{~H[t]})',
        '"#{',
        '}',
        '{',
        '"',
        "'",
        '"s"',
        '\\',
        '\n',
        '~H"""\nt\n"""',
        '~H"""\n',
        '\n """',
        "~H'''\n",
        "\n'''",
      ],
      ...[
        '"""\n~H(s)\n"""',
        '#',
        '# ~H(c)\n',
        '?',
        '?"',
        "?\\'",
        'empty?',
        ':a',
        ':"',
        '=',
        '=~',
        '<',
        '<<',
        '~',
        '~>',
        '%{',
        '!',
        ', ',
      ],
    ],
  },
  php: {
    lexer: lexers.php,
    find: findPhpRegions,
    pieces: [
      ...[
        '<?php ',
        '?>',
        '<?=',
        '<?php 1 ?>',
        "'",
        '"',
        '`',
        '//',
        '#',
        '/*',
        '*/',
        '\\',
        '{$',
        '{',
        '}',
        '<?xml ',
      ],
      ...['<<<A\n', '\nA;', "<<<'B'\n", '\n B)', '"{$a["?>"]}"', '__halt_compiler();'],
    ],
  },
  blade: {
    lexer: lexers.blade,
    find: findBladeRegions,
    pieces: [
      // An echo that opens here and closes behind a directive would print what the directive is compiled to; names
      // and echos grow together with what stands behind a comment or a block.
      ...[
        '}}',
        '!!}',
        '}}}',
        '{{ $v }}',
        '@{{ v }}',
        '{!! $v !!}',
        '{{{ $v }}}',
        ' {{-- n --}} ',
        ' {{-- @if( {{ --}} ',
      ],
      ...[
        '@verbatim',
        '@endverbatim ',
        '@php ',
        '@endphp ',
        '@if($a)',
        '@endif',
        '@auth',
        '@@if(1)',
        '@unless ($a)',
      ],
      ...['mail@csrf.org', '@csrf', '@foreach ($a as $b)', "@section('a', b(c))", '@unknown'],
    ],
    rawText: (raw) =>
      raw.startsWith('@verbatim') ? raw.slice('@verbatim'.length, -'@endverbatim'.length) : raw.slice(1),
  },
  smarty: {
    lexer: lexers.smarty,
    find: findSmartyRegions,
    pieces: [
      ...['{', '}', '{ ', '{}', '{$v}', '{if $v}', '{else}', '{/if}', '{* n *}', '{*', '*}', '{$v = 1}'],
      ...["'", '"', '\\', '`', '$', "{'}'}", '{"}"}', '{"{$v}"}', '{"`$v`"}', "'}'", '{f a="}" b={f}}'],
      ...['{literal}', '{/literal}', '{literal }', '{LITERAL}{$v}{/Literal}', '<?php', '?>'],
    ],
    rawText: (raw) => /^\{literal\s*\}([^]*)\{\/literal\}$/i.exec(raw)?.[1] ?? raw,
  },
  freemarker: {
    lexer: lexers.freemarker,
    find: findFreemarkerRegions,
    pieces: [
      ...['${', '}', '{', '#{', '$', '#', '<', '>', '/>', '${v}', '#{v}', '<#if v>', '</#if>', '<#else>'],
      ...[
        '<#-- n -->',
        '<#--',
        '-->',
        '<#assign v = 1>',
        '<@v/>',
        '<@v a="}>" />',
        '<#if (a > b)>',
        '<#-- > -->',
      ],
      ...[
        "'",
        '"',
        '\\',
        "${'}'}",
        '${"${v}"}',
        '${r"\\"}',
        '${{"a": "}"}.a}',
        '${a <#-- } --> }',
        '[#if v]',
      ],
      ...['<#noparse>', '</#noparse>', '<#noparse>${</#noparse>', '<#sep>', '</#list>', '<#list v as w>'],
    ],
    // With its tags, unless there is nothing between them.
    rawText: (raw) => raw.replace(/^<#noparse\s*><\/#noparse\s*>$/, ''),
  },
  hugo: {
    lexer: lexers.hugo,
    find: findGoRegions,
    pieces: [
      ...[
        '{{',
        '}}',
        '{{- ',
        ' -}}',
        '{{ .V }}',
        '{{/* n */}}',
        '{{- /* n */ -}}',
        '{{ `}}` }}',
        '{{ "}}" }}',
        "'}'",
      ],
      ...['{{ if .A }}', '{{ end }}', '`', '"', '/*', '*/', '{{-3}}'],
    ],
  },
  handlebars: {
    lexer: lexers.handlebars,
    find: findHandlebarsRegions,
    pieces: [
      ...[
        '{{',
        '}}',
        '{{{',
        '}}}',
        '{{v}}',
        '{{{v}}}',
        '{{&v}}',
        '{{!',
        '{{!--',
        '--}}',
        '{{! n }}',
        '{{~v~}}',
        '\\',
      ],
      ...[
        '\\{{v}}',
        '\\\\{{v}}',
        '{{v "}}"}}',
        '{{{{r}}}}',
        '{{{{/r}}}}',
        '{{#if v}}',
        '{{else}}',
        '{{/if}}',
        '{{[}}]}}',
      ],
    ],
    rawText: (raw) =>
      raw.startsWith('\\') ? raw.slice(1) : (/^\{\{\{\{.*?\}\}\}\}([^]*)\{\{\{\{\//.exec(raw)?.[1] ?? raw),
  },
};
