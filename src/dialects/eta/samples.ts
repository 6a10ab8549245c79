import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '<%= it.page %>',
  statement: '<% if (page) %>',
  comment: '<%/* page */%>',
  hidden: [
    `<%= '${LITERAL}' %>`,
    `<% a = '${LITERAL}' %>`,
    `<%/* ${LITERAL} */%>`,
    `<%~ \`%>${LITERAL}\` %>`,
  ],
  longCode: (text) => `<%= u(':page', "${text}") %>`,
  alternatives: [['<% if (it.a) { %>', '<% } else { %>', '<% } %>']],
  token: [['<%= it.url(`/a/:page`) %>', '<%= it.url(`/a/${p}`) %>']],
  together: [['<% if (it.a) { %>', '<% } %><% if (it.b) { %>', '<% } %>']],
};
