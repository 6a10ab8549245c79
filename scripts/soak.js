// Runs what runs for long: renders of a compiled page, and rebuilds of a watch. Fails where the heap grows.
//
//     npm run soak -- --renders 10000000 --rebuilds 10000

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { run } from '../dist/cli/run.js';
import { compile } from '../dist/index.js';

const { values } = parseArgs({
  options: {
    renders: { type: 'string', default: '10000000' },
    rebuilds: { type: 'string', default: '10000' },
  },
});
/** Looks at the heap in a row of work. */
const LOOKS = 10;
/** What the heap may be larger at the end than it was after the first tenth, once all is warm, in bytes. */
const TOLERANCE = 2_000_000;

const tag = '<pagination path="/posts/:page" total_pages="{pages}" current_page="{page}"></pagination>';

await measure('renders', Number(values.renders), async (work) => {
  const page = compile(`<main>${tag}</main>`);
  let length = 0;
  await work((index) => {
    length += page({ pages: 1000, page: (index % 1000) + 1 }).length;
  });
  return `${length} characters`;
});

await measure('rebuilds', Number(values.rebuilds), watchForLong);

/** Does a number of steps, and tells the heap before, during and after them. */
async function measure(name, steps, task) {
  if (steps === 0) return;
  const heaps = [await heapUsed()];
  const start = performance.now();
  const made = await task(async (step) => {
    for (let index = 0; index < steps; index++) {
      const pending = step(index);
      if (pending !== undefined) await pending;
      if ((index + 1) % Math.ceil(steps / LOOKS) === 0 || index + 1 === steps) heaps.push(await heapUsed());
    }
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const shown = heaps.map((bytes) => (bytes / 1e6).toFixed(2));
  console.log(`${steps} ${name} in ${seconds} s, ${made}; heap in MB: ${shown.join(' ')}`);
  const growth = heaps.at(-1) - heaps[1];
  if (growth <= TOLERANCE) return;
  console.error(
    `The heap has grown by ${(growth / 1e6).toFixed(2)} MB since the first tenth of the ${name}.`,
  );
  process.exitCode = 1;
}

/** The heap after what is unreachable has gone; what a promise holds goes a turn later. */
async function heapUsed() {
  await new Promise((done) => setTimeout(done));
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

/** Watches a small site in which a page changes, comes or goes in every step. */
async function watchForLong(work) {
  const cwd = mkdtempSync(join(tmpdir(), 'pagination-tag-soak-'));
  const path = (name) => join(cwd, 'site', name);
  const page = (index) => `<p>${index}</p>${tag}\n`;
  mkdirSync(path('.'));
  for (let index = 0; index < 20; index++) writeFileSync(path(`${index}.html`), page(index));
  writeFileSync(join(cwd, 'data.json'), '{ "page": 7, "pages": 42 }');
  let tell = () => undefined;
  const stderr = new Writable({
    write(chunk, _encoding, done) {
      tell(String(chunk));
      done();
    },
  });
  const ended = new AbortController();
  const args = ['site', '--out-dir', 'out', '--data', 'data.json', '--watch', '--no-color'];
  const argv = ['node', 'pagination-tag', ...args];
  const io = { argv, stdin: Readable.from([]), stdout: stderr, stderr, env: {}, cwd: () => cwd };
  // A race with the end of the watch would leave a reaction with it in every step, and those add up.
  let end = () => undefined;
  const heard = (pattern) =>
    new Promise((done, fail) => {
      tell = (text) => pattern.test(text) && done();
      end = () => fail(new Error('The watch has ended.'));
    });
  const ready = heard(/^Watching/m);
  const watching = run(io, { signal: ended.signal });
  void watching.then(() => end());
  try {
    await ready;
    await work(async (index) => {
      // Names that come and go would stay in a table that is never cleared.
      const isPassing = index % 10 === 0;
      const name = isPassing ? `passing-${index}.html` : `${index % 20}.html`;
      const built = heard(/ in \d+/);
      if (isPassing && index > 0) rmSync(path(`passing-${index - 10}.html`));
      writeFileSync(path(name), page(index));
      await built;
      if (!readFileSync(join(cwd, 'out', name), 'utf8').startsWith(`<p>${index}</p><nav`))
        throw new Error(`${name} was not built.`);
    });
  } finally {
    ended.abort();
    await watching;
    rmSync(cwd, { recursive: true });
  }
  return 'each page as its template';
}
