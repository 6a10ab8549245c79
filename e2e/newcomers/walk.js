import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { env, execPath } from 'node:process';
import { KINDS } from './kinds.js';

const root = join(import.meta.dirname, '../..');

/**
 * Makes a directory whose projects find the packed package, as after `npm install`, and the packages of the tests.
 *
 * @returns {string} its path
 */
export function makeWorkspace() {
  const workspace = realpathSync(mkdtempSync(join(tmpdir(), 'pagination-tag-newcomers-')));
  const modules = join(workspace, 'node_modules');
  const ours = join(modules, 'pagination-tag');
  mkdirSync(ours, { recursive: true });
  const packed = execFileSync(
    'npm',
    ['pack', '--ignore-scripts', '--json', '--pack-destination', workspace],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [{ filename }] = JSON.parse(packed);
  execFileSync('tar', ['-xzf', join(workspace, filename), '--strip-components=1', '-C', ours]);
  const installed = new Set(['pagination-tag']);
  for (const source of [join(root, 'e2e/node_modules'), join(root, 'node_modules')])
    for (const name of readdirSync(source)) {
      if (installed.has(name)) continue;
      installed.add(name);
      symlinkSync(join(source, name), join(modules, name));
    }
  return workspace;
}

/**
 * Walks the path of a newcomer: makes the project, runs the commands, follows what they print, and writes by hand what
 * the documentation says.
 *
 * @param {string} kind a name of KINDS
 * @param {string} workspace of makeWorkspace()
 * @returns {{ page: string, commands: string[], seconds: number, file: string | undefined }} page 3 of the list; what was
 *   run; how long that took, without making the project; and the file to look at
 */
export function walk(kind, workspace) {
  const { create = [], files = {}, run = [['add', kind]], use, show, page: file } = KINDS[kind];
  const app = join(workspace, `${kind}-site`);
  mkdirSync(app);
  const execute = (command, args) =>
    execFileSync(command, args, {
      cwd: app,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, CI: '', PATH: `${join(workspace, 'node_modules/.bin')}${delimiter}${env.PATH}` },
    });
  const write = (path, content) => {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    const text = typeof content === 'string' ? content : content(readFileSync(join(app, path), 'utf8'));
    writeFileSync(join(app, path), text);
  };
  for (const command of create) execute('sh', ['-c', command]);
  for (const [path, content] of Object.entries(files)) write(path, content);

  const start = performance.now();
  const commands = [];
  const bin = join(workspace, 'node_modules/pagination-tag/bin/pagination-tag.js');
  const command = (line) => {
    commands.push(line);
    return execute('sh', ['-c', line.replace(/^npx pagination-tag/, `${execPath} ${bin}`)]);
  };
  const printed = run.map((step) =>
    command(typeof step === 'string' ? step : ['npx pagination-tag', ...step].join(' ')),
  );
  const [, steps = ''] = /^Add the stylesheet:\n((?: {2}.*\n)*)/m.exec(printed.join('')) ?? [];
  const lines = steps.split('\n').map((line) => line.trim());
  // The directory of the pages is that of the first build.
  for (const line of lines) {
    const [, target] = /^npx pagination-tag .*> (.*)$/.exec(line) ?? [];
    if (target !== undefined) mkdirSync(join(app, dirname(target)), { recursive: true });
    if (/^(?:npx|mkdir) /.test(line)) command(line);
  }
  const link = lines.find((line) => line.startsWith('<link ')) ?? '';
  const fill = (content) => (typeof content === 'string' ? content.replace('{{styles}}', link) : content);
  for (const [path, content] of Object.entries(use)) write(path, fill(content));
  if (kind === 'static') command('npx pagination-tag');
  const page = execute(show[0], show.slice(1));
  return {
    page,
    commands,
    seconds: (performance.now() - start) / 1000,
    file: file === undefined ? undefined : join(app, file),
  };
}

/** Page 3 of 9 in the default theme. */
export const CONTROL = /<nav[^>]*\sclass="pagination ?"[^]*aria-current="page"[^>]*>3<[^]*>9<\/a>/;
