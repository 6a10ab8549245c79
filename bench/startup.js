/** How long a run with almost no work takes, compared with Node alone. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { tag } from './corpus.js';
import { ratio, table, timeInTurns } from './measure.js';

const ours = fileURLToPath(new URL('../bin/pagination-tag.js', import.meta.url));
const theirs = fileURLToPath(new URL('node_modules/posthtml-cli/lib/cli.js', import.meta.url));
const posthtmlConfig = fileURLToPath(new URL('posthtml.config.cjs', import.meta.url));

/** Measures whole processes. */
export async function measureStartup(isQuick) {
  const work = mkdtempSync(join(tmpdir(), 'pagination-tag-bench-'));
  writeFileSync(join(work, 'page.html'), `<main>${tag(6)}</main>\n`);
  const commands = {
    'node -e 0': ['-e', '0'],
    'pagination-tag --version': [ours, '--version'],
    'pagination-tag --help': [ours, '--help'],
    'pagination-tag page.html': [ours, 'page.html'],
    'pagination-tag . --out-dir out': [ours, '.', '--out-dir', 'out'],
    'posthtml --version': [theirs, '--version'],
    'posthtml page.html -o out': [theirs, 'page.html', '-o', 'out', '-c', posthtmlConfig],
  };
  const tasks = Object.entries(commands).map(([name, parameters]) => [
    name,
    () => {
      const { status, stderr } = spawnSync(execPath, parameters, {
        cwd: work,
        env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
      });
      if (status !== 0) throw new Error(`${name}: ${stderr}`);
    },
  ]);
  try {
    const times = await timeInTurns(Object.fromEntries(tasks), { rounds: isQuick ? 5 : 30, shortest: 0 });
    return [
      '## Start-up',
      'Time of the whole process, as a multiple of `node -e 0` (lower is faster).',
      table(
        ['', 'time'],
        Object.entries(times).map(([name, time]) => [`\`${name}\``, ratio(time / times['node -e 0'])]),
      ),
    ].join('\n\n');
  } finally {
    rmSync(work, { recursive: true });
  }
}
