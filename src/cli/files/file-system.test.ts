import fs from 'node:fs';
import { join } from 'node:path';
import { makeDirectory, read } from '../../testing/command-line.js';
import { createFileSystem } from './file-system.js';

/** A clock that moves on by this much, in milliseconds, whenever somebody looks at it. */
function clock(step: number): () => number {
  let time = 0;
  return () => (time += step);
}

test.each([
  ['near', 0],
  ['distant', 500],
])('a %s disk gives the same', async (_, step) => {
  const cwd = await makeDirectory({ 'a.txt': 'a' });
  const path = (name: string): string => join(cwd, name);
  const files = createFileSystem(clock(step));
  for (let round = 0; round < 3; round++) {
    const content = await files.read(path('a.txt'), (size) => Buffer.alloc(size));
    expect(content.bytes).toEqual(Buffer.from('a'));
    await files.create(path('b.txt'), { ...content, mode: 0o666, bytes: Buffer.from('b') }, round === 0);
    if (process.platform !== 'win32') expect((await files.look(path('b.txt')))!.mode & 0o777).toBe(0o666);
    await expect(async () => files.create(path('b.txt'), content, false)).rejects.toThrow('EEXIST');
    await files.rename(path('b.txt'), path('c.txt'));
    expect(await read(cwd, 'c.txt')).toBe('b');
    expect((await files.look(path('c.txt')))?.size).toBe(1);
    expect(await files.look(path('b.txt'))).toBeUndefined();
    await expect(async () => files.read(path('b.txt'), (size) => Buffer.alloc(size))).rejects.toThrow(
      'ENOENT',
    );
  }
});

test.each([
  ['directly where they are quick', 0.1, 1000],
  ['through the threads once they have proved to be slow', 20, 6],
])('calls are made %s', async (_, step, expected) => {
  const cwd = await makeDirectory({ 'a.txt': 'a' });
  const direct = jest.spyOn(fs, 'lstatSync');
  const files = createFileSystem(clock(step));
  for (let call = 0; call < 1000; call++) await files.look(join(cwd, 'a.txt'));
  expect(direct).toHaveBeenCalledTimes(expected);
  direct.mockRestore();
});
