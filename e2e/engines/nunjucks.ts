import nunjucks from 'nunjucks';
import { join } from 'node:path';
import { findRegions } from '../../src/dialects/nunjucks/regions.js';
import { inProcess } from '../lexers/lexer.js';
import { BRACES, STRINGS, TRIMS } from '../lexers/pieces.js';
import { writtenInJinja } from './jinja2.js';
import { NAMED, type Language } from './language.js';
import { createNpmEngine } from './npm-engine.js';

const environment = new nunjucks.Environment(null, { autoescape: true });

export const nunjucksEngine = createNpmEngine({
  dialect: 'nunjucks',
  package: 'nunjucks',
  output: (name) => `{{ ${name} }}`,
  compile: (template) => {
    const compiled = new nunjucks.Template(template, environment, 'template', true);
    return (data) => compiled.render(data);
  },
});

export const language: Language = {
  engines: [nunjucksEngine],
  properties: {
    escaped: NAMED,
    empty: '',
    failing: '{% if page == 0 %}{{ nothing() }}{% endif %}',
    broken: '{% if %}',
  },
  written: {
    ...writtenInJinja,
    pathOfToken: "{{ base + '/' + ':page' }}",
    pathsInStrings: ["{{ base + '/:page' }}", "{{ '/b/:page' | lower }}"],
  },
  lexers: {
    nunjucks: {
      lexer: inProcess(readNunjucks, (template) => nunjucks.parser.parse(template)),
      find: findRegions,
      pieces: [...BRACES, ...STRINGS, ...TRIMS, 'r/', '/', '1.5'],
    },
  },
  corpus: {
    folders: [join(__dirname, '../../node_modules/govuk-frontend')],
    files: /\.njk$|template\.html$/,
    atLeast: 20,
  },
};

function readNunjucks(template: string): string {
  const tokens = nunjucks.lexer.lex(template);
  let text = '';
  let isCode = false;
  for (let token = tokens.nextToken(); token; token = tokens.nextToken()) {
    if (token.type === 'data') text += token.value;
    else if (token.type.endsWith('-start')) isCode = true;
    else if (token.type.endsWith('-end')) isCode = false;
  }
  if (isCode) throw new Error('The code has no end.');
  return text;
}
