import MarkdownIt from 'markdown-it';
import { preprocess } from '../index.js';
import { aroundControls, markdownPages } from '../testing/markdown-pages.js';
import { markdown } from './index.js';

const TAG = '<pagination path="/:page" total_pages="2"></pagination>';
const SELF_CLOSED = '<pagination path="/:page" total_pages="2"/>';
const markdownIt = new MarkdownIt({ html: true });
const options = { file: 'a.md', markdown: markdown() };

/** The page that Markdown makes of a template, with `N` for each control. */
function rendered(text: string): string {
  const { html } = preprocess(text.replaceAll('T', TAG).replaceAll('S', SELF_CLOSED), options);
  return markdownIt
    .render(html)
    .replace(/(?:<!---->)?<nav [^]*?<\/nav>/g, 'N')
    .replace(/\s*\n\s*/g, '');
}

function hints(text: string): unknown[] {
  return preprocess(text.replaceAll('T', TAG).replaceAll('S', SELF_CLOSED), options).diagnostics.map(
    ({ code, message }) => [code, message.slice(0, 8)],
  );
}

test.each([
  ['T\n- *b*', 'N<ul><li><em>b</em></li></ul>'],
  ['T\nmore *b*', 'N<p>more <em>b</em></p>'],
  ['T\n## Next', 'N<h2>Next</h2>'],
  ['T\n> *q*', 'N<blockquote><p><em>q</em></p></blockquote>'],
  ['T\n```\n*a*\n```', 'N<pre><code>*a*</code></pre>'],
  ['text\nT', '<p>text</p>N'],
  ['T\nT', 'NN'],
  ['- T\n- *b*', '<ul><li>N</li><li><em>b</em></li></ul>'],
  ['- a\n\n  T\n  *b*', '<ul><li><p>a</p>N<p><em>b</em></p></li></ul>'],
  ['> T\n> *b*', '<blockquote>N<p><em>b</em></p></blockquote>'],
  [
    'a | b\n-|-\nT|x',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td> N</td><td>x</td></tr></tbody></table>',
  ],
  ['[a]: /x\n\nT', 'N'],
  // HTML up to the next empty line, before and after.
  ['S\n- *b*', 'N- *b*'],
  ['<div>\nT\n</div>\n*raw*', '<div>N</div>*raw*'],
])('what is around the tag means what it meant, without a word: %j', (text, expected) => {
  expect(rendered(text)).toBe(expected);
  expect(hints(text)).toEqual([]);
});

test('with empty lines around it, the control is all that is printed', () => {
  expect(preprocess(`a\n\n${TAG}\n\nb`, options).html).toMatch(/^a\n\n<nav [^\n]*<\/nav>\n\nb$/);
});

test.each([
  ['text T more', 'Markdown'],
  ['T tail *t*', 'Markdown'],
  ['text\nT\nmore', 'Markdown'],
  ['# T', 'Markdown'],
  ['T\n===', 'Markdown'],
  ['> a\nT', 'With a c'],
  ['[a]: /x\nT', 'With a c'],
  ['> [a]: /x\n> "title"\n  S', 'With a c'],
  ['> T\nmore', 'With a c'],
  ['- a\nT', 'With a c'],
  ['T\n[a]: /x\n\n[a]', 'With a c'],
])('a tag among text has a warning that says what to do: %j', (text, message) => {
  expect(hints(text)).toEqual([['misplaced-tag', message]]);
});

test('a tag and text on one line: the text stays Markdown', () => {
  expect(rendered('T tail *t*')).toBe('<p> N tail <em>t</em></p>');
  expect(rendered('T\n===')).toBe('<h1> N</h1>');
});

test('attributes on several lines end no block', () => {
  const { html } = preprocess(
    `<pagination title="a\n b" path="/:page" total_pages="2"></pagination>\n*b*`,
    options,
  );
  expect(html).toContain('title="a&#10; b"');
  expect(markdownIt.render(html)).toMatch(/^<!----><nav .*<\/nav>\n<p><em>b<\/em><\/p>\n$/);
});

/** A short run of `npm run fuzz:markdown`. */
test('what is around tags means what it meant, or there is a warning', () => {
  const pages = markdownPages(11);
  let silent = 0;
  for (let count = 0; count < 300; count++) {
    const text = pages.next().value;
    const { html, tags, diagnostics } = preprocess(text, options);
    if (diagnostics.length > 0) continue;
    silent++;
    const names = new Set(
      tags.map(({ start, end }) => /"(t\d+)"/.exec(text.slice(start.offset, end.offset))?.[1] ?? ''),
    );
    const [before, after] = [text, html].map((one) => aroundControls(markdownIt.render(one), names));
    expect({ text, around: after }).toEqual({ text, around: before });
  }
  expect(silent).toBeGreaterThan(60);
});
