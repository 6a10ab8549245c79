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
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', workspace];
  const stdio = ['ignore', 'pipe', 'ignore'];
  const file = execFileSync('npm', pack, { cwd: root, encoding: 'utf8', stdio }).trim();
  execFileSync('tar', ['-xzf', join(workspace, file), '--strip-components=1', '-C', ours]);
  const installed = new Set(['pagination-tag']);
  for (const source of [join(root, 'e2e/node_modules'), join(root, 'node_modules')])
    for (const name of readdirSync(source)) {
      if (installed.has(name)) continue;
      installed.add(name);
      symlinkSync(join(source, name), join(modules, name));
    }
  return workspace;
}

/** Makes a directory for a project of a kind, where it finds its packages. */
export function makeProject(kind, workspace) {
  // Bundlers of whole applications want them above the project, rather than behind links.
  return mkdtempSync(join(KINDS[kind].isSlow ? join(root, 'e2e') : workspace, 'application-'));
}

/** How the README runs a clone, which needs no package in the project. */
const CLONE = 'node ../pagination-tag/bin/pagination-tag.js';

/** The line, of those that were printed, that links or imports the stylesheet. */
const LINK = /^import |<link |stylesheet_link_tag|wp_enqueue_style/;

/** The files of a project, by their paths. */
function filesIn(app) {
  return readdirSync(app, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(app.length + 1))
    .sort();
}

/**
 * Walks the path of a newcomer: makes the project, runs the commands, follows what they print, and writes by hand what
 * the documentation says.
 *
 * @param {string} kind a name of KINDS
 * @param {string} workspace of makeWorkspace()
 * @param {string} app of makeProject()
 * @returns {{ page: string, commands: string[], seconds: number }} page 3 of the list; what was run; and how long that
 *   took, without making the project
 */
export function walk(kind, workspace, app) {
  const { create = [], files = {}, run, use, build = [], show } = KINDS[kind];
  const execute = (command, args) =>
    execFileSync(command, args, {
      cwd: app,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...env,
        CI: '',
        NEXT_TELEMETRY_DISABLED: '1',
        NUXT_TELEMETRY_DISABLED: '1',
        PATH: [join(workspace, 'node_modules/.bin'), join(root, 'e2e/node_modules/.bin'), env.PATH].join(
          delimiter,
        ),
      },
    });
  const write = (path, text) => {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), text);
  };
  for (const command of create) execute('sh', ['-c', command]);
  for (const [path, content] of Object.entries(files)) write(path, content);

  const start = performance.now();
  const commands = [];
  const bin = join(workspace, 'node_modules/pagination-tag/bin/pagination-tag.js');
  const command = (line) => {
    commands.push(line);
    const call = line
      .replace(/^npx pagination-tag/, `${execPath} ${bin}`)
      .replace(CLONE, `${execPath} ${join(root, 'bin/pagination-tag.js')}`);
    return execute('sh', ['-c', call]);
  };
  const runAll = (steps) =>
    steps.map((step) => command(typeof step === 'string' ? step : ['npx pagination-tag', ...step].join(' ')));
  const before = filesIn(app);
  const printed = run === undefined ? [command(`${CLONE} add ${kind}`)] : runAll(run);
  if (run === undefined) {
    const written = filesIn(app).filter((file) => !before.includes(file));
    const said = [...printed[0].matchAll(/^Wrote (.*)\.$/gm)].map(([, file]) => file);
    if (written.join() !== said.sort().join()) throw new Error(`add wrote ${written}, and said ${said}`);
  }
  const [, steps = ''] = /^(?:Add|Link) the stylesheet:\n((?: {2}.*\n)*)/m.exec(printed.join('')) ?? [];
  const lines = steps.split('\n').map((line) => line.trim());
  // The directory of the pages is that of the first build.
  for (const line of lines) {
    const [, target] = /^npx pagination-tag .*> (.*)$/.exec(line) ?? [];
    if (target !== undefined) mkdirSync(join(app, dirname(target)), { recursive: true });
    if (/^(?:npx|mkdir) /.test(line)) command(line);
  }
  const link = lines.find((line) => LINK.test(line)) ?? '';
  for (const [path, content] of Object.entries(use))
    write(
      path,
      typeof content === 'string'
        ? content.replace('{{styles}}', () => link)
        : content(readFileSync(join(app, path), 'utf8'), printed.join('')),
    );
  runAll(build);
  const page = execute(show[0], show.slice(1));
  return { page, commands, seconds: (performance.now() - start) / 1000 };
}
