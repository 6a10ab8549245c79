import { findRegions } from '../../src/dialects/freemarker/regions.js';
import { script } from '../lexers/lexer.js';
import { NAMED, type Language } from './language.js';
import { JAVA } from './odd-values.js';
import { createScriptEngine } from './script-engine.js';

export const freemarkerEngine = createScriptEngine({
  name: 'freemarker',
  dialect: 'freemarker',
  packages: ['default-jre-headless', 'libfreemarker-java'],
  command: ['java', '-cp', '/usr/share/java/freemarker.jar'],
  script: 'RenderFreemarker.java',
  output: (name) => `\${${name}!}`,
});

const JAR = ['-cp', '/usr/share/java/freemarker.jar'];

export const language: Language = {
  engines: [freemarkerEngine],
  properties: {
    escaped: NAMED,
    empty: '',
    million: '1,000,000',
    failing: '${1 / page}',
    broken: '<#if>',
  },
  written: {
    pathOfToken: "${base + '/' + ':page'}",
    pathsInStrings: ["${base + '/:page'}", '${"${base}/:page"}', '${"/b/:page"?lower_case}', "${'/b/:page'}"],
    weak: '${none!page}',
    commented: '${page <#-- page -->}',
    filtered: '${show?c}',
    twice: { before: '<#list 1..2 as one>', after: '</#list>' },
    mayBeMissing: true,
    pathInLoop: { before: '<#list [1] as one>', path: '${base}/${one}/:page', after: '</#list>' },
  },
  odd: JAVA,
  exact: ['float', 'long', 'atomic', 'decimal', 'decimal-exponent'],
  lexers: {
    freemarker: {
      lexer: script('java', [...JAR, 'freemarker.core.CommandLine'], [...JAR, 'Lexers.java']),
      find: findRegions,
      pieces: [
        ...['${', '}', '{', '#{', '$', '#', '<', '>', '/>', '${v}', '#{v}', '<#if v>', '</#if>', '<#else>'],
        ...[
          '<#-- n -->',
          '<#--',
          '-->',
          '<#assign v = 1>',
          '<@v/>',
          '<@v a="}>" />',
          '<#if (a > b)>',
          '<#-- > -->',
        ],
        ...[
          "'",
          '"',
          '\\',
          "${'}'}",
          '${"${v}"}',
          '${r"\\"}',
          '${{"a": "}"}.a}',
          '${a <#-- } --> }',
          '[#if v]',
        ],
        ...['<#noparse>', '</#noparse>', '<#noparse>${</#noparse>', '<#sep>', '</#list>', '<#list v as w>'],
      ],
      // With its tags, unless there is nothing between them.
      rawText: (raw) => raw.replace(/^<#noparse\s*><\/#noparse\s*>$/, ''),
    },
  },
};
