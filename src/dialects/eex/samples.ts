import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '<%= @page %>',
  statement: '<% @page %>',
  comment: '<%# page %>',
  hidden: [
    `<%= '${LITERAL}' %>`,
    `<% a = '${LITERAL}' %>`,
    `<%# ${LITERAL} %>`,
    `<%!-- ${LITERAL} --%>`,
    `<%% ${LITERAL} %>`,
  ],
  longCode: (text) => `<%= u(":page", "${text}") %>`,
  alternatives: [['<%= if @a do %>', '<% else %>', '<% end %>']],
  together: [['<%= if @a do %>', '<% end %><%= if @b do %>', '<% else %><% end %>']],
  token: [
    ['<%= u(?", "/:page") %>', '<%= u(?", "/#{p}") %>'],
    ['<%= "/a/:page" %>', '<%= "/a/#{p}" %>'],
  ],
};
