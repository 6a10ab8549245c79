import { themes } from '../../themes/index.js';
import { buildComponent } from '../../control/component.js';
import { createTheme } from '../../themes/theme.js';
import { draw } from './draw.js';
import type { Drawn, DrawnElement } from './drawing.js';
import { FRAMEWORKS } from '../frameworks/index.js';
import { programLabelsFor } from '../sources/words.js';
import type { Features, Host } from './host.js';
import { format } from './formatter.js';
import { resolve } from './resolve.js';

const hostOf = (framework: string): Host => FRAMEWORKS.find(({ name }) => name === framework)!.host;
const rails = hostOf('rails');
const svelte = hostOf('svelte');
const vue = hostOf('vue');
const astro = hostOf('astro');

const FEATURES: Features = {
  parts: new Set(),
  inEnglish: [],
  linkAttributes: [],
  labels: programLabelsFor({}),
  hasCatalogs: false,
  words: {},
};

const link = (children: readonly Drawn[], ...classes: string[]): DrawnElement => ({
  kind: 'element',
  name: 'a',
  attributes: [
    { name: 'class', value: classes },
    { name: 'href', value: [{ code: 'href' }] },
  ],
  children,
});
const within = (name: string, ...children: Drawn[]): DrawnElement => ({
  kind: 'element',
  name,
  attributes: [],
  children,
});

describe('format', () => {
  test('an element that fits is one line, and is else broken within its start tag', () => {
    expect(format([link(['7'], 'a')], rails)).toEqual(['<a class="a" href="<%= href %>">7</a>']);
    expect(format([link(['7'], 'a')], rails, 20)).toEqual([
      '<a',
      '  class="a"',
      '  href="<%= href %>"',
      '>7</a>',
    ]);
  });

  test('a block has each child on a separate line, and text on its own line', () => {
    expect(format([within('ul', within('li', link(['7'], 'a')), within('li', '…'))], rails)).toEqual([
      '<ul>',
      '  <li>',
      '    <a class="a" href="<%= href %>">7</a>',
      '  </li>',
      '  <li>…</li>',
      '</ul>',
    ]);
  });

  test('no white space comes between inline elements', () => {
    const icon = link(['‹'], 'icon');
    expect(format([link([within('b', '‹'), icon], 'a')], rails, 36, true)).toEqual([
      '<a',
      '  class="a"',
      '  href="<%= href %>"',
      '><b>‹</b><a',
      '    class="icon"',
      '    href="<%= href %>"',
      '  >‹</a></a>',
    ]);
  });

  test('a branch is one chain, and within a line, it has no spaces', () => {
    const branch: Drawn = {
      kind: 'branch',
      cases: [
        { condition: 'x', body: [within('b', 'x')] },
        { condition: 'y', body: [' y'] },
      ],
      otherwise: ['z'],
    };
    expect(format([within('li', branch)], rails)).toEqual([
      '<li>',
      '  <% if x %>',
      '    <b>x</b>',
      '  <% elsif y %>',
      '     y',
      '  <% else %>',
      '    z',
      '  <% end %>',
      '</li>',
    ]);
    expect(format([within('b', branch)], rails, 100, true)).toEqual([
      '<b><% if x %><b>x</b><% elsif y %> y<% else %>z<% end %></b>',
    ]);
  });
});

describe('single-file components', () => {
  const parts = [link([within('b', '‹'), ' ', within('i', '›')], 'a')];

  test('the lines of inline elements are broken, unless no white space may show', () => {
    const start = ['<a', '  class="a"', '  {href}', '>'];
    expect(format(parts, svelte, 18)).toEqual([...start, '  <b>‹</b>', '  <i>›</i>', '</a>']);
    expect(format(parts, svelte, 18, true)).toEqual([...start.slice(0, 3), '><b>‹</b> <i>›</i></a>']);
  });

  test('Vue and Astro drop line breaks between elements, so a space is code', () => {
    expect(format(parts, vue, 20).slice(4, -1)).toEqual(['  <b>‹</b>', '  {{ " " }}', '  <i>›</i>']);
    expect(format(parts, astro, 18).slice(4, -1)).toEqual(['  <b>‹</b>{" "}', '  <i>›</i>']);
  });

  test('branches of Vue are directives, of one element or of a template', () => {
    const branch: Drawn = {
      kind: 'branch',
      cases: [
        { condition: 'x > 1', body: [within('b', 'x')] },
        { condition: 'y', body: [within('b', 'y'), within('i', 'y')] },
      ],
      otherwise: ['z'],
    };
    expect(format([within('li', branch)], vue)).toEqual([
      '<li>',
      '  <b v-if="x > 1">x</b>',
      '  <template v-else-if="y">',
      '    <b>y</b>',
      '    <i>y</i>',
      '  </template>',
      '  <template v-else>z</template>',
      '</li>',
    ]);
  });
});

describe('what is known is decided', () => {
  const text = (theme: (typeof themes)['default'], features = FEATURES): string =>
    draw(theme, rails, features).lines.join('\n');
  test('edges are one chain, in which page 1 is not the last page', () => {
    const edges = { first: 'first', last: 'last', only: 'only', other: 'other' };
    const chain =
      /<% elsif page == 1 %>[^]*?"first"[^]*?<% elsif page == last %>[^]*?"last"[^]*?<% else %>[^]*?"other"/;
    const drawn = text(createTheme({ edges }));
    expect(drawn).toMatch(chain);
    expect(drawn).not.toContain('only');
  });

  test('an icon is elements', () => {
    const svg = '<svg viewBox="0 0 8 8"><path d="M0 0h8"></path></svg>';
    const [nav] = resolve(
      buildComponent(createTheme({ icons: { first: '', previous: { svg }, next: '', last: '' } }), 'pages'),
      rails,
      FEATURES,
    );
    expect(JSON.stringify(nav)).toContain('"name":"viewBox","value":["0 0 8 8"]');
  });
});
