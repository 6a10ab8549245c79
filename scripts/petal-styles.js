// Writes the part of Petal's styles that a control needs to playground/frameworks/petal_components, with its version and
// license. Petal is no package of npm: `mix deps.get` puts it into deps/petal_components. Run from the root of the
// repository, after tsc.
//
//     node scripts/petal-styles.js deps/petal_components

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import postcss from 'postcss';
import { format } from 'prettier';
import { namesIn, removeEmpty, removeOtherRules } from './theme-styles.js';

const [, , petal] = argv;
const folder = 'playground/frameworks/petal_components';
const [, version] = /@version "(.*)"/.exec(readFileSync(join(petal, 'mix.exs'), 'utf8'));

const root = postcss.parse(readFileSync(join(petal, 'assets/default.css'), 'utf8'));
removeOtherRules(root, namesIn('petal'));
removeOtherColors(root);
root.walkAtRules('property', (rule) => rule.remove());
removeEmpty(root);

mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'package.json'),
  await format(JSON.stringify({ name: 'petal_components', version }), { parser: 'json' }),
);
copyFileSync(join(petal, 'LICENSE.md'), join(folder, 'LICENSE.md'));
const note = `/* From assets/default.css of Petal Components ${version}: what a control needs. See LICENSE.md. */`;
const css = `${note}\n\n${root}`;
writeFileSync(join(folder, 'default.css'), await format(css, { parser: 'css' }));

/** Removes the variables that no rule reads, by itself or by a utility class such as `text-gray-600`. */
function removeOtherColors(styles) {
  const rules = styles.toString().replace(/^ +--.*$/gm, '');
  styles.walkDecls(/^--color-/, (declaration) => {
    const color = declaration.prop.slice('--color-'.length);
    if (!new RegExp(`-${color}(?!\\d)`).test(rules)) declaration.remove();
  });
}
