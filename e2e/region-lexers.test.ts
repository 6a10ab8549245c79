import fc from 'fast-check';
import { findBladeRegions } from '../src/dialects/regions/blade.js';
import { findDjangoRegions } from '../src/dialects/regions/django.js';
import { findEexRegions } from '../src/dialects/regions/eex.js';
import { findEjsRegions } from '../src/dialects/regions/ejs.js';
import { findErbRegions } from '../src/dialects/regions/erb.js';
import { findEtaRegions } from '../src/dialects/regions/eta.js';
import { findHugoRegions } from '../src/dialects/regions/go.js';
import { findHandlebarsRegions } from '../src/dialects/regions/handlebars.js';
import { findJinjaRegions, findTwigRegions } from '../src/dialects/regions/jinja.js';
import { findLiquidRegions } from '../src/dialects/regions/liquid.js';
import { findNunjucksRegions } from '../src/dialects/regions/nunjucks.js';
import { findPhpRegions } from '../src/dialects/regions/php.js';
import type { FindRegions } from '../src/dialects/regions/region.js';
import { lexers, testWithLexer, type Lexer } from './lexers/lexers.js';

/**
 * The engines' own lexers say what is text. Soups of delimiters, strings, comments and letters are read by both; where
 * the engine accepts a soup, what it takes for text and what lies outside of our regions must be the same, apart from
 * white space and escapes.
 */

interface Case {
  readonly lexer: Lexer;
  readonly find: FindRegions;
  /** What soups are made of, beside letters and space. */
  readonly pieces: readonly string[];
  /** What the engine prints of a raw region; nothing of it, where it is left out. */
  readonly rawText?: (raw: string) => string;
  /** What the engine makes of text. */
  readonly text?: (text: string) => string;
}

const SOUPS = 4000;
const LETTERS = ['a ', 'b', ' c', '\n', 'é', '<p>'];
const BRACES = ['{{', '}}', '{%', '%}', '{#', '#}', '{{ v }}', '{% set v = 1 %}', '{# n #}', '{', '}'];
const STRINGS = ["'", '"', '\\', "'s'", '"t"', "'}}'", '"%}"'];
const TRIMS = ['{{-', '-}}', '{%-', '-%}'];
const ANGLES = ['<%', '%>', '<%=', '<%%', '%%>', '<%#', '-%>', '<% 1 %>', '<%= v %>', '<%# n %>', '<%% e %>'];

const inner = (raw: string): string => /^\{%[^]*?%\}([^]*)\{%[^]*?%\}$/.exec(raw)?.[1] ?? raw;
const unescapeStart = (raw: string): string => raw.replace('<%%', '<%');

const CASES: Record<string, Case> = {
  nunjucks: {
    lexer: lexers.nunjucks,
    find: findNunjucksRegions,
    pieces: [...BRACES, ...STRINGS, ...TRIMS, 'r/', '/', '1.5'],
  },
  jinja: {
    lexer: lexers.jinja,
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
  hugo: {
    lexer: lexers.hugo,
    find: findHugoRegions,
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

describe.each(Object.entries(CASES))(
  '%s',
  (name, { lexer, find, pieces, rawText, text = (shown) => shown }) => {
    testWithLexer(lexer, `takes the same for text as the engine's own lexer (${name})`, () => {
      const soup = fc
        .array(fc.constantFrom(...LETTERS, ...pieces), { maxLength: 12 })
        .map((parts) => parts.join(''));
      const soups = fc.sample(soup, { seed: 4, numRuns: SOUPS });
      const expected = lexer.read(soups);
      const accepted = soups.flatMap((template, index) => {
        const shown = expected[index];
        return typeof shown === 'string' ? [{ template, shown: bare(shown) }] : [];
      });
      const misread = accepted.flatMap(({ template, shown }) => {
        let ours = '';
        let from = 0;
        for (const { start, end, kind } of find(template)) {
          ours += text(template.slice(from, start));
          if (kind === 'raw') ours += rawText?.(template.slice(start, end)) ?? '';
          from = end;
        }
        ours = bare(ours + text(template.slice(from)));
        return ours === shown ? [] : [{ template, shown, ours }];
      });
      expect(misread.sort((a, b) => a.template.length - b.template.length).slice(0, 5)).toEqual([]);
      // Soups that engines refuse show nothing.
      expect(accepted.length).toBeGreaterThan(SOUPS / 10);
    });
  },
);

/** Leaves out white space, which code may trim, and backslashes, which may escape delimiters. */
function bare(text: string): string {
  return text.replace(/[\s\\]/g, '');
}
