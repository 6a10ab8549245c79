import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from '../../src/index.js';
import { listAll, makeDirectory, PAGE, read } from '../../src/testing/command-line.js';

/** These run what is installed: bin/ and dist/, which `npm run test:e2e` builds first. */
const bin = join(__dirname, '../../bin/pagination-tag.js');

interface Spawned {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

function start(cwd: string, args: readonly string[], stdin = ''): Promise<Spawned> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [bin, ...args],
      { cwd, maxBuffer: Infinity },
      (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, stdout, stderr });
      },
    );
    child.stdin?.end(stdin);
  });
}

test('it prints its version', async () => {
  const { version } = JSON.parse(await read(__dirname, '../../package.json')) as { version: string };
  expect(await start(__dirname, ['-V'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

test.each([[['help']], [['help', 'add']]])('%j prints help', async (args) => {
  const { code, stdout, stderr } = await start(__dirname, args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('\nExamples:\n');
});

test.each([
  ['js', 'import a from "./a.json";\nexport default a;', 2],
  ['js', 'export default { outDir: "out" };', 2],
  ['mjs', 'export default { outDir: "out" };', 0],
  ['cjs', 'module.exports = { outDir: "out" };', 0],
])('a configuration in %s where modules are CommonJS: %s', async (extension, text, code) => {
  const cwd = await makeDirectory({
    'package.json': '{ "type": "commonjs" }',
    [`pagination-tag.config.${extension}`]: text,
    'a.html': PAGE,
  });
  const ran = await start(cwd, ['a.html']);
  expect(ran.code).toBe(code);
  if (code === 2)
    expect(ran.stderr).toContain('\nNode takes it for CommonJS. Name it pagination-tag.config.mjs.\n');
});

test('it writes a tree', async () => {
  const cwd = await makeDirectory({ 'in/b/c.html': PAGE });
  const { code, stdout, stderr } = await start(cwd, ['in', '-o', 'out']);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(stderr).toMatch(/^1 file, 1 tag → out\/ in \d+ ms\n$/);
  expect(await listAll(join(cwd, 'out'))).toEqual(['b/c.html']);
});

test('it loads the parts that most builds do not need', async () => {
  const cwd = await makeDirectory({
    'in/parser.html': `<ruby>a<rt>b</ruby>${PAGE}`,
    'in/snippet.liquid': PAGE.replace(/current_page="\d+"/, 'current_page="{{ page }}"'),
    'in/error.html': '<p>a</p>\n<pagination totl_pages="3"/>',
    'in/reference.html': PAGE.replace('/p/', '/p/&eacute;/'),
  });
  const { code, stderr } = await start(cwd, ['in', '-o', 'out', '--map']);
  expect(code).toBe(1);
  expect(stderr).toContain('> 2 | <pagination totl_pages="3"/>');
  expect(await listAll(join(cwd, 'out'))).toEqual([
    'parser.html',
    'parser.html.map',
    'reference.html',
    'reference.html.map',
    'snippet.liquid',
    'snippet.liquid.map',
  ]);
  expect(await read(cwd, 'out/parser.html')).toContain('<nav ');
  expect(await read(cwd, 'out/reference.html')).toContain('href="/p/é/3"');
  expect(await read(cwd, 'out/snippet.liquid')).toContain('{% if ');
});

test('it passes standard input on', async () => {
  const text = PAGE.repeat(2000);
  const { code, stdout, stderr } = await start(__dirname, ['-'], text);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  // One comparison of booleans: a difference of two large pages takes long to print.
  expect(stdout === transform(text)).toBe(true);
});

test('it ends even if a data file has left something open', async () => {
  const cwd = await makeDirectory({
    'page.html': PAGE.replace('"3"', '"{pages}"'),
    'data.mjs': 'setInterval(() => {}, 1000);\nexport const pages = 3;\n',
  });
  const { code, stdout, stderr } = await start(cwd, ['page.html', '--data', 'data.mjs']);
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: transform(PAGE), stderr: '' });
});

// Windows has no signals: it ends a process without asking.
const onPosix = process.platform === 'win32' ? test.skip : test;

onPosix.each([
  ['SIGINT', []],
  ['SIGTERM', []],
  ['SIGINT', ['--watch']],
] as const)('%s ends it at once, whatever it is busy with: %j', async (signal, args) => {
  const cwd = await makeDirectory({
    'page.html': '<pagination path="{path}" total_pages="3"></pagination>',
    'data.mjs': 'export const path = () => { console.error("busy"); for (;;); };\n',
  });
  const child = spawn(process.execPath, [bin, 'page.html', '-o', 'out', '--data', 'data.mjs', ...args], {
    cwd,
  });
  try {
    await once(child.stderr, 'data');
    child.kill(signal);
    // The exit code in a shell is 128 plus the signal's number: 130 and 143.
    expect(await once(child, 'exit')).toEqual([null, signal]);
  } finally {
    child.kill('SIGKILL');
  }
});

test('it ends with the code', async () => {
  expect((await start(__dirname, ['-'], '<pagination totl_pages="3"/>')).code).toBe(1);
  expect((await start(__dirname, ['--zzz'])).code).toBe(2);
});

test('it ends silently if the reader of its output goes away', async () => {
  const cwd = await makeDirectory({ 'big.html': 'x'.repeat(5_000_000) });
  const child = spawn(process.execPath, [bin, 'big.html'], { cwd });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdout.once('data', () => child.stdout.destroy());
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(stderr).toBe('');
});

test('a clone that is not built says how to build it', async () => {
  const cwd = await makeDirectory({
    'package.json': readFileSync(join(__dirname, '../../package.json')),
    'bin/package.json': '{ "type": "commonjs" }',
    'bin/pagination-tag.js': readFileSync(bin),
  });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(cwd, 'bin/pagination-tag.js'), 'add'],
    {
      encoding: 'utf8',
    },
  );
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: `pagination-tag is not built yet. In ${cwd}, run: npm ci && npm run build\n`,
  });
});

test('from a clone, the next commands are those of the clone', async () => {
  const cwd = await makeDirectory({ 'hugo.toml': '' });
  const { stderr } = await start(cwd, ['add', 'struts']);
  expect(stderr).toMatch(/run node \.\.\/\S+\/bin\/pagination-tag\.js add hugo\./);
});

test('on an old version of Node, it names the required version before it loads anything else', async () => {
  const cwd = await makeDirectory({
    'old.cjs': "globalThis.process = Object.create(process, { versions: { value: { node: '18.20.8' } } });",
  });
  const { code, stdout, stderr } = await new Promise<Spawned>((resolve) => {
    execFile(
      process.execPath,
      ['--require', join(cwd, 'old.cjs'), bin, '--version'],
      (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, stdout, stderr });
      },
    );
  });
  expect({ code, stdout, stderr }).toEqual({
    code: 2,
    stdout: '',
    stderr: 'pagination-tag needs Node 20.19 or newer. This is Node 18.20.8.\n',
  });
});
