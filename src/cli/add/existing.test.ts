import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDirectory, read, runIn } from '../../testing/command-line.js';
import { readHead, writeHead } from '../../components/sources/head.js';
import { diffOf } from './state.js';

const EJS = { 'package.json': '{ "dependencies": { "ejs": "*" } }' };
const FILE = 'views/pagination.ejs';
const HELPER = 'app/helpers/pagination_helper.rb';
const PARTIAL = 'app/views/shared/_pagination.html.erb';

test('a diff shows no change of line endings', async () => {
  const diff = await diffOf('a.txt', 'same\r\nold\r\n', 'same\nnew\n');
  expect(diff.match(/^[ +-](?![+-]).*$/gm)).toEqual([' same', '-old', '+new']);
});

describe('a component that is there', () => {
  async function added(...options: string[]): Promise<string> {
    const cwd = await makeDirectory(EJS);
    await runIn(cwd, ['add', 'express', ...options]);
    return cwd;
  }

  test('leaves an up-to-date file untouched, whatever its line endings and version', async () => {
    const cwd = await added();
    const text = (await read(cwd, FILE)).replaceAll('\n', '\r\n').replace('1.2.3', '1.0.0');
    await writeFile(join(cwd, FILE), text);
    expect((await runIn(cwd, ['add', 'ejs'])).stdout).toContain(`${FILE} is up to date.\n`);
    expect(await read(cwd, FILE)).toBe(text);
    expect(await runIn(cwd, ['add', '--check'])).toEqual({
      code: 0,
      stdout: `${FILE} is up to date.\n`,
      stderr: '',
    });
  });

  test('keeps its options, and takes new ones', async () => {
    const cwd = await added('--theme', 'bulma', '--single-page');
    await runIn(cwd, ['add', 'ejs', '--locale', 'de', '--theme', 'bootstrap']);
    expect(readHead(await read(cwd, FILE))).toMatchObject({
      name: 'ejs',
      options: { theme: 'bootstrap', locale: 'de', singlePage: true },
      isIntact: true,
    });
  });

  test('--update rewrites a file of an older version', async () => {
    const source = '<%# Written by pagination-tag. %>\nas it was\n';
    const old = writeHead(source, 'ejs', { locale: 'de' }, '1.0.0');
    const cwd = await makeDirectory({ ...EJS, [FILE]: old });
    expect((await runIn(cwd, ['add', '--update'])).stdout).toContain(`Wrote ${FILE}.`);
    expect(await read(cwd, FILE)).toBe(
      (await runIn(cwd, ['add', 'ejs', '--stdout', '--locale', 'de'])).stdout,
    );
  });

  test('is left alone once it was changed by hand', async () => {
    const cwd = await added();
    const text = `${await read(cwd, FILE)}<!-- mine -->\n`;
    await writeFile(join(cwd, FILE), text);
    expect(await runIn(cwd, ['add', '--check'])).toEqual({
      code: 0,
      stdout: `${FILE} is up to date, apart from your changes.\n`,
      stderr: '',
    });
    for (const args of [['ejs'], ['ejs', '--update'], ['--update']])
      expect((await runIn(cwd, ['add', ...args])).stdout).toContain(`${FILE} is up to date, apart from`);
    const { code, stderr } = await runIn(cwd, ['add', 'ejs', '--theme', 'bulma']);
    expect(code).toBe(2);
    expect(stderr).toContain(
      `${FILE} was changed by hand, and this version writes something else, so it was left unchanged.\n` +
        'To see the difference, run npx pagination-tag add ejs --diff.',
    );
    expect(await read(cwd, FILE)).toBe(text);
  });

  test('leaves a file of another origin alone', async () => {
    const cwd = await makeDirectory({ ...EJS, [FILE]: '<nav></nav>\n' });
    expect(await runIn(cwd, ['add', 'ejs'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`${FILE} was not written by pagination-tag`) as string,
    });
    expect(await read(cwd, FILE)).toBe('<nav></nav>\n');
    expect((await runIn(cwd, ['add', 'ejs', '--check'])).code).toBe(1);
    expect((await runIn(cwd, ['add', 'ejs', '--out', 'views/shared'])).stdout).toContain(
      'Wrote views/shared/pagination.ejs.',
    );
  });

  test('--check ends with 1 where it is missing or would be written otherwise', async () => {
    const cwd = await makeDirectory(EJS);
    expect(await runIn(cwd, ['add', 'ejs', '--check'])).toMatchObject({
      code: 1,
      stdout: `${FILE} is missing.\nTo write it, run npx pagination-tag add ejs.\n`,
    });
    await runIn(cwd, ['add', 'ejs']);
    await writeFile(join(cwd, 'pagination-tag.config.json'), '{ "labels": { "next": "Older posts" } }');
    const before = await read(cwd, FILE);
    expect(await runIn(cwd, ['add', '--check'])).toMatchObject({
      code: 1,
      stdout: `${FILE} differs from what this version writes.\nTo write it, run npx pagination-tag add ejs --update.\n`,
    });
    expect(await read(cwd, FILE)).toBe(before);
    expect((await runIn(cwd, ['add', '--update'])).stdout).toContain(`Wrote ${FILE}.`);
    expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
  });
});

