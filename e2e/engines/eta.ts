import { Eta } from 'eta';
import { findRegions } from '../../src/dialects/eta/regions.js';
import { inProcess } from '../lexers/lexer.js';
import { NAMED, type Language } from './language.js';
import { createNpmEngine } from './npm-engine.js';

export const etaEngine = createNpmEngine({
  dialect: 'eta',
  package: 'eta',
  output: (name) => `<%= it.${name} %>`,
  compile: (template) => {
    const eta = new Eta();
    const compiled = eta.compile(template);
    return (data) => eta.render(compiled, data);
  },
});

export const language: Language = {
  engines: [etaEngine],
  properties: {
    escaped: NAMED,
    empty: 'null',
    lineBreak: '',
    failing: '<% if (it.page === 0) nothing() %>',
    broken: '<% if %>',
  },
  written: {
    pathOfToken: "<%= it.base + '/' + ':page' %>",
    pathsInStrings: ["<%= it.base + '/:page' %>", '<%= `${it.base}/:page` %>'],
    weak: '<%= it.none ? 1 : it.page %>',
    commented: '<%= it.page // page %>',
    twice: { before: '<% for (const one of [1, 2]) { %>', after: '<% } %>' },
    mayBeMissing: true,
  },
  exact: [1000n],
  lexers: {
    eta: {
      lexer: inProcess(readEta, (template) => new Eta().compile(template)),
      find: findRegions,
      pieces: [
        '<%',
        '%>',
        '<%=',
        '<%~',
        '-%>',
        '<% 1 %>',
        "'",
        '"',
        '`',
        '/*',
        '*/',
        '${',
        '{',
        '}',
        '\\',
        "'%>'",
      ],
    },
  },
};

function readEta(template: string): string {
  return new Eta({ autoTrim: false })
    .parse(template)
    .map((part) => (typeof part === 'string' ? part.replace(/\\n/g, '\n').replace(/\\([\\'])/g, '$1') : ''))
    .join('');
}
