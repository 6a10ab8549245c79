import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runIn } from '../../src/testing/command-line.js';
import type { Engine } from '../engines/engine.js';
import { describeComponent } from './added.js';
import type { Attributes } from './grid.js';
import { describeHostileRequests, requestOf } from './hostile.js';

/** Single-file components of Vue and Svelte, rendered on the server by a process that imports ES modules. */

export type Sfc = 'vue' | 'svelte';

export const fileOf = (framework: Sfc): string =>
  ({ vue: 'src/components/Pagination.vue', svelte: 'src/lib/components/Pagination.svelte' })[framework];

/** Renders a component with each of these props. A function is written `{ code }`. */
export function renderEach(framework: Sfc, file: string, props: readonly object[]): string[] {
  return run('render', { framework, file, props }) as string[];
}

/** The windows of a component: a line for each total, current page, sibling count and boundary count. */
export function windowsOf(framework: Sfc, file: string): string {
  return run('windows', { framework, file }) as string;
}

function run(task: 'render' | 'windows', input: object): unknown {
  const script = join(__dirname, '../fixtures/components/render.js');
  const output = execFileSync(process.execPath, [script], {
    input: JSON.stringify({ task, ...input }),
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return JSON.parse(output);
}

export function engineOf(framework: Sfc): (project: string) => Engine {
  return (project) => ({
    name: framework,
    dialect: 'html' as Engine['dialect'],
    packages: [],
    version: () => 'on a server',
    output: String,
    render: (jobs) => {
      const all = renderEach(framework, join(project, fileOf(framework)), jobs.flatMap(({ data }) => data));
      return Promise.resolve(all.map((output) => [{ output }]));
    },
  });
}

/** The attributes as props. */
export function use(attributes: Attributes) {
  const props = Object.entries(attributes).map(([name, value]) => [
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return { template: '', data: Object.fromEntries(props) as Record<string, unknown> };
}

/** Describes tests of requests for a list with forms. */
export function describeHostileForms(framework: Sfc): void {
  describeComponent(`${framework} --with jump,sizes`, (project) => {
    describeHostileRequests(['/posts'], (urls) => {
      const props = urls.map((url) => {
        const { page: currentPage, size: pageSize } = requestOf(url);
        const code = `((url) => (page) => (url.searchParams.set("page", page), url.pathname + url.search))(new URL(${JSON.stringify(url)}, "https://site.example"))`;
        return { path: { code }, totalPages: 9, currentPage, pageSize };
      });
      const shown = renderEach(framework, join(project, fileOf(framework)), props);
      return Promise.resolve(shown.map((page) => page.replace(/<!--[^]*?-->/g, '')));
    });
  });
}

/**
 * Runs a type checker on files beside each other, in a folder from which packages are found.
 *
 * @param command the script of the checker, in node_modules, and its arguments
 * @returns what it says
 */
export function checkTypes(files: Readonly<Record<string, string>>, command: readonly [string, ...string[]]): string {
  const folder = mkdtempSync(join(__dirname, 'checked-'));
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noUnusedLocals: true },
    ...{ noUnusedParameters: true, skipLibCheck: true, noEmit: true, verbatimModuleSyntax: true, types: [] },
    ...{ module: 'ESNext', moduleResolution: 'Bundler', target: 'ES2022', lib: ['ES2022', 'DOM'] },
  };
  const [script, ...args] = command;
  try {
    const config = JSON.stringify({ compilerOptions, include: ['*'] });
    for (const [name, text] of Object.entries({ ...files, 'tsconfig.json': config }))
      writeFileSync(join(folder, name), text);
    execFileSync(process.execPath, [join(__dirname, '../node_modules', script), ...args], { cwd: folder });
    return '';
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout ?? error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One link attribute for each way that attributes are written. */
const linkFlags = ['hx-get=:path', 'class=own', 'rel=nofollow', 'data-n=n:page', 'hreflang=en'].flatMap((one) => ['--link', one]);

/** Expects Prettier to leave a component unchanged, in themes with all kinds of markup. */
export async function expectPretty(project: string, framework: 'react' | 'astro' | Sfc, ...plugins: string[]): Promise<void> {
  const themes = ['default', 'bulma', 'daisyui', 'govuk', 'petal', 'shadcn', 'tailwind', 'uswds'];
  for (const theme of themes) await runIn(project, ['add', framework, '--theme', theme, '--out', theme]);
  await runIn(project, ['add', framework, '--out', 'parts', '--with', 'ends,labels']);
  await runIn(project, ['add', framework, '--theme', 'govuk', '--out', 'parts/govuk', '--with', 'ends']);
  const others = ['position', 'links', 'summary', 'ends,labels,summary,position'];
  for (const [index, one] of others.entries())
    await runIn(project, ['add', framework, '--out', `parts/${index}`, '--with', one, ...linkFlags]);
  for (const theme of themes)
    for (const parts of ['jump,sizes', 'jump', 'sizes', 'neighbors'])
      await runIn(project, ['add', framework, '--theme', theme, '--out', `parts/${parts}/${theme}`, '--with', parts]);
  for (const theme of themes)
    for (const parts of ['position,jump,sizes', 'ends'])
      await runIn(project, ['add', framework, '--theme', theme, '--out', `parts/one/${parts}/${theme}`, '--with', parts, '--single-page']);
  const e2e = join(__dirname, '..');
  const packages = join(project, 'node_modules');
  symlinkSync(join(e2e, 'node_modules'), packages);
  try {
    const prettier = join(e2e, 'node_modules/prettier/bin/prettier.cjs');
    const args = ['--no-config', '--ignore-path', 'none', ...plugins.map((one) => `--plugin=${one}`), '--check', 'parts', ...themes];
    execFileSync(process.execPath, [prettier, ...args], { cwd: project });
  } finally {
    rmSync(packages);
  }
}
