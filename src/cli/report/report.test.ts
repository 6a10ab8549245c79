import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BROKEN, Collector, DUBIOUS, makeDirectory, PAGE, runIn } from '../../testing/command-line.js';
import type { JsonReport } from './print-report.js';

const site = { 'site/a.html': BROKEN, 'site/b.html': DUBIOUS, 'site/c.html': PAGE };
/** The character that colors start with, and all else that steers a terminal. */
const ESCAPE = '\u001B';

test('problems are shown file by file, with place, frame and hint', async () => {
  const cwd = await makeDirectory(site);
  const { stderr } = await runIn(cwd, ['site', '--check']);
  expect(stderr).toBe(`site/a.html:1:35 error unknown-attribute
  <pagination> has no attribute "total_pagse".

  > 1 | <main><pagination path="/p/:page" total_pagse="3"></pagination></main>
      |                                   ^^^^^^^^^^^^^^^
    2 |

  Did you mean total_pages?

site/b.html:1:7 warning missing-total
  Neither total_pages nor current_page is given: the control shows page 1 and Next.

  > 1 | <main><pagination path="/p/:page"></pagination></main>
      |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    2 |

  Set total_pages, and current_page on every page except the first.

3 files, 3 tags checked in 0 ms
1 error, 1 warning
`);
});

test('--quiet shows errors only', async () => {
  const cwd = await makeDirectory(site);
  const { stderr } = await runIn(cwd, ['site', '--check', '--quiet']);
  expect(stderr).toMatch(/^site\/a\.html:1:35 error [\s\S]*total_pages\?\n$/);
  expect(await runIn(cwd, ['site/b.html', '--check', '--quiet'])).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
});

test('long times are shown in seconds', async () => {
  const times = [0, 1234];
  const { stderr } = await runIn('/', ['-', '--check'], { stdin: PAGE, now: () => times.shift() ?? 1234 });
  expect(stderr).toBe('1 file, 1 tag checked in 1.2 s\n');
});

test('names of files cannot steer the terminal', async () => {
  const name = 'a\n\u001B[31m\u009B31m.html';
  const { stderr, stdout } = await runIn('/', [name, '--check']);
  expect(stderr).toContain('a\uFFFD\uFFFD[31m\uFFFD31m.html error file-not-found\n');
  expect(stdout).toBe('');
  const usage = await runIn('/', [`${name}*`, '--check']);
  expect(usage.stderr).not.toContain(ESCAPE);
  const json = await runIn('/', [name, '--check', '--format', 'json']);
  expect(json.stdout).not.toContain('\u009B');
  expect((JSON.parse(json.stdout) as JsonReport).files[0]?.file).toBe(name);
});

test.each<[string, boolean, Record<string, string>, string[], boolean]>([
  ['a terminal has them', true, {}, [], true],
  ['a pipe has none', false, {}, [], false],
  ['--no-color', true, { FORCE_COLOR: '1' }, ['--no-color'], false],
  ['NO_COLOR', true, { NO_COLOR: '1', FORCE_COLOR: '1' }, [], false],
  ['an empty NO_COLOR says nothing', true, { NO_COLOR: '' }, [], true],
  ['FORCE_COLOR', false, { FORCE_COLOR: '1' }, [], true],
  ['FORCE_COLOR=0', true, { FORCE_COLOR: '0' }, [], false],
])('colors: %s', async (_, isTTY, env, args, expected) => {
  const cwd = await makeDirectory(site);
  const { stderr } = await runIn(cwd, ['site', '--check', ...args], { stderr: new Collector(isTTY), env });
  expect(stderr.includes(ESCAPE)).toBe(expected);
  const usage = await runIn(cwd, ['site', ...args], { stderr: new Collector(isTTY), env });
  expect(usage.stderr.includes(ESCAPE)).toBe(expected);
  const help = await runIn(cwd, ['--help', ...args], { stdout: new Collector(isTTY), env });
  expect(help.stdout.includes(ESCAPE)).toBe(expected);
});