describe('a component of two files', () => {
  async function rails(...options: string[]): Promise<string> {
    const cwd = await makeDirectory({});
    await runIn(cwd, ['add', 'rails', ...options]);
    return cwd;
  }

  async function edit(cwd: string, file: string, from: string, to: string): Promise<void> {
    const text = await read(cwd, file);
    expect(text).toContain(from);
    await writeFile(
      join(cwd, file),
      text.replace(from, () => to),
    );
  }

  /** Makes a file one that another version has written. */
  async function age(cwd: string, file: string): Promise<void> {
    const { name, options = {} } = readHead(await read(cwd, file)) ?? {};
    const line = (await read(cwd, file)).replace(
      /Written by [^\n]*?Checksum: \w+\./,
      'Written by pagination-tag.',
    );
    await writeFile(join(cwd, file), writeHead(`${line}\n`, name ?? '', options, '0.0.9'));
  }

  test('is compared file by file, with the options from the head of any file', async () => {
    const cwd = await rails('--theme', 'bulma', '--locale', 'de');
    await edit(cwd, HELPER, 'siblings: 1', 'siblings: 2');
    expect(await runIn(cwd, ['add', '--check'])).toEqual({
      code: 0,
      stdout: `${HELPER} is up to date, apart from your changes.\n${PARTIAL} is up to date.\n`,
      stderr: '',
    });
    await edit(cwd, PARTIAL, 'pagination-list', 'mine');
    const { code, stdout } = await runIn(cwd, ['add', '--check']);
    expect([code, stdout.match(/apart from your changes/g)?.length]).toEqual([0, 2]);
  });

  test('is updated, except for what was changed by hand, which is shown', async () => {
    const cwd = await rails();
    await age(cwd, HELPER);
    await edit(cwd, HELPER, 'siblings: 1', 'siblings: 2');
    await age(cwd, PARTIAL);
    const helper = await read(cwd, HELPER);
    const advice = 'To see the difference, run npx pagination-tag add rails --diff.';
    const { code, stdout } = await runIn(cwd, ['add', '--check']);
    expect(code).toBe(1);
    expect(stdout).toContain(`${HELPER} was changed by hand, and this version writes something else.`);
    expect(stdout).toContain(`${PARTIAL} differs from what this version writes.\n${advice}`);
    const updated = await runIn(cwd, ['add', '--update']);
    expect(updated.code).toBe(0);
    expect(updated.stdout).toContain(`Wrote ${PARTIAL}.\n${advice}`);
    expect(await read(cwd, HELPER)).toBe(helper);
    expect((await runIn(cwd, ['add', 'rails', '--check'])).stdout).toContain(`${PARTIAL} is up to date.`);
    const diff = await runIn(cwd, ['add', '--diff']);
    expect(diff.code).toBe(0);
    expect(diff.stdout).toMatch(/^--- a\/app\/helpers\/pagination_helper\.rb\n\+\+\+ b\/app\/helpers\//);
    expect(diff.stdout).toContain('siblings: 2');
    expect(diff.stdout).not.toContain(PARTIAL);
  });

  test('counts as merged once an edited file has the new head', async () => {
    const cwd = await rails();
    await age(cwd, HELPER);
    await edit(cwd, HELPER, 'siblings: 1', 'siblings: 2');
    const { stdout } = await runIn(cwd, ['add', 'rails', '--diff']);
    const [, head = ''] = /^\+(# Written by .*)$/m.exec(stdout) ?? [];
    await writeFile(
      join(cwd, HELPER),
      (await read(cwd, HELPER)).replace(/# Written by .*/, () => head),
    );
    expect((await runIn(cwd, ['add', '--check'])).stdout).toContain(`${HELPER} is up to date, apart from`);
  });

  test('a missing file is new in the diff, and the options are those of the other', async () => {
    const cwd = await rails('--theme', 'bulma');
    await rm(join(cwd, PARTIAL));
    const { stdout } = await runIn(cwd, ['add', '--diff']);
    expect(stdout).toContain(`--- /dev/null\n+++ b/${PARTIAL}\n@@ -0,0 +1,`);
    expect(stdout).toContain('+      class="pagination-next"');
  });

  test('an unrelated file beside it is left alone', async () => {
    const cwd = await rails();
    await writeFile(join(cwd, PARTIAL), 'mine\n');
    expect(await runIn(cwd, ['add', '--update'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`${PARTIAL} was not written by pagination-tag.`) as string,
    });
    expect(await read(cwd, PARTIAL)).toBe('mine\n');
  });
});

describe('a first line of a newer version', () => {
  test.each([
    ['theme', '--theme neon', '--theme neon'],
    ['locale', '--locale tlh', '--locale tlh'],
    ['catalogue', '--translate de,tlh', '--translate de,tlh'],
    ['part', '--with ends,carousel', '--with ends,carousel'],
    ['option', '--shape round', '--shape round'],
    ['option without a value', '--animated', '--animated'],
  ])('with a new %s is said to be so', async (_, words, shown) => {
    const cwd = await makeDirectory({
      ...EJS,
      [FILE]: `<%# Written by pagination-tag 99.1.0: add ejs ${words}. Checksum: 0123456789abcdef. %>\n`,
    });
    for (const flag of ['--check', '--diff', '--update']) {
      const { code, stderr } = await runIn(cwd, ['add', flag]);
      expect([flag, code]).toEqual([flag, 2]);
      expect(stderr).toContain(
        `The first line of ${FILE} says ${shown}, which pagination-tag 1.2.3 does not have. The file was written by version 99.1.0.\nUpdate pagination-tag`,
      );
    }
  });

  test('is read where the command line says otherwise', async () => {
    const cwd = await makeDirectory({
      ...EJS,
      [FILE]: `<%# Written by pagination-tag 99.1.0: add ejs --theme neon. Checksum: 0123456789abcdef. %>\n`,
    });
    expect((await runIn(cwd, ['add', 'ejs', '--theme', 'bulma', '--diff'])).code).toBe(0);
  });
});
