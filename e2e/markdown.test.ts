import fc from 'fast-check';
import { Liquid } from 'liquidjs';
import MarkdownIt from 'markdown-it';
import { preprocess, transform } from '../src/index.js';

/** What Markdown shows as code, by markdown-it, which Eleventy uses. */

const TAG = '<pagination total_pages="2"></pagination>';

/** Whether markdown-it leaves the tag that has this number as HTML, or shows it as code. */
function isHtml(markdown: string): boolean[] {
  const html = new MarkdownIt({ html: true }).render(markdown);
  return [...html.matchAll(/(<|&lt;)pagination /g)].map(([, bracket]) => bracket === '<');
}

/** The same by us: whether the tag is found. */
function isFound(markdown: string, file = 'page.md'): boolean[] {
  const found = new Set(preprocess(markdown, { file }).tags.map(({ start }) => start.offset));
  return [...markdown.matchAll(/<pagination /g)].map(({ index }) => found.has(index));
}

test.each([
  [`\`\`\`html\n${TAG}\n\`\`\`\n\n${TAG}`, [false, true]],
  [`~~~\n\`\`\`\n${TAG}\n~~~ \n${TAG}`, [false, true]],
  [`\`\`\`\`\n\`\`\`\n${TAG}\n\`\`\`\`\n${TAG}`, [false, true]],
  [`1. a\n\n   \`\`\`\n   ${TAG}\n   \`\`\`\n\n> \`\`\`\n> ${TAG}\n> \`\`\`\n\n${TAG}`, [false, false, true]],
  [`\`\`\`\n${TAG}\n`, [false]],
  [`a \`${TAG}\` b ${TAG}`, [false, true]],
  [`\`\` \` ${TAG}\`\` ${TAG}`, [false, true]],
  [`a \\\`${TAG}\``, [true]],
  [`a \`b\n\n${TAG} \``, [true]],
  [`a\r\n\r\n    ${TAG}\r\n\r\n${TAG}`, [false, true]],
  [`- a\n\n    ${TAG}\n\nb\n\n    ${TAG}`, [true, false]],
  [`<div>\n    ${TAG}\n</div>`, [true]],
  [`# a\n    ${TAG}`, [false]],
])('%j', (markdown, expected) => {
  expect(isHtml(markdown)).toEqual(expected);
  expect(isFound(markdown)).toEqual(expected);
  // Elsewhere a backtick means nothing.
  expect(isFound(markdown, 'page.html')).toEqual(expected.map(() => true));
});

test('a language is run first, and its code has no backticks of Markdown', () => {
  expect(isFound(`{{ "\`" }} ${TAG} {{ "\`" }} \`${TAG}\``, 'page.md.liquid')).toEqual([true, false]);
});

test('Liquid in Markdown gives a control that Markdown leaves as it is', () => {
  const options = { file: 'page.md.liquid' };
  const template = `# Posts\n\n<pagination path="/:page" total_pages="{{ total }}"></pagination>\n\nmore\n`;
  const page = new Liquid().parseAndRenderSync(transform(template, options), { total: 9 }) as string;
  const html = new MarkdownIt({ html: true }).render(page);
  const control = transform('<pagination path="/:page" total_pages="9"></pagination>');
  expect(html.replace(/\s*\n\s*/g, '')).toBe(`<h1>Posts</h1>${control}<p>more</p>`);
});

test('any text of lines', () => {
  const line = fc.constantFrom(
    ...[
      '',
      '',
      'text',
      TAG,
      `a ${TAG}`,
      '`',
      `\`${TAG}\``,
      `\`\` ${TAG}`,
      'b \\` c',
      '# title',
      '- item',
      '1. item',
    ],
    ...['```', '~~~', '````', '    code', `    ${TAG}`, `\t${TAG}`, '> quote'],
  );
  let compared = 0;
  fc.assert(
    fc.property(fc.array(line, { maxLength: 9 }), (lines) => {
      const markdown = lines.join('\n');
      const ours = isFound(markdown);
      const theirs = isHtml(markdown);
      fc.pre(ours.length === theirs.length);
      compared += ours.length;
      expect(ours).toEqual(theirs);
    }),
    { numRuns: 2_000, seed: 1 },
  );
  expect(compared).toBeGreaterThan(2_000);
});
