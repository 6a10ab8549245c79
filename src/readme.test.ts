import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from './index.js';

test('the README shows what really comes out', () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const [, before = '', after = ''] =
    /<!-- before -->\n([^]*?)\n\n<!-- after[^]*?-->\n([^]*?)\n```/.exec(readme) ?? [];
  expect(transform(before)).toBe(after.replace(/\n\s*/g, ''));
});
