// Writes a repository of 30 packages, each with templates of its own, to build with Turborepo:
//   node examples/turborepo/generate.js <directory>

import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = 30;
const PAGES = 4;

const [directory] = process.argv.slice(2);
if (directory === undefined) {
  console.error('Name the directory to write to: node generate.js <directory>');
  process.exit(2);
}
const root = resolve(directory);
const numbers = (count) => Array.from({ length: count }, (_, index) => index + 1);

writeJson('package.json', {
  name: 'many-sites',
  private: true,
  packageManager: 'npm@10.0.0',
  workspaces: ['packages/*'],
});
copyFileSync(fileURLToPath(new URL('turbo.json', import.meta.url)), join(root, 'turbo.json'));
write('.gitignore', 'node_modules\npublic\n.turbo\n');
for (const number of numbers(PACKAGES)) writePackage(`site-${String(number).padStart(2, '0')}`, number);
linkTool();

function writePackage(name, number) {
  writeJson(`packages/${name}/package.json`, {
    name,
    version: '1.0.0',
    private: true,
    scripts: { build: 'pagination-tag templates --out-dir public --data pages.json' },
  });
  writeJson(`packages/${name}/pages.json`, { pages: number + 3 });
  for (const page of numbers(PAGES)) {
    const tag = `<pagination path="/${name}/:page" total_pages="{pages}" current_page="${page}"></pagination>`;
    write(
      `packages/${name}/templates/${page}.html`,
      `<!DOCTYPE html>\n<title>${name}</title>\n<main>\n  <h1>Page ${page}</h1>\n  ${tag}\n</main>\n`,
    );
  }
}

/** Stands in for `npm install --save-dev pagination-tag`: the packages run the tool of this repository. */
function linkTool() {
  const tool = fileURLToPath(new URL('../../', import.meta.url));
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  symlinkSync(tool, join(root, 'node_modules/pagination-tag'), 'junction');
  symlinkSync(join(tool, 'bin/pagination-tag.js'), join(root, 'node_modules/.bin/pagination-tag'), 'file');
}

function writeJson(name, value) {
  write(name, `${JSON.stringify(value, null, 2)}\n`);
}

function write(name, text) {
  const path = join(root, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}
