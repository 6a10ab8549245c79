import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDirectory, read, runIn } from '../../testing/command-line.js';

const EJS = { 'package.json': '{ "dependencies": { "ejs": "*" } }' };
const FILE = 'views/pagination.ejs';

/** The first line of a file that a version has written. */
const line = (version: string, options = ''): string =>
  `<%# Written by pagination-tag ${version}: add ejs${options}. Checksum: 0123456789abcdef. %>\n`;

describe('a file of a newer version', () => {
  const refusal = (version: string): string =>
    `${FILE} was written by pagination-tag ${version}, and this is the older version 1.2.3.\nUpdate pagination-tag. `;

  test.each(['99.1.0', '1.2.4', '1.10.0', '1.3.0-beta.1'])('%s is one', async (version) => {
    const cwd = await makeDirectory({ ...EJS, [FILE]: line(version) });
    const { code, stderr } = await runIn(cwd, ['add', 'ejs', '--check']);
    expect([code, stderr]).toEqual([2, expect.stringContaining(refusal(version))]);
  });

  test('is refused, and left as it is', async () => {
    const text = line('99.1.0', ' --theme neon');
    const cwd = await makeDirectory({ ...EJS, [FILE]: text });
    for (const args of [
      ['--check'],
      ['--update'],
      ['ejs', '--diff'],
      ['ejs', '--theme', 'bulma', '--update'],
    ]) {
      const { code, stderr } = await runIn(cwd, ['add', ...args]);
      expect([args, code, stderr]).toEqual([args, 2, expect.stringContaining(refusal('99.1.0'))]);
      expect(await read(cwd, FILE)).toBe(text);
    }
  });

  test.each(['1.2.3', '1.2.3-rc.1', '1.2.3+build.7', '1.1.10', '0.9.0'])('%s is none', async (version) => {
    const cwd = await makeDirectory({ ...EJS, [FILE]: line(version) });
    expect((await runIn(cwd, ['add', 'ejs', '--diff'])).code).not.toBe(2);
  });

  test('is found beside a file of this version', async () => {
    const cwd = await makeDirectory({});
    await runIn(cwd, ['add', 'rails']);
    const partial = join(cwd, 'app/views/shared/_pagination.html.erb');
    await writeFile(partial, (await read(partial)).replace('pagination-tag 1.2.3', 'pagination-tag 2.0.0'));
    expect(await runIn(cwd, ['add', '--update'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('_pagination.html.erb was written by pagination-tag 2.0.0') as string,
    });
  });
});

describe('a first line with what no version has', () => {
  test.each([
    ['theme', '--theme neon'],
    ['locale', '--locale tlh'],
    ['catalogue', '--translate de,tlh'],
    ['part', '--with ends,carousel'],
    ['option', '--shape round'],
    ['option without a value', '--animated'],
  ])('names the %s', async (_, words) => {
    const cwd = await makeDirectory({ ...EJS, [FILE]: line('1.2.3', ` ${words}`) });
    const { code, stderr } = await runIn(cwd, ['add', 'ejs', '--check']);
    expect(code).toBe(2);
    expect(stderr).toContain(
      `The first line of ${FILE} says ${words}, which pagination-tag 1.2.3 does not have.\nCorrect the line`,
    );
  });

  test('is read where the command line says otherwise', async () => {
    const cwd = await makeDirectory({ ...EJS, [FILE]: line('1.2.3', ' --theme neon') });
    const { stderr } = await runIn(cwd, ['add', 'ejs', '--theme', 'bulma', '--diff']);
    expect(stderr).not.toContain('neon');
  });
});
