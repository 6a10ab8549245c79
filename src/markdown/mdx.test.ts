import { preprocess } from '../index.js';
import { markdown } from './index.js';

const TAG = '<pagination path="/:page" total_pages="2"></pagination>';
const options = { file: 'a.mdx', markdown: markdown() };

/** Whether each tag is replaced. */
function isFound(text: string, file = 'a.mdx'): boolean[] {
  const found = new Set(preprocess(text, { ...options, file }).tags.map(({ start }) => start.offset));
  return [...text.matchAll(/<pagination /g)].map(({ index }) => found.has(index));
}

test.each([
  [`{'${TAG}'}\n\n${TAG}`, [false, true]],
  [`{"${TAG.replaceAll('"', "'")}"}`, [false]],
  [`a {'${TAG}'} b`, [false]],
  [`{\`\n\n${TAG} }\n\n\`}\n\n${TAG}`, [false, true]],
  [`{/* ${TAG} */}`, [false]],
  [`{a && '}' && '${TAG}'}`, [false]],
  [`<div>\n{'${TAG}'}\n${TAG}\n</div>`, [false, true]],
  [`<Code text={'${TAG}'} />`, [false]],
  [`- {'${TAG}'}\n- ${TAG}`, [false, true]],
  [`export const a = '${TAG}';\nexport const b = '${TAG}';\n\n${TAG}`, [false, false, true]],
  [`import a from 'a';\nexport const b = <b>${TAG}</b>\n`, [false]],
  [`exports ${TAG}`, [true]],
  [`a\n\n  import ${TAG}`, [true]],
  ['<pagination path="/:page" total_pages={n}></pagination>', [true]],
  [`\\{'${TAG}'}`, [true]],
  [`\`{\` ${TAG} \`}\``, [true]],
  [`<div>\n\n${TAG}\n\n</div>`, [true]],
])('tags in JavaScript are left alone in MDX: %j', (text, expected) => {
  expect(isFound(text)).toEqual(expected);
});

test('in Markdown, braces mean nothing', () => {
  expect(isFound(`{'${TAG}'}\n\nexport ${TAG}`, 'a.md')).toEqual([true, true]);
});

test('a brace without an end hides nothing, and many take no time', () => {
  expect(isFound(`{ ${TAG}`)).toEqual([true]);
  expect(isFound(`${'{ a '.repeat(20_000)}\n\n${'{\n\n'.repeat(2000)}${TAG}`)).toEqual([true]);
});

test('text beside a tag, or on the next line, would be in one paragraph with the control', () => {
  const codes = (text: string): string[] => preprocess(text, options).diagnostics.map(({ code }) => code);
  for (const text of [`${TAG}\nmore`, `text\n${TAG}`, `text ${TAG}`, `${TAG} more`])
    expect([text, codes(text)]).toEqual([text, ['misplaced-tag']]);
  for (const text of [`${TAG}\n- a`, `# a\n${TAG}`, `<div>\n${TAG}\n</div>`, `a\n\n${TAG}\n\nb`, `- ${TAG}`])
    expect([text, codes(text)]).toEqual([text, []]);
});

test('every element has an end', () => {
  const text = '<pagination path="?page=:page" total_pages="9" jump></pagination>';
  expect(preprocess(text, options).html).toMatch(/<input [^>]*\/>/);
  expect(preprocess(text, options).html).not.toMatch(/<input [^>]*[^/]>/);
});
