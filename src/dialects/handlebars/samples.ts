import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '{{page}}',
  statement: '{{#if page}}',
  comment: '{{! page }}',
  hidden: [
    `{{! ${LITERAL} }}`,
    `{{!-- ${LITERAL} --}}`,
    `{{{{raw}}}}${LITERAL}{{{{/raw}}}}`,
    `\\{{ ${LITERAL} }}`,
    `{{list '${LITERAL}'}}`,
  ],
  longCode: (text) => `{{u ":page" "${text}" [${text}]}}`,
  token: [["{{a.href ':page'}}", '{{a.href p}}']],
  alternatives: [
    ['{{#if a}}', '{{else}}', '{{/if}}'],
    ['{{#each a}}', '{{^}}', '{{/each}}'],
  ],
  together: [['{{#if a}}', '{{/if}}{{#unless a}}', '{{else}}{{/unless}}']],
};
