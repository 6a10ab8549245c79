import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '{@page}',
  statement: '<%= if @page do %>',
  comment: '<%!-- page --%>',
  hidden: [`<%= '${LITERAL}' %>`, `<% a = '${LITERAL}' %>`, `<%!-- ${LITERAL} --%>`, `{~s|${LITERAL}|}`],
  longCode: (text) => `{u(":page", "${text}")}`,
  token: [
    ['{~p[/a/:page]}', '{~p[/a/#{p}]}'],
    ['{~p"/a?#{%{b: %{}, page: :page}}"}', undefined],
    ['{~p"/a?#{[page: ":page"]}"}', '{~p"/a?#{[page: to_string(p)]}"}'],
  ],
  alternatives: [['<%= case @a do %><% 1 -> %>', '<% _ -> %>', '<% end %>']],
  together: [['<%= if @a do %>', '<% end %><%= if @b do %>', '<% else %><% end %>']],
};
