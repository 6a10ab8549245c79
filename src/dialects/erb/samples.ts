import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '<%= page %>',
  statement: '<% if (page) %>',
  comment: '<%# page %>',
  hidden: [`<%= '${LITERAL}' %>`, `<% a = '${LITERAL}' %>`, `<%# ${LITERAL} %>`, `<%% ${LITERAL} %>`],
  longCode: (text) => `<%= u(':page', "${text}") %>`,
  token: [
    ['<%= "/a/:page/:pages" %>', '<%= "/a/#{p}/:pages" %>'],
    [`<%= "?q=':page'" %>`, `<%= "?q='#{p}'" %>`],
    [`<%= "/a/#{url(':page')}" %>`, '<%= "/a/#{url(p)}" %>'],
    ["<%= '/a/:page' %>", "<%= ('/a/' + p.to_s) %>"],
  ],
  alternatives: [
    ['<% if a %>', '<% else %>', '<% end %>'],
    ['<% unless a -%>', '<% b.each do |c| %><% end %><% elsif d -%>', '<% end %>'],
    ['<% case a %><% when 1 %>', '<% when 2 %>', '<% end %>'],
  ],
  together: [['<% if a %>', '<% end %><% if b %>', '<% else %><% end %>']],
};
