import { join } from 'node:path';
import { findRegions } from '../../src/dialects/twig/regions.js';
import { script } from '../lexers/lexer.js';
import { BRACES, STRINGS, TRIMS, inner } from '../lexers/pieces.js';
import { writtenInJinja } from './jinja2.js';
import { NAMED, type Language } from './language.js';
import { PHP } from './odd-values.js';
import { createScriptEngine } from './script-engine.js';

export const twigEngine = createScriptEngine({
  name: 'twig',
  dialect: 'twig',
  packages: ['php-cli', 'php-twig'],
  command: ['php', '-d', 'display_errors=stderr'],
  script: 'render_twig.php',
  output: (name) => `{{ ${name} }}`,
});

export const language: Language = {
  engines: [twigEngine],
  properties: { escaped: NAMED, empty: '', failing: '{{ 1 % page }}', broken: '{% if %}' },
  written: { ...writtenInJinja, weak: "{{ page ~ '' }}" },
  odd: PHP,
  lexers: {
    twig: {
      lexer: script('php', ['-r', 'require "Twig/autoload.php";'], ['lexers.php'], 'twig'),
      find: findRegions,
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
  },
  corpus: {
    folders: [join(__dirname, '../../node_modules/@uswds/uswds'), '/usr/share/phpmyadmin'],
    files: /\.twig$/,
    atLeast: 40,
  },
};
