import { findRegions } from '../../src/dialects/erb/regions.js';
import { script } from '../lexers/lexer.js';
import { ANGLES, unescapeStart } from '../lexers/pieces.js';
import { RAW, type Language } from './language.js';
import { RUBY } from './odd-values.js';
import { createScriptEngine } from './script-engine.js';

export const erbEngine = createScriptEngine({
  name: 'erb',
  dialect: 'erb',
  packages: ['ruby'],
  command: ['ruby', '-w'],
  script: 'render_erb.rb',
  output: (name) => `<%= ${name} %>`,
});

export const language: Language = {
  engines: [erbEngine],
  properties: { escaped: RAW, empty: '', failing: '<%= 1 / page %>', broken: '<% if %>' },
  written: {
    pathOfToken: "<%= [base, ':page'].join('/') %>",
    pathsInStrings: ['<%= "#{base}/:page" %>', "<%= base + '/:page' %>"],
    weak: '<%= nil or page %>',
    commented: '<%= page # page %>',
    twice: { before: '<% 2.times do %>', after: '<% end %>' },
  },
  odd: RUBY,
  exact: ['decimal'],
  lexers: {
    erb: {
      lexer: script('ruby', ['-v'], ['lexers.rb'], 'erb'),
      find: findRegions,
      pieces: ANGLES,
      rawText: unescapeStart,
    },
  },
  corpus: {
    folders: ['/usr/lib/ruby', '/usr/share/redmine/app'],
    files: /\.(?:erb|rhtml)$/,
    atLeast: 10,
  },
};
