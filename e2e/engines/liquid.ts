import { join } from 'node:path';
import { Liquid, Tokenizer, TokenKind } from 'liquidjs';
import { findRegions } from '../../src/dialects/liquid/regions.js';
import { inProcess, script } from '../lexers/lexer.js';
import { inner } from '../lexers/pieces.js';
import type { Engine } from './engine.js';
import { RAW, type Language } from './language.js';
import { createNpmEngine } from './npm-engine.js';
import { RUBY } from './odd-values.js';
import { createProjectEngines } from './script-engine.js';

const output = (name: string): string => `{{ ${name} }}`;

/** Tags of Shopify that print nothing where they stand: the documentation of a snippet, and its part of the theme's stylesheet. */
const SILENT_TAGS = ['doc', 'stylesheet'];

/** LiquidJS with the snippets of a theme, and with the tags of Shopify that they have. */
export function createTheme(project: string): Liquid {
  const liquid = new Liquid({ partials: join(project, 'snippets'), extname: '.liquid' });
  for (const name of SILENT_TAGS)
    liquid.registerTag(name, {
      parse(_, tokens) {
        for (let token = tokens.shift(); token !== undefined; token = tokens.shift())
          if (token.kind === TokenKind.Tag && (token as { name?: string }).name === `end${name}`) return;
        throw new Error(`The tag ${name} has no end.`);
      },
      render: () => '',
    });
  return liquid;
}

/** @param project the directory of a theme, whose snippets the template renders, and see the object `request` */
export const createLiquidEngine = (project?: string): Engine =>
  createNpmEngine({
    dialect: 'liquid',
    package: 'liquidjs',
    output,
    compile: (template) => {
      const liquid = project === undefined ? new Liquid() : createTheme(project);
      const compiled = liquid.parse(template);
      return (data) => String(liquid.renderSync(compiled, data, { globals: { request: data['request'] } }));
    },
  });

export const liquidEngine = createLiquidEngine();

/** The first Liquid, which Shopify and Jekyll run. */
export const createLiquidRubyEngine = createProjectEngines({
  name: 'liquid (Ruby)',
  dialect: 'liquid',
  packages: ['ruby', 'ruby-liquid'],
  command: ['ruby', '-w'],
  script: 'render_liquid.rb',
  output,
});

export const liquidRubyEngine = createLiquidRubyEngine();

export const language: Language = {
  engines: [liquidEngine, liquidRubyEngine],
  properties: {
    escaped: RAW,
    empty: '',
    failing: '{% if page == 0 %}{% include "nothing" %}{% endif %}',
    broken: '{% if page %}',
  },
  written: {
    pathOfToken: "{{ base | append: '/' | append: ':page' }}",
    pathsInStrings: ["{{ '/b/:page' | strip }}", "{{ '/b/:page' }}", "{{ '/b/:page ' | strip }}"],
    weak: '{{ none | default: page }}',
    filtered: '{{ none | default: show }}',
    twice: { before: '{% for one in (1..2) %}', after: '{% endfor %}' },
    mayBeMissing: true,
    pathInLoop: {
      before: '{% for one in (1..1) %}',
      path: '{{ base }}/{{ forloop.index }}/:page',
      after: '{% endfor %}',
    },
  },
  // A value that Liquid does not know is an error of whoever brings it in.
  odd: RUBY.filter((name) => !['symbol', 'basic-object', 'throwing'].includes(name)),
  exact: ['decimal'],
  lexers: {
    'liquid (LiquidJS)': {
      lexer: inProcess(readLiquidJs, (template) => new Liquid().parse(template)),
      find: findRegions,
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
      lexer: script('ruby', ['-e', 'require "liquid"'], ['lexers.rb'], 'liquid'),
      find: findRegions,
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
  },
};

function readLiquidJs(template: string): string {
  let text = '';
  let isComment = false;
  for (const token of new Tokenizer(template).readTopLevelTokens()) {
    const { name } = token as { name?: string };
    if (token.kind === TokenKind.HTML && !isComment) text += token.getText();
    else if (token.kind === TokenKind.Tag && name === 'comment') isComment = true;
    else if (token.kind === TokenKind.Tag && name === 'endcomment') {
      if (!isComment) throw new Error('endcomment without comment.');
      isComment = false;
    }
  }
  if (isComment) throw new Error('The comment has no end.');
  return text;
}
