import { setTimeout } from 'node:timers/promises';
import {
  BROKEN,
  Collector,
  DUBIOUS,
  listAll,
  makeDirectory,
  PAGE,
  runIn,
} from '../../testing/command-line.js';
import { transform } from '../../index.js';
import { run } from '../run.js';

test('a single file goes to standard output, to the byte', async () => {
  const text = `\uFEFF<p>é\r\n${DUBIOUS}<p>no newline at the end`;
  const cwd = await makeDirectory({ '[a].html': text });
  const stdout = new Collector();
  const { code, stderr } = await runIn(cwd, ['[a].html'], { stdout });
  expect(code).toBe(0);
  expect(stdout.bytes).toEqual(Buffer.from(transform(text)));
  expect(stderr).toMatch(/^\[a\]\.html:2:7 warning missing-total\n[\s\S]*\n1 warning\n$/);
});

test.each([[['-']], [['--stdin']], [['--stdin', '-']]])('%j reads standard input', async (args) => {
  const cwd = await makeDirectory({});
  expect(await runIn(cwd, args, { stdin: PAGE })).toEqual({ code: 0, stdout: transform(PAGE), stderr: '' });
  expect(await listAll(cwd)).toEqual([]);
});

test('an error leaves standard output empty', async () => {
  const { code, stdout, stderr } = await runIn('/', ['-'], { stdin: BROKEN });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^<stdin>:1:35 error unknown-attribute\n/);
  const latin = await runIn('/', ['-'], { stdin: Buffer.from('\xe9', 'latin1') });
  expect(latin).toMatchObject({ code: 2, stdout: '' });
});

test('--stdin-filename names standard input', async () => {
  const { stderr } = await runIn('/', ['-', '--stdin-filename', 'blog/a.html'], { stdin: BROKEN });
  expect(stderr).toMatch(/^blog\/a\.html:1:35 error /);
});

test('--check writes nothing of standard input', async () => {
  expect(await runIn('/', ['-', '--check'], { stdin: PAGE })).toEqual({
    code: 0,
    stdout: '',
    stderr: '1 file, 1 tag checked in 0 ms\n',
  });
});

test('--format json goes to standard error where the page goes to standard output', async () => {
  const { stdout, stderr } = await runIn('/', ['-', '--format', 'json'], { stdin: PAGE });
  expect(stdout).toBe(transform(PAGE));
  expect(JSON.parse(stderr)).toEqual({
    version: 1,
    files: [
      { file: '<stdin>', written: true, tags: 1, receipt: expect.any(Object) as object, diagnostics: [] },
    ],
    summary: { files: 1, tags: 1, written: 1, errors: 0, warnings: 0 },
  });
});

function failing(code: string, words: string): Collector {
  return new Collector(false, Object.assign(new Error(`${code}: ${words}, write`), { code }));
}

test('a reader that closes the pipe, such as head, causes no error', async () => {
  const stdout = failing('EPIPE', 'broken pipe');
  expect(await runIn('/', ['-'], { stdin: PAGE, stdout })).toMatchObject({ code: 0, stderr: '' });
  // An event that nobody listened to would have failed the test by now.
  await setTimeout(10);
  expect(stdout.listenerCount('error')).toBe(0);
});

test('reports any other failure of standard output', async () => {
  const page = await runIn('/', ['-'], { stdin: PAGE, stdout: failing('ENOSPC', 'no space left on device') });
  expect(page.code).toBe(2);
  expect(page.stderr).toContain('Standard output cannot be written: no space left on device.\n');
  const report = await runIn('/', ['-', '--check', '--format', 'json'], {
    stdin: PAGE,
    stdout: failing('ENOSPC', 'no space left on device'),
  });
  expect(report.code).toBe(2);
  expect(report.stderr).toBe('error: The report cannot be written: no space left on device.\n');
});

test('standard input of two gibibytes is too large', async () => {
  const chunk = new Uint8Array(2 ** 26);
  async function* read(): AsyncGenerator<Uint8Array> {
    for (let index = 0; index < 40; index++) yield await Promise.resolve(chunk);
  }
  const argv = ['node', 'pagination-tag', '-'];
  const [stdout, stderr] = [new Collector(), new Collector()];
  const io = { argv, stdin: read(), stdout, stderr, env: {}, cwd: () => '/' };
  expect(await run(io)).toBe(2);
  expect(io.stderr.text).toContain(
    '<stdin> error file-unreadable\n  The file cannot be read: it is too large.\n',
  );
});

test('standard error may be closed', async () => {
  const { code } = await runIn('/', ['-'], { stdin: BROKEN, stderr: failing('EPIPE', 'broken pipe') });
  expect(code).toBe(1);
});
