import MarkdownIt from 'markdown-it';
import { compile, transform } from '../index.js';
import { hostileTexts } from '../testing/hostile-texts.js';
import {
  MARKDOWN_PLACES,
  MARKDOWN_TAGS,
  misread,
  pagesWithData,
  withBindings,
} from '../testing/markdown-data.js';
import { markdown } from './index.js';

const markdownIt = new MarkdownIt({ html: true, linkify: true, typographer: true });

// Each text in every other place.
const allPages = pagesWithData(withBindings('a.md'), { placesOfText: 7 });

test.each(MARKDOWN_PLACES)('no data opens an element in %j', (place) => {
  const pages = allPages.filter((page) => page.place === place);
  expect(misread((texts) => texts.map((text) => markdownIt.render(text)), pages)).toEqual([]);
});

test('a template that is rendered once prints the same', () => {
  const options = { file: 'a.md', markdown: markdown() };
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
  const html = transform('<pagination path="/a/:page?q=*b*" total_pages="2" class="md:flex"></pagination>', {
    file: 'a.md',
    markdown: markdown(),
  });
  expect(html).toContain('class="pagination md:flex"');
  expect(html).toContain('href="/a/2?q=*b*"');
});
