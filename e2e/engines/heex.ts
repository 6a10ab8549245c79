import { inSigils } from '../../src/dialects/heex/sigils.js';
import { elixir } from '../lexers/lexer.js';
import { NAMED, type Language } from './language.js';
import { ELIXIR } from './odd-values.js';
import { createScriptEngine } from './script-engine.js';

// Code path of a project that has Phoenix LiveView compiled: LIVE_VIEW="app/_build/dev/lib/*/ebin". Without it, its stand-in is run.
const liveView = process.env['LIVE_VIEW'];
export const command = ['elixir', ...(liveView === undefined ? [] : ['-pa', liveView])] as const;

export const heexEngine = createScriptEngine({
  name: 'heex',
  dialect: 'heex',
  packages: ['elixir'],
  command,
  script: 'render_heex.exs',
  output: (name) => `{@${name}}`,
});

export const language: Language = {
  engines: [heexEngine],
  properties: { escaped: NAMED, empty: '', failing: '{div(1, @page)}', broken: '<b>' },
  written: {
    pathOfToken: `{Enum.join([@base, ":page"], "/")}`,
    pathsInStrings: ['{"#{@base}/:page"}', '{~p[/b/:page]}', '{~s(#{@base}/:page)}'],
    weak: '{page = @page; page}',
    commented: '{@page # page\n}',
    twice: { before: '<%= for _ <- 1..2 do %>', after: '<% end %>' },
  },
  odd: ELIXIR,
  exact: ['decimal', 'decimal-exponent', 'float', 'float-ceil'],
  lexers: {
    elixir: {
      lexer: elixir('sigils.exs'),
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
  },
};
