import MarkdownIt from 'markdown-it';
import { compile, preprocess, transform } from '../index.js';
import { hostileTexts } from '../testing/hostile-texts.js';
import {
  MARKDOWN_PLACES,
  MARKDOWN_TAGS,
  misread,
  pagesWithData,
  withBindings,
} from '../testing/markdown-data.js';
import { aroundControls, markdownPages } from '../testing/markdown-pages.js';
import { markdown } from './index.js';

const TAG = '<pagination path="/:page" total_pages="2"></pagination>';
const SELF_CLOSED = '<pagination path="/:page" total_pages="2"/>';
const markdownIt = new MarkdownIt({ html: true });
const withAllRules = new MarkdownIt({ html: true, linkify: true, typographer: true });
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

// Each text in every other place.
const allPages = pagesWithData(withBindings('a.md'), { placesOfText: 7 });

test.each(MARKDOWN_PLACES)('no data opens an element in %j', (place) => {
  const pages = allPages.filter((page) => page.place === place);
  expect(misread((texts) => texts.map((text) => withAllRules.render(text)), pages)).toEqual([]);
});

test('a template that is rendered once prints the same', () => {
  const pages = MARKDOWN_TAGS.map((tag) => ({ tag, render: compile(tag, options) }));
  const [once, compiled] = [[], []] as [string[], string[]];
  hostileTexts.forEach((t, index) => {
    const { tag, render } = pages[index % pages.length]!;
    once.push(transform(tag, { ...options, data: { t } }));
    compiled.push(render({ t }));
  });
  expect(once).toEqual(compiled);
});

test('in MDX, braces become character references; elsewhere, nothing changes', () => {
  const tag = MARKDOWN_TAGS[0] ?? '';
  const data = { t: '{1 + 1}' };
  expect(transform(tag, { file: 'a.mdx', markdown: markdown(), data })).toContain(
    '&#123;1 &#43; 1&#125;</a>',
  );
  expect(transform(tag, { file: 'a.html', data })).toContain('{1 + 1}</a>');
});

test('paths and classes stay readable', () => {
  const html = transform(
    '<pagination path="/a/:page?q=*b*" total_pages="2" class="md:flex"></pagination>',
    options,
  );
  expect(html).toContain('class="pagination md:flex"');
  expect(html).toContain('href="/a/2?q=*b*"');
});

const TITLE = (code: string): string =>
  `<pagination previous_path="/a" next_path="/b" next_title="${code}"></pagination>`;

test('what code prints is on one line', () => {
  const { html, diagnostics } = preprocess(TITLE('{{ t }}'), {
    file: 'a.md.liquid',
    dialect: 'liquid',
    markdown: markdown(),
  });
  expect(html).toContain('{{ t | normalize_whitespace | strip_newlines }}');
  expect(diagnostics).toEqual([]);
});

test.each(['a T b', '# T', '| a |\n|-|\n| T |'])(
  'in a line, signs of Markdown become references: %j',
  (text) => {
    const options = { file: 'a.md.njk', dialect: 'nunjucks', markdown: markdown() } as const;
    const { html, diagnostics } = preprocess(text.replace('T', TITLE('{{ t }}')), options);
    expect(html).toContain(' | replace("*", \'&#42;\')');
    expect(diagnostics.map(({ message }) => message).join()).not.toContain('code');
  },
);

test('an attribute that is passed through prints on one line, too', () => {
  const tag = '<pagination path="/:page" total_pages="2" title="A &amp; {{ t }}"></pagination>';
  const options = { file: 'a.md.liquid', markdown: markdown() };
  expect(preprocess(tag, options).html).toContain(
    'title="A &amp; {{ t | normalize_whitespace | strip_newlines }}"',
  );
});

test.each([
  ['erb', TITLE('<%= t %>')],
  ['erb', '<pagination path="/:page" total_pages="2" title="<%= t %>"></pagination>'],
  ['jinja2', '<pagination path="/:page" total_pages="2" link:title="{{ t }}"></pagination>'],
] as const)('in a language that has no way, there is a warning: %s %s', (dialect, tag) => {
  const { diagnostics } = preprocess(tag, { ...options, dialect });
  expect(diagnostics).toMatchObject([
    { code: 'misplaced-tag', message: expect.stringMatching(/^What the code/) as string },
  ]);
  const numbers = '<pagination path="/:page" total_pages="{{ n }}"></pagination>';
  expect(preprocess(numbers, { ...options, dialect: 'jinja2' }).diagnostics).toEqual([]);
});
