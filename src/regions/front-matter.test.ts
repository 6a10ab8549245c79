import { preprocess } from '../index.js';
import { markdown } from '../markdown/index.js';
import { dialectNames } from '../dialects/names.js';
import { pageStart } from './front-matter.js';

const TAG = '<pagination path="/:page" total_pages="2"></pagination>';

/** Headers of every tool, with what would hide or end a tag if it were read as page. */
const headers = [
  `---\ntitle: What <textarea> is for\n---\n`,
  `---\ndescription: 'Write ${TAG} …'\n---\n`,
  `---\ntitle: "Styling <select> in 2024"\n...\n`,
  `---js\n{\n  // <script>\n  title: "{{",\n}\n---\n`,
  `---json\n{ "title": "<!--" }\n---\n`,
  `--- yaml \r\ntitle: <title>\r\n--- \r\n`,
  `+++\ntitle = "<style>"\n+++\n`,
  `;;;\n"title": "<xmp>"\n;;;\n`,
  `{\n  "title": "<script> } ${TAG.replaceAll('"', '\\"')}",\n  "params": { "a": ["{"] }\n}\n`,
  '---\n---\n',
];

test.each(headers)('the header %j is no part of the page, in any language', (header) => {
  for (const mark of ['', '\uFEFF']) {
    const text = `${mark}${header}\n${TAG}\n`;
    expect(pageStart(text)).toBe(mark.length + header.length);
    for (const options of [
      {},
      { file: 'a.html' },
      { file: 'a.md', markdown: markdown() },
      ...dialectNames.map((dialect) => ({ dialect })),
    ]) {
      const { html, tags, diagnostics } = preprocess(text, options);
      expect({ ...options, diagnostics }).toEqual({ ...options, diagnostics: [] });
      expect(tags.map(({ start }) => start.offset)).toEqual([text.lastIndexOf(TAG)]);
      expect(html.startsWith(`${mark}${header}\n<`)).toBe(true);
    }
  }
});

test.each([
  `---\n${TAG}`,
  `--- a title ---\n${TAG}\n---\n`,
  `----\n${TAG}\n----\n`,
  `\n---\n${TAG}\n---\n`,
  `<p>\n---\n${TAG}\n---\n`,
  `+++\n${TAG}\n---\n`,
  `---\n${TAG}\n ---\n`,
  `{ "a": 1 ${TAG}\n}\n`,
  `{ "a": 1 } ${TAG}\n`,
  `{ a: 1 }\n${TAG}\n`,
])('%j has no header: only one that begins the file, and has an end', (text) => {
  expect(preprocess(text).tags).toHaveLength(1);
  expect(pageStart(text)).toBe(0);
});

test('a header is left as it is when there is code in the page below it', () => {
  const header = `---\ntitle: '{{ a }} {% raw %} ${TAG}'\n---\n`;
  const page = `<p>{{ a }}</p><pagination path="/:page" total_pages="{{ n }}"></pagination>`;
  const { html, diagnostics } = preprocess(header + page, { dialect: 'liquid', file: 'a.html' });
  expect(diagnostics).toEqual([]);
  expect(html.startsWith(`${header}<p>{{ a }}</p>{% comment %}`)).toBe(true);
});
