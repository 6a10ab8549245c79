#!/usr/bin/env bash
# Pagefind says that its files are written before they are, so closing it can cut one off, and the search of the site fails.
#
# Version: pagefind 1.5.2. `writeFiles()` answers while the last bytes wait in the process, and `close()` kills that: a file is then
# empty or ends at a multiple of 4,096 bytes, more often beside other work. A build of ours left a worker of 32,768 bytes in place of
# 41,255, and the page of the search "Unexpected end of input". `getFiles()` returns the same files, to be written by the caller.
# Source: https://github.com/Pagefind/pagefind/issues/1271, mended after 1.5.2.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pagefind@1.5.2

cat >find.mjs <<'PROGRAM'
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { close, createIndex } from 'pagefind';

// Other work, as on a machine that builds and tests at once.
const busy = Array.from({ length: 4 }, () => new Worker('for (;;);', { eval: true }));
let cut = [];
for (let round = 1; round <= 300 && cut.length === 0; round++) {
  const { index } = await createIndex();
  await index.addHTMLFile({ url: '/posts/', content: '<html lang="en"><body><h1>Posts</h1><p>Hello</p></body></html>' });
  const { files } = await index.getFiles();
  const { errors } = await index.writeFiles({ outputPath: `out/${round}` });
  await close();
  const sizeOf = (path) => statSync(`out/${round}/${path}`, { throwIfNoEntry: false })?.size ?? 0;
  cut = files.filter(({ path, content }) => sizeOf(path) < content.length);
  for (const { path, content } of cut)
    console.log(`round ${round}, ${errors.length} errors: ${path} has ${sizeOf(path)} of ${content.length} bytes`);
}
for (const worker of busy) await worker.terminate();
process.exit(cut.length > 0 ? 0 : 1);
PROGRAM

# Seen: round 5, 0 errors: pagefind-worker.js has 0 of 41255 bytes
node find.mjs && echo 'Still so.'
