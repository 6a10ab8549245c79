import { execFileSync } from 'node:child_process';
import { chown, lchown, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from '../../index.js';
import { listAll, makeDirectory, PAGE, read, runIn } from '../../testing/command-line.js';

const BUILT = transform(PAGE);
const ONE = '<pagination path="/p/:page" total_pages="{pages}" current_page="1"></pagination>';

const config = (values: object): Record<string, string> => ({
  'pagination-tag.config.json': JSON.stringify(values),
});

test('settings come from a file in the current directory', async () => {
  const cwd = await makeDirectory({
    'site/a.html': ONE,
    'site/b.njk': ONE,
    'site/c.njk': PAGE,
    ...config({
      inputs: ['site'],
      outDir: 'out',
      data: { pages: 1 },
      singlePage: 'hide',
      ext: ['.njk'],
      ignore: ['c.njk'],
      map: true,
      quiet: true,
    }),
  });
  expect(await runIn(cwd, [])).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(await listAll(join(cwd, 'out'))).toEqual(['b.njk', 'b.njk.map']);
  expect(await read(cwd, 'out/b.njk')).toBe('');
});

test('is found in a parent directory, and its paths are relative to it', async () => {
  const cwd = await makeDirectory({
    'app[1]/site/a.html': ONE,
    'app[1]/site/old/b.html': ONE,
    'app[1]/data.json': '{ "pages": 3 }',
    'app[1]/deep/er/style.css': '',
    'app[1]/package.json': JSON.stringify({
      'pagination-tag': {
        inputs: ['site/**/*.html'],
        outDir: './out',
        data: 'data.json',
        ignore: ['site/old'],
      },
    }),
  });
  const { code, stderr } = await runIn(join(cwd, 'app[1]/deep/er'), []);
  expect(stderr).toBe('1 file, 1 tag → ../../out/ in 0 ms\n');
  expect(code).toBe(0);
  expect(await listAll(join(cwd, 'app[1]/out'))).toEqual(['a.html']);
  expect(await read(cwd, 'app[1]/out/a.html')).toBe(transform(ONE, { data: { pages: 3 } }));
});

test('the nearest one counts, and a file comes before package.json', async () => {
  const cwd = await makeDirectory({
    ...config({ outDir: 'far' }),
    'in/pagination-tag.config.json': '\uFEFF{ "outDir": "near" }',
    'in/package.json': '{ "pagination-tag": { "outDir": "package" } }',
    'package.json': '{}',
    'in/a.html': PAGE,
  });
  expect((await runIn(join(cwd, 'in'), ['a.html'])).code).toBe(0);
  expect(await listAll(join(cwd, 'in/near'))).toEqual(['a.html']);
});

test.each([
  ['package.json', { 'app/package.json': '{ "name": "x" }' }, '., ..'],
  ['.git', { 'app/.git': 'gitdir: elsewhere' }, '., ..'],
  ['neither, beyond the current directory', {}, '.'],
])('the search goes no further than the nearest %s', async (_, files, searched) => {
  const cwd = await makeDirectory({ ...config({ outDir: 'far' }), ...files, 'app/in/a.html': PAGE });
  expect((await runIn(join(cwd, 'app/in'), ['a.html'])).stdout).toBe(BUILT);
  expect((await runIn(join(cwd, 'app/in'), ['config'])).stdout).toContain(`Searched: ${searched}\n`);
});

test('one that belongs to another user is not loaded unless it is named', async () => {
  const name = 'pagination-tag.config.json';
  const cwd = await makeDirectory({ ...config({ outDir: 'out' }), 'a.html': PAGE });
  // The superuser's files may be trusted, so these belong to another user.
  if (process.getuid?.() === 0) await chown(join(cwd, name), 65_534, 65_534);
  const user = jest.spyOn(process as Required<typeof process>, 'getuid').mockReturnValue(54_321);
  try {
    const { code, stderr } = await runIn(cwd, ['a.html']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `error: ${name} belongs to another user.\nIf you trust it, add --config ${name}. Otherwise, use --no-config.\n`,
    });
    expect((await runIn(cwd, ['a.html', '--config', name])).code).toBe(0);
    expect((await runIn(cwd, ['a.html', '--no-config'])).stdout).toBe(BUILT);
  } finally {
    user.mockRestore();
  }
});

