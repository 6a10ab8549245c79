import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { chmod, mkdir, symlink } from 'node:fs/promises';
import { getuid } from 'node:process';
import { join } from 'node:path';
import { BROKEN, DUBIOUS, listAll, makeDirectory, PAGE, read, runIn } from '../../testing/command-line.js';
import type { JsonReport } from '../report/print-report.js';
import { checkGlob } from './glob-limits.js';

/** The files that a run reads, as it names them, in its order. */
async function filesOf(cwd: string, args: readonly string[]): Promise<string[]> {
  const { stdout, stderr } = await runIn(cwd, ['--check', '--format', 'json', ...args]);
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as JsonReport).files.map(({ file }) => file);
}

const site = {
  'site/index.html': PAGE,
  'site/OLD.HTM': PAGE,
  'site/a/b/page.xhtml': PAGE,
  'site/a/b/page.njk': PAGE,
  'site/a/draft.html': PAGE,
  'site/style.css': 'a {}',
  'site/.hidden.html': PAGE,
  'site/.git/x.html': PAGE,
  'site/node_modules/m/x.html': PAGE,
  'other.html': PAGE,
};

test.each([
  [
    'a directory is searched for the extensions, in any case',
    ['site'],
    ['site/OLD.HTM', 'site/a/b/page.njk', 'site/a/b/page.xhtml', 'site/a/draft.html', 'site/index.html'],
  ],
  [
    'a directory may end in a slash',
    ['site/a/'],
    ['site/a/b/page.njk', 'site/a/b/page.xhtml', 'site/a/draft.html'],
  ],
  ['--ext names other extensions', ['site', '--ext', ' .NJK,css '], ['site/a/b/page.njk', 'site/style.css']],
  [
    'a file is read whatever its extension',
    ['site/style.css', 'other.html'],
    ['other.html', 'site/style.css'],
  ],
  ['a file that starts with a dot is read if it is named', ['site/.hidden.html'], ['site/.hidden.html']],
  ['a directory that is skipped is read if it is named', ['site/.git'], ['site/.git/x.html']],
  ['so is node_modules', ['site/node_modules'], ['site/node_modules/m/x.html']],
  ['a glob finds what it says', ['site/**/*.{njk,css}'], ['site/a/b/page.njk', 'site/style.css']],
  ['a glob passes over node_modules, too', ['**/x.html', 'other.html'], undefined],
  ['but not if it says so', ['site/node_modules/**/*.html'], ['site/node_modules/m/x.html']],
  ['a glob may step up', ['site/../*.html'], ['other.html']],
  [
    'a file is read once, whatever leads to it',
    ['site/a', 'site/a/draft.html', './site/a/draft.html', 'site/a/*.html'],
    ['site/a/b/page.njk', 'site/a/b/page.xhtml', 'site/a/draft.html'],
  ],
  ['--ignore takes a name', ['site', '--ignore', 'a', '--ignore', '*.HTM'], ['site/index.html']],
  ['--ignore counts from here', ['site', '--ignore', 'site/a/**'], ['site/OLD.HTM', 'site/index.html']],
  ['or from the input', ['site', '--ignore', './a/'], ['site/OLD.HTM', 'site/index.html']],
  ['--ignore applies to globs', ['site/**/*.html', '--ignore', 'site/a'], ['site/index.html']],
  [
    'and to files that a shell has expanded',
    ['site/index.html', 'site/a/draft.html', 'other.html', '--ignore', 'site/*/draft.html'],
    ['other.html', 'site/index.html'],
  ],
])('%s', async (_, args, expected) => {
  const cwd = await makeDirectory(site);
  if (expected === undefined)
    await expect(filesOf(cwd, args)).rejects.toThrow('No files were found for "**/x.html".');
  else expect(await filesOf(cwd, args)).toEqual(expected);
});

test.each([
  [['empty'], 'No files were found for "empty".\n', 'end in .html, .htm, .xhtml, .njk, .nunj and '],
  [['site', '--ext', 'foo,bar'], 'No files were found for "site".\n', 'end in .foo, .bar (see --ext).\n'],
  [
    ['site', 'x/**', 'y*'],
    'No files were found for "x/**", "y*".\n',
    'Check the glob. It starts at the current directory, that of a configuration file at its own.\n',
  ],
  [
    ['site/a/*.html', '--ignore', 'draft.*'],
    'No files were found for "site/a/*.html".\n',
    '--ignore skips draft.*.\n',
  ],
])('no file: %j', async (args, message, hint) => {
  const cwd = await makeDirectory({ ...site, 'empty/a.txt': '' });
  const { code, stderr } = await runIn(cwd, [...args, '--check']);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).toContain(hint);
});

