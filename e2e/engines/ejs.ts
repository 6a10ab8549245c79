import ejs from 'ejs';
import { join } from 'node:path';
import { findRegions } from '../../src/dialects/ejs/regions.js';
import { inProcess } from '../lexers/lexer.js';
import { unescapeStart } from '../lexers/pieces.js';
import { NUMBERED, type Language } from './language.js';
import { createNpmEngine } from './npm-engine.js';

export const ejsEngine = createNpmEngine({
  dialect: 'ejs',
  package: 'ejs',
  output: (name) => `<%= ${name} %>`,
  compile: (template) => ejs.compile(template),
});

export const language: Language = {
  engines: [ejsEngine],
  properties: {
    escaped: NUMBERED,
    empty: '',
    failing: '<% if (page === 0) nothing() %>',
    broken: '<% if %>',
  },
  written: {
    pathOfToken: "<%= base + '/' + ':page' %>",
    pathsInStrings: ["<%= base + '/:page' %>", '<%= `${base}/:page` %>'],
    weak: '<%= none ? 1 : page; %>',
    commented: '<%= page // page %>',
    twice: { before: '<% for (const one of [1, 2]) { %>', after: '<% } %>' },
  },
  exact: [1000n],
  lexers: {
    ejs: {
      lexer: inProcess(readEjs, (template) => ejs.compile(template)),
      find: findRegions,
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
  },
  corpus: {
    folders: [join(__dirname, '../node_modules/html-webpack-plugin')],
    files: /\.ejs$/,
    atLeast: 1,
  },
};

function readEjs(template: string): string {
  const { Template } = ejs as unknown as {
    Template: new (text: string) => { generateSource: () => void; source: string };
  };
  const compiler = new Template(template);
  compiler.source = '';
  compiler.generateSource();
  return [...compiler.source.matchAll(/^ {4}; __append\(("(?:\\.|[^"\\])*")\)$/gm)]
    .map(([, text]) => JSON.parse(text as string) as string)
    .join('');
}
