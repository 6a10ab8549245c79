import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BROKEN, Collector, DUBIOUS, makeDirectory, PAGE, runIn } from '../../testing/command-line.js';
import { nameFlags } from '../config/table.js';
import type { FileDiagnostic } from '../files/file-diagnostics.js';
import type { JsonReport } from './print-report.js';
import { formatGithub } from './report-github.js';

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

test.each([
  ['Set the option "dialect" to go.', 'Set --dialect to go.'],
  ['Use the option "theme".', 'Use --theme.'],
  ['The option "locale" must be text.', '--locale must be text.'],
  // Only the configuration has it.
  ['Set the option "pagers".', 'Set the option "pagers" of the configuration file.'],
  ['Leave out the option "ends".', 'Leave out the option "ends".'],
])('%s', (hint, expected) => {
  expect(nameFlags(hint)).toBe(expected);
});

test.each(['pretty', 'github', 'sarif'])('hints of --format %s name flags', async (format) => {
  const cwd = await makeDirectory({ 'a.html': BROKEN.replace('total_pagse="3"', 'total_pages="{pages}"') });
  const { stdout, stderr } = await runIn(cwd, ['a.html', '--check', '--format', format]);
  expect(stdout + stderr).toContain('Provide the value in --data');
});

describe('--format github', () => {
  const pages = {
    'site/a.html': `<p>😀\r\n😀${BROKEN}`,
    'site/b.html': DUBIOUS,
    'site/c.html': PAGE,
  };

  test('problems are commands on standard output; the summary is for people', async () => {
    const cwd = await makeDirectory(pages);
    const { code, stdout, stderr } = await runIn(cwd, ['site', 'no.html', '--check', '--format', 'github']);
    expect(code).toBe(2);
    expect(stdout).toBe(
      `::error file=no.html,title=file-not-found::There is no such file or directory.%0ACheck the spelling. Relative paths start at the current directory, those of a configuration file at its own.
::error file=site/a.html,line=2,endLine=2,col=37,endColumn=51,title=unknown-attribute::<pagination> has no attribute "total_pagse".%0ADid you mean total_pages?
::warning file=site/b.html,line=1,endLine=1,col=7,endColumn=34,title=missing-total::Neither total_pages nor current_page is given: the control shows page 1 and Next.%0ASet total_pages, and current_page on every page except the first.
`,
    );
    expect(stderr).toBe('3 files, 3 tags checked in 0 ms\n2 errors, 1 warning\n');
  });

  test('an empty range ends in the column where it starts', () => {
    const place = { line: 3, column: 5, offset: 20 };
    const problem: FileDiagnostic = {
      ...({
        file: 'a.html',
        code: 'invalid-binding',
        severity: 'error',
        message: 'No path.',
        frame: '',
      } as const),
      ...{ start: place, end: place },
    };
    expect(formatGithub([problem], { cwd: () => '/', env: {} })).toBe(
      '::error file=a.html,line=3,endLine=3,col=5,endColumn=5,title=invalid-binding::No path.\n',
    );
  });

  test('nothing in a name or a template can end a command or begin one', async () => {
    const name = 'a,b:c%0A\n::error::x\r.html';
    const cwd = await makeDirectory({ [name]: '<pagination path="/:page%0A" total_pages="100%&#10;::x">' });
    const { stdout } = await runIn(cwd, ['.', '--check', '--format', 'github']);
    const lines = stdout.trimEnd().split('\n');
    for (const line of lines) {
      expect(line).toMatch(/^::(?:error|warning) file=a%2Cb%3Ac%250A%0A%3A%3Aerror%3A%3Ax%0D\.html,line=1,/);
      expect(line).not.toContain('\r');
    }
    expect(stdout).toContain('total_pages is "100%25 ::x"');
  });

  test('an escape sequence in a name is not printed', async () => {
    const cwd = await makeDirectory({ 'a\u001b[2Jb.html': BROKEN });
    const { stdout } = await runIn(cwd, ['.', '--check', '--format', 'github']);
    expect(stdout).toContain('file=a\uFFFD[2Jb.html,');
  });

  test('a problem of several lines has no columns, which GitHub would not take', async () => {
    const stdin = 'x <pagination\npath="/:page"></pagination>';
    const { stdout } = await runIn(
      '/',
      ['-', '--check', '--format', 'github', '--stdin-filename', 'x.html'],
      {
        stdin,
      },
    );
    expect(stdout).toMatch(/^::warning file=x\.html,line=1,endLine=2,title=missing-total::/);
  });

  test('standard input without a name is not reported as a file of the repository', async () => {
    const { stdout, stderr } = await runIn('/', ['-', '--format', 'github'], { stdin: DUBIOUS });
    expect(stdout).toContain('<nav');
    expect(stderr).toMatch(
      /^::warning line=1,endLine=1,col=7,endColumn=34,title=missing-total::[^\n]*\n1 warning\n$/,
    );
  });

  test('files are named from the root of the repository', async () => {
    const cwd = await makeDirectory({ 'docs/site/b.html': DUBIOUS, 'else/b.html': DUBIOUS });
    await mkdir(join(cwd, 'other'));
    const run = async (workspace: string) => {
      const args = ['site', '../else/b.html', '--check', '--quiet', '--no-quiet', '--format', 'github'];
      const { stdout } = await runIn(join(cwd, 'docs'), args, { env: { GITHUB_WORKSPACE: workspace } });
      return Array.from(stdout.matchAll(/file=([^,]*)/g), ([, file]) => file);
    };
    expect(await run(cwd)).toEqual(['docs/site/b.html', 'else/b.html']);
    expect(await run(join(cwd, 'other'))).toEqual(['site/b.html', '../else/b.html']);
    expect(await run('')).toEqual(['site/b.html', '../else/b.html']);
  });

  test('--quiet leaves out warnings and the summary', async () => {
    const cwd = await makeDirectory(pages);
    const { stdout, stderr } = await runIn(cwd, ['site', '--check', '--quiet', '--format', 'github']);
    expect(stdout).toMatch(/^::error [^\n]*\n$/);
    expect(stderr).toBe('');
    const fine = await runIn(cwd, ['site/b.html', '--check', '--quiet', '--format', 'github']);
    expect(fine).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('where the report cannot be written, the code is 2', async () => {
    const cwd = await makeDirectory(pages);
    const stdout = new Collector(false, Object.assign(new Error('No space'), { code: 'ENOSPC' }));
    const { code, stderr } = await runIn(cwd, ['site/b.html', '--check', '--format', 'github'], { stdout });
    expect(code).toBe(2);
    expect(stderr).toBe('error: The report cannot be written: no space left on device.\n');
  });
});
