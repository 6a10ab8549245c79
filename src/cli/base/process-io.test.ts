import fs from 'node:fs';
import { Collector } from '../../testing/command-line.js';
import { write } from './io.js';
import { ioOf } from './process-io.js';

/** A process whose streams are these. */
function processWith(stdout: Collector): NodeJS.Process {
  return { stdout, stderr: new Collector(), stdin: process.stdin, env: {}, cwd: () => '/' } as never;
}

/** What is written at once to standard output, which is a pipe that takes so many bytes, and then fails. */
function pretendPipe(takes: number, code: string): { readonly bytes: () => Buffer } {
  const chunks: Buffer[] = [];
  let left = takes;
  jest.spyOn(fs, 'fstatSync').mockReturnValue({ isCharacterDevice: () => false } as never);
  jest.spyOn(fs, 'writeSync').mockImplementation((_, data) => {
    const piece = Buffer.from(data as unknown as Uint8Array).subarray(0, Math.min(left, 3));
    if (piece.length === 0) throw Object.assign(new Error(code), { code });
    left -= piece.length;
    chunks.push(piece);
    return piece.length;
  });
  return { bytes: () => Buffer.concat(chunks) };
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('a pipe is written to without a stream', async () => {
  const pipe = pretendPipe(Infinity, '');
  const stdout = new Collector();
  const io = ioOf(processWith(stdout));
  expect(await write(io.stdout, 'é page')).toBeUndefined();
  expect(await write(io.stdout, Buffer.from(' more'))).toBeUndefined();
  expect(await write(io.stdout, '')).toBeUndefined();
  expect(pipe.bytes().toString()).toBe('é page more');
  expect(stdout.text).toBe('');
  expect(io.stdout.isTTY).toBeUndefined();
});

test('a stream waits for a reader that is not ready, and goes on', async () => {
  const pipe = pretendPipe(5, 'EAGAIN');
  const stdout = new Collector();
  const io = ioOf(processWith(stdout));
  const ignore = jest.fn();
  io.stdout.on('error', ignore);
  expect(await write(io.stdout, 'first and second')).toBeUndefined();
  expect(await write(io.stdout, ', third')).toBeUndefined();
  expect(pipe.bytes().toString() + stdout.text).toBe('first and second, third');
  expect(pipe.bytes()).toHaveLength(5);
  stdout.emit('error', new Error());
  expect(ignore).toHaveBeenCalledTimes(1);
  io.stdout.off('error', ignore);
  expect(stdout.listeners('error')).not.toContain(ignore);
});

test('a reader that has gone is told of', async () => {
  pretendPipe(0, 'EPIPE');
  const io = ioOf(processWith(new Collector()));
  expect(await write(io.stdout, 'page')).toMatchObject({ code: 'EPIPE' });
});

test.each<[string, () => never]>([
  ['a terminal', () => ({ isCharacterDevice: () => true }) as never],
  [
    'what is closed',
    () => {
      throw new Error('EBADF');
    },
  ],
])('%s is left to Node', async (_, fstat) => {
  jest.spyOn(fs, 'fstatSync').mockImplementation(fstat);
  const stdout = new Collector(true);
  const io = ioOf(processWith(stdout));
  expect(io.stdout).toBe(stdout);
  await write(io.stdout, 'page');
  expect(stdout.text).toBe('page');
});
