import { findRegions } from '../../src/dialects/eex/regions.js';
import { elixir } from '../lexers/lexer.js';
import { ANGLES, unescapeStart } from '../lexers/pieces.js';
import { RAW, type Language } from './language.js';
import { ELIXIR } from './odd-values.js';
import { createScriptEngine } from './script-engine.js';

export const eexEngine = createScriptEngine({
  name: 'eex',
  dialect: 'eex',
  packages: ['elixir'],
  command: ['elixir'],
  script: 'render_eex.exs',
  output: (name) => `<%= @${name} %>`,
});

export const language: Language = {
  engines: [eexEngine],
  properties: { escaped: RAW, empty: '', failing: '<%= div(1, page) %>', broken: '<%= if do %>' },
  written: {
    pathOfToken: `<%= Enum.join([@base, ":page"], "/") %>`,
    pathsInStrings: ['<%= "#{@base}/:page" %>', '<%= ~s(#{@base}/:page) %>'],
    weak: '<%= page = @page; page %>',
    commented: '<%= @page # page %>',
    twice: { before: '<%= for _ <- 1..2 do %>', after: '<% end %>' },
  },
  odd: ELIXIR,
  exact: ['decimal', 'decimal-exponent', 'float', 'float-ceil'],
  lexers: {
    eex: {
      lexer: elixir('lexers.exs'),
      find: findRegions,
      pieces: [...ANGLES, '<%!--', '--%>', '<%!-- n --%>'],
      rawText: unescapeStart,
    },
  },
};
