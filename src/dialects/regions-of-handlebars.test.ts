import { testRegions } from '../testing/regions.js';
import { findRegions as findGoRegions } from './go/regions.js';
import { findRegions as findHandlebarsRegions } from './handlebars/regions.js';

const TAG = '<pagination total_pages="3">';

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
