import MarkdownIt from 'markdown-it';
import { preprocess, transform } from '../index.js';
import { markdownTags } from '../testing/markdown-tags.js';
import { markdownTexts } from '../testing/markdown-texts.js';
import { markdown } from './index.js';

const TAG = '<pagination total_pages="2"></pagination>';
const LINKS = '<pagination path="/:page" total_pages="2"></pagination>';
const inMdx = { file: 'a.mdx', markdown: markdown() };

/** Whether markdown-it leaves each tag as HTML. It leaves out those in links, and repeats none. */
function isHtml(text: string, markdownIt = new MarkdownIt({ html: true })): boolean[] {
  return [...markdownIt.render(text).matchAll(/(<|&lt;)pagination /g)].map(([, bracket]) => bracket === '<');
}

/** The same by us: whether each tag is found. */
function isFound(text: string, file = 'page.md', read = markdown()): boolean[] {
  const found = new Set(preprocess(text, { file, markdown: read }).tags.map(({ start }) => start.offset));
  return [...text.matchAll(/<pagination /g)].map(({ index }) => found.has(index));
}

test.each([
  [TAG, [true]],
  [`a ${TAG}`, [true]],
  [`\`\`\`html\n${TAG}\n\`\`\`\n\n${TAG}`, [false, true]],
  [`~~~\n${TAG}\n\`\`\`\n${TAG}\n~~~~\n${TAG}`, [false, false, true]],
  [`\`${TAG}\``, [false]],
  [`\`\` a \` ${TAG} \`\` ${TAG}`, [false, true]],
  [`a \\\`${TAG}\`, \`${TAG}\``, [true, true]],
  [`a \` b\n\n${TAG} \``, [true]],
  [`text\n\n    ${TAG}\n\n${TAG}`, [false, true]],
  [`text\n    ${TAG}`, [true]],
  [`- a\n\n    ${TAG}\n\nb\n\n    ${TAG}`, [true, false]],
  [`<div>\n    ${TAG}\n</div>`, [true]],
  [`# a\n    ${TAG}`, [false]],
  [`## ${TAG} ##`, [true]],
  [`a \\${TAG}`, [false]],
  [`>     ${TAG}`, [false]],
  [`-     ${TAG}`, [false]],
  [`a\n===\n\t${TAG}`, [false]],
  [`> \`\`\`\n\n${TAG}`, [true]],
  [`\t~~~\n${TAG}`, [true]],
  [`<p>\n\`\`\`\n${TAG}`, [true]],
  [`![${TAG}](a) [${TAG}](<${TAG}>)`, [false, true, true]],
  [`| a | b |\n|---|---|\n| \`a\` | ${TAG} \\| ${TAG} |`, [true, true]],
])('%j', (text, expected) => {
  expect(isHtml(text).filter(Boolean)).toEqual(expected.filter(Boolean));
  expect(isFound(text)).toEqual(expected);
  // Elsewhere a backtick means nothing.
  expect(isFound(text, 'page.html')).toEqual(expected.map(() => true));
});

test.each([
  ['an element of text in code opens nothing', `\`<textarea>\` ${TAG}`, [true]],
  ['one that is HTML does', `a <textarea>\n\n${TAG}\n\n</textarea> ${TAG}`, [false, true]],
  ['a comment in code', `\`<!--\` ${TAG}`, [true]],
  ['a comment that a quote leaves open', `> <!--\n\n${TAG}`, [false]],
  ['a tag that a generated tag ends', `<div title=a\n\nb ${TAG}`, [true]],
  ['an attribute that a later block ends', `<div title="\n\nb ${TAG} ${TAG}`, [false, true]],
])('what the page has around a tag counts: %s', (_, text, expected) => {
  expect(isFound(text)).toEqual(expected);
});

test('a language is run first, and its code has no backticks of Markdown', () => {
  expect(isFound(`{{ "\`" }} ${TAG} \``, 'page.md.liquid')).toEqual([true]);
});

