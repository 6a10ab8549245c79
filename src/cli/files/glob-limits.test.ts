import { mkdtempSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDirectory, PAGE, runIn } from '../../testing/command-line.js';
import { checkGlob } from './glob-limits.js';

test.each(['{1..100000000}', '{a,b}'.repeat(20), 'a*'.repeat(40), '**/a/'.repeat(5), '{1..500}{1..500}'])(
  '%s would take too long, and is wrong usage as an input and for --ignore',
  async (glob) => {
    const cwd = await makeDirectory({ 'a.html': PAGE });
    for (const args of [
      ['a.html', '--ignore', glob],
      [`${glob}b.html`, '--check'],
    ]) {
      const { code, stderr } = await runIn(cwd, args);
      expect(code).toBe(2);
      expect(stderr).toMatch(/^error: The (?:braces of the )?glob "/);
    }
  },
);

test.each(['*-*-*-*.html', '**/{*.html,*.htm,*.php,*.njk,*.md}', '{2010..2026}/{01..12}/*', 'a/**/b/**/*.*'])(
  '%s is allowed',
  (glob) => {
    expect(() => checkGlob(glob)).not.toThrow();
  },
);

test('a pipe that is named is an error, and is not read', async () => {
  if (process.platform === 'win32') return;
  const cwd = mkdtempSync(join(tmpdir(), 'pipe-'));
  execFileSync('mkfifo', [join(cwd, 'a.html')]);
  const { code, stderr } = await runIn(cwd, ['a.html', '--check']);
  expect(code).toBe(2);
  expect(stderr).toContain('it is a pipe or a device');
  expect((await runIn(cwd, ['/dev/zero', '--check'])).code).toBe(2);
});
