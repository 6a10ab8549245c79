import { setTimeout as sleep } from 'node:timers/promises';
import { persistently } from './persistently.js';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(() => Promise.resolve()) }));

const { platform } = process;

function pretend(name: string): void {
  Object.defineProperty(process, 'platform', { value: name });
}

beforeEach(() => jest.mocked(sleep).mockClear());
afterEach(() => pretend(platform));

/** Fails so many times, then succeeds. */
function failing(times: number, code: string): jest.Mock<undefined> {
  const rename = jest.fn<undefined, []>();
  for (let count = 0; count < times; count++)
    rename.mockImplementationOnce(() => {
      throw Object.assign(new Error(`${code}: operation not permitted, rename`), { code });
    });
  return rename;
}

test.each(['EPERM', 'EACCES', 'EBUSY'])('on Windows %s is waited out, longer every time', async (code) => {
  pretend('win32');
  const rename = failing(6, code);
  await persistently(rename);
  expect(rename).toHaveBeenCalledTimes(7);
  const pauses = jest.mocked(sleep).mock.calls.map(([pause]) => pause);
  expect(pauses).toEqual([10, 20, 50, 100, 200, 400]);
});

test('on Windows a file that stays locked is an error in the end', async () => {
  pretend('win32');
  const rename = failing(7, 'EPERM');
  await expect(persistently(rename)).rejects.toThrow('EPERM');
  expect(rename).toHaveBeenCalledTimes(7);
});

test.each([
  ['win32', 'ENOSPC'],
  ['win32', 'ENOENT'],
  ['linux', 'EPERM'],
  ['darwin', 'EBUSY'],
])('on %s, %s is an error at once', async (name, code) => {
  pretend(name);
  const rename = failing(1, code);
  await expect(async () => persistently(rename)).rejects.toThrow(code);
  expect(rename).toHaveBeenCalledTimes(1);
  expect(sleep).not.toHaveBeenCalled();
});

test('a promise that is refused counts as a failure', async () => {
  pretend('win32');
  const refused = Object.assign(new Error('EBUSY: resource busy, rename'), { code: 'EBUSY' });
  const rename = jest.fn<Promise<void>, []>().mockRejectedValueOnce(refused).mockResolvedValueOnce();
  await persistently(rename);
  expect(rename).toHaveBeenCalledTimes(2);
});
