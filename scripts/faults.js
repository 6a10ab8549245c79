// Kills builds at random moments, and looks at what they leave: each page old or new and whole, and nothing else once
// another build is through.
//
//     npm run faults -- --kills 200 --seed 1

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { transform } from '../dist/index.js';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    pages: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
  },
});
const bin = fileURLToPath(new URL('../bin/pagination-tag.js', import.meta.url));
const cwd = mkdtempSync(join(tmpdir(), 'pagination-tag-faults-'));
const names = Array.from({ length: Number(values.pages) }, (_, index) => `${index % 7}/${index}.html`);
/** Long enough for a write to take its time. */
const filling = '<p>Text that no page may lose.</p>\n'.repeat(1000);

let state = Number(values.seed);
/** A number from 0 to 1, the same for the same seed. */
function random() {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

function template(name, version) {
  return `${filling}<pagination path="/${version}/:page" total_pages="9"></pagination>${name}\n${filling}`;
}

function writeTemplates(version) {
  for (const name of names) writeFileSync(join(cwd, 'site', name), template(name, version));
}

const modes = {
  'out-dir': { args: ['site', '--out-dir', 'out', '--quiet'], folder: 'out' },
  'in-place': { args: ['site', '--in-place', '--quiet'], folder: 'site' },
};

/** Counts the temporary files, and fails where a file is neither of what it may be. */
function inspect(folder, mayBe) {
  let temporaries = 0;
  for (const entry of readdirSync(join(cwd, folder), { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(join(cwd, folder).length + 1).replaceAll('\\', '/');
    if (entry.name.startsWith('.pagination-tag-')) temporaries++;
    else if (!names.includes(name)) throw new Error(`${name} is not a page.`);
    else if (!mayBe(name).includes(readFileSync(path, 'utf8'))) throw new Error(`${name} is not whole.`);
  }
  return temporaries;
}

function build(args) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd, encoding: 'utf8' });
  if (status !== 0 || stderr !== '')
    throw new Error(`A build that was left alone ended with ${status}: ${stderr}`);
  return performance.now() - start;
}

async function killDuring(args, delay) {
  const child = spawn(process.execPath, [bin, ...args], { cwd, stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), delay);
  const [code, signal] = await once(child, 'close');
  clearTimeout(timer);
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`A build ended with ${code ?? signal}.`);
  return signal === 'SIGKILL';
}

const counts = { killed: 0, halfWay: 0, temporaries: 0 };
try {
  for (let index = 0; index < 7; index++) mkdirSync(join(cwd, 'site', String(index)), { recursive: true });
  const durations = {};
  for (const [mode, { args }] of Object.entries(modes)) {
    writeTemplates('0');
    durations[mode] = build(args);
  }
  for (let kill = 1; kill <= Number(values.kills); kill++) {
    const mode = kill % 2 === 0 ? 'in-place' : 'out-dir';
    const { args, folder } = modes[mode];
    // The pages in out/ are those of the last build into it, two kills ago.
    const before = (name) =>
      mode === 'in-place' ? template(name, kill) : transform(template(name, Math.max(kill - 2, 0)));
    const after = (name) => transform(template(name, kill));
    writeTemplates(kill);
    if (await killDuring(args, random() * durations[mode])) counts.killed++;
    const known = new Map(names.map((name) => [name, [before(name), after(name)]]));
    counts.temporaries += inspect(folder, (name) => known.get(name));
    const done = names.filter((name) => readFileSync(join(cwd, folder, name), 'utf8') === known.get(name)[1]);
    if (done.length > 0 && done.length < names.length) counts.halfWay++;
    build(args);
    if (inspect(folder, (name) => [known.get(name)[1]]) > 0)
      throw new Error('A temporary file has survived the next build.');
  }
  console.log(
    `${values.kills} builds of ${names.length} pages: ${counts.killed} killed, ${counts.halfWay} of them half-way; ` +
      `every page old or new; ${counts.temporaries} temporary files left, all removed by the next build`,
  );
} finally {
  rmSync(cwd, { recursive: true, force: true });
}
