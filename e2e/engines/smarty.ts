import { findRegions } from '../../src/dialects/smarty/regions.js';
import { script } from '../lexers/lexer.js';
import { RAW, type Language } from './language.js';
import { PHP } from './odd-values.js';
import { createScriptEngine } from './script-engine.js';

export const smartyEngine = createScriptEngine({
  name: 'smarty',
  dialect: 'smarty',
  packages: ['php-cli', 'smarty4'],
  command: ['php', '-d', 'display_errors=stderr'],
  script: 'render_smarty.php',
  output: (name) => `{$${name}}`,
});

export const language: Language = {
  engines: [smartyEngine],
  properties: { escaped: RAW, empty: '', firstLineBreak: '', failing: '{1 % $page}', broken: '{if}' },
  written: {
    pathOfToken: "{$base|cat:'/'|cat:':page'}",
    pathsInStrings: ['{"$base/:page"}', '{"`$base`/:page"}', "{'/b/:page'|lower}", "{$base|cat:'/:page'}"],
    weak: '{$none|default:$page}',
    filtered: '{$none|default:$show}',
    twice: { before: '{foreach [1, 2] as $one}', after: '{/foreach}' },
  },
  odd: PHP,
  lexers: {
    smarty: {
      lexer: script('php', ['-r', 'require "smarty4/Smarty.class.php";'], ['lexers.php'], 'smarty'),
      find: findRegions,
      pieces: [
        ...['{', '}', '{ ', '{}', '{$v}', '{if $v}', '{else}', '{/if}', '{* n *}', '{*', '*}', '{$v = 1}'],
        ...["'", '"', '\\', '`', '$', "{'}'}", '{"}"}', '{"{$v}"}', '{"`$v`"}', "'}'", '{f a="}" b={f}}'],
        ...['{literal}', '{/literal}', '{literal }', '{LITERAL}{$v}{/Literal}', '<?php', '?>'],
      ],
      rawText: (raw) => /^\{literal\s*\}([^]*)\{\/literal\}$/i.exec(raw)?.[1] ?? raw,
    },
  },
  corpus: {
    folders: ['/usr/share/php/smarty4'],
    files: /\.tpl$/,
    atLeast: 1,
  },
};