test('where files have no owner, as on Windows, any configuration is loaded', async () => {
  const cwd = await makeDirectory({ ...config({ outDir: 'out' }), 'a.html': PAGE });
  const getuid = Object.getOwnPropertyDescriptor(process, 'getuid') as PropertyDescriptor;
  Object.defineProperty(process, 'getuid', { ...getuid, value: undefined });
  try {
    expect(await runIn(cwd, ['a.html'])).toMatchObject({ code: 0 });
  } finally {
    Object.defineProperty(process, 'getuid', getuid);
  }
  expect(await listAll(cwd)).toContain('out/a.html');
});

test("a symbolic link of another user to a file of root's is not followed unless it is named", async () => {
  const name = 'pagination-tag.config.json';
  const cwd = await makeDirectory({ 'a.html': PAGE });
  await symlink('/dev/null', join(cwd, name));
  if (process.getuid?.() === 0) await lchown(join(cwd, name), 65_534, 65_534);
  const user = jest.spyOn(process as Required<typeof process>, 'getuid').mockReturnValue(54_321);
  try {
    const { code, stderr } = await runIn(cwd, ['a.html']);
    expect(code).toBe(2);
    expect(stderr).toContain(`error: ${name} belongs to another user.`);
    // Now it is read, and has no settings.
    const named = await runIn(cwd, ['a.html', '--config', name]);
    expect(named.stderr).toContain(`${name} cannot be loaded: Unexpected end`);
  } finally {
    user.mockRestore();
  }
});

test.each(['nowhere', 'pagination-tag.config.json'])(
  'a configuration that is a symbolic link to %s is an error',
  async (target) => {
    const cwd = await makeDirectory({ 'a.html': PAGE });
    await symlink(target, join(cwd, 'pagination-tag.config.json'));
    const { code, stderr } = await runIn(cwd, ['a.html']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('error: pagination-tag.config.json is a symbolic link that leads nowhere.\n'),
    ]);
    expect(await runIn(cwd, ['a.html', '--no-config'])).toMatchObject({ code: 0 });
  },
);

const onUnix = process.platform === 'win32' ? test.skip : test;

onUnix('a pipe with the name of a configuration is an error, and is not waited for', async () => {
  const cwd = await makeDirectory({ 'a.html': PAGE });
  execFileSync('mkfifo', [join(cwd, 'pagination-tag.config.json')]);
  const { code, stderr } = await runIn(cwd, ['a.html']);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('error: pagination-tag.config.json is a pipe.\n'),
  ]);
});

test.each([
  'get outDir() { throw new Error("no folder.") }',
  'labels: { get next() { throw new Error("no folder.") } }',
])('a configuration with %s cannot be loaded', async (member) => {
  const cwd = await makeDirectory({
    'a.html': PAGE,
    'pagination-tag.config.cjs': `module.exports = { ${member} };`,
  });
  const { code, stderr } = await runIn(cwd, ['a.html']);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('error: pagination-tag.config.cjs cannot be loaded: no folder.\n'),
  ]);
});

test('--config names a file, and --no-config none', async () => {
  const cwd = await makeDirectory({
    ...config({ outDir: 'found' }),
    'other/settings.json': '{ "outDir": "named" }',
    'a.html': PAGE,
  });
  expect((await runIn(cwd, ['a.html', '--config', 'other/settings.json'])).code).toBe(0);
  expect((await runIn(cwd, ['a.html', '--no-config'])).stdout).toBe(BUILT);
  expect(await listAll(cwd)).toEqual([
    'a.html',
    'other/named/a.html',
    'other/settings.json',
    'pagination-tag.config.json',
  ]);
});

