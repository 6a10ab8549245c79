import { findRegions } from '../../src/dialects/php/regions.js';
import { script } from '../lexers/lexer.js';
import { RAW, type Language } from './language.js';
import { PHP } from './odd-values.js';
import { createScriptEngine } from './script-engine.js';

export const phpEngine = createScriptEngine({
  name: 'php',
  dialect: 'php',
  packages: ['php-cli'],
  command: ['php', '-d', 'display_errors=stderr'],
  script: 'render_php.php',
  output: (name) => `<?= $${name} ?>`,
});

export const language: Language = {
  engines: [phpEngine],
  properties: {
    escaped: RAW,
    empty: '',
    lineBreak: '',
    failing: '<?= intdiv(1, $page) ?>',
    broken: '<?php if ?>',
  },
  written: {
    pathOfToken: "<?= $base . '/' . ':page'; ?>",
    pathsInStrings: ["<?= $base . '/:page' ?>", '<?= "$base/:page" ?>', "<?php echo $base . '/:page'; ?>"],
    weak: '<?= $none ?? $page; ?>',
    commented: '<?= $page; // page ?>',
    twice: { before: '<?php foreach ([1, 2] as $one): ?>', after: '<?php endforeach ?>' },
  },
  odd: PHP,
  lexers: {
    php: {
      lexer: script('php', ['-v'], ['lexers.php'], 'php'),
      find: findRegions,
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
  },
  corpus: {
    folders: ['/usr/share/php/Symfony/Component/ErrorHandler/Resources/views', '/usr/share/dokuwiki/lib'],
    files: /\.php$/,
    atLeast: 1,
    package: 'php-symfony-error-handler',
  },
};
