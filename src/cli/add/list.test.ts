import { FRAMEWORKS } from '../frameworks/index.js';
import { listAll, makeDirectory, runIn } from '../../testing/command-line.js';

const EJS = { 'package.json': '{ "dependencies": { "ejs": "*" } }' };

test('--list --json describes every component, and writes nothing', async () => {
  const cwd = await makeDirectory(EJS);
  const { code, stdout, stderr } = await runIn(cwd, ['add', '--list', '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const rows = JSON.parse(stdout) as { name: string; isUsed: boolean; files: string[]; usage: string }[];
  expect(rows.map(({ name }) => name)).toEqual(FRAMEWORKS.map(({ name }) => name));
  expect(rows.filter(({ isUsed }) => isUsed).map(({ name }) => name)).toEqual(['ejs']);
  for (const { files, usage } of rows) {
    expect(files).not.toEqual([]);
    expect(usage).not.toBe('');
  }
  expect(await listAll(cwd)).toEqual(['package.json']);
});

test('the listed files are those that the command writes', async () => {
  const cwd = await makeDirectory({ 'src/manage.py': 'import django' });
  const { stdout } = await runIn(cwd, ['add', 'django', '--json']);
  const [row] = JSON.parse(stdout) as { files: string[] }[];
  await runIn(cwd, ['add', 'django']);
  expect((await listAll(cwd)).filter((file) => file !== 'src/manage.py')).toEqual(row?.files.sort());
});

test('--list has a line for each component', async () => {
  const { stdout } = await runIn(await makeDirectory(EJS), ['add', '--list']);
  expect(stdout.trimEnd().split('\n')).toHaveLength(FRAMEWORKS.length);
  expect(stdout).toMatch(/^ejs +Express with EJS \(used here\): views\/pagination\.ejs$/m);
});
