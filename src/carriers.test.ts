import { parse, defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5';
import { preprocess } from './index.js';

/** A tag at every offset of texts that go through the states and insertion modes of HTML's section on parsing. */

const TAG = '<pagination path="/p/:page" total_pages="9" current_page="4"></pagination>';

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

/** Where a parser has elements of our name. */
function elementsIn(html: string): Set<number> {
  const starts = new Set<number>();
  const pending: DefaultTreeAdapterTypes.ParentNode[] = [
    parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }),
  ];
  for (let parent = pending.pop(); parent; parent = pending.pop()) {
    for (const node of parent.childNodes) {
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      pending.push(node);
      if ('content' in node) pending.push(node.content);
      const start = node.sourceCodeLocation?.startOffset;
      if (node.tagName === 'pagination' && start !== undefined) starts.add(start);
    }
  }
  return starts;
}

test('a tag at any place of a page is replaced, reported with its place, or text', () => {
  const count = { replaced: 0, reported: 0, text: 0 };
  for (const carrier of CARRIERS) {
    for (let place = 0; place <= carrier.length; place++) {
      const template = carrier.slice(0, place) + TAG + carrier.slice(place);
      const { html, diagnostics } = preprocess(template);
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      const isElement = elementsIn(template).has(place);
      const isReplaced =
        errors.length === 0 &&
        html.startsWith(`${carrier.slice(0, place)}<nav `) &&
        html.endsWith(carrier.slice(place));
      if (isReplaced) count.replaced++;
      else if (errors.length > 0) count.reported++;
      else count.text++;
      expect([template, isElement && !isReplaced && errors.length === 0]).toEqual([template, false]);
      expect([template, !isElement && isReplaced]).toEqual([template, false]);
      if (!isReplaced) expect(html).toBe(template);
      for (const { start, end } of errors) expect(end.offset).toBeGreaterThan(start.offset);
    }
  }
  expect(count).toEqual({ replaced: 341, reported: 779, text: 197 });
});