test('front matter, of any host, and a byte order mark', () => {
  const front = `title: "${TAG}"\nbody: \`{{ a`;
  expect(isFound(`---\n${front}\n---\n    ${TAG}`)).toEqual([false, false]);
  expect(isFound(`\uFEFF+++\r\n${front}\r\n+++\r\n${TAG}`, 'page.markdown')).toEqual([false, true]);
  expect(isFound(`---\n${front}\n---\n${TAG}`, 'page.md.liquid')).toEqual([false, true]);
  expect(isFound(`\uFEFFa \`${TAG}\` ${TAG}`)).toEqual([false, true]);
  expect(isFound(`\uFEFF    ${TAG}`)).toEqual([false]);
  expect(isFound(`---\n\n${TAG}`)).toEqual([true]);
});

test('statements of a language print nothing, and its outputs print text', () => {
  expect(isFound(`{% if a %}${TAG}{% endif %}\n\n{{ a }}     ${TAG}`, 'a.md.liquid')).toEqual([true, true]);
  expect(isFound(`{% if a %}    ${TAG}{% endif %}`, 'a.md.liquid')).toEqual([false]);
  const tag = '<pagination {% if a %}id="a"{% endif %} path="/:page" total_pages={{ n }}></pagination>';
  expect(isFound(`a ${tag}`, 'a.md.liquid')).toEqual([true]);
});

test('a host without indented code, and MDX', () => {
  const text = `a\n\n    ${TAG}\n\n\`${TAG}\``;
  const eleventy = new MarkdownIt({ html: true }).disable('code');
  expect(isHtml(text, eleventy)).toEqual([true, false]);
  expect(isFound(text, 'a.md', markdown({ indentedCode: false }))).toEqual([true, false]);
  expect(isFound(text, 'a.mdx')).toEqual([true, false]);
  const read = markdown();
  expect(isFound(text, 'a.mdx', read)).toEqual([true, false]);
  expect(isFound(text, 'a.md', read)).toEqual([false, false]);
});

test('attributes on several lines of a quote', () => {
  const text = '> a <pagination\n> path="/:page"\n>\ttotal_pages="2"></pagination> b';
  const options = { file: 'a.md', markdown: markdown() };
  expect(transform(text, options)).toBe(
    `> a ${transform('<pagination path="/:page" total_pages="2"></pagination>')} b`,
  );
});

test('a tag that an empty line cuts in two is an error', () => {
  const text = '<div>\n<pagination total_pages="2"\n\npath="/:page"></pagination>\n</div>';
  const { html, diagnostics } = preprocess(text, { file: 'a.md', markdown: markdown() });
  expect(html).toBe(text);
  expect(diagnostics).toMatchObject([
    {
      code: 'unfinished-tag',
      message: 'The Markdown block ends before this tag does.',
      start: { line: 2, column: 1 },
    },
  ]);
});

test('a bar in a cell keeps its backslash, which the table needs', () => {
  const table = (title: string): string =>
    `| a |\n|---|\n| <pagination total_pages="2" title="a${title}b"></pagination> |`;
  expect(transform(table('\\|'), { file: 'a.md', markdown: markdown() })).toContain('title="a\\|b"');
});

test('options are checked', () => {
  expect(() => markdown({ indentedCode: 'no' as never })).toThrow(TypeError);
  expect(() => markdown({ indentedcode: false } as never)).toThrow('Did you mean "indentedCode"?');
  expect(() => markdown(null as never)).toThrow('The options must be an object');
  expect(() => transform(TAG, { file: 'a.md' })).toThrow('a.md is Markdown. Set the option markdown');
  expect(transform('# a', { file: 'a.md' })).toBe('# a');
});

/** A short run of `npm run fuzz:markdown`. */
test('any text: the tags are those of the page that markdown-it makes of it', () => {
  const texts = markdownTexts(3);
  for (let count = 0; count < 150; count++) {
    const text = texts.next().value;
    const { expected, found } = markdownTags(text);
    expect({ text, tags: found }).toEqual({ text, tags: expected });
  }
});

