import { makeDirectory, runIn } from '../../testing/command-line.js';

/** The item that `add react --registry` prints. */
async function itemOf(...options: string[]) {
  const { code, stdout } = await runIn(await makeDirectory({}), ['add', 'react', '--registry', ...options]);
  expect(code).toBe(0);
  return JSON.parse(stdout) as Record<string, unknown> & { files: Record<string, string>[]; docs: string };
}

// Source: shadcn/ui, "registry-item.json": these properties, a type for each file, and no others.
test('an item has what the schema asks for', async () => {
  const { files, docs, ...item } = await itemOf();
  expect(item).toEqual({
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: 'pagination',
    type: 'registry:component',
    title: 'Pagination',
    description: expect.stringMatching(/^The links/) as string,
  });
  expect(files).toEqual([
    {
      path: 'components/Pagination.tsx',
      type: 'registry:component',
      content: expect.stringContaining('add react --theme shadcn.') as string,
    },
    {
      path: 'components/pagination.css',
      type: 'registry:component',
      content: (await runIn('/', ['css', 'shadcn'])).stdout,
    },
  ]);
  expect(docs).toMatch(
    /^Add the stylesheet:\n\n```tsx\nimport ".\/components\/pagination.css";\n```\n\nUse it:\n\n```tsx\nimport \{ Pagination \}[^]*\n```$/,
  );
});

test('its file is the one that is written', async () => {
  const [file] = (await itemOf()).files;
  const { stdout } = await runIn(await makeDirectory({}), ['add', 'react', '--stdout', '--theme', 'shadcn']);
  expect(file?.['content']).toBe(stdout);
});

test('it takes the options of a component', async () => {
  const { name, title, files } = await itemOf('--name', 'comment_pages', '--theme', 'bootstrap');
  expect([name, title]).toEqual(['comment-pages', 'Comment pages']);
  expect(files[0]?.['path']).toBe('components/CommentPages.tsx');
  expect(files[0]?.['content']).toContain('"page-link"');
  expect(files[1]?.['content']).toContain('.page-link {');
});

test('other frameworks have no such registry', async () => {
  const { code, stderr } = await runIn(await makeDirectory({}), ['add', 'vue', '--registry']);
  expect(code).toBe(2);
  expect(stderr).toContain('A registry of shadcn/ui has components for React, not for vue.');
});
