import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { BROKEN, DUBIOUS, makeDirectory, PAGE } from '../../src/testing/command-line.js';

/** The steps of `action.yml`, run as GitHub's runner runs them, in a project with the packed package. */
const repository = join(__dirname, '../..');

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

interface Step {
  readonly shell: string;
  readonly 'working-directory': string;
  readonly env: Readonly<Record<string, string>>;
  readonly run: string;
}

const { inputs: declared, runs } = parse(readFileSync(join(repository, 'action.yml'), 'utf8')) as Action;

let packed: string;

beforeAll(async () => {
  packed = await makeDirectory({});
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', packed];
  const file = execFileSync('npm', pack, { cwd: repository, encoding: 'utf8' }).trim();
  execFileSync('tar', ['-xzf', file], { cwd: packed });
});

async function makeProject(files: Readonly<Record<string, string>>): Promise<string> {
  const project = await makeDirectory({ 'package.json': '{ "private": true }', ...files });
  await mkdir(join(project, 'node_modules/.bin'), { recursive: true });
  await cp(join(packed, 'package'), join(project, 'node_modules/pagination-tag'), { recursive: true });
  await symlink('../pagination-tag/bin/pagination-tag.js', join(project, 'node_modules/.bin/pagination-tag'));
  return project;
}

/** Runs the action. Returns the exit code and the commands for GitHub. */
async function runAction(files: Readonly<Record<string, string>>, given: Readonly<Record<string, string>>) {
  const project = await makeProject(files);
  const inputs = Object.fromEntries(
    Object.entries(declared).map(([name, input]) => [name, given[name] ?? input.default]),
  );
  const fill = (text: string): string =>
    text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => inputs[name] ?? `no input ${name}`);
  const [step] = runs.steps;
  if (step === undefined || runs.steps.length > 1) throw new Error('This test runs one step.');
  const { status, stdout } = spawnSync(
    step.shell,
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run],
    {
      cwd: join(project, fill(step['working-directory'])),
      encoding: 'utf8',
      env: {
        ...process.env,
        ...Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, fill(value)])),
        GITHUB_WORKSPACE: project,
      },
    },
  );
  return { status, stdout };
}

test('the action is composed of shell steps', () => {
  expect(runs.using).toBe('composite');
  expect(Object.keys(declared)).toEqual(['paths', 'args', 'working-directory']);
});

test('the action checks the files of the configuration', async () => {
  const config = '{ "inputs": ["templates"], "outDir": "public" }';
  const files = { 'pagination-tag.config.json': config, 'templates/a.html': PAGE, 'other/b.html': BROKEN };
  expect(await runAction(files, {})).toEqual({ status: 0, stdout: '' });
});

test('the action annotates errors, in a directory of the repository, and expands globs', async () => {
  const files = { 'site/pages/a b.html': BROKEN, 'site/pages/c/d.html': PAGE, 'pages/e.html': BROKEN };
  const { status, stdout } = await runAction(files, {
    'working-directory': 'site',
    paths: 'pages/**/*.html',
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^::error file=site\/pages\/a b\.html,line=1,[^\n]*\n$/);
});

test('the action takes further arguments', async () => {
  const files = { 'a.html': DUBIOUS };
  const { status, stdout } = await runAction(files, { paths: 'a.html' });
  expect([status, stdout.startsWith('::warning ')]).toEqual([0, true]);
  expect((await runAction(files, { paths: 'a.html', args: '--max-warnings 0' })).status).toBe(1);
});