test.each([
  [`{'${LINKS}'}\n\n${LINKS}`, [false, true]],
  [`{"${LINKS.replaceAll('"', "'")}"}`, [false]],
  [`a {'${LINKS}'} b`, [false]],
  [`{\`\n\n${LINKS} }\n\n\`}\n\n${LINKS}`, [false, true]],
  [`{/* ${LINKS} */}`, [false]],
  [`{a && '}' && '${LINKS}'}`, [false]],
  [`<div>\n{'${LINKS}'}\n${LINKS}\n</div>`, [false, true]],
  [`<Code text={'${LINKS}'} />`, [false]],
  [`- {'${LINKS}'}\n- ${LINKS}`, [false, true]],
  [`export const a = '${LINKS}';\nexport const b = '${LINKS}';\n\n${LINKS}`, [false, false, true]],
  [`export const a = () => {\n  b()\n\n  return '${LINKS}'\n}\n\n${LINKS}`, [false, true]],
  [`export const a = \`\n\n${LINKS} (\n\`\n\n${LINKS}`, [false, true]],
  [`export const a = [\n\n  // ${LINKS}\n]\n\n${LINKS}`, [false, true]],
  [`export const a = <p>:(</p>\n\n${LINKS}`, [true]],
  [`{notes.map(n => <li>Don't {'${LINKS}'}</li>)}`, [false]],
  [`{/[}]'/.test('a') && '${LINKS}'}\n\n${LINKS}`, [false, true]],
  [`<Tabs\n  items={[\n    'a',\n\n    '${LINKS}',\n  ]}\n/>\n\n${LINKS}`, [false, true]],
  [`<Tabs\n  items={['a', 'b']}\n>\n\n${LINKS}\n\n</Tabs>`, [true]],
  [`import a from 'a';\nexport const b = <b>${LINKS}</b>\n`, [false]],
  [`exports ${LINKS}`, [true]],
  [`a\n\n  import ${LINKS}`, [true]],
  ['<pagination path="/:page" total_pages={n}></pagination>', [true]],
  ['<pagination path="/:page" total_pages={n + "1"} {...others} />', [true]],
  [`<Code {...others}>${LINKS}</Code>`, [true]],
  [`\\{'${LINKS}'}`, [true]],
  [`\`{\` ${LINKS} \`}\``, [true]],
  [`<div>\n\n${LINKS}\n\n</div>`, [true]],
])('tags in JavaScript are left alone in MDX: %j', (text, expected) => {
  expect(isFound(text, 'a.mdx')).toEqual(expected);
});

test('in Markdown, braces mean nothing', () => {
  expect(isFound(`{'${LINKS}'}\n\nexport ${LINKS}`, 'a.md')).toEqual([true, true]);
});

test('a brace without an end hides nothing, and many take no time', () => {
  expect(isFound(`{ ${LINKS}`, 'a.mdx')).toEqual([true]);
  expect(isFound(`${'{ a '.repeat(20_000)}\n\n${'{\n\n'.repeat(2000)}${LINKS}`, 'a.mdx')).toEqual([true]);
  expect(isFound(`${'<a b={\n\n'.repeat(5000)}${LINKS}`, 'a.mdx')).toEqual([true]);
  expect(isFound(`${'export (\n\n'.repeat(5000)}${LINKS}`, 'a.mdx')).toEqual([true]);
});

test('text beside a tag, or on the next line, would be in one paragraph with the control', () => {
  const codes = (text: string): string[] => preprocess(text, inMdx).diagnostics.map(({ code }) => code);
  for (const text of [`${LINKS}\nmore`, `text\n${LINKS}`, `text ${LINKS}`, `${LINKS} more`])
    expect([text, codes(text)]).toEqual([text, ['misplaced-tag']]);
  for (const text of [
    `${LINKS}\n- a`,
    `# a\n${LINKS}`,
    `<div>\n${LINKS}\n</div>`,
    `a\n\n${LINKS}\n\nb`,
    `- ${LINKS}`,
  ])
    expect([text, codes(text)]).toEqual([text, []]);
});

test('every element has an end', () => {
  const text = '<pagination path="?page=:page" total_pages="9" jump></pagination>';
  expect(preprocess(text, inMdx).html).toMatch(/<input [^>]*\/>/);
  expect(preprocess(text, inMdx).html).not.toMatch(/<input [^>]*[^/]>/);
});
