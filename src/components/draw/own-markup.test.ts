/** Themes in HTML, which have elements and attributes that no built-in theme has. */

import ts from 'typescript';
import { UsageError } from '../../base/usage-error.js';
import { parseTheme } from '../../index.js';
import { FRAMEWORKS } from '../frameworks/index.js';
import { writeProgram } from '../sources/program.js';
import type { BesidePart, ChosenPart, Host } from './host.js';

const hostOf = (framework: string): Host => FRAMEWORKS.find(({ name }) => name === framework)!.host;

interface Sample {
  /** Attributes of the `<nav>`, each after a space. */
  readonly nav?: string;
  readonly ellipsis?: string;
  /** More items of the list. */
  readonly more?: string;
}

/** A sample of which all items of the list are alike. */
const sample = ({ nav = '', ellipsis = '…', more = '' }: Sample) => `<nav${nav}><ul>
<li data-part="previous"><a>:previous_label</a></li>
<li data-part="page"><a>:page</a></li>
<li data-part="current"><a>:page</a></li>
<li data-part="ellipsis">${ellipsis}</li>
<li data-part="next"><a>:next_label</a></li>${more}
</ul></nav>`;

/** Draws a list with some parts, or what stands beside it. */
function drawn(
  framework: string,
  html: string,
  parts: readonly ChosenPart[] = [],
  beside?: BesidePart,
): string {
  return writeProgram(`# begin markup ${beside ?? ''}`.trim() + '\n# end\n', {
    host: hostOf(framework),
    rendering: { theme: parseTheme(html, { file: 'pager.html' }) },
    parts: new Set(parts),
    linkAttributes: [],
  });
}

