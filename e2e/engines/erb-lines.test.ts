import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from '../../src/index.js';
import { describeEngine } from './describe-engine.js';
import { erbEngine } from './erb.js';

/** The command `erb` runs every line that begins with a percent sign. */
describeEngine(erbEngine, () => {
  test('bound text never becomes a line of code', () => {
    const directory = mkdtempSync(join(tmpdir(), 'pagination-tag-'));
    try {
      const proof = join(directory, 'proof');
      const data = { label: `Back\n% File.write('${proof}', '')\r\n% File.write('${proof}', '')\r` };
      const template =
        '<pagination path="/:page" previous_label="{label}" class="{label}" total_pages="3" current_page="2"/>\n';
      const view = join(directory, 'view.html.erb');
      writeFileSync(view, transform(template, { file: view, data }));
      const page = execFileSync('erb', [view], { encoding: 'utf8' });
      expect(page).toContain('pagination__label">Back&#10;% File.write(');
      expect(existsSync(proof)).toBe(false);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});
