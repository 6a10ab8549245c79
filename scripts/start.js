// Builds the site in fixtures/templates into out/, with the stylesheets of its pages. `npm start` runs it.

import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';

const root = join(import.meta.dirname, '..');
const site = join(root, 'fixtures/templates');

/** Runs the command line from the root, and returns what it prints. Its report goes to the terminal. */
function paginationTag(...args) {
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
  return execFileSync(execPath, [join(root, 'bin/pagination-tag.js'), ...args], options);
}

cpSync(join(site, 'assets'), join(root, 'out/assets'), { recursive: true });
paginationTag('fixtures/templates', '--out-dir', 'out');
writeFileSync(join(root, 'out/assets/pagination.css'), paginationTag('css'));
console.log('To see it, open out/blog/index.html in a browser.');
