/** How long it takes to build a directory of pages, compared with only reading and writing the same files. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { transform } from '../dist/index.js';
import { site } from './corpus.js';
import { median, ratio, table } from './measure.js';
import { BUN } from './peers.js';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const BARE = 'read and write, nothing else';
const AGAIN = 'pagination-tag, nothing has changed';
const BUN_ROW = "Bun's HTMLRewriter, behind a search";
/** These are so slow that one round is enough. */
const SLOW = 'posthtml-cli';

const cli = here('../bin/pagination-tag.js');
const ours = (input, output, ...options) => [cli, input, '--out-dir', output, '--quiet', ...options];

const programs = {
  [BARE]: (input, output) => [here('programs/bare.js'), input, output],
  'pagination-tag': ours,
  'pagination-tag --map': (input, output) => ours(input, output, '--map'),
  [AGAIN]: (input, output) => ours(input, `${output}-again`),
  'pagination-tag --check': (input) => [cli, input, '--check', '--quiet'],
  [BUN_ROW]: (input, output) => [here('programs/bun.js'), input, output],
  'lol-html-cf, behind a search': (input, output) => [here('programs/lol-html.js'), input, output],
  [SLOW]: (input, output) => [
    here('node_modules/posthtml-cli/lib/cli.js'),
    ...['**/*.html', '-r', input, '-o', output, '-a', '-c', here('posthtml.config.cjs')],
  ],
};

/** Measures whole processes, on a RAM disk where there is one, and on the disk of temporary files. */
export async function measureDirectory(isQuick) {
  const pages = site(isQuick ? 200 : 2632);
  const disks = { ...(existsSync('/dev/shm') ? { 'RAM disk': '/dev/shm' } : {}), disk: tmpdir() };
  const times = Object.fromEntries(
    Object.entries(disks).map(([name, place]) => [name, measureOn(place, pages, isQuick ? 1 : 5)]),
  );
  const rows = Object.keys(programs).map((name) => [
    name,
    ...Object.values(times).map((all) => ratio(all[name] / all[BARE])),
  ]);
  const megabytes = Math.round(pages.reduce((sum, { html }) => sum + html.length, 0) / 1e6);
  const tagged = pages.filter(({ tags }) => tags.length > 0).length;
  return [
    '## A directory',
    `Time of the whole process, including its start, as a multiple of that of a program that reads and writes every file (lower is faster): ${pages.length} pages, ${megabytes} MB, ${tagged} of them with one to five tags. Every page of pagination-tag is checked. The other tools insert the same ready markup for every tag.`,
    table(['', ...Object.keys(times)], rows),
  ].join('\n\n');
}

function measureOn(disk, pages, rounds) {
  const work = mkdtempSync(join(disk, 'pagination-tag-bench-'));
  try {
    const input = join(work, 'in');
    const output = join(work, 'out');
    for (const { name, html } of pages) {
      mkdirSync(dirname(join(input, name)), { recursive: true });
      writeFileSync(join(input, name), html);
    }
    run(AGAIN, input, output);
    check(pages, `${output}-again`);
    const times = Object.fromEntries(Object.keys(programs).map((name) => [name, []]));
    for (let round = 0; round <= rounds; round++) {
      for (const name of Object.keys(programs)) {
        if (name === SLOW && round > 1) continue;
        rmSync(output, { recursive: true, force: true });
        // Wait until the files of the other programs are on the disk.
        spawnSync('sync');
        const time = run(name, input, output);
        if (round > 0) times[name].push(time);
      }
    }
    return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Milliseconds that a program takes. */
function run(name, input, output) {
  const start = performance.now();
  const { status, stderr } = spawnSync(name === BUN_ROW ? BUN : execPath, programs[name](input, output), {
    cwd: dirname(input),
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
    maxBuffer: Infinity,
  });
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
  return performance.now() - start;
}

function check(pages, output) {
  for (const { name, html, tags } of pages) {
    const expected = tags.reduce((text, tag) => text.replace(tag, () => transform(tag)), html);
    if (readFileSync(join(output, name), 'utf8') !== expected)
      throw new Error(`${name} is not what it should be.`);
  }
}
