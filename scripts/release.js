// Checks that a version may be published. `npm publish` runs it first; it publishes nothing itself.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** Why a version may not be published. */
export function obstacles({ manifest, changelog, changedFiles }) {
  const { version } = manifest;
  const found = [];
  if (changedFiles !== '') found.push(`Commit or remove these changes first:\n${changedFiles}`);
  for (const name of ['repository', 'homepage', 'bugs']) {
    const { [name]: value } = manifest;
    const url = typeof value === 'object' ? value?.url : value;
    if (typeof url !== 'string' || !/^(?:git\+)?https:\/\/(?!(?:www\.)?example\.)/.test(url))
      found.push(`Set "${name}" in package.json to the URL of the project.`);
  }
  const heading = changelog.split('\n').find((line) => line.startsWith(`## ${version}`));
  if (heading === undefined) found.push(`Add a section "## ${version}" to CHANGELOG.md.`);
  else if (!/ \(\d{4}-\d\d-\d\d\)$/.test(heading))
    found.push(`Write the date after "## ${version}" in CHANGELOG.md, such as "## ${version} (2030-01-31)".`);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = obstacles({
    manifest: JSON.parse(read('package.json')),
    changelog: read('CHANGELOG.md'),
    changedFiles: execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim(),
  });
  for (const obstacle of found) console.error(obstacle);
  if (found.length > 0) process.exitCode = 1;
}