describe('files that are named, as by a hook,', () => {
  const named = 'site/partials/deep/p.html';

  test.each([
    'partials',
    './partials/',
    'deep',
    'p.html',
    '*.html',
    'site/partials',
    '**/partials/**',
    'site/**',
  ])('are skipped by "ignore" as in a search: %s', async (glob) => {
    const cwd = await makeDirectory({
      [named]: BROKEN,
      'pagination-tag.config.json': JSON.stringify({ ignore: [glob] }),
    });
    for (const args of [[named], [named, named]])
      expect(await runIn(cwd, ['--check', '--', ...args])).toMatchObject({
        code: 0,
        stderr: expect.stringMatching(
          /^The files were skipped\. The setting "ignore" skips \S+\.\n0 files, 0 tags/,
        ) as string,
      });
    expect((await runIn(cwd, [named, '--check', '--quiet'])).stderr).toBe('');
  });

  test('are read if only a directory above the project has a name to skip', async () => {
    const cwd = await makeDirectory({ 'build/site/a.html': PAGE });
    expect(await filesOf(join(cwd, 'build'), ['site/a.html', '--ignore', 'build'])).toEqual(['site/a.html']);
  });

  test('are an error if one is missing, or if the page is wanted', async () => {
    const cwd = await makeDirectory({ [named]: PAGE });
    const ignore = ['--ignore', 'partials'];
    expect((await runIn(cwd, [named, 'gone.html', '--check', ...ignore])).code).toBe(2);
    expect(await runIn(cwd, [named, ...ignore])).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: No files were found for "${named}".\n--ignore skips partials.\n`,
    });
  });
});

test('names that look like globs or options are names', async () => {
  const names = ['!not.html', '(a|b).html', '-x.html', '[id].html', 'a b.html', '{a,b}.html', 'é😀.html'];
  const cwd = await makeDirectory({
    ...Object.fromEntries(names.map((name) => [`in/${name}`, PAGE])),
    'in/i.html': PAGE,
    'we[i]rd/page.html': PAGE,
  });
  const inside = join(cwd, 'in');
  expect((await runIn(inside, ['-o', '../out', '--', ...names])).code).toBe(0);
  expect(await listAll(join(cwd, 'out'))).toEqual(names);
  expect(await filesOf(inside, ['--ignore', 'i.html', '--', ...names])).toEqual(names);
  expect(await filesOf(inside, ['.', '--ignore', '[a-z]*'])).toHaveLength(6);
  expect(await filesOf(cwd, ['we[i]rd'])).toEqual(['we[i]rd/page.html']);
  expect(await filesOf(cwd, ['we[i]rd/*.html'])).toEqual(['we[i]rd/page.html']);
});

test('links to files are read; links to directories are not followed', async () => {
  const cwd = await makeDirectory({
    'site/index.html': PAGE,
    'site/.shared/part.html': PAGE,
    'shared/a.html': PAGE,
  });
  await symlink('.shared/part.html', join(cwd, 'site/part.html'));
  await symlink('..', join(cwd, 'site/circle'));
  await symlink('nowhere', join(cwd, 'site/broken.html'));
  expect(await filesOf(cwd, ['site'])).toEqual(['site/broken.html', 'site/index.html', 'site/part.html']);
  expect(await filesOf(cwd, ['site/circle/shared'])).toEqual(['site/circle/shared/a.html']);
  const { code, stderr } = await runIn(cwd, ['site', '--check']);
  expect(code).toBe(2);
  expect(stderr).toContain('site/broken.html error file-not-found\n');
});

test('a link that leads out is read if it is named, whatever is ignored', async () => {
  const cwd = await makeDirectory({ 'site/index.html': PAGE, 'else/a.html': PAGE });
  await symlink('../else/a.html', join(cwd, 'site/link.html'));
  expect(await filesOf(cwd, ['site/link.html', '--ignore', 'index.html'])).toEqual(['site/link.html']);
});

test('a missing file is reported, and the others are processed', async () => {
  const cwd = await makeDirectory({ 'a.html': PAGE });
  const { code, stderr } = await runIn(cwd, ['a.html', 'nope.html', 'a.html/b.html', '-o', 'out']);
  expect(code).toBe(2);
  expect(stderr).toBe(`a.html/b.html error file-not-found
  There is no such file or directory.
  Check the spelling. Relative paths start at the current directory, those of a configuration file at its own.

nope.html error file-not-found
  There is no such file or directory.
  Check the spelling. Relative paths start at the current directory, those of a configuration file at its own.

1 file, 1 tag → out/ in 0 ms
2 errors
`);
  expect(await listAll(join(cwd, 'out'))).toEqual(['a.html']);
});

// Only Linux has such names.
const testBytes = process.platform === 'linux' ? test : test.skip;

testBytes.each([
  ['a file', 'caf\xe9.html', ''],
  ['a directory', 'caf\xe9', '/a.html'],
])(
  'a name that is not UTF-8 is reported as such, and the others are processed: %s',
  async (_, name, file) => {
    const cwd = await makeDirectory({ 'site/café.html': PAGE, 'site/cafe.html': PAGE });
    const path = Buffer.concat([Buffer.from(join(cwd, 'site/')), Buffer.from(name, 'latin1')]);
    if (file !== '') fs.mkdirSync(path);
    fs.writeFileSync(Buffer.concat([path, Buffer.from(file)]), PAGE);
    const { code, stderr } = await runIn(cwd, ['site', '-o', 'out']);
    expect(code).toBe(2);
    expect(stderr).toContain('Its name is not UTF-8. Rename it.');
    expect(stderr).not.toContain('Did you mean');
    expect(await listAll(join(cwd, 'out'))).toEqual(['cafe.html', 'café.html']);
  },
);

test('a link that leads nowhere is reported as such', async () => {
  const cwd = await makeDirectory({ 'site/y.html': PAGE });
  fs.symlinkSync('nowhere', join(cwd, 'site/x.html'));
  const { code, stderr } = await runIn(cwd, ['site', '--check']);
  expect(code).toBe(2);
  expect(stderr).toContain('site/x.html');
  expect(stderr).toContain('It is a symbolic link that leads nowhere. Correct it.');
});

test('directories that cannot be read are reported, and the others are searched', async () => {
  const cwd = await makeDirectory({
    'in/a.html': PAGE,
    'in/y/b.html': PAGE,
    'in/x/c.html': PAGE,
    'in/x/z/d.html': PAGE,
  });
  const { readdirSync } = fs;
  const broken = jest.spyOn(fs, 'readdirSync').mockImplementation(((path: string, options: object) => {
    if (/[yz]$/.test(path)) throw Object.assign(new Error('EIO: i/o error, scandir'), { code: 'EIO' });
    return readdirSync(path, options);
  }) as typeof readdirSync);
  try {
    const { code, stdout } = await runIn(cwd, ['in', '-o', 'out', '--format', 'json']);
    expect(code).toBe(2);
    const { files, summary } = JSON.parse(stdout) as JsonReport;
    expect(files.map(({ file, written }) => [file, written])).toEqual([
      ['in/x/z', false],
      ['in/y', false],
      ['in/a.html', true],
      ['in/x/c.html', true],
    ]);
    expect(files[0]?.diagnostics[0]?.message).toBe('The file cannot be read: i/o error.');
    expect(summary).toMatchObject({ files: 2, errors: 2 });
    // A directory that cannot be searched is not one that holds nothing.
    expect(await filesOf(cwd, ['in/y'])).toEqual(['in/y']);
  } finally {
    broken.mockRestore();
  }
});

// Permissions do not bind the superuser, and Windows has others.
const testPermissions = getuid === undefined || getuid() === 0 ? test.skip : test;

testPermissions('what may not be read is reported, and the others are processed', async () => {
  const cwd = await makeDirectory({ 'in/a.html': PAGE, 'in/b.html': PAGE });
  await mkdir(join(cwd, 'in/locked'), { mode: 0 });
  await chmod(join(cwd, 'in/b.html'), 0);
  const { code, stderr } = await runIn(cwd, ['in', '-o', 'out']);
  await chmod(join(cwd, 'in/locked'), 0o700);
  expect(code).toBe(2);
  for (const name of ['in/locked', 'in/b.html'])
    expect(stderr).toContain(
      `${name} error file-unreadable\n  The file cannot be read: permission denied.\n`,
    );
  expect(await listAll(join(cwd, 'out'))).toEqual(['a.html']);
});

test('a tag in a template of Phoenix is found, wherever templates may stand', async () => {
  const tag = '<pagination path="/:page" total_pages={@pages} current_page={@page} />';
  const cwd = await makeDirectory({
    'lib/list.html.heex': tag,
    'lib/live.ex': `def render(assigns) do\n  ~H"""\n  ${tag}\n  """\nend\n`,
    'test/live_test.exs': `~H"""\n<p>{@a}</p>\n${tag}\n"""\n`,
    'lib/docs.ex': `@moduledoc """\n${tag}\n"""\n`,
  });
  const { stdout } = await runIn(cwd, ['--check', '--format', 'json', 'lib', 'test']);
  const { files } = JSON.parse(stdout) as JsonReport;
  expect(files.map(({ file, tags, diagnostics }) => [file, tags, diagnostics])).toEqual([
    ['lib/docs.ex', 0, []],
    ['lib/list.html.heex', 1, []],
    ['lib/live.ex', 1, []],
    ['test/live_test.exs', 1, []],
  ]);
});

describe('.gitignore', () => {
  const repository = {
    '.gitignore': 'dist/\n*.draft.html\n/root.html\n',
    'root.html': PAGE,
    'index.html': PAGE,
    'index.draft.html': PAGE,
    'dist/index.html': PAGE,
    'site/root.html': PAGE,
    'site/lost.draft.html': PAGE,
    'site/.gitignore': '!kept.draft.html\nold/**\n',
    'site/kept.draft.html': PAGE,
    'site/old/a.html': PAGE,
  };

  test.each([
    ['what it lists is left out', ['.'], ['index.html', 'site/kept.draft.html', 'site/root.html']],
    ['files above the directory count as well', ['site'], ['site/kept.draft.html', 'site/root.html']],
    ['a file that is named is read', ['index.draft.html'], ['index.draft.html']],
    ['a directory that is named is read', ['dist'], ['dist/index.html']],
    ['a glob is a search', ['**/*.draft.html'], ['site/kept.draft.html']],
  ])('%s', async (_, args, files) => {
    expect(await filesOf(await makeDirectory(repository), args)).toEqual(files);
  });

  test('other letters are another name where they are to the file system', async () => {
    const cwd = await makeDirectory({
      '.gitignore': 'drafts/\na.html\n',
      'Drafts/b.html': PAGE,
      'A.html': PAGE,
      'c.html': PAGE,
    });
    const isOther = !['win32', 'darwin'].includes(process.platform);
    expect(await filesOf(cwd, ['.'])).toEqual([...(isOther ? ['A.html', 'Drafts/b.html'] : []), 'c.html']);
  });
});

test.each(['{1..100000000}', '{a,b}'.repeat(20), 'a*'.repeat(40), '**/a/'.repeat(5), '{1..500}{1..500}'])(
  '%s would take too long, and is wrong usage as an input and for --ignore',
  async (glob) => {
    const cwd = await makeDirectory({ 'a.html': PAGE });
    for (const args of [
      ['a.html', '--ignore', glob],
      [`${glob}b.html`, '--check'],
    ]) {
      const { code, stderr } = await runIn(cwd, args);
      expect(code).toBe(2);
      expect(stderr).toMatch(/^error: The (?:braces of the )?glob "/);
    }
  },
);

test.each(['*-*-*-*.html', '**/{*.html,*.htm,*.php,*.njk,*.md}', '{2010..2026}/{01..12}/*', 'a/**/b/**/*.*'])(
  '%s is allowed',
  (glob) => {
    expect(() => checkGlob(glob)).not.toThrow();
  },
);

test('a pipe that is named is an error, and is not read', async () => {
  if (process.platform === 'win32') return;
  const cwd = await makeDirectory({});
  execFileSync('mkfifo', [join(cwd, 'a.html')]);
  const { code, stderr } = await runIn(cwd, ['a.html', '--check']);
  expect(code).toBe(2);
  expect(stderr).toContain('it is a pipe or a device');
  expect((await runIn(cwd, ['/dev/zero', '--check'])).code).toBe(2);
});

const listed = ['a.html', 'b/c.html', 'b/d.html', 'b.html', 'é/😀.html', 'z.html', 'Z.html'];
const parts = Object.fromEntries(listed.map((name, index) => [`site/${name}`, PAGE.repeat(index + 1)]));

test.each([1, 2, 3, 4, 5, 9])('%i shards together are the whole', async (count) => {
  const cwd = await makeDirectory(parts);
  expect((await runIn(cwd, ['site', '-o', 'whole', '--map'])).code).toBe(0);
  const shards = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);
  const checked: string[] = [];
  const written: string[] = [];
  for (const [index, shard] of shards.entries()) {
    const out = `out-${index}`;
    const { code, stderr } = await runIn(cwd, ['site', '-o', out, '--map', '--shard', shard]);
    expect(code).toBe(0);
    const pages = (await listAll(join(cwd, out))).filter((name) => name.endsWith('.html'));
    expect(stderr).toContain(`${pages.length} file${pages.length === 1 ? '' : 's'}, `);
    expect(pages.length).toBeGreaterThanOrEqual(Math.floor(listed.length / count));
    expect(pages.length).toBeLessThanOrEqual(Math.ceil(listed.length / count));
    for (const page of pages) {
      expect(await read(cwd, out, page)).toBe(await read(cwd, 'whole', page));
      expect(await read(cwd, out, `${page}.map`)).toBe(await read(cwd, 'whole', `${page}.map`));
    }
    written.push(...pages);
    const check = await runIn(cwd, ['site', '--check', '--format', 'json', '--shard', shard]);
    expect(check.code).toBe(0);
    checked.push(...(JSON.parse(check.stdout) as JsonReport).files.map(({ file }) => file));
  }
  expect(written.sort()).toEqual([...listed].sort());
  expect(checked.sort()).toEqual(Object.keys(parts).sort());
});

test('a shard is the same from another directory, and with other inputs first', async () => {
  const cwd = await makeDirectory(parts);
  const shard = ['-o', 'out', '--shard', '2/3'];
  await runIn(cwd, ['site', ...shard]);
  await runIn(join(cwd, 'site'), ['z.html', 'b', '.', ...shard]);
  expect(await listAll(join(cwd, 'site/out'))).toEqual(await listAll(join(cwd, 'out')));
});

test('a shard reports only its own files, and checks the whole list for collisions', async () => {
  const cwd = await makeDirectory({ 'site/a.html': BROKEN, 'site/b.html': DUBIOUS, 'site/x/a.html': PAGE });
  expect((await runIn(cwd, ['site', '--check', '--shard', '1/3'])).code).toBe(1);
  const second = await runIn(cwd, ['site', '--check', '--shard', '2/3']);
  expect(second.code).toBe(0);
  expect(second.stderr).toMatch(
    /^site\/b\.html:1:7 warning [\s\S]*\n1 file, 1 tag checked in 0 ms\n1 warning\n$/,
  );
  expect(await runIn(cwd, ['site', '--check', '--shard', '4/4'])).toEqual({
    code: 0,
    stdout: '',
    stderr: '0 files, 0 tags checked in 0 ms\n',
  });
  const collision = await runIn(cwd, ['site/a.html', 'site/x/a.html', '-o', 'out', '--shard', '3/3']);
  expect(collision.stderr).toContain('would both be written to a.html in --out-dir.');
});

test('every shard reports directories that could not be searched, without losing a file', async () => {
  const cwd = await makeDirectory({ 'site/b.html': PAGE, 'site/c.html': PAGE, 'else.html': PAGE });
  await symlink('../else.html', join(cwd, 'site/a.html'));
  for (const [shard, file] of [
    ['1/2', 'site/b.html'],
    ['2/2', 'site/c.html'],
  ] as const) {
    const { code, stdout } = await runIn(cwd, ['site', '--check', '--format', 'json', '--shard', shard]);
    expect(code).toBe(2);
    expect((JSON.parse(stdout) as JsonReport).files.map((one) => one.file)).toEqual(['site/a.html', file]);
  }
});

test.each([
  ...['0/2', '3/2', '1/0', '1', '1/2/3', '-1/2', '1.5/2', 'a/b', ''].map(
    (shard) => [['site', '--check', `--shard=${shard}`], 'For three parts, write 1/3, 2/3 and 3/3.'] as const,
  ),
  [['-', '--check', '--shard', '1/2'], '--shard cannot be combined with standard'] as const,
  [['site/a.html', '--shard', '1/2'], '--shard cannot be combined with standard'] as const,
])('wrong usage: %j', async (args, message) => {
  const cwd = await makeDirectory({ 'site/a.html': PAGE });
  const { code, stderr } = await runIn(cwd, args);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) as string });
});
