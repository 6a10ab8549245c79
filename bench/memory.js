/** How much memory the peers need for a page of 1.4 MB, beyond what they need when idle. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { flatten, median, peakMemory, ratio, table } from './measure.js';
import { BASELINE, peers } from './peers.js';

const self = fileURLToPath(import.meta.url);

/** Measures all peers, each in separate processes. */
export async function measureMemory(isQuick) {
  const { pageOfSize } = await import('./corpus.js');
  const { transform } = await import('../dist/index.js');
  const work = mkdtempSync(join(tmpdir(), 'pagination-tag-bench-'));
  try {
    const file = join(work, 'page.json');
    const { html, tags } = pageOfSize(1_400_000, 5);
    writeFileSync(file, JSON.stringify({ html, controls: tags.map((tag) => transform(tag)) }));
    const taken = Object.keys(peers).map((name) => [name, memoryOf(name, file, isQuick ? 1 : 3)]);
    const baseline = Object.fromEntries(taken)[BASELINE];
    return [
      '## Memory',
      'Peak memory for the page of 1.4 MB, less that of a process that loads the same modules and does nothing, as a multiple of that of `parse5.parse` (lower is better).',
      table(
        ['', 'peak'],
        taken.map(([name, bytes]) => [name, ratio(bytes / baseline)]),
      ),
    ].join('\n\n');
  } finally {
    rmSync(work, { recursive: true });
  }
}

function memoryOf(name, file, rounds) {
  const peaks = Array.from({ length: rounds }, () => peakOf(name, file, 'work') - peakOf(name, file, 'idle'));
  return Math.max(0, median(peaks));
}

/** The most memory that a process had, in kilobytes. */
function peakOf(name, ...parameters) {
  const { stdout, stderr, status } = spawnSync(
    peers[name].runtime ?? execPath,
    ['--expose-gc', self, name, ...parameters],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

if (argv[1] === self) {
  const [, , name, file, what] = argv;
  const { html, controls } = JSON.parse(readFileSync(file, 'utf8'));
  const run = await peers[name].load();
  globalThis.gc();
  if (what === 'work') flatten((await run(html, controls)) ?? '-');
  process.stdout.write(String(peakMemory()));
}
