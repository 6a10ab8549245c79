// Writes what tsc cannot: types for `require` and for stylesheets, and the documentation of attributes and options.
//
// `import … = require('pagination-tag')` in a CommonJS project with `module: node16` is error TS1479 if the types are those of
// an ES module, although Node 20.19 loads it. `import 'pagination-tag/style.css'` is error TS2882 in TypeScript 6 without types.

import { readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const MODE = `with { 'resolution-mode': 'import' }`;

writeFileSync(new URL('dist/css.d.cts', root), '// A stylesheet exports nothing.\nexport {};\n');
for (const entry of Object.values(exports)) {
  const { require: target } = entry;
  if (target !== undefined) writeFileSync(new URL(target.types, root), await typesOf(target.default));
}

/** The types of an ES module, as `require` returns it. */
async function typesOf(file) {
  const given = await import(new URL(file, root).href);
  const module = `import('./${file.split('/').at(-1)}', ${MODE.replace('with', '{ with:')} })`;
  // If a module has this export, Node returns it instead of the module.
  if ('module.exports' in given) return `declare const given: typeof ${module}.default;\nexport = given;\n`;
  const values = Object.keys(given).map((name) => {
    const isClass = /^class\b/.test(String(given[name]));
    const type = isClass ? `export type ${name} = ${module}.${name};\n` : '';
    return `export declare const ${name}: typeof ${module}.${name};\n${type}`;
  });
  return `export type * from './${file.split('/').at(-1)}' ${MODE};\n${values.join('')}`;
}

// Editors show the text of a property, which mapped types lack.
const file = new URL('dist/attributes/schema.d.ts', root);
const { schema } = await import(new URL('dist/index.js', root).href);
const properties = Object.entries(schema).map(([name, { summary, example, default: initial }]) => {
  const lines = [
    summary,
    ...(initial === undefined ? [] : [`@default ${JSON.stringify(initial)}`]),
    `@example ${name}="${example}"`,
  ];
  return `    /**\n${lines.map((line) => `     * ${line}\n`).join('')}     */\n    ${name}?: AttributeValue<'${name}'>;\n`;
});
const types = readFileSync(file, 'utf8');
const documented = types.replace(
  /(export type PaginationAttributes = \{\n).*?(\n\};)/s,
  (_, start, end) => `${start}${properties.join('').trimEnd()}${end}`,
);
if (documented === types) throw new Error('PaginationAttributes is not where it was.');
writeFileSync(file, documented);

// Options and settings are described in their tables alone.
const { optionRows } = await import(new URL('dist/options/options.js', root).href);
const { settingRows } = await import(new URL('dist/cli/config/table.js', root).href);
describe('dist/options/options.d.ts', Object.entries(optionRows));
const isOwn = ([name, { meaning }]) => meaning !== optionRows[name]?.meaning;
describe('dist/cli/config/define-config.d.ts', Object.entries(settingRows).filter(isOwn));

/** Writes the meaning of each row above its property. */
function describe(path, rows) {
  const file = new URL(path, root);
  let types = readFileSync(file, 'utf8');
  for (const [name, { meaning, default: initial }] of rows) {
    const text = meaning
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replace(/^./, (letter) => letter.toUpperCase());
    const added = initial === undefined ? '' : `\n     *\n     * @default ${JSON.stringify(initial)}`;
    const property = `    readonly ${name}?: `;
    if (!types.includes(property)) throw new Error(`${path} has no ${name}.`);
    types = types.replace(property, () => `    /**\n     * ${text}.${added}\n     */\n${property}`);
  }
  writeFileSync(file, types);
}
