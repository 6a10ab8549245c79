import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import File from 'vinyl';
import { transform } from '../../src/index.js';
import pagination from '../../src/adapters/gulp.js';

const TAG = '<pagination path="/:page" total_pages="3"></pagination>';

/** The output of a build. */
async function pipe(...files: { path: string; contents: Buffer | Readable | null }[]): Promise<unknown[]> {
  const out: unknown[] = [];
  await pipeline(Readable.from(files.map((file) => new File(file))), pagination(), async (piped) => {
    for await (const { contents } of piped) out.push(contents);
  });
  return out;
}

test('other bytes of pages, and other files, are unchanged', async () => {
  const image = Buffer.of(0x89, 0x50, 0x3c, 0xff);
  const script = Buffer.from(TAG);
  const page = Buffer.from(`\uFEFFCafé\r\n${TAG}`);
  const contents = await pipe(
    { path: '/site/a.png', contents: image },
    { path: '/site/a.js', contents: script },
    { path: '/site/a.html', contents: page },
    { path: '/site/folder.html', contents: null },
  );
  expect(contents).toEqual([image, script, Buffer.from(transform(`\uFEFFCafé\r\n${TAG}`)), null]);
  expect(contents[0]).toBe(image);
});

test('a page below the working directory is named by its relative path', async () => {
  const path = join(process.cwd(), 'src/latin.html');
  await expect(pipe({ path, contents: Buffer.of(0xe9) })).rejects.toThrow(
    /^src\/latin\.html is not UTF-8 text\. Save it as UTF-8\.$/,
  );
});

test.each([
  [
    'a stream',
    Readable.from([TAG]),
    'The contents of /site/a.html are a stream. To read them as a whole, use ',
  ],
  ['not UTF-8', Buffer.of(0x63, 0x61, 0x66, 0xe9), '/site/a.html is not UTF-8 text. Save it as UTF-8.'],
  [
    'wrong',
    Buffer.from('<pagination totl_pages="3"/>'),
    '/site/a.html:1:13: error: <pagination> has no attribute',
  ],
])('contents that are %s fail, with what gulp prints', async (_what, contents, message) => {
  await expect(pipe({ path: '/site/a.html', contents })).rejects.toMatchObject({
    message: expect.stringContaining(message) as unknown,
    plugin: 'pagination-tag',
    fileName: '/site/a.html',
    showStack: false,
  });
});
