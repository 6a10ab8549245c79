/** Templates that try to leave the preview of the playground, by what they try. `@` stands for another host, but not in the rules of a style. */

const open = '<iframe src="@/a"></iframe><object data="@/b"></object><embed src="@/c">';
const styled = `<style>@import url(@/e); @font-face { font-family: x; src: url(@/a) } body { font-family: x; cursor: url(@/b), auto }</style>
<svg onload="alert(1)"><use href="@/c#a"/><image href="@/d"/><script>alert(2)</script></svg>`;

export const HOSTILE_TEMPLATES: readonly (readonly [name: string, template: string])[] = [
  [
    'hints',
    '<link rel="preconnect" href="@"><link rel="dns-prefetch" href="@"><link rel="prefetch" href="@/a">',
  ],
  [
    'hints in a drawing and a late head',
    '<svg><foreignObject><link rel="preconnect" href="@" crossorigin></foreignObject></svg><p><link rel="modulepreload" href="@/a"><link rel="preload" as="image" href="@/b"><link rel="prerender" href="@/c"><link rel="icon" href="@/d">',
  ],
  ['frames', `${open}<template shadowrootmode="open">${open}</template>`],
  ['a frame in a frame', `<iframe srcdoc="<script>top.alert(1)</script><img src='@/a'>"></iframe>`],
  ['a frameset', '<frameset><frame src="@/a"></frameset>'],
  ['a base', '<base href="@/" target="_top"><img src="a.png"><a href="/b" class="try">b</a>'],
  ['its own policy', '<meta http-equiv="Content-Security-Policy" content="default-src *; report-uri @/a">'],
  ['a refresh', '<meta http-equiv="refresh" content="0; url=@/a">'],
  ['a refresh that is code', '<meta http-equiv="refresh" content="0; url=javascript:alert(1)">'],
  ['styles and drawings', styled],
  ['events', '<details open ontoggle="alert(1)">x</details><input autofocus onfocus="alert(2)">'],
  ['media', '<video src="@/a" poster="@/b" autoplay></video><input type="image" src="@/c">'],
  ['a way out', '</body></html></iframe><script>parent.alert(1)</script><img src="x" onerror="alert(2)">'],
  ['a link to itself', '<a href="@/a" target="_self" class="try">a</a>'],
  ['a link to the top', '<a href="@/a" target="_top" ping="@/b" class="try">a</a>'],
  ['a link to code', '<a href="javascript:parent.alert(1)" target="_parent" class="try">a</a>'],
  ['a mutation', '<form><math><mtext></form><form><mglyph><style></math><iframe src="@/a"></iframe>'],
  [
    'mutations of comments, text and tables',
    `<svg></p><style><g title="</style><iframe src='@/a'></iframe>"></g></style></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;iframe src='@/b'&gt;"></style></table></mtext></math>
<noscript><p title="</noscript><iframe src='@/c'></iframe>"></noscript><xmp><p title="</xmp><iframe src='@/d'></iframe>"></xmp>
<svg><annotation-xml><foreignObject><style><!--</style><p title="--><iframe src='@/e'></iframe>"></foreignObject></svg>
<select><template><style><!--</style><a rel="--></style></template><iframe src='@/f'></iframe>"></select>`,
  ],
  ['a frame that is made again', '<iframe src="@/a"></iframe><fencedframe src="@/b"></fencedframe>'],
  [
    'an area',
    `<map name="m"><area shape="default" href="@/a" target="_self"></map>
<img usemap="#m" width="99" height="99" class="try" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">`,
  ],
  ['a link in a drawing', '<svg><a href="@/a" target="_self" class="try"><text y="20">a</text></a></svg>'],
  [
    'an old link in a drawing',
    '<svg><a xlink:href="@/a" target="_self" class="try"><text y="20">a</text></a></svg>',
  ],
  ['a link in a formula', '<math><mrow href="@/a" xlink:href="@/b" class="try"><mi>a</mi></mrow></math>'],
  [
    'a link in a drawing that is animated',
    '<svg width="200" height="50"><a class="try"><set attributeName="href" to="@/a"/><set attributeName="target" to="_self"/><animate attributeName="xlink:href" values="@/b" dur="9s"/><text y="20">a</text></a></svg>',
  ],
  ['a form', '<form action="@/a" target="_self"><button formtarget="_top" class="try">a</button></form>'],
];
