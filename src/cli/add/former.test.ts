import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listAll, makeDirectory, runIn } from '../../testing/command-line.js';

const POSITION = 'views/pagination-position.ejs';
const LEFT = `${POSITION} is no longer part of the component: delete it.\n`;

test('a file of a part that was left out stays, and is something to do', async () => {
  const cwd = await makeDirectory({ 'package.json': '{ "dependencies": { "ejs": "*" } }' });
  await runIn(cwd, ['add', 'ejs', '--with', 'position']);
  const without = ['add', 'ejs', '--with', 'none'];
  expect(await runIn(cwd, [...without, '--diff'])).toMatchObject({ stderr: LEFT });
  const { code, stdout } = await runIn(cwd, without);
  expect([code, stdout]).toEqual([1, expect.stringContaining(LEFT) as string]);
  expect(await runIn(cwd, ['add', '--check'])).toMatchObject({
    code: 1,
    stdout: `views/pagination.ejs is up to date.\n${LEFT}`,
  });
  expect((await runIn(cwd, ['add', '--update'])).code).toBe(1);
  expect(await listAll(cwd)).toContain(POSITION);
  await rm(join(cwd, POSITION));
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});
