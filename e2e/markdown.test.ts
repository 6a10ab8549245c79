import { Liquid } from 'liquidjs';
import MarkdownIt from 'markdown-it';
import { transform } from '../src/index.js';
import { markdown } from '../src/markdown/index.js';

test('Markdown leaves a control that is compiled to Liquid unchanged', () => {
  const options = { file: 'page.md.liquid', markdown: markdown() };
  const template = `# Posts\n\n<pagination path="/:page" total_pages="{{ total }}"></pagination>\n\nmore\n`;
  const page = new Liquid().parseAndRenderSync(transform(template, options), { total: 9 }) as string;
  const html = new MarkdownIt({ html: true }).render(page);
  const control = transform('<pagination path="/:page" total_pages="9"></pagination>');
  expect(html.replace(/\s*\n\s*/g, '')).toBe(`<h1>Posts</h1>${control}<p>more</p>`);
});
