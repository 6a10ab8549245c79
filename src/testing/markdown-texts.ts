/** Texts that Markdown and HTML read in many ways, each a few lines of what begins, ends or escapes something. */

import { randomNumbers } from './html-cases.js';

/** What a line may begin with, apart by `·`. Most begin with nothing. */
const PREFIXES = split(
  '········> ·>·- ·* ·+\t·1. ·10) · ·  ·   ·    ·     ·\t· \t·>     ·-     ·> > ·- - ·  - ·>\t·> \t·-\t·1.      ·| ',
);

/** What a line may consist of. `T` is a tag. */
const PARTS = [
  'T·T·T·a T·T b·*T*·_T·**T**·~~T~~·`T`·`` T·\\T·\\\\T·T\\·&lt;T·&#60;T·<T·(T)··',
  '`·``·```·~~~·``` js·~~~ T·````·\\`·`a\\`·# T·## T ##·#T·a·b c·===·---·***·a\tT·a\u00a0T·\u00a0·\0',
  '<div>·</div>·<p>·<b>·<i>T</i>·<!-- c -->·<!--·-->·<!---->·<!-->·--!>·<pre>·</pre>·</p>·</ x>',
  '<em·title="·title=\'·">·\'>·<a href="x">T·<b title="T">·<b title=\'`\'>·<br/>·<DIV CLASS="x">·<div title="·<div title=\'·<div·<p a=·</div·\'·"·=',
  '<?x·?>·<![CDATA[·]]>·<!X·<!doctype html>·>·<http://a.b/T>·<a@b.c>·<1>·<custom-a b=c>·<pagination·</pagination>·</pagination',
  '<textarea>·</textarea>·<script>·</script>·<style>·</style>·<title>·</title>·`<textarea>`·`<!--`·\\<script>·<noscript>·</noscript>·<table>·<td>·</table>',
  '[T](x)·[a](<T>)·[a](x "T")·![T](x)·![T]·[![T](x) T](y)·[T]·[a]: x·[a]: x "T"·[a]: <T> \'b\'·[a]·[a][T]·[·]·](x)·![·!',
  '- T·> T·    T·1. T·| T | a \\| T |·| a | T·|-|-|·| - | - |·a | T·-|-·<b title="\\|T">',
].flatMap(split);

const TAGS = [
  '<pagination id="N" total_pages="2"></pagination>',
  '<pagination id="N" total_pages="2"/>',
  '<pagination\nid="N" total_pages="2"></pagination>',
  '<pagination id="N"\n  total_pages="2"\n></pagination>',
  '<pagination id="N"\n\ttotal_pages="2" title="a\n    b"></pagination>',
  '<pagination id="N" previous_label="`" total_pages="2"></pagination>',
  '<pagination id="N" title="a > b *c*" total_pages="2"></pagination>',
  "<pagination id='N' total_pages=2>\n</pagination>",
  '<pagination id="N" total_pages="2">\n\n</pagination>',
  '<Pagination id="N" total_pages="2"></PAGINATION>',
];

const LINE_ENDS = ['\n', '\n', '\n', '\r\n', '\r'];

/** Yields endless texts with tags whose ids are `t1`, `t2` …; the same seed yields the same texts. */
export function* markdownTexts(seed: number): Generator<string, never> {
  const random = randomNumbers(seed);
  const pick = (list: readonly string[]): string => list[random(list.length)]!;
  for (;;) {
    const lines = Array.from({ length: 1 + random(9) }, () => {
      const parts = Array.from({ length: random(4) === 0 ? 2 + random(3) : 1 }, () => pick(PARTS));
      return (
        (random(3) === 0 ? pick(PREFIXES) : '') + pick(PREFIXES) + parts.join(random(3) === 0 ? '' : ' ')
      );
    });
    let count = 0;
    const text = lines.join('\n').replace(/(?<=^|\W)T(?=\W|$)/g, () => {
      count++;
      return pick(TAGS).replace('N', `t${count}`);
    });
    // Front matter is no Markdown.
    if (count > 0 && !/^(?:---|\+\+\+)/.test(text)) yield text.replaceAll('\n', pick(LINE_ENDS));
  }
}

function split(list: string): string[] {
  return list.split('·');
}
