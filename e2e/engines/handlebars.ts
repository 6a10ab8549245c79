import Handlebars from 'handlebars';
import { findRegions } from '../../src/dialects/handlebars/regions.js';
import { inProcess } from '../lexers/lexer.js';
import type { Engine } from './engine.js';
import { paginationHelpers } from './handlebars-helpers.js';
import { NAMED, type Language } from './language.js';
import { createNpmEngine } from './npm-engine.js';

/** @param helpers are known to the templates by their names */
export function createHandlebarsEngine(
  helpers: Readonly<Record<string, Handlebars.HelperDelegate>> = {},
): Engine {
  const handlebars = Handlebars.create();
  handlebars.registerHelper(helpers);
  return createNpmEngine({
    dialect: 'handlebars',
    package: 'handlebars',
    output: (name) => `{{ ${name} }}`,
    compile: (template) => handlebars.compile(template),
  });
}

export const language: Language = {
  engines: [createHandlebarsEngine()],
  withHelpers: createHandlebarsEngine(paginationHelpers),
  properties: {
    escaped: NAMED,
    empty: '',
    failing: '{{#unless page}}{{nothing page}}{{/unless}}',
    broken: '{{#if page}}',
  },
  written: {
    pathOfToken: "{{base}}/{{paginationAdd ':page' 0}}",
    weak: '{{ paginationAdd page 0 }}',
    twice: { before: '{{#each two}}{{#with @root}}', after: '{{/with}}{{/each}}' },
    mayBeMissing: true,
    pathInLoop: { before: '{{#each one}}', path: '{{../base}}/{{@root.one.[0]}}/:page', after: '{{/each}}' },
  },
  exact: [1000n],
  lexers: {
    handlebars: {
      lexer: inProcess(readHandlebars, (template) => Handlebars.parse(template)),
      find: findRegions,
      pieces: [
        ...[
          '{{',
          '}}',
          '{{{',
          '}}}',
          '{{v}}',
          '{{{v}}}',
          '{{&v}}',
          '{{!',
          '{{!--',
          '--}}',
          '{{! n }}',
          '{{~v~}}',
          '\\',
        ],
        ...[
          '\\{{v}}',
          '\\\\{{v}}',
          '{{v "}}"}}',
          '{{{{r}}}}',
          '{{{{/r}}}}',
          '{{#if v}}',
          '{{else}}',
          '{{/if}}',
          '{{[}}]}}',
        ],
      ],
      rawText: (raw) =>
        raw.startsWith('\\') ? raw.slice(1) : (/^\{\{\{\{.*?\}\}\}\}([^]*)\{\{\{\{\//.exec(raw)?.[1] ?? raw),
    },
  },
};

function readHandlebars(template: string): string {
  let text = '';
  class Reader extends Handlebars.Visitor {
    override ContentStatement({ value }: hbs.AST.ContentStatement): void {
      text += value;
    }
  }
  new Reader().accept(Handlebars.parseWithoutProcessing(template));
  return text;
}
