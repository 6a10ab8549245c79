import { tryEverywhere } from './testing/everywhere.js';

/** A tag at every offset of texts that go through the states and insertion modes of HTML's section on parsing. */

const CARRIERS = [
  '<!DOCTYPE html PUBLIC "a" "b"><html lang=en><head><meta charset=utf-8></head><body>x</body></html> <!-- c -->',
  '<head><noscript><link></noscript><base><template><p>a</p></template></head><p a=\'1\' b="2" c=3 d>x &amp; y',
  '<title>a</title><textarea>\nb</textarea><style>p{}</style><script>1 < 2; "</p>"</script><xmp>c</xmp>',
  '<script><!-- <script>a</script> --></script><iframe>b</iframe><noembed>c</noembed><noframes>d</noframes>',
  '<!--><!---><!-- a -- b --!><!-- <!-- --><!x><?y?></ z></><>< <3',
  '<p>a<b>b<i>c</b>d</i><p>e<a>f<div>g</a>h</div><nobr>i<nobr>j',
  '<ul><li>a<li>b<ol><li>c</ol></ul><dl><dt>d<dd>e</dl><h1>f<h2>g</h2></h1>',
  '<form><button>a<button>b</form><object><param></object><marquee>c</marquee><image><hr><br></br></p>',
  '<table>a<caption>b</caption><colgroup><col></colgroup><thead><tr><th>c</thead><tr><td>d<table><tr></table>e</table>',
  '<select><option>a<optgroup><option>b</select><ruby>a<rb>b<rt>c<rp>d</ruby>',
  '<svg viewBox="0"><g/><title>a</title><foreignObject><p>b</p></foreignObject><text><![CDATA[ c > ]]></text></svg>',
  '<math><mi>a</mi><annotation-xml encoding="text/html"><p>b</p></annotation-xml><mglyph/></math>',
  '<template><tr><td>a</td></tr><col></template><details><summary>b</summary></details>',
  '<html><head></head><frameset><frame></frameset><noframes>a</noframes></html>',
  '<div>a</div><plaintext>b</plaintext>',
];

test('a tag at any place of a page is replaced, reported with its place, or text', () => {
  expect(tryEverywhere(CARRIERS)).toEqual({ replaced: 341, reported: 779, text: 197, problems: [] });
});
