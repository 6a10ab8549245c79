import { findRegions } from '../../src/dialects/blade/regions.js';
import { script } from '../lexers/lexer.js';
import { NAMED, type Language } from './language.js';
import { PHP } from './odd-values.js';
import { createScriptEngine } from './script-engine.js';

export const bladeEngine = createScriptEngine({
  name: 'blade',
  dialect: 'blade',
  packages: ['php-cli', 'php-illuminate-view'],
  command: ['php', '-d', 'display_errors=stderr'],
  script: 'render_blade.php',
  output: (name) => `{{ $${name} }}`,
});

export const language: Language = {
  engines: [bladeEngine],
  properties: { escaped: NAMED, empty: '', failing: '{{ intdiv(1, $page) }}', broken: '@if(' },
  written: {
    pathOfToken: "{{ $base . '/' . ':page' }}",
    pathsInStrings: ["{{ $base . '/:page' }}", '{{ "{$base}/:page" }}'],
    weak: '{{ $none ?? $page }}',
    twice: { before: '@foreach ([1, 2] as $one)', after: '@endforeach' },
    pathInLoop: {
      before: '@foreach ([1] as $one)',
      path: '{{ $base }}/{{ $loop->iteration }}/:page',
      after: '@endforeach',
    },
  },
  odd: PHP,
  lexers: {
    blade: {
      lexer: script('php', ['-r', 'require "Illuminate/View/autoload.php";'], ['lexers.php'], 'blade'),
      find: findRegions,
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
  },
};
