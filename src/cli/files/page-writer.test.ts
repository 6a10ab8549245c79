import { join } from 'node:path';
import { listAll, makeDirectory, read } from '../../testing/command-line.js';
import { createFileSystem } from './file-system.js';
import { createPageWriter } from './page-writer.js';

const mockExits = new Set<() => void>();
jest.mock('signal-exit', () => ({
  onExit(listener: () => void) {
    mockExits.add(listener);
    return () => mockExits.delete(listener);
  },
}));

const page = { bytes: Buffer.from('new'), mode: 0o644 };

test('a process that ends in the middle leaves the old page, and nothing beside it', async () => {
  const cwd = await makeDirectory({ 'a.html': 'old' });
  const target = { path: join(cwd, 'a.html'), name: 'a.html', within: cwd };
  const files = createFileSystem(() => 0);
  let seen: readonly string[] = [];
  const writer = createPageWriter({
    ...files,
    async rename(from, to) {
      seen = await listAll(cwd);
      for (const exit of mockExits) exit();
      await files.rename(from, to);
    },
  });
  await expect(writer.write(target, page, (size) => Buffer.alloc(size))).rejects.toThrow('ENOENT');
  expect(seen).toEqual([expect.stringMatching(/^\.pagination-tag-[a-z\d]*-\d+-[a-z\d]+\.tmp$/i), 'a.html']);
  expect(await listAll(cwd)).toEqual(['a.html']);
  expect(await read(cwd, 'a.html')).toBe('old');
  writer.close();
  expect(mockExits.size).toBe(0);
});

test('a file that is replaced goes on belonging to whom it did', async () => {
  const cwd = await makeDirectory({ 'a.html': 'old' });
  const target = { path: join(cwd, 'a.html'), name: 'a.html', within: cwd };
  const files = createFileSystem(() => 0);
  const chown = jest.fn(() => {
    throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
  });
  const writer = createPageWriter({
    ...files,
    chown,
    look: async (path) =>
      Object.assign(Object(await files.look(path)) as object, { uid: 12_345, gid: 1 }) as never,
  });
  await writer.write(target, page, (size) => Buffer.alloc(size));
  expect(chown).toHaveBeenCalledWith(expect.stringContaining(cwd), 12_345, 1);
  expect(await read(cwd, 'a.html')).toBe('new');
  writer.close();
});
