import { transform } from '../index.js';
import { makeDirectory, runIn } from '../testing/command-line.js';

const TAG = '<pagination total_pages="2"></pagination>';

test('Markdown is read, as the configuration says', async () => {
  const page = `${TAG}\n\n    ${TAG}\n\n\`${TAG}\`\n`;
  const cwd = await makeDirectory({ 'a.md': page });
  const nav = transform(TAG);
  expect(await runIn(cwd, ['a.md'])).toMatchObject({ code: 0, stdout: page.replace(TAG, nav) });
  const eleventy = await makeDirectory({
    'a.md': page,
    'pagination-tag.config.json': '{ "markdown": { "indentedCode": false } }',
  });
  const both = page.replace(TAG, nav).replace(`    ${TAG}`, `    ${nav}`);
  expect(await runIn(eleventy, ['a.md'])).toMatchObject({ code: 0, stdout: both });
});

test.each([
  ['{ "markdown": { "code": false } }', 'markdown has no "code". It may have indentedCode.'],
  ['{ "markdown": { "indentedCode": "no" } }', 'markdown.indentedCode'],
])('refuses the configuration %s', async (config, place) => {
  const cwd = await makeDirectory({ 'a.md': TAG, 'pagination-tag.config.json': config });
  const { code, stderr } = await runIn(cwd, ['a.md']);
  expect(code).toBe(2);
  expect(stderr).toContain(place);
});
