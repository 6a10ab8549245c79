import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeInBrowser } from '../browser.js';

/** The first command of README.md that runs in a project. */
const [, command = ''] =
  /^(node .*) add rails$/m.exec(readFileSync(join(__dirname, '../../README.md'), 'utf8')) ?? [];

describeInBrowser('newcomers', () => {
  test('in a new project of each kind, the first steps show a control with its style', () => {
    const script = join(__dirname, '../scripts/newcomers.js');
    const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    const kinds = stdout.split('\n').filter(Boolean);
    const skipped = kinds.filter((line) => line.includes(': skipped, '));
    if (skipped.length > 0) console.warn(skipped.join('\n'));
    const seen = kinds.filter((line) => /^[\w-]+: seen after [\d.]+ s: (?:npx|node) /.test(line));
    expect([stderr, kinds.filter((line) => !seen.includes(line) && !skipped.includes(line))]).toEqual([
      '',
      [],
    ]);
    expect(seen.length).toBeGreaterThanOrEqual(process.env['CI'] ? 23 : 9);
    // One command in the project of a framework, and the one before it that builds the clone.
    const ways = seen.map((line) => line.replace(/^([\w-]+): .*? s: /, '').replace(/ add \w+$/, ''));
    expect(ways.filter((way) => way === command).length).toBeGreaterThanOrEqual(process.env['CI'] ? 18 : 5);
    expect(ways.filter((way) => way.startsWith('node') && way !== command)).toEqual([]);
  });
});
