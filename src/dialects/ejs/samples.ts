import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '<%= page %>',
  statement: '<% if (page) %>',
  comment: '<%# page %>',
  hidden: [`<%= '${LITERAL}' %>`, `<% a = '${LITERAL}' %>`, `<%# ${LITERAL} %>`, `<%% ${LITERAL} %>`],
  longCode: (text) => `<%= u(':page', "${text}") %>`,
  token: [
    ["<%= ':page'.padStart(3) + u(':page') %>", '<%= String(p).padStart(3) + u(p) %>'],

    ['<%= url(`${a}/:page/b`) %>', '<%= url(`${a}/${p}/b`) %>'],
    ['<%= url(`:page`) %>', '<%= url(p) %>'],
    ["<%= `/a/${url(':page')}/b` %>", '<%= `/a/${url(p)}/b` %>'],
    ['<%= "?page=%3Apage" %>', undefined],
    ['<%= url("%3Apage") %>', '<%= url(p) %>'],
  ],
  alternatives: [
    ['<% if (a) { %>', '<% } else { %>', '<% } %>'],
    ['<% if (a) { %>', '<% b.forEach((c) => { %><% }) %><% } else if (d) { %>', '<% } %>'],
  ],
  together: [
    ['<% if (a) { %>', '<% } %><% if (b) { %>', '<% } %>'],
    ['<% if (a) { %>', '<% } else { %><% } %>', ''],
  ],
};
