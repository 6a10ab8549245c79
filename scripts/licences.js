// The licences of packages whose code we pass on: they ask for being passed on with it.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Collects the licences of what is in bundles.
 *
 * @param {readonly import('esbuild').BuildResult<{ metafile: true }>[]} bundles
 * @param {readonly string[]} others names of packages that are in them otherwise
 */
export function licencesOf(bundles, others = []) {
  const files = bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  const folders = files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0]);
  return [...new Set([...folders, ...others.map((name) => `node_modules/${name}`)])]
    .filter((folder) => folder !== undefined)
    .toSorted()
    .map((folder) => `${root}${folder}`)
    .map(licenceOf)
    .join('\n\n');
}

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? `License: ${license}` : readFileSync(`${folder}/${file}`, 'utf8').trim();
  return `${name} ${version}\n\n${text}\n`;
}
