// The licenses of packages whose code we pass on: they ask for being passed on with it.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders of the packages that are in a bundle, from the root of the repository. */
export function packagesIn({ metafile }) {
  return Object.keys(metafile.inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [],
  );
}

/** The licenses of packages, one after the other, each once. */
export function licensesOf(folders) {
  return [...new Set(folders)]
    .toSorted()
    .map((folder) => licenceOf(`${root}${folder}`))
    .join('\n\n');
}

function licenceOf(folder) {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  // Some packages leave the text in their repository.
  const text = readFileSync(
    file === undefined ? `${root}scripts/licenses/${name}.txt` : `${folder}/${file}`,
    'utf8',
  );
  return `${name} ${version}\n\n${text.trim()}\n`;
}
