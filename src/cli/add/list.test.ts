import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAMEWORKS } from '../../components/frameworks/index.js';
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
  expect(stdout).toMatch(
    /^ejs +Express with EJS \(used here\): views\/pagination\.ejs, public\/pagination\.css$/m,
  );
});

/** The names that the documentation has: those of its pages, and those behind `add`. */
function documentedNames(): readonly string[] {
  const root = join(__dirname, '../../..');
  const folders = ['.', 'docs', 'docs/frameworks', 'skills/pagination-tag'];
  const pages = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );
  const texts = pages.map((page) => readFileSync(join(root, page), 'utf8'));
  const named = texts.flatMap((text) =>
    Array.from(text.matchAll(/(?:\bpagination-tag |`)add ([a-z][\w-]*)/g), ([, name = '']) => name),
  );
  const own = pages.flatMap((page) => /frameworks\/([a-z]\w*)\.md$/.exec(page)?.[1] ?? []);
  return [...new Set([...own, ...named])].toSorted();
}

test('every list has what the documentation has', async () => {
  const cwd = await makeDirectory({});
  const names = documentedNames();
  expect(names.length).toBeGreaterThanOrEqual(FRAMEWORKS.length);
  for (const name of names)
    expect([name, (await runIn(cwd, ['add', name, '--stdout'])).stderr]).toEqual([name, '']);

  const documented = (name: string): boolean =>
    names.includes(name) ||
    FRAMEWORKS.find((one) => one.name === name)?.names?.some((one) => names.includes(one)) === true;
  expect(FRAMEWORKS.map(({ name }) => name).filter((name) => !documented(name))).toEqual([]);
  for (const args of [['add'], ['add', 'nothing-like-it'], ['add', '--help'], ['add', '--list']]) {
    const { stdout, stderr } = await runIn(cwd, args);
    const listed = `${stdout}${stderr}`.split(/[\s,.():]+/);
    expect([args, FRAMEWORKS.filter(({ name }) => !listed.includes(name))]).toEqual([args, []]);
  }
});
