import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

test('in a new project of each kind, the first steps show a control', () => {
  const script = join(__dirname, 'scripts/newcomers.js');
  const { stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  const kinds = stdout.split('\n').filter(Boolean);
  const skipped = kinds.filter((line) => line.includes(': skipped, '));
  if (skipped.length > 0) console.warn(skipped.join('\n'));
  const seen = kinds.filter((line) => /^[\w-]+: seen after [\d.]+ s: npx pagination-tag /.test(line));
  expect(kinds.filter((line) => !seen.includes(line) && !skipped.includes(line))).toEqual([]);
  expect(seen.length).toBeGreaterThanOrEqual(process.env['CI'] ? 22 : 9);
});
