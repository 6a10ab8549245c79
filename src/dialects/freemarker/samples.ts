import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '${page}',
  statement: '<#if page gt 1>',
  comment: '<#-- page -->',
  hidden: [
    `<#-- ${LITERAL} -->`,
    `<#noparse>${LITERAL}</#noparse>`,
    `\${'${LITERAL}'}`,
    `<#assign a = '${LITERAL}'>`,
    `<@list items=[r'${LITERAL}'] />`,
  ],
  longCode: (text) => `\${u(':page', "${text}")}`,
};
