import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { preprocess } from '../index.js';
import { listAll, makeDirectory, read, runIn } from '../testing/command-line.js';
import type { JsonReport } from './report/print-report.js';

const fixtures = join(__dirname, '../../fixtures');
const isTemplate = (name: string): boolean => /\.x?html?$/.test(name);

test('the site of the fixtures, which npm start builds, has no warnings', async () => {
  const cwd = await makeDirectory({});
  await cp(join(fixtures, 'templates'), join(cwd, 'site'), { recursive: true });
  const { code, stderr } = await runIn(cwd, ['site', '--out-dir', 'out']);
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /^out\/\S+ loads \S+, which is not in its place: mkdir -p out\/assets && cp site\/assets\/site.css out\/assets\/\n24 files, \d+ tags → out\/ in 0 ms\n$/,
  );
  const names = (await listAll(join(cwd, 'site'))).filter(isTemplate);
  expect(await listAll(join(cwd, 'out'))).toEqual(names);
  for (const name of names)
    expect(await read(cwd, 'out', name)).toBe(preprocess(await read(cwd, 'site', name)).html);
  expect((await runIn(cwd, ['site', '--in-place'])).code).toBe(0);
  for (const name of names) expect(await read(cwd, 'site', name)).toBe(await read(cwd, 'out', name));
});

test('every page with a warning is reported and written', async () => {
  const cwd = await makeDirectory({});
  await cp(join(fixtures, 'warned'), join(cwd, 'site'), { recursive: true });
  const { code, stdout } = await runIn(cwd, ['site', '--out-dir', 'out', '--format', 'json']);
  expect(code).toBe(0);
  const { files } = JSON.parse(stdout) as JsonReport;
  expect(files.map(({ file }) => file)).toEqual(
    (await listAll(join(cwd, 'site'))).filter(isTemplate).map((name) => `site/${name}`),
  );
  expect(files.filter(({ written, diagnostics }) => !written || diagnostics.length === 0)).toEqual([]);
});

test('every broken fixture is reported, and none is written', async () => {
  const { code, stdout } = await runIn(fixtures, ['broken', '--check', '--format', 'json']);
  expect(code).toBe(2);
  const { files } = JSON.parse(stdout) as JsonReport;
  expect(files.map(({ file }) => file)).toEqual(
    (await listAll(join(fixtures, 'broken'))).filter(isTemplate).map((name) => `broken/${name}`),
  );
  expect(
    files.filter(({ diagnostics }) => !diagnostics.some(({ severity }) => severity === 'error')),
  ).toEqual([]);
  expect(files.find(({ file }) => file === 'broken/menu.html')?.diagnostics[0]?.code).toBe('file-not-utf-8');

  const cwd = await makeDirectory({});
  expect((await runIn(fixtures, ['broken', '-o', join(cwd, 'out')])).code).toBe(2);
  expect(await listAll(cwd)).toEqual([]);
  // Without the file that is not UTF-8, there are but templates with errors.
  expect((await runIn(fixtures, ['broken', '--check', '--ignore', 'menu.html'])).code).toBe(1);
});