describe('the command line wins', () => {
  const files = {
    ...config({
      inputs: ['site'],
      outDir: 'out',
      data: { pages: 2 },
      ignore: ['a.html'],
      format: 'json',
      map: true,
      quiet: true,
    }),
    'site/a.html': ONE,
    'site/b.html': ONE,
    'other/c.html': ONE,
    'data.json': '{ "pages": 5 }',
  };

  test.each([
    [['other'], ['out/c.html', 'out/c.html.map']],
    [
      ['--out-dir', 'else'],
      ['else/b.html', 'else/b.html.map'],
    ],
    [['--ignore', 'b.html', '--no-map'], ['out/a.html']],
    [['--check'], []],
    [['other', '--in-place'], []],
  ])('%j', async (args, written) => {
    const cwd = await makeDirectory(files);
    expect(await runIn(cwd, args)).toMatchObject({ code: 0 });
    const before = Object.keys(files);
    expect((await listAll(cwd)).filter((name) => !before.includes(name))).toEqual(written);
  });

  test('over data, format and quiet', async () => {
    const cwd = await makeDirectory(files);
    const args = ['--data', 'data.json', '--format', 'pretty', '--no-quiet'];
    expect((await runIn(cwd, args)).stderr).toBe('1 file, 1 tag → out/ in 0 ms\n');
    expect(await read(cwd, 'out/b.html')).toBe(transform(ONE, { data: { pages: 5 } }));
  });

  test('and standard input is not written to the directory', async () => {
    const cwd = await makeDirectory(files);
    const { stdout } = await runIn(cwd, ['-'], { stdin: PAGE });
    expect(stdout).toBe(BUILT);
  });
});

test.each([
  [{ outdir: 'x' }, 'Unknown setting "outdir".', 'Did you mean "outDir"?'],
  [{ 'out-dir': 'x' }, 'Unknown setting "out-dir".', 'Did you mean "outDir"?'],
  [{ ignored: [] }, 'Unknown setting "ignored".', 'Did you mean "ignore"?'],
  [{ colours: 'x' }, 'Unknown setting "colours".', 'The settings are inputs, outDir, '],
  [{ inPlace: true }, 'Unknown setting "inPlace".', 'Use --in-place on the command line.'],
  [{ constructor: 1 }, 'Unknown setting "constructor".', 'The settings are '],
  [{ inputs: 'site' }, 'inputs must be a list, such as ["templates"].', 'Correct'],
  [{ inputs: ['site', '-'] }, 'inputs[1] must be the name of a file or a directory, or a glob.', 'Correct'],
  [{ outDir: '' }, 'outDir must be the name of a directory.', 'Correct'],
  [{ data: 7 }, 'data must be an object with the values, or the name of the file', 'Correct'],
  [{ data: null }, 'data must be an object', 'Correct'],
  [{ data: [] }, 'data must be an object', 'Correct'],
  [
    { theme: './pager.htm' },
    'theme must be the name of a theme, or of a file that ends in .html.',
    'Correct',
  ],
  [{ maxWarnings: -1 }, 'maxWarnings must be a whole number, such as 0.', 'Correct'],
  [{ singlePage: 'no' }, 'singlePage must be "show" or "hide".', 'Correct'],
  [{ theme: 'bulmer' }, 'theme must be one of "default", ', 'Did you mean "bulma"?'],
  [{ theme: { extends: 'bulma', clases: {} } }, 'theme has no "clases". Did you mean "classes"?', 'Correct'],
  [{ theme: { classes: { links: 'x' } } }, 'theme.classes has no "links". Did you mean "link"?', 'Correct'],
  [{ theme: { icons: { next: 7 } } }, 'theme.icons.next must be a string.', 'Correct'],
  [{ tag: 'pager' }, 'tag must be the name of a custom element', 'Correct'],
  [{ locale: 'tlh' }, 'locale must be a language that has labels', 'Correct'],
  [{ labels: { next: ' ' } }, 'labels.next must be a non-empty string without tokens', 'Correct'],
  [
    { labels: { page: 'Page :page of :pages' } },
    'must be a string that contains ":page" and no other token.',
    'Correct',
  ],
  [{ labels: null }, 'labels must be an object, such as { next: "Older posts" }.', 'Correct'],
  [{ pathAttributes: 'data-url' }, 'pathAttributes must be a list, such as ["data-url"].', 'Correct'],
  [{ schemes: ['data'] }, 'schemes[0] must be the name of a scheme that neither runs code', 'Correct'],
  [{ ext: ['html', 'a/b'] }, 'ext[1] must be an extension, such as "html".', 'Correct'],
  [{ ext: ['html,htm'] }, 'ext[0] must be an extension', 'Correct'],
  [{ ignore: ['a', 3] }, 'ignore[1] must be a glob.', 'Correct'],
  [{ format: 'xml' }, 'format must be one of "pretty", "json"', 'Correct'],
  [{ map: 'yes' }, 'map must be true or false.', 'Correct'],
  [{ quiet: 1 }, 'quiet must be true or false.', 'Correct'],
  [[], 'The configuration must be an object.', 'Write { "outDir": "public" }.'],
])('a fault in the configuration: %j', async (values, message, hint) => {
  const cwd = await makeDirectory({ 'a.html': PAGE, ...config(values) });
  const { code, stdout, stderr } = await runIn(cwd, ['a.html']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^error: pagination-tag\.config\.json: .*\n.*\n$/);
  expect(stderr).toContain(message);
  expect(stderr).toContain(hint);
});

