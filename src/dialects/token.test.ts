import { dialectOf } from './index.js';
import { canSubstitute, substituteToken } from '../program/token.js';

test.each([
  ['nunjucks', "{{ url('a', page=':page') }}", "{{ url('a', page=p) }}"],
  ['nunjucks', '{{ ":page" + \':PAGE\' + ":page" }}', '{{ p + p + p }}'],
  ['nunjucks', `{{ "it's" + ':page' + 'x\\':page' }}`, `{{ "it's" + p + ('x\\'' + p) }}`],
  ['nunjucks', `{{ "?q=':page'" }}`, `{{ ("?q='" + p + "'") }}`],
  ['nunjucks', `{{ '/a/:page' }}`, `{{ ('/a/' + p) }}`],
  ['jinja2', `{{ f('/a/:page/b') }}`, `{{ f(('/a/' ~ p ~ '/b')) }}`],
  ['liquid', `{{ '/a/:page/b' | relative_url }}`, `{{ '/a/' | append: p | append: '/b' | relative_url }}`],
  ['liquid', `{{ base | append: '/a/:page' }}`, undefined],
  ['django', `{{ '/a/:page' }}`, undefined],
  ['ejs', '<%= url(`${a}/:page/b`) %>', '<%= url(`${a}/${p}/b`) %>'],
  ['php', "<?= url('/a/:page') ?>", "<?= url(('/a/' . $p)) ?>"],
  ['smarty', "{url page=':page' all='/:page'}", "{url page=$p all=('/'|cat:$p)}"],
  ['smarty', '{"$base/:page"}', '{"$base/{$p}"}'],
  ['freemarker', "${url(':page', '/:page/')}", "${url(p?c, '/${p?c}/')}"],
  ['freemarker', '<@url "/${a}/:page" />', '<@url "/${a}/${p?c}" />'],
  ['go', '{{ url "/a/:page" }}', '{{ url (print "/a/" $p) }}'],
  ['hugo', '{{ relURL "/a/:page" }}', '{{ relURL (print "/a/" $p) }}'],
  ['heex', '{~p[/a/:page]}', '{~p[/a/#{p}]}'],
  ['heex', '{~p"/a?#{%{b: %{}, page: :page}}"}', undefined],
  ['ejs', '<%= url(`:page`) %>', '<%= url(p) %>'],
  // A number in an index, in arithmetic and as an argument.
  ['nunjucks', "{{ hrefs[':page' - 1] | url }}", '{{ hrefs[p - 1] | url }}'],
  ['hugo', '{{ (index $a.Pagers (sub ":page" 1)).URL }}', '{{ (index $a.Pagers (sub $p 1)).URL }}'],
  ['liquid', "{% assign i = ':page' | minus: 1 %}{{ a[i] }}", '{% assign i = p | minus: 1 %}{{ a[i] }}'],
  ['blade', "{{ $posts->url(':page') }}", '{{ $posts->url($p) }}'],
  ['handlebars', "{{a.href ':page'}}", '{{a.href p}}'],
  ['ejs', "<%= `/a/${url(':page')}/b` %>", '<%= `/a/${url(p)}/b` %>'],
  ['ejs', '<%= "?page=%3Apage" %>', undefined],
  ['ejs', '<%= url("%3Apage") %>', '<%= url(p) %>'],
  ['erb', '<%= "/a/:page/:pages" %>', '<%= "/a/#{p}/:pages" %>'],
  ['erb', `<%= "?q=':page'" %>`, `<%= "?q='#{p}'" %>`],
  ['erb', `<%= "/a/#{url(':page')}" %>`, '<%= "/a/#{url(p)}" %>'],
  ['erb', "<%= '/a/:page' %>", "<%= ('/a/' + p.to_s) %>"],
  ['heex', '{~p"/a?#{[page: ":page"]}"}', '{~p"/a?#{[page: to_string(p)]}"}'],
])('in %s, %s', (name, source, expected) => {
  const { syntax } = dialectOf(name)!;
  expect(canSubstitute(source, syntax)).toBe(expected !== undefined);
  if (expected !== undefined) expect(substituteToken(source, 'p', syntax)).toBe(expected);
});
