import { describeEngine } from './describe-engine.js';
import type { Rendering } from './engine.js';
import { heexEngine } from './heex.js';

/** What HEEx does, in Phoenix LiveView (see `heex.ts`) and in its stand-in. */

interface Case {
  readonly template: string;
  readonly page?: unknown;
  readonly output?: string;
  readonly error?: string;
}

const cases: Readonly<Record<string, readonly Case[]>> = {
  'attributes with expressions': [
    { template: '<a href={@page}>x</a>', page: '/?a&"b"', output: '<a href="/?a&amp;&quot;b&quot;">x</a>' },
    { template: '<a href={@page} b={"#{@page}0"} />', page: 7, output: '<a href="7" b="70"></a>' },
    { template: '<a hidden={@page}>x</a>', page: true, output: '<a hidden>x</a>' },
    { template: '<a hidden={@page}>x</a>', page: false, output: '<a>x</a>' },
    { template: '<a hidden={@page}>x</a>', page: null, output: '<a>x</a>' },
    { template: '<a class={@page} style={@page}>x</a>', page: null, output: '<a class="" style="">x</a>' },
    {
      template: '<a class={["a", @page && "b", nil, ["c"]]}></a>',
      page: false,
      output: '<a class="a c"></a>',
    },
    {
      template: '<a {[id: "<", title: @page]} b="{c}" d=\'e\' f></a>',
      page: null,
      output: '<a id="&lt;" b="{c}" d=\'e\' f></a>',
    },
    {
      template: '<a href={~p"/posts/#{@page}/x"}></a>',
      page: 'ä /?',
      output: '<a href="/posts/%C3%A4%20%2F%3F/x"></a>',
    },
  ],
  'attributes without': [
    { template: '<a href=b></a>', error: 'invalid attribute value' },
    { template: '<a href="<%= 1 %>"></a>', error: 'for attribute value' },
    { template: '<a <%= 1 %>></a>', error: 'inside a tag' },
    { template: '<a b"></a>', error: 'attribute name' },
  ],
  'braces in text': [
    { template: 'a {@page} b', page: '<', output: 'a &lt; b' },
    { template: '{%{a: @page}.a}', page: 1, output: '1' },
    { template: '{"\\{"} &lbrace; <%= "{" %> }', output: '{ &lbrace; { }' },
    { template: '{"{"}', error: 'expected closing `}`' },
    {
      template: '<p phx-no-curly-interpolation>{a} <b>{</b></p>{@page}',
      page: 1,
      output: '<p>{a} <b>{</b></p>1',
    },
    {
      template: '<p phx-no-curly-interpolation><%= if @page do %>{a}<% end %></p>',
      page: 1,
      output: '<p>{a}</p>',
    },
    {
      template: '<script>if (a<b) {c}</script><style>a {b}</style><!-- {d} <e> -->{@page}',
      page: 1,
      output: '<script>if (a<b) {c}</script><style>a {b}</style><!-- {d} <e> -->1',
    },
  ],
  blocks: [
    {
      template: '<%= for i <- [1, @page] do %><b>{i}</b><% end %>',
      page: '<',
      output: '<b>1</b><b>&lt;</b>',
    },
    {
      template: '<% next = @page + 1 %><%= if next > 1 do %>{next}<% else %><i>-</i><% end %>',
      page: 0,
      output: '<i>-</i>',
    },
    { template: '<%= case @page do %><% 1 -> %><a></a><% _ -> %>other<% end %>', page: 1, output: '<a></a>' },
    {
      template: '<a :for={i <- 1..3} :if={i != @page} href={i}>{i}</a>',
      page: 2,
      output: '<a href="1">1</a><a href="3">3</a>',
    },
    { template: '<a :if={@page} /><b :if={!@page}><i>x</i></b>', page: 1, output: '<a></a>' },
    { template: '<a :if="x"></a>', error: ':if' },
    { template: '<a :let={b}></a>', error: ':let' },
  ],
  'balance of tags': [
    {
      template: '<!doctype html><p>a<br>b<img src="c"/></p>',
      output: '<!doctype html><p>a<br>b<img src="c"></p>',
    },
    { template: '<p>', error: 'end of template reached without closing tag for <p>' },
    { template: '</p>', error: 'missing opening tag for </p>' },
    { template: '<p><b></p></b>', error: 'unmatched closing tag' },
    { template: 'a < b', error: 'expected tag name' },
    { template: '<%= if @page do %><p><% end %></p>', error: 'end of do-block reached' },
    { template: '<p><%= if @page do %></p><% end %>', error: 'missing opening tag' },
    { template: '<%= if @page do %><p><% else %><p><% end %>', error: 'end of do-block reached' },
  ],
  'white space and assigns': [
    { template: '\n  <p>\n  {@page}\n</p>\n', page: 1, output: '<p>\n  1\n</p>' },
    { template: '{@missing}', error: 'missing' },
  ],
};

describeEngine(heexEngine, ({ render }) => {
  const all = Object.values(cases).flat();
  const renderings = new Map<Case, Rendering>();

  beforeAll(async () => {
    const rendered = await render(all.map(({ template, page = null }) => ({ template, data: [{ page }] })));
    all.forEach((one, index) => renderings.set(one, rendered[index]![0]!));
  });

  describe.each(Object.entries(cases))('%s', (_, ofTopic) => {
    test.each(ofTopic)('$template', (one) => {
      const { output, error = '' } = one;
      expect(renderings.get(one)).toEqual(
        output === undefined ? { error: expect.stringContaining(error) as string } : { output },
      );
    });
  });
});
