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
  token: [
    ["${url(':page', '/:page/')}", "${url(p?c, '/${p?c}/')}"],
    ['<@url "/${a}/:page" />', '<@url "/${a}/${p?c}" />'],
  ],
  alternatives: [
    ['<#switch a><#on 1>', '<#on 2, 3>', '</#switch>'],

    ['<#if a>', '<#else>', '</#if>'],
    ['<#list a as b>', '<#if c>x<#else></#if><#else>', '</#list>'],
  ],
  together: [['<#if a>', '</#if><#if b>', '<#else></#if>']],
};
