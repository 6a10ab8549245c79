import { testRegions } from '../testing/regions.js';
import { findRegions as findEexRegions } from './eex/regions.js';
import { findRegions as findEjsRegions } from './ejs/regions.js';
import { findRegions as findErbRegions } from './erb/regions.js';
import { findRegions as findEtaRegions } from './eta/regions.js';
import { findRegions as findHeexRegions } from './heex/regions.js';

const TAG = '<pagination total_pages="3">';

describe('EJS', () => {
  testRegions(findEjsRegions, [
    ['a<%= b %>c<%- d -%>e', 'output <%= b %> = b', 'output <%- d -%> = d'],
    ['<% a %><%_ b _%>', 'code <% a %>', 'code <%_ b _%>'],
    [`<%# ${TAG} %>a`, `comment <%# ${TAG} %>`],
    [`<%= '${TAG}' %>a`, `output <%= '${TAG}' %> = '${TAG}'`],
    [`<%= '%>' %>`, "output <%= '%> = '"],
    [`<%% ${TAG} %>a`, `raw <%% ${TAG} %>`],
    [`<%% ${TAG}<% a %>`, 'raw <%%', 'code <% a %>'],
    ['a %%> b %> c'],
    ['<%==>', 'code <%==>'],
    [`<%= a ${TAG}`, `code <%= a ${TAG}`],
  ]);
});

describe('Eta', () => {
  testRegions(findEtaRegions, [
    ['a<%= b %>c<%~ d %>e<% f %>', 'output <%= b %> = b', 'output <%~ d %> = d', 'code <% f %>'],
    ['<%-= a -%><%_ ~ b _%>', 'output <%-= a -%> = a', 'output <%_ ~ b _%> = b'],
    [`<%= '%>' + "\\"%>" %>a`, `output <%= '%>' + "\\"%>" %> = '%>' + "\\"%>"`],
    ['<%= `%>${ {a: "`"} }%>` %>a', 'output <%= `%>${ {a: "`"} }%>` %> = `%>${ {a: "`"} }%>`'],
    ['<%= `%>${ {a: b} }%>` %>a', 'output <%= `%>${ {a: b} }%>` %> = `%>${ {a: b} }%>`'],
    [`<%/* ${TAG} %> */%>a`, `code <%/* ${TAG} %> */%>`],
    ["<% // don't\n a = 'b' %>c", "code <% // don't\n a = 'b' %>"],
    [`<% // don't %>${TAG}`, `code <% // don't %>${TAG}`],
    [`<% /* %>${TAG}`, `code <% /* %>${TAG}`],
    ['<% `a %>', 'code <% `a %>'],
    [`<%= a ${TAG}`, `code <%= a ${TAG}`],
  ]);
});

describe('ERB', () => {
  testRegions(findErbRegions, [
    ['a<%= b -%>c<%== d %>e<%- f -%>', 'output <%= b -%> = b', 'output <%== d %> = d', 'code <%- f -%>'],
    ['<%= form_for(a) do |f| %>b<% end %>', 'code <%= form_for(a) do |f| %>', 'code <% end %>'],
    ['<%= a.each { |b| %>', 'code <%= a.each { |b| %>'],
    ['<%= todo %>', 'output <%= todo %> = todo'],
    ['<%= "%%>" %>a', 'output <%= "%%>" %> = "%%>"'],
    [`<%# ${TAG} %>a`, `comment <%# ${TAG} %>`],
    [`<%= '${TAG}' %>a`, `output <%= '${TAG}' %> = '${TAG}'`],
    [`<%% ${TAG} %>a`, `raw <%% ${TAG} %>`],
    ['% a'],
    [`<%= a ${TAG}`, `code <%= a ${TAG}`],
  ]);
});

describe('EEx', () => {
  testRegions(findEexRegions, [
    ['a<%= b %>c<% d %>', 'output <%= b %> = b', 'code <% d %>'],
    ['<%= for a <- b do %>c<% end %>', 'code <%= for a <- b do %>', 'code <% end %>'],
    ['<%= form_for a, fn f -> %>', 'code <%= form_for a, fn f -> %>'],
    [`<%!-- ${TAG} %> --%>a<%# ${TAG} %>`, `comment <%!-- ${TAG} %> --%>`, `comment <%# ${TAG} %>`],
    [`<%= "${TAG}" %>`, `output <%= "${TAG}" %> = "${TAG}"`],
    [`<%% ${TAG} %>a`, `raw <%% ${TAG} %>`],
    [`<%!-- ${TAG} %>`, `code <%!-- ${TAG} %>`],
    [`<%= a ${TAG}`, `code <%= a ${TAG}`],
  ]);
});

describe('HEEx', () => {
  testRegions(findHeexRegions, [
    ['<p class={@a} b="{c}">{@d}</p>', 'output {@a} = @a', 'output {@d} = @d'],
    [
      '<.link navigate={~p"/a/#{@b}"} {@rest}>c</.link>',
      'output {~p"/a/#{@b}"} = ~p"/a/#{@b}"',
      'code {@rest}',
    ],
    ['<A.b :if={c} d = {e}>', 'output {c} = c', 'output {e} = e'],
    ['<A.b :if={c} d = {e}/> {f}', 'raw <A.b :if={c} d = {e}/>', 'output {f} = f'],
    ['a \\{ b \\} {"\\}"}', 'output {"\\}"} = "\\}"'],
    [`{"${TAG}"}`, `output {"${TAG}"} = "${TAG}"`],
    ['<script a={b}>{c}</script><style>{d}</style>{e}', 'output {b} = b', 'output {e} = e'],
    ['<!-- {a} -->{b}', 'output {b} = b'],
    ['<p phx-no-curly-interpolation>{a}<p>{b}</p>{c}</p>{d}', 'output {d} = d'],
    [
      '<p phx-no-curly-interpolation a={b}/>{c}',
      'raw <p phx-no-curly-interpolation a={b}/>',
      'output {c} = c',
    ],
    [`<%!-- {${TAG} --%>{a}`, `comment <%!-- {${TAG} --%>`, 'output {a} = a'],
    ['<p a="<%= b %>">{c <% d %> e}</p>', 'output <%= b %> = b', 'output {c <% d %> e} = c <% d %> e'],
    ['1 < {a} > 2', 'output {a} = a'],
    [`{a ${TAG}`, `code {a ${TAG}`],
    [`<p a={b ${TAG}`, `code {b ${TAG}`],
  ]);
});
