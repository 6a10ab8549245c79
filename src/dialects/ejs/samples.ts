import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '<%= page %>',
  statement: '<% if (page) %>',
  comment: '<%# page %>',
  hidden: [`<%= '${LITERAL}' %>`, `<% a = '${LITERAL}' %>`, `<%# ${LITERAL} %>`, `<%% ${LITERAL} %>`],
  longCode: (text) => `<%= u(':page', "${text}") %>`,
  token: [
    ["<%= q.replace(/'/g, 'x') + '/:page' %>", "<%= q.replace(/'/g, 'x') + ('/' + p) %>"],
    ['<%= q.replace(/["]\\/"/g, "x") + "/:page" %>', '<%= q.replace(/["]\\/"/g, "x") + ("/" + p) %>'],
    ["<%= a / b + '/:page' + c / d %>", "<%= a / b + ('/' + p) + c / d %>"],
    ["<%= a ? '/:page' : '/' %>", "<%= a ? ('/' + p) : '/' %>"],

    ["<%= ':page'.padStart(3) + u(':page') %>", '<%= String(p).padStart(3) + u(p) %>'],

    ['<%= url(`${a}/:page/b`) %>', '<%= url(`${a}/${p}/b`) %>'],
    ['<%= url(`:page`) %>', '<%= url(p) %>'],
    ["<%= `/a/${url(':page')}/b` %>", '<%= `/a/${url(p)}/b` %>'],
    ['<%= "?page=%3Apage" %>', undefined],
    ['<%= url("%3Apage") %>', '<%= url(p) %>'],
  ],
  alternatives: [
    ['<% switch (a) { case 1: %>', '<% break; case 2: %>', '<% } %>'],
    ['<% switch (a) { case 1: %>', '<% break; %><% default: %>', '<% } %>'],

    ['<% if (a) { %>', '<% } else { %>', '<% } %>'],
    ['<% if (a) { %>', '<% b.forEach((c) => { %><% }) %><% } else if (d) { %>', '<% } %>'],
  ],
  together: [
    ['<% switch (a) { case 1: %>', '<% break; } %>', ''],

    ['<% if (a) { %>', '<% } %><% if (b) { %>', '<% } %>'],
    ['<% if (a) { %>', '<% } else { %><% } %>', ''],
  ],
};