test.each([
  ['pagination-tag.config.json', '{', 'pagination-tag.config.json cannot be loaded: '],
  ['pagination-tag.config.json', ' ', 'pagination-tag.config.json cannot be loaded: Unexpected end'],
  ['package.json', '{', 'package.json cannot be loaded: '],
  ['package.json', '{\n  "a": x }', `package.json cannot be loaded: Unexpected token 'x', "{ "a": x }"`],
  ['package.json', '{"pagination-tag":[]}', 'package.json: The value of "pagination-tag" must be an object.'],
  ['package.json', '{"pagination-tag":{"outDir":1}}', 'package.json: pagination-tag.outDir must be'],
])('%s with %s is wrong usage', async (file, text, message) => {
  const cwd = await makeDirectory({ 'a.html': PAGE, [file]: text });
  const { code, stderr } = await runIn(cwd, ['a.html']);
  expect(code).toBe(2);
  expect(stderr).toContain(`error: ${message}`);
});

test.each([
  ['none.json', 'There is no configuration file none.json.'],
  ['settings.yaml', '--config settings.yaml has an unsupported file type.'],
  ['package.json', 'package.json has no key "pagination-tag".'],
])('--config %s is wrong usage', async (file, message) => {
  const cwd = await makeDirectory({ 'a.html': PAGE, 'package.json': '{}', 'settings.yaml': 'a: 1' });
  const { code, stderr } = await runIn(cwd, ['a.html', '--config', file]);
  expect(code).toBe(2);
  expect(stderr).toContain(`error: ${message}`);
});

test('reports data that cannot be loaded with its place in the configuration', async () => {
  const cwd = await makeDirectory({
    ...{ 'in/a.html': PAGE, 'package.json': '{}' },
    ...config({ data: 'none.json', outDir: 'out' }),
  });
  const { code, stderr } = await runIn(join(cwd, 'in'), ['a.html']);
  expect(code).toBe(2);
  expect(stderr).toContain('error: The data file ../none.json cannot be loaded: ');
});

test('"config" prints the settings, and where each came from', async () => {
  const cwd = await makeDirectory(config({ outDir: 'public', data: { pages: 2 }, ignore: ['drafts'] }));
  const { code, stdout, stderr } = await runIn(cwd, ['config', 'site', '--ignore', 'old', '--quiet']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(`Configuration: pagination-tag.config.json
Searched: .

inputs          [ 'site' ]    command line
outDir          'public'      pagination-tag.config.json
data            { pages: 2 }  pagination-tag.config.json
bindings        -             default
singlePage      'show'        default
theme           'default'     default
locale          -             default
labels          {}            default
dialect         -             default
dialects        {}            default
tag             'pagination'  default
pagers          {}            default
pathAttributes  []            default
schemes         []            default
ext             -             default
ignore          [ 'old' ]     command line
markdown        -             default
format          'pretty'      default
map             false         default
quiet           true          command line
maxWarnings     -             default
`);
});

test('"config" without a configuration says where it looked', async () => {
  const cwd = await makeDirectory({ 'package.json': '{}', 'a/b/c.html': PAGE });
  const { code, stdout } = await runIn(join(cwd, 'a/b'), ['config']);
  expect(code).toBe(0);
  expect(stdout).toContain('Configuration: none\nSearched: ., .., ../..\n');
  expect((await runIn(cwd, ['config', '--no-config'])).stdout).not.toContain('Searched');
  expect(stdout).toMatch(/\noutDir +- +default\n/);
});
