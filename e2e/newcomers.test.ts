import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describeInBrowser } from './browser.js';

describeInBrowser('newcomers', () => {
  test('in a new project of each kind, the first steps show a control with its style', () => {
    const script = join(__dirname, 'scripts/newcomers.js');
    const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    const kinds = stdout.split('\n').filter(Boolean);
    const skipped = kinds.filter((line) => line.includes(': skipped, '));
    if (skipped.length > 0) console.warn(skipped.join('\n'));
    const seen = kinds.filter((line) => /^[\w-]+: seen after [\d.]+ s: npx pagination-tag /.test(line));
    expect([stderr, kinds.filter((line) => !seen.includes(line) && !skipped.includes(line))]).toEqual([
      '',
      [],
    ]);
    expect(seen.length).toBeGreaterThanOrEqual(process.env['CI'] ? 23 : 9);
  });
});
