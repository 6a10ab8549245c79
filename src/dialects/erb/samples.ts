import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '<%= page %>',
  statement: '<% if (page) %>',
  comment: '<%# page %>',
  hidden: [`<%= '${LITERAL}' %>`, `<% a = '${LITERAL}' %>`, `<%# ${LITERAL} %>`, `<%% ${LITERAL} %>`],
  longCode: (text) => `<%= u(':page', "${text}") %>`,
  token: [
    ["<%= q.count(?') > 1 ? '/:page' : '/' %>", "<%= q.count(?') > 1 ? ('/' + p.to_s) : '/' %>"],
    ["<%= q.delete(%q(')) + '/:page' %>", "<%= q.delete(%q(')) + ('/' + p.to_s) %>"],
    ["<%= q.sub(/'/, '') + '/:page' %>", "<%= q.sub(/'/, '') + ('/' + p.to_s) %>"],
    ["<%= a ?'/:page':'/' %>", "<%= a ?('/' + p.to_s):'/' %>"],

    ["<%= '/p/' + ':page' %>", "<%= '/p/' + p.to_s %>"],
    ["<%= '/p/' << ':page' %>", "<%= '/p/' << p.to_s %>"],
    ["<%= File.join(base(1), ':page') %>", '<%= File.join(base(1), p.to_s) %>'],
    ["<%= File.join '/p', ':page' %>", "<%= File.join '/p', p.to_s %>"],
    ["<%= CGI.escape(':page') + ':page'.rjust(3) %>", '<%= CGI.escape(p.to_s) + p.to_s.rjust(3) %>'],
    ["<%= hashids.encode(':page') %>", '<%= hashids.encode(p) %>'],
    [
      "<%= posts_path(page: ':page') + t('a', count: ':page') %>",
      "<%= posts_path(page: p) + t('a', count: p) %>",
    ],
    ["<%= u(':page' - 1, ':page' + 1, 1 + ':page') %>", '<%= u(p - 1, p + 1, 1 + p) %>'],

    ['<%= "/a/:page/:pages" %>', '<%= "/a/#{p}/:pages" %>'],
    [`<%= "?q=':page'" %>`, `<%= "?q='#{p}'" %>`],
    [`<%= "/a/#{url(':page')}" %>`, '<%= "/a/#{url(p)}" %>'],
    ["<%= '/a/:page' %>", "<%= ('/a/' + p.to_s) %>"],
  ],
  alternatives: [
    ['<% case a %><% in 1 %>', '<% in { b: } if b %>', '<% end %>'],

    ['<% if a %>', '<% else %>', '<% end %>'],
    ['<% unless a -%>', '<% b.each do |c| %><% end %><% elsif d -%>', '<% end %>'],
    ['<% case a %><% when 1 %>', '<% when 2 %>', '<% end %>'],
  ],
  together: [['<% if a %>', '<% end %><% if b %>', '<% else %><% end %>']],
};