test('--format json prints one document, the same every time', async () => {
  const cwd = await makeDirectory({ ...site, 'site/d.html': Buffer.of(0xff) });
  const first = await runIn(cwd, ['site', 'no.html', '-o', 'out', '--format', 'json']);
  const second = await runIn(cwd, ['site', 'no.html', '-o', 'out', '--format', 'json'], { now: Date.now });
  expect(first).toEqual(second);
  expect(first.code).toBe(2);
  expect(first.stderr).toBe('');
  const report = JSON.parse(first.stdout) as JsonReport;
  expect(report).toEqual({
    version: 1,
    files: [
      { file: 'no.html', output: 'out/no.html', written: false, tags: 0, diagnostics: [expect.any(Object)] },
      {
        file: 'site/a.html',
        output: 'out/a.html',
        written: false,
        tags: 1,
        diagnostics: [expect.any(Object)],
      },
      {
        file: 'site/b.html',
        output: 'out/b.html',
        written: true,
        tags: 1,
        receipt: expect.any(Object) as object,
        diagnostics: [expect.any(Object)],
      },
      {
        file: 'site/c.html',
        output: 'out/c.html',
        written: true,
        tags: 1,
        receipt: expect.any(Object) as object,
        diagnostics: [],
      },
      {
        file: 'site/d.html',
        output: 'out/d.html',
        written: false,
        tags: 0,
        diagnostics: [expect.any(Object)],
      },
    ],
    summary: { files: 4, tags: 3, written: 2, errors: 3, warnings: 1 },
  });
  expect(report.files[1]?.diagnostics[0]).toEqual({
    code: 'unknown-attribute',
    severity: 'error',
    message: '<pagination> has no attribute "total_pagse".',
    hint: 'Did you mean total_pages?',
    file: 'site/a.html',
    start: { line: 1, column: 35, offset: 34 },
    end: { line: 1, column: 50, offset: 49 },
    frame: expect.stringContaining('> 1 | <main><pagination') as string,
  });
});

test('--quiet leaves warnings out of the document, but counts them', async () => {
  const cwd = await makeDirectory(site);
  const { stdout } = await runIn(cwd, ['site', '--check', '--format', 'json', '--quiet']);
  const { files, summary } = JSON.parse(stdout) as JsonReport;
  expect(files.map(({ diagnostics }) => diagnostics.length)).toEqual([1, 0, 0]);
  expect(files.map((file) => 'output' in file)).toEqual([false, false, false]);
  expect(summary).toMatchObject({ errors: 1, warnings: 1 });
});

describe('the progress bar', () => {
  /** Runs over forty files, with a clock that goes on by `step` milliseconds whenever it is read. */
  async function runSlowly(step: number, isTTY: boolean, args: string[] = [], env = {}): Promise<string> {
    const cwd = await makeDirectory({});
    await mkdir(join(cwd, 'in'));
    for (let index = 0; index < 40; index++) await writeFile(join(cwd, `in/${index}.html`), PAGE);
    let time = 0;
    const { code, stderr } = await runIn(cwd, ['in', '--check', ...args], {
      stderr: new Collector(isTTY),
      env: { NO_COLOR: '1', ...env },
      now: () => (time += step),
    });
    expect(code).toBe(0);
    return stderr;
  }

  test('appears during a long build, and disappears at its end', async () => {
    const text = await runSlowly(12, true);
    expect(text).toMatch(/\d+ of 40 files/);
    // Cleared is the whole line, and the summary follows.
    expect(text.slice(text.lastIndexOf(ESCAPE))).toMatch(/^.\[2K40 files, 40 tags checked in \d+ ms\n$/);
    // A terminal without cursor or line wrapping would stay so after Ctrl-C.
    expect(text).not.toContain(`${ESCAPE}[?`);
  });

  test.each<[string, number, boolean, string[], Record<string, string>]>([
    ['where it is quick', 1, true, [], {}],
    ['in a pipe', 100, false, [], {}],
    ['with --quiet', 100, true, ['--quiet'], {}],
    ['in continuous integration', 100, true, [], { CI: 'true' }],
  ])('does not appear %s', async (_, step, isTTY, args, env) => {
    expect(await runSlowly(step, isTTY, args, env)).toMatch(/^(?:40 files.*\n)?$/);
  });
});
