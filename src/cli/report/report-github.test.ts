import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BROKEN, Collector, DUBIOUS, makeDirectory, PAGE, runIn } from '../../testing/command-line.js';
import type { FileDiagnostic } from '../files/file-diagnostics.js';
import { formatGithub } from './report-github.js';

const site = {
  'site/a.html': `<p>😀\r\n😀${BROKEN}`,
  'site/b.html': DUBIOUS,
  'site/c.html': PAGE,
};

test('problems are commands on standard output; the summary is for people', async () => {
  const cwd = await makeDirectory(site);
  const { code, stdout, stderr } = await runIn(cwd, ['site', 'no.html', '--check', '--format', 'github']);
  expect(code).toBe(2);
  expect(stdout).toBe(
    `::error file=no.html,title=file-not-found::There is no such file or directory.%0ACheck the spelling. Relative paths start at the current directory.
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
  expect(stdout).toContain('total_pages is "100%25\uFFFD::x"');
});

test('an escape sequence in a name is not printed', async () => {
  const cwd = await makeDirectory({ 'a\u001b[2Jb.html': BROKEN });
  const { stdout } = await runIn(cwd, ['.', '--check', '--format', 'github']);
  expect(stdout).toContain('file=a\uFFFD[2Jb.html,');
});

test('a problem of several lines has no columns, which GitHub would not take', async () => {
  const stdin = 'x <pagination\npath="/:page"></pagination>';
  const { stdout } = await runIn('/', ['-', '--check', '--format', 'github', '--stdin-filename', 'x.html'], {
    stdin,
  });
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
  const cwd = await makeDirectory(site);
  const { stdout, stderr } = await runIn(cwd, ['site', '--check', '--quiet', '--format', 'github']);
  expect(stdout).toMatch(/^::error [^\n]*\n$/);
  expect(stderr).toBe('');
  const fine = await runIn(cwd, ['site/b.html', '--check', '--quiet', '--format', 'github']);
  expect(fine).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('where the report cannot be written, the code is 2', async () => {
  const cwd = await makeDirectory(site);
  const stdout = new Collector(false, Object.assign(new Error('No space'), { code: 'ENOSPC' }));
  const { code, stderr } = await runIn(cwd, ['site/b.html', '--check', '--format', 'github'], { stdout });
  expect(code).toBe(2);
  expect(stderr).toBe('error: The report cannot be written: no space left on device.\n');
});