/** What is wrong with the syntax of JSX. */
function faultsIn(jsx: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(`<>${jsx}</>`, {
    fileName: 'a.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test.each([
  ['…', /\(\s+"…"\s+\) : \(/],
  ['"…" {', /\(\s+"\\x22…\\x22 \\x7b"\s+\) : \(/],
  ['<b>.</b><i>.</i>', /\(\s+<>\s+<b>\.<\/b>\s+<i>\.<\/i>\s+<\/>\s+\) : \(/],
  ['to <b>…</b>', /\(\s+<>\s+\{"to "\}\s+<b>…<\/b>\s+<\/>\s+\) : \(/],
])('what is not one element is an expression of JSX: %s', (ellipsis, expected) => {
  for (const framework of ['react', 'astro']) {
    const written = drawn(framework, sample({ ellipsis }));
    expect(faultsIn(written)).toEqual([]);
    if (framework === 'react') expect(written).toMatch(expected);
  }
});

test.each([
  ['alt=""', 'alt=""'],
  ['title data-x', 'title="" data-x=""'],
  ['hidden-x autofocus itemscope="itemscope"', 'hidden-x="" autoFocus itemScope'],
  ['contenteditable spellcheck="false"', 'contentEditable spellCheck="false"'],
  ['tabindex="-1" colspan="2" title="7"', 'tabIndex={-1} colSpan={2} title="7"'],
  ['crossorigin fetchpriority="low" srcset="a 2x"', 'crossOrigin="" fetchPriority="low" srcSet="a 2x"'],
  ['title="a&#10;b"', 'title={"a\\nb"}'],
  ['style="--bs-x: .5rem; color: red"', 'style={{ "--bs-x": ".5rem", color: "red" } as React.CSSProperties}'],
  [
    'style="background: url(data:image/png;base64,AA) no-repeat;; -ms-flow: &quot;;)&quot;;"',
    'style={{ background: "url(data:image/png;base64,AA) no-repeat", msFlow: "\\";)\\"" }}',
  ],
  [String.raw`style="COLOR: red /* ; */; --x: a\;b"`, String.raw`color: "red", "--x": "a\\;b"`],
  ['style=""', 'style={{}}'],
])('an attribute is one of React: %s', (attribute, expected) => {
  const written = drawn('react', sample({ more: `<li><i ${attribute}>x</i></li>` }));
  expect(faultsIn(written)).toEqual([]);
  expect(written.replaceAll(/\s+/g, ' ')).toContain(expected);
});

const position = (text: string, attributes = ''): string =>
  sample({ more: `<li data-part="position"><p${attributes}>${text}</p></li>` });

test.each(FRAMEWORKS.filter(({ lacks }) => !lacks?.position).map(({ name }) => name))(
  '%s: a position may have the numbers of the page and of all pages',
  (framework) => {
    const html = position('<b>:page</b> / :pages', ' title=":page_label"');
    expect(drawn(framework, html, ['position'], 'position')).toMatch(
      / :?title=[^]*<b>[^]+<\/b>[^/]*\/[^]*\w[^]*<\/p>/,
    );
  },
);

test('a position has no path', () => {
  const html = position(':page', ' data-a=":path"');
  expect(() => drawn('rails', html, ['position'], 'position')).toThrow(UsageError);
});

/** What attributes of a theme may say in the code of a language. */
const SIGNS = `{ a: { b: 1 }} "x" %> <?= 1 ?> \`\${1} #{1} @if (1) {!! 1 !!} {{ 1 }} #}`;

test.each([
  [
    'blade',
    String.raw`"{ a: { b: 1 \x7d} \"x\" %> \x3c?= 1 ?> ${'`'}\${1} #{1} \x40if (1) \x7b!! 1 \x21!} \x7b{ 1 \x7d} #}"`,
  ],
  [
    'rails',
    String.raw`"{ a: { b: 1 }} \"x\" %\x3e <?= 1 ?> ${'`'}${'${'}1} \#{1} @if (1) {!! 1 !!} {{ 1 }} #}"`,
  ],
  [
    'eex',
    String.raw`"{ a: { b: 1 }} \"x\" %\x3e <?= 1 ?> ${'`'}${'${'}1} \#{1} @if (1) {!! 1 !!} {{ 1 }} #}"`,
  ],
  [
    'phoenix',
    String.raw`{"\{ a: \{ b: 1 \}\} \"x\" %\x3e <?= 1 ?> ${'`'}$\{1\} \#\{1\} @if (1) \{!! 1 !!\} \{\{ 1 \}\} #\}"}`,
  ],
  [
    'astro',
    String.raw`{"\x7b a: \x7b b: 1 \x7d\x7d \x22x\x22 %\x3e <?= 1 ?> \x60$\x7b1\x7d #\x7b1\x7d @if (1) \x7b!! 1 !!\x7d \x7b\x7b 1 \x7d\x7d #\x7d"}`,
  ],
  ['nunjucks', '&#123;{ 1 }} &#35;}"'],
])('%s: a text in code has no sign of the language', (framework, expected) => {
  const name = framework === 'blade' ? 'laravel' : framework;
  const nav = ` data-x="${SIGNS.replaceAll('"', '&quot;')}"`;
  expect(drawn(name, sample({ nav }))).toContain(expected);
});

test('a text in Astro and in Vue has character references for braces', () => {
  const html = sample({ ellipsis: '<b>{{ x }} "q"</b>' });
  expect(drawn('astro', html)).toContain('<b>&#123;&#123; x &#125;&#125; &quot;q&quot;</b>');
  expect(drawn('vue', html)).toContain('>&#123;{ x }} &quot;q&quot;</b>');
});

test('entries outside a list stay apart in Vue, where line breaks show nothing', () => {
  const html = sample({ nav: ' data-no-list="a"' }).replaceAll(/<(\/?)(?:ul|li)/g, '<$1b');
  expect(drawn('vue', html)).toMatch(/<b>…<\/b>\{\{ " " \}\}<[^]+<\/b>\{\{ " " \}\}</);
});

test('an attribute with code in Vue has no quotation mark in its strings', () => {
  const html = position(':page', ' title="&quot;:page&quot; &amp;amp;"');
  expect(drawn('vue', html, ['position'], 'position')).toContain(':title="`\\x22${current}\\x22 \\x26amp;`"');
});
