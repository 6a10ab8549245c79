import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatDiagnostic, transform } from '../index.js';
import { BROKEN, DUBIOUS, listAll, makeDirectory, PAGE, read, runIn } from '../testing/command-line.js';
import { audit, build, type PaginationBuildOptions } from './node.js';

test('a program builds what the command line builds, and gets the report as data', async () => {
  const files = { 'site/a.html': PAGE, 'site/b.html': BROKEN, 'site/c.html': DUBIOUS, 'site/d.html': '<p>' };
  const cwd = await makeDirectory(files);
  const { files: built, summary } = await build({ cwd, inputs: ['site'], outDir: 'out', theme: 'bulma' });
  const line = await runIn(cwd, ['site', '-o', 'cli', '--theme', 'bulma', '--format', 'json']);
  const printed = JSON.parse(line.stdout.replaceAll('cli/', 'out/')) as { files: object[]; summary: object };
  expect(summary).toEqual({ files: 4, tags: 3, written: 3, errors: 1, warnings: 1 });
  expect(summary).toEqual(printed.summary);
  expect(built).toEqual(printed.files.map((file) => ({ ...file, receipt: undefined })));
  expect(await listAll(join(cwd, 'out'))).toEqual(['a.html', 'c.html', 'd.html']);
  expect(await read(cwd, 'out/a.html')).toBe(transform(PAGE, { theme: 'bulma' }));
  expect(built.flatMap(({ diagnostics }) => diagnostics.map(formatDiagnostic))[0]).toContain(
    'site/b.html:1:',
  );
});

test('options go before the configuration, which is searched for unless it is turned off', async () => {
  const settings = { inputs: ['a.html'], outDir: 'configured', theme: 'bulma', format: 'github' };
  const cwd = await makeDirectory({ 'a.html': PAGE, 'pagination-tag.config.json': JSON.stringify(settings) });
  await build({ cwd, outDir: 'own', theme: undefined });
  expect(await read(cwd, 'own/a.html')).toBe(transform(PAGE, { theme: 'bulma' }));
  await build({ cwd, config: false, inputs: ['a.html'], outDir: 'plain' });
  expect(await read(cwd, 'plain/a.html')).toBe(transform(PAGE));
  expect((await build({ cwd, check: true })).summary).toMatchObject({ files: 1, written: 0 });
  expect(readdirSync(cwd)).not.toContain('configured');
  expect((await build({ cwd, inPlace: true })).summary.written).toBe(1);
  expect(await read(cwd, 'a.html')).toBe(transform(PAGE, { theme: 'bulma' }));
});

test('a build without a place for the pages, or without files, rejects with a hint', async () => {
  const cwd = await makeDirectory({ 'a.html': PAGE, 'b.html': PAGE });
  await expect(build({ cwd, inputs: ['a.html', 'b.html'] })).rejects.toMatchObject({
    name: 'UsageError',
    message: 'There is no place for the pages.',
    hint: expect.stringContaining('outDir') as string,
  });
  await expect(build({ cwd })).rejects.toMatchObject({
    message: 'There are no input files.',
    hint: 'Name files, directories or globs in inputs.',
  });
  await expect(build({ cwd, inputs: ['none/*.html'], check: true })).rejects.toThrow('No files were found');
});

test.each([
  [undefined, 'The options must be an object'],
  ['site', 'The options must be an object'],
  [{ input: ['site'] }, 'Unknown option "input". Did you mean "inputs"?'],
  [{ format: 'json' }, 'Unknown option "format".'],
  [{ inputs: 'site' }, 'The option "inputs" must be a list'],
  [{ inputs: ['-'] }, 'The option "inputs[0]" must be'],
  [{ theme: 'bulme' }, 'The option "theme" must be'],
  [{ signal: {} }, 'The option "signal" must be an AbortSignal.'],
  [{ config: true }, 'The option "config" must be the name of a file, or false.'],
  [{ outDir: 'out', check: true }, 'The options "outDir" and "check" cannot be combined.'],
])('refuses %j', async (options, message) => {
  const error: unknown = await build(options as PaginationBuildOptions).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TypeError);
  expect((error as Error).message).toContain(message);
});

describe('an aborted build', () => {
  const pages = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`site/${name}.html`, PAGE]));

  test('writes nothing if it was aborted before', async () => {
    const cwd = await makeDirectory(pages);
    const signal = AbortSignal.abort(new Error('not any more'));
    await expect(build({ cwd, inputs: ['site'], outDir: 'out', signal })).rejects.toThrow('not any more');
    expect(await listAll(join(cwd, 'out'))).toEqual([]);
  });

  test('ends between two pages', async () => {
    const stop = new AbortController();
    // The getter is read while the first page is rendered.
    const data = {
      get pages(): number {
        setImmediate(() => {
          stop.abort();
        });
        return 3;
      },
    };
    const html = PAGE.replace('total_pages="3"', 'total_pages="{pages}"');
    const cwd = await makeDirectory({ ...pages, 'site/a.html': html });
    await expect(
      build({ cwd, inputs: ['site'], outDir: 'out', data, signal: stop.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    const written = await listAll(join(cwd, 'out'));
    expect(written.length).toBeGreaterThan(0);
    expect(written.length).toBeLessThan(4);
  });
});

describe('audit', () => {
  test('returns the problems of each page', async () => {
    const html = '<nav class="pager" title="Pages"><a href="/docs/2/">Next</a></nav>';
    const cwd = await makeDirectory({ 'public/a.html': html });
    const { files, summary } = await audit('public', { cwd, base: undefined });
    expect(files).toMatchObject([
      { file: 'public/a.html', controls: 1, links: 1, diagnostics: [{ code: 'dead-link' }] },
    ]);
    expect(summary).toEqual({ files: 1, controls: 1, links: 1, errors: 1, warnings: 0 });
    await expect(audit('none', { cwd })).rejects.toThrow('none is not a directory.');
    await expect(audit({ base: '/docs/' } as never)).rejects.toThrow('The directory of the site must be');
  });

  test.each([
    [{ base: 7 }, 'The option "base" must be a string.'],
    [{ receipt: ['a', 7] }, 'The option "receipt" must be the name of a file, or a list of names.'],
    [{ ignore: 'a' }, 'The option "ignore" must be a list, such as ["drafts/**"].'],
    [{ bass: '/' }, 'Unknown option "bass". Did you mean "base"?'],
  ])('refuses %j', async (options, message) => {
    await expect(audit('public', options as never)).rejects.toThrow(new TypeError(message));
  });
});
