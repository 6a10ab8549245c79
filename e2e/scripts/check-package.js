// Checks the package as users get it: packs it, runs publint and "are the types wrong", installs it into an empty
// project, and uses it there from the command line, as ES module, as CommonJS, from TypeScript, with the types of its
// hosts, and as a playground in a browser.

import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPlayground } from './check-playground.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
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
    for (const entry of ${JSON.stringify(entries)}) {
      const given = require(entry.replace('.', 'pagination-tag'));
      const isPlugin = !['.', './config', './node', './markdown', './express', './astro/middleware'].includes(entry);
      if (isPlugin !== (typeof given === 'function')) throw new Error(\`\${entry} exports \${typeof given}.\`);
    }
    console.log(transform('${tag}'));`,
  'types.cts': `
    import { transform } from 'pagination-tag';
    import { defineConfig } from 'pagination-tag/config';
    import vite from 'pagination-tag/vite';
    import gulp = require('pagination-tag/gulp');
    const html: string = transform('');
    const config: { readonly outDir?: string } = defineConfig({ outDir: 'public' });
    const plugins: { name: string }[] = vite({ theme: 'bootstrap' });
    const stream: NodeJS.ReadWriteStream = gulp();
    // @ts-expect-error -- the types are there, and not any
    gulp({ theme: 1 });
    export { config, html, plugins, stream };`,
  'types.ts': `
    import { pageWindow, preprocess, renderPagination, schema, transform } from 'pagination-tag';
    import type {
      PageSlot,
      PaginationAttributeName,
      PaginationAttributes,
      PaginationDiagnostic,
      PaginationOptions,
      PaginationResult,
    } from 'pagination-tag';
    import vite from 'pagination-tag/vite';
    import webpack from 'pagination-tag/webpack';
    // These need no types of a host.
    const plugins: object[] = [...vite(), webpack()];
    const options: PaginationOptions = { file: 'page.html' };
    const result: PaginationResult = preprocess('${tag}', options);
    const problems: readonly PaginationDiagnostic[] = result.diagnostics;
    const attributes: PaginationAttributes = { path: (page) => '/posts/' + page, total_pages: 3 };
    const slots: readonly PageSlot[] = pageWindow({ total_pages: 3, current_page: 2 }).slots;
    const names = Object.keys(schema) as PaginationAttributeName[];
    const html: string = transform('') + renderPagination(attributes);
    // @ts-expect-error -- the types are there, and not any
    transform(1);
    export { html, names, plugins, problems, slots };`,
  // The hosts accept what the adapters return, and it is not `any`.
  'hosts.ts': `
    import type { AstroIntegration, MiddlewareHandler } from 'astro';
    import type { Plugin as EsbuildPlugin } from 'esbuild';
    import express from 'express';
    import type { Plugin as PostHtmlPlugin } from 'posthtml';
    import type { Plugin as RolldownPlugin } from 'rolldown';
    import type { Plugin as RollupPlugin } from 'rollup';
    import type { Configuration as RspackConfiguration } from '@rspack/core';
    import type { Plugin as VitePlugin } from 'vite';
    import type { Configuration as WebpackConfiguration } from 'webpack';
    import astro from 'pagination-tag/astro';
    import { createMiddleware } from 'pagination-tag/astro/middleware';
    import eleventy from 'pagination-tag/eleventy';
    import esbuild from 'pagination-tag/esbuild';
    import { paginationEngine, paginationResponse } from 'pagination-tag/express';
    import gulp from 'pagination-tag/gulp';
    import posthtml from 'pagination-tag/posthtml';
    import rolldown from 'pagination-tag/rolldown';
    import rollup from 'pagination-tag/rollup';
    import rspack from 'pagination-tag/rspack';
    import vite from 'pagination-tag/vite';
    import webpack from 'pagination-tag/webpack';
    const options = { theme: 'bootstrap', data: { page: 1 }, include: /[.]html$/ } as const;
    const integration: AstroIntegration = astro({ theme: 'bootstrap' });
    const middleware: MiddlewareHandler = createMiddleware({});
    const inEsbuild: EsbuildPlugin = esbuild(options);
    const inPostHtml: PostHtmlPlugin<unknown> = posthtml({ theme: 'bootstrap' });
    const inRolldown: RolldownPlugin = rolldown(options);
    const inRollup: RollupPlugin = rollup(options);
    const inRspack: RspackConfiguration = { plugins: [rspack(options)] };
    const inVite: VitePlugin[] = vite(options);
    const inWebpack: WebpackConfiguration = { plugins: [webpack(options)] };
    const inGulp: NodeJS.ReadWriteStream = gulp(options);
    const configure: (configuration: {
      addTransform(name: string, transform: (content: string) => string): void;
      on(event: string, listener: (map: never) => void): void;
      getFilter(name: string): ((url: string) => string) | undefined;
      addWatchTarget(targets: string, options?: { resetConfig?: boolean }): void;
    }) => void = eleventy;
    express().engine('html', paginationEngine()).use(paginationResponse());
    // @ts-expect-error -- none of them is any
    export const none: Record<string, never> = { a: astro() };
    // @ts-expect-error
    export const noVite: number = vite();
    // @ts-expect-error
    export const noRollup: number = rollup();
    // @ts-expect-error
    export const noRolldown: number = rolldown();
    // @ts-expect-error
    export const noEsbuild: number = esbuild();
    // @ts-expect-error
    export const noWebpack: number = webpack();
    // @ts-expect-error
    export const noRspack: number = rspack();
    // @ts-expect-error
    export const noPostHtml: number = posthtml();
    // @ts-expect-error -- options are checked
    vite({ theme: 1 });
    export { configure, inEsbuild, inGulp, inPostHtml, inRolldown, inRollup, inRspack, inVite, inWebpack, integration, middleware };
`,
};

try {
  const tarball = step('pack', pack);
  step('publint', () => runTool('publint', [tarball, '--strict']));
  // Node 20.19 and newer can require ES modules, so types for CommonJS describe them.
  const rules = ['--profile', 'esm-only', '--ignore-rules', 'false-cjs'];
  step('are the types wrong', () => runTool('attw', [tarball, ...rules]));
  step('install into an empty project', () => install(tarball));
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

/** Builds and packs. Returns the path of the tarball. */
function pack() {
  const output = run('npm', ['pack', '--json', '--pack-destination', work], root);
  // Some versions of npm let the build's own output come first. Since version 12, the packages are in an object, and not a list.
  const [{ filename, files }] = Object.values(JSON.parse(output.slice(output.search(/^[[{]/m))));
  const paths = files.map(({ path }) => path);
  console.log(`  ${paths.length} files`);
  const strangers = paths.filter((path) =>
    // The components have directories of the frameworks, such as Symfony's src/, and tests for their owners.
    /^(?!components\/)(?:.*\.test\.|(?:.*\/)?(?:src(?!\/themes\/\w+\/\w+\.css$)|testing|fixtures|scripts|bench|e2e)\/)|^playground\//.test(
      path,
    ),
  );
  expect(strangers.length === 0, `These files do not belong in the package: ${strangers.join(', ')}.`);
  for (const needed of [
    'dist/index.js',
    'dist/index.d.ts',
    'dist/bundle/main.cjs',
    'dist/bundle/LICENSES.txt',
    'dist/playground/index.html',
    'bin/pagination-tag.js',
    'helpers/pagination.go',
    'src/themes/default/style.css',
    'src/themes/bootstrap/style.css',
    'src/themes/tailwind/layout.css',
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
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  run(process.execPath, [tsc, ...options, 'types.ts'], project);
  // The types of the hosts have errors.
  linkHosts();
  run(
    process.execPath,
    [tsc, ...options, '--skipLibCheck', '--esModuleInterop', 'hosts.ts', 'types.cts'],
    project,
  );
}

/** Links the hosts of the tests into the project. */
function linkHosts() {
  const names = ['astro', 'esbuild', 'express', 'posthtml', 'rolldown', 'rollup', 'vite', 'webpack'];
  mkdirSync(join(project, 'node_modules/@rspack'), { recursive: true });
  mkdirSync(join(project, 'node_modules/@types'), { recursive: true });
  for (const name of [...names, '@rspack/core', '@types/express', '@types/node']) {
    const from = [join(root, 'e2e/node_modules', name), join(root, 'node_modules', name)].find(existsSync);
    const to = join(project, 'node_modules', name);
    if (!existsSync(to)) symlinkSync(from, to, 'junction');
  }
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

/** Runs a command of the tests' node_modules. */
function runTool(name, parameters) {
  run('npx', ['--no', '--', name, ...parameters], join(root, 'e2e'));
}

/** Runs a command and returns its standard output. */
function run(command, parameters, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, { cwd, encoding: 'utf8' });
  const line = [command, ...parameters].join(' ');
  expect(
    status === 0,
    `${line}\nfailed: ${error?.message ?? `exit code ${status}`}\n${stdout ?? ''}${stderr ?? ''}`,
  );
  return stdout;
}
