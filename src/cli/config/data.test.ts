import { transform } from '../../index.js';
import { makeDirectory, read, runIn } from '../../testing/command-line.js';

const TAG = '<pagination path="{path}" total_pages="{posts.pages}" current_page="{page}"></pagination>';
const data = { path: '/posts/:page', posts: { pages: 9 }, page: '4' };

test('bindings are looked up in a JSON file', async () => {
  const cwd = await makeDirectory({ 'site/a.html': TAG, 'pages.json': `\uFEFF${JSON.stringify(data)}` });
  expect(await runIn(cwd, ['site', '-o', 'out', '--data', 'pages.json', '--quiet'])).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
  expect(await read(cwd, 'out/a.html')).toBe(transform(TAG, { data }));
});

test('a binding without a value is an error of its template', async () => {
  const cwd = await makeDirectory({ 'a.html': TAG, 'pages.json': '{"path":"/:page","page":1}' });
  const { code, stderr } = await runIn(cwd, ['a.html', '--data', 'pages.json']);
  expect(code).toBe(1);
  expect(stderr).toContain(
    'total_pages is bound to {posts.pages}, but the data has no own property named "posts".',
  );
  const without = await runIn(cwd, ['a.html']);
  expect(without.code).toBe(1);
  expect(without.stderr).toContain('but no data was given.');
});

test.each([
  ['missing.json', 'error: The data file missing.json cannot be loaded: no such file or directory.'],
  ['broken.json', 'error: The data file broken.json cannot be loaded: '],
  ['latin1.json', 'error: The data file latin1.json cannot be loaded: it is not UTF-8 text.'],
  ['number.json', 'error: The data file number.json does not contain an object.'],
  ['null.json', 'error: The data file null.json does not contain an object.'],
])('%s is wrong usage, and nothing is written', async (file, message) => {
  const cwd = await makeDirectory({
    'site/a.html': TAG,
    'broken.json': '{"page": 1',
    'latin1.json': Uint8Array.of(0x22, 0xe9, 0x22),
    'number.json': '7',
    'null.json': 'null',
  });
  const { code, stderr } = await runIn(cwd, ['site', '-o', 'out', '--data', file]);
  expect(code).toBe(2);
  expect(stderr.startsWith(message)).toBe(true);
  await expect(read(cwd, 'out/a.html')).rejects.toThrow();
});
