// Checks the package as its users get it: packs it, asks publint and "are the types wrong" about it, installs it into an
// empty project, and uses it there from the command line, as ES module, as CommonJS, from TypeScript and in a browser.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { checkPlayground } from './check-playground.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'pagination-tag-'));
const project = join(work, 'project');

const tag = '<pagination path="/posts/:page" total_pages="3" current_page="2"></pagination>';
const templates = {
  'templates/index.html': `<main>${tag}</main>\n`,
  'templates/blog/index.html': `<h1>Blog</h1>\n${tag}\n`,
};
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const entries = Object.keys(exports).filter((path) => !/\.(css|json)$/.test(path));
const programs = {
  'module.js': `
    import { transform } from 'pagination-tag';
    for (const entry of ${JSON.stringify(entries)}) await import(entry.replace('.', 'pagination-tag'));
    console.log(transform('${tag}'));`,
  'common.cjs': `
    const { transform } = require('pagination-tag');
    console.log(transform('${tag}'));`,
  'types.ts': `
    import { pageWindow, preprocess, renderPagination, schema, transform } from 'pagination-tag';
    import type { AttributeName, Diagnostic, Options, PaginationAttributes, Result, Slot } from 'pagination-tag';
    const options: Options = { file: 'page.html' };
    const result: Result = preprocess('${tag}', options);
    const problems: readonly Diagnostic[] = result.diagnostics;
    const attributes: PaginationAttributes = { path: (page) => '/posts/' + page, total_pages: 3 };
    const slots: readonly Slot[] = pageWindow({ total_pages: 3, current_page: 2 });
    const names = Object.keys(schema) as AttributeName[];
    const html: string = transform('') + renderPagination(attributes);
    // @ts-expect-error -- the types are there, and not any
    transform(1);
    export { html, names, problems, slots };`,
  'browser.ts': `
    import { pageWindow, preprocess, transform, type BrowserOptions } from 'pagination-tag/browser';
    const options: BrowserOptions = { theme: { classes: { list: 'mine' } }, labels: { next: 'Older' } };
    const { html, diagnostics, tags } = preprocess('${tag}', options);
    // @ts-expect-error -- there are no source maps
    preprocess('').map;
    // @ts-expect-error -- there is one theme
    transform('', { theme: 'bootstrap' });
    // @ts-expect-error -- there is one theme
    transform('', { theme: { extends: 'bootstrap' } });
    // @ts-expect-error -- labels are given
    transform('', { locale: 'de' });
    // @ts-expect-error -- there are no template languages
    transform('', { dialect: 'jinja2' });
    export { diagnostics, html, pageWindow, tags };`,
};

/** What the build for browsers may weigh on its way to them, in bytes. */
const MAX_BROWSER_SIZE = 60_000;

try {
  const tarball = step('pack', pack);
  step('publint', () => runTool('publint', [tarball, '--strict']));
  // A stylesheet has no types, and is reported for it.
  const untyped = ['--exclude-entrypoints', './style.css'];
  step('are the types wrong', () => runTool('attw', [tarball, '--profile', 'esm-only', ...untyped]));
  step('install into an empty project', () => install(tarball));
  step('size of the build for browsers', weighBrowserBuild);
  step('run the command', useCommand);
  step('import', () => expectControl(run(process.execPath, ['module.js'], project)));
  step('require', () => expectControl(run(process.execPath, ['common.cjs'], project)));
  step('check types', checkTypes);
  await step('open the playground', () => checkPlayground(project));
  console.log('The package is fine.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

function step(title, action) {
  console.log(`package: ${title}`);
  return action();
}

/** Packs, which builds first, and gives the path of the tarball. */
function pack() {
  const output = run('npm', ['pack', '--json', '--pack-destination', work], root);
  // Some versions of npm let the build's own output come first.
  const [{ filename, files }] = JSON.parse(output.slice(output.search(/^\[/m)));
  const paths = files.map(({ path }) => path);
  console.log(`  ${paths.length} files`);
  const strangers = paths.filter((path) =>
    /\.test\.|(^|\/)(src|testing|fixtures|scripts|bench)\/|^playground\//.test(path),
  );
  expect(strangers.length === 0, `These files do not belong into the package: ${strangers.join(', ')}.`);
  for (const needed of [
    'dist/index.js',
    'dist/index.d.ts',
    'dist/bundle/main.cjs',
    'dist/bundle/LICENSES.txt',
    'dist/browser/pagination-tag.js',
    'dist/browser/pagination-tag.d.ts',
    'dist/browser/LICENSES.txt',
    'dist/playground/index.html',
    'dist/playground/playground.js',
    'dist/playground/playground.css',
    'dist/playground/LICENSES.txt',
    'bin/pagination-tag.js',
    'style/style.css',
    'LICENSE',
  ]) {
    expect(paths.includes(needed), `${needed} is missing from the package.`);
  }
  return join(work, filename);
}

function install(tarball) {
  write({
    'package.json': '{ "name": "empty", "private": true, "type": "module" }',
    ...templates,
    ...programs,
  });
  run('npm', ['install', '--no-audit', '--no-fund', tarball], project);
}

function useCommand() {
  // Without --no, npx would look for a package of this name elsewhere if ours had no command.
  run('npx', ['--no', '--', 'pagination-tag', 'templates', '-o', 'dist'], project);
  for (const file of Object.keys(templates)) {
    expectControl(readFileSync(join(project, file.replace('templates', 'dist')), 'utf8'));
  }
}

function weighBrowserBuild() {
  const file = readFileSync(join(project, 'node_modules/pagination-tag/dist/browser/pagination-tag.js'));
  const { length } = gzipSync(file, { level: 9 });
  console.log(`  ${length} bytes with gzip, ${file.length} without; at most ${MAX_BROWSER_SIZE} are allowed`);
  expect(length <= MAX_BROWSER_SIZE, 'The build for browsers has grown too large.');
  expect(!/\bimport\b/.test(file.toString()), 'The build for browsers is not in one file.');
}

function checkTypes() {
  const options = [
    '--strict',
    '--noEmit',
    '--target',
    'es2023',
    '--module',
    'nodenext',
    '--moduleResolution',
    'nodenext',
  ];
  run(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), ...options, 'types.ts', 'browser.ts'],
    project,
  );
}

function expectControl(html) {
  const good =
    html.includes('<nav class="pagination"') && html.includes('href="/posts/2" aria-current="page"');
  expect(good && !html.includes('<pagination'), `This is not a control:\n${html}`);
}

function expect(condition, message) {
  if (!condition) throw new Error(message);
}

function write(files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
}

/** Runs a command of our own node_modules. */
function runTool(name, parameters) {
  run('npx', ['--no', '--', name, ...parameters], root);
}

/** Runs a command to its end and gives its standard output. */
function run(command, parameters, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, { cwd, encoding: 'utf8' });
  const line = [command, ...parameters].join(' ');
  expect(
    status === 0,
    `${line}\nfailed: ${error?.message ?? `exit code ${status}`}\n${stdout ?? ''}${stderr ?? ''}`,
  );
  return stdout;
}
