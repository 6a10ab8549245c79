import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listAll, makeDirectory, read, runIn, sampleTheme } from '../../testing/command-line.js';
import { readHead, writeHead } from '../../components/sources/head.js';
import { diffOf } from './state.js';

const EJS = { 'package.json': '{ "dependencies": { "ejs": "*" } }' };
const FILE = 'views/pagination.ejs';
const HELPER = 'app/helpers/pagination_helper.rb';
const PARTIAL = 'app/views/shared/_pagination.html.erb';

test('a diff shows no change of line endings', async () => {
  const diff = await diffOf('a.txt', 'same\r\nold\r\n', 'same\nnew\n');
  expect(diff.match(/^[ +-](?![+-]).*$/gm)).toEqual([' same', '-old', '+new']);
});

describe('a component that is there', () => {
  async function added(...options: string[]): Promise<string> {
    const cwd = await makeDirectory(EJS);
    await runIn(cwd, ['add', 'express', ...options]);
    return cwd;
  }

  test('leaves an up-to-date file untouched, whatever its line endings and version', async () => {
    const cwd = await added();
    const text = (await read(cwd, FILE)).replaceAll('\n', '\r\n').replace('1.2.3', '1.0.0');
    await writeFile(join(cwd, FILE), text);
    expect((await runIn(cwd, ['add', 'ejs'])).stdout).toContain(`${FILE} is up to date.\n`);
    expect(await read(cwd, FILE)).toBe(text);
    expect(await runIn(cwd, ['add', '--check'])).toEqual({
      code: 0,
      stdout: `${FILE} is up to date.\n`,
      stderr: '',
    });
  });

  test('keeps its options, and takes new ones', async () => {
    const cwd = await added('--theme', 'bulma', '--with', 'ends');
    await runIn(cwd, ['add', 'ejs', '--locale', 'de', '--theme', 'bootstrap']);
    expect(readHead(await read(cwd, FILE))).toMatchObject({
      name: 'ejs',
      options: { theme: 'bootstrap', locale: 'de', with: 'ends' },
      isIntact: true,
    });
  });

  test('--update rewrites a file of an older version', async () => {
    const source = '<%# Written by pagination-tag. %>\nas it was\n';
    const old = writeHead(source, 'ejs', { locale: 'de' }, '1.0.0');
    const cwd = await makeDirectory({ ...EJS, [FILE]: old });
    expect((await runIn(cwd, ['add', '--update'])).stdout).toContain(`Wrote ${FILE}.`);
    expect(await read(cwd, FILE)).toBe(
      (await runIn(cwd, ['add', 'ejs', '--stdout', '--locale', 'de'])).stdout,
    );
  });

  test('is left alone once it was changed by hand', async () => {
    const cwd = await added();
    const text = `${await read(cwd, FILE)}<!-- mine -->\n`;
    await writeFile(join(cwd, FILE), text);
    expect(await runIn(cwd, ['add', '--check'])).toEqual({
      code: 0,
      stdout: `${FILE} is up to date, apart from your changes.\n`,
      stderr: '',
    });
    for (const args of [['ejs'], ['ejs', '--update'], ['--update']])
      expect((await runIn(cwd, ['add', ...args])).stdout).toContain(`${FILE} is up to date, apart from`);
    const { code, stderr } = await runIn(cwd, ['add', 'ejs', '--theme', 'bulma']);
    expect(code).toBe(2);
    expect(stderr).toContain(
      `${FILE} was edited, and this version writes something else, so it was left unchanged.\n` +
        'To see how it would be merged, run the command again with --diff. To merge it, run it with --update.',
    );
    expect(await read(cwd, FILE)).toBe(text);
  });

  test('leaves a file of another origin alone', async () => {
    const cwd = await makeDirectory({ ...EJS, [FILE]: '<nav></nav>\n' });
    expect(await runIn(cwd, ['add', 'ejs'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`${FILE} was not written by pagination-tag`) as string,
    });
    expect(await read(cwd, FILE)).toBe('<nav></nav>\n');
    expect((await runIn(cwd, ['add', 'ejs', '--check'])).code).toBe(1);
    expect((await runIn(cwd, ['add', 'ejs', '--out', 'views/shared'])).stdout).toContain(
      'Wrote views/shared/pagination.ejs.',
    );
  });

  test('--check ends with 1 where it is missing or would be written otherwise', async () => {
    const cwd = await makeDirectory(EJS);
    expect(await runIn(cwd, ['add', 'ejs', '--check'])).toMatchObject({
      code: 1,
      stdout: `${FILE} is missing.\nTo write it, run npx pagination-tag add ejs.\n`,
    });
    await runIn(cwd, ['add', 'ejs']);
    await writeFile(join(cwd, 'pagination-tag.config.json'), '{ "labels": { "next": "Older posts" } }');
    const before = await read(cwd, FILE);
    expect(await runIn(cwd, ['add', '--check'])).toMatchObject({
      code: 1,
      stdout: `${FILE} differs from what this version writes.\nTo write it, run npx pagination-tag add ejs --update.\n`,
    });
    expect(await read(cwd, FILE)).toBe(before);
    expect((await runIn(cwd, ['add', '--update'])).stdout).toContain(`Wrote ${FILE}.`);
    expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
  });
});

describe('a name without a framework', () => {
  test('means the components of this name', async () => {
    const cwd = await makeDirectory({});
    const file = 'views/comment-pages.ejs';
    for (const args of [['ejs'], ['ejs', '--name', 'comment_pages'], ['rails']])
      await runIn(cwd, ['add', ...args]);
    const stdout = `${file} is up to date.\n`;
    expect(await runIn(cwd, ['add', '--name', 'comment_pages', '--check'])).toMatchObject({
      code: 0,
      stdout,
    });
    await runIn(cwd, ['add', '--name', 'comment_pages', '--theme', 'bulma', '--update']);
    const themeOf = async (path: string) => readHead(await read(cwd, path))?.options['theme'];
    expect(await Promise.all([file, FILE, PARTIAL].map(themeOf))).toEqual(['bulma', undefined, undefined]);
    // What add calls the first one.
    expect(await runIn(cwd, ['add', '--name', 'pagination', '--check'])).toMatchObject({
      code: 0,
      stdout: `${HELPER} is up to date.\n${PARTIAL} is up to date.\n${FILE} is up to date.\n`,
    });
  });

  test('that no component has is an error', async () => {
    const cwd = await makeDirectory({});
    await runIn(cwd, ['add', 'ejs']);
    expect(await runIn(cwd, ['add', '--name', 'nope', '--check'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'error: No component with the name nope written by pagination-tag was found in the usual directories.\n' +
        'If it was written with --out <dir>, add that again. Otherwise, name the framework.\n',
    });
  });
});

describe('the command that --check names', () => {
  test.each([
    ['rails', 'rails --with ends --check', 'add rails --with ends --update'],
    ['rails --with ends', '--with none --check', 'add rails --with none --update'],
    ['ejs', 'ejs --theme bulma --locale de --check', 'add ejs --theme bulma --locale de --update'],
    [undefined, 'ejs --theme bulma --check', 'add ejs --theme bulma'],
    [undefined, 'ejs --name more --link hx-get=:path --check', "add ejs --name more --link 'hx-get=:path'"],
  ])('after add %s, that of add %s makes it pass', async (before, check, command) => {
    const cwd = await makeDirectory({});
    if (before !== undefined) await runIn(cwd, ['add', ...before.split(' ')]);
    const run = async () => runIn(cwd, ['add', ...check.split(' ')]);
    const { code, stdout } = await run();
    expect(code).toBe(1);
    expect(stdout).toContain(`\nTo write it, run npx pagination-tag ${command}.\n`);
    await runIn(cwd, command.replaceAll("'", '').split(' '));
    expect((await run()).code).toBe(0);
  });
});

describe('a component of two files', () => {
  async function rails(...options: string[]): Promise<string> {
    const cwd = await makeDirectory({});
    await runIn(cwd, ['add', 'rails', ...options]);
    return cwd;
  }

  async function edit(cwd: string, file: string, from: string, to: string): Promise<void> {
    const text = await read(cwd, file);
    expect(text).toContain(from);
    await writeFile(
      join(cwd, file),
      text.replace(from, () => to),
    );
  }

  /** Makes a file one that another version has written. */
  async function age(cwd: string, file: string): Promise<void> {
    const { name, options = {} } = readHead(await read(cwd, file)) ?? {};
    const line = (await read(cwd, file)).replace(
      /Written by [^\n]*?Checksum: \w+\./,
      'Written by pagination-tag.',
    );
    await writeFile(join(cwd, file), writeHead(`${line}\n`, name ?? '', options, '0.0.9'));
  }

  test('is compared file by file, with the options from the head of any file', async () => {
    const cwd = await rails('--theme', 'bulma', '--locale', 'de');
    await edit(cwd, HELPER, 'siblings: 1', 'siblings: 2');
    expect(await runIn(cwd, ['add', '--check'])).toEqual({
      code: 0,
      stdout: `${HELPER} is up to date, apart from your changes.\n${PARTIAL} is up to date.\n`,
      stderr: '',
    });
    await edit(cwd, PARTIAL, 'pagination-list', 'mine');
    const { code, stdout } = await runIn(cwd, ['add', '--check']);
    expect([code, stdout.match(/apart from your changes/g)?.length]).toEqual([0, 2]);
  });

  test('is merged and written by one command', async () => {
    const cwd = await rails();
    await edit(cwd, HELPER, 'siblings: 1', 'siblings: 2');
    const check = ['add', 'rails', '--theme', 'bulma', '--check'];
    expect((await runIn(cwd, check)).stdout).toBe(
      `${HELPER} was edited, and this version writes something else.\n` +
        `${PARTIAL} differs from what this version writes.\n` +
        'To merge your changes with it, run npx pagination-tag add rails --theme bulma --update.\n',
    );
    await runIn(cwd, ['add', 'rails', '--theme', 'bulma', '--update']);
    expect((await runIn(cwd, check)).code).toBe(0);
    // A file in the way is named instead, because nothing is written until it is gone.
    await writeFile(join(cwd, PARTIAL), 'mine\n');
    await rm(join(cwd, HELPER));
    expect((await runIn(cwd, ['add', 'rails', '--check'])).stdout).toBe(
      `${HELPER} is missing.\n${PARTIAL} was not written by pagination-tag.\n` +
        'To write the component beside it, use --name <name>.\n',
    );
  });

  test('is merged with changes by hand', async () => {
    const cwd = await rails();
    await edit(cwd, PARTIAL, 'class="pagination__list"', 'class="pagination__list mine"');
    const before = await read(cwd, PARTIAL);
    const { code, stdout } = await runIn(cwd, ['add', 'rails', '--with', 'ends', '--update']);
    expect(code).toBe(0);
    expect(stdout).toContain(`Wrote ${HELPER}.\nMerged ${PARTIAL}.\n`);
    const merged = await read(cwd, PARTIAL);
    expect(readHead(merged)).toMatchObject({ options: { with: 'ends' }, isIntact: false });
    expect(merged).toContain('class="pagination__list mine"');
    expect(merged).toContain('pagination__link--first');
    expect(await runIn(cwd, ['add', '--check'])).toMatchObject({
      code: 0,
      stdout: `${HELPER} is up to date.\n${PARTIAL} is up to date, apart from your changes.\n`,
    });
    expect(await runIn(cwd, ['add', '--diff'])).toEqual({ code: 0, stdout: '', stderr: '' });
    // And back, but for the checksum of the first line.
    await runIn(cwd, ['add', 'rails', '--with', 'none', '--update']);
    expect(await read(cwd, PARTIAL)).toBe(before);
  });

  test('has the marks of conflicts where both have changed a line, and is refused until they are resolved', async () => {
    const cwd = await rails();
    await edit(cwd, PARTIAL, 'class="pagination__list"', 'class="pagination__list mine"');
    const { code, stdout } = await runIn(cwd, ['add', 'rails', '--theme', 'bulma', '--update']);
    expect(code).toBe(1);
    expect(stdout).toContain(`Wrote ${HELPER}.\nMerged ${PARTIAL}, with conflicts.\n`);
    expect(stdout).toContain('Resolve the conflicts between <<<<<<< and >>>>>>>.\n');
    const merged = await read(cwd, PARTIAL);
    expect(merged).toMatch(
      /^<{7} yours\n[^]*pagination__list mine[^]*^={7}\n[^]*pagination-list[^]*^>{7} pagination-tag 1\.2\.3$/m,
    );
    for (const args of [
      ['rails'],
      ['rails', '--theme', 'bulma', '--update'],
      ['--update'],
      ['--check'],
      ['--diff'],
    ]) {
      const again = await runIn(cwd, ['add', ...args]);
      expect(again.code).toBe(args.length === 1 && args[0] === 'rails' ? 2 : 1);
      expect(again.stdout + again.stderr).toContain(`${PARTIAL} has conflicts that are not resolved`);
      expect(await read(cwd, PARTIAL)).toBe(merged);
    }
    await writeFile(join(cwd, PARTIAL), merged.replace(/^<{7} yours\n[^]*?^={7}\n([^]*?)^>{7} .*\n/gm, '$1'));
    expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
  });

  describe('of which neither this version nor git has what was changed', () => {
    test('is left alone as a whole', async () => {
      const cwd = await rails();
      await age(cwd, HELPER);
      await edit(cwd, HELPER, 'siblings: 1', 'siblings: 2');
      await age(cwd, PARTIAL);
      const before = [await read(cwd, HELPER), await read(cwd, PARTIAL)];
      const { code, stdout } = await runIn(cwd, ['add', '--check']);
      expect(code).toBe(1);
      expect(stdout).toContain(`${HELPER} was edited, and this version writes something else.`);
      expect(stdout).not.toContain('To merge your changes');
      const explained = `Neither this version nor git has the file as it was before your changes, so they cannot be merged.\nTo see what this version writes, run npx pagination-tag add rails --stdout.`;
      const updated = await runIn(cwd, ['add', '--update']);
      expect(updated).toMatchObject({ code: 1, stderr: '' });
      for (const said of [stdout, updated.stdout]) expect(said).toContain(explained);
      expect(updated.stdout).toContain('The files of a component belong together, so none was written.\n');
      expect(await runIn(cwd, ['add', '--diff'])).toEqual({ code: 1, stdout: '', stderr: updated.stdout });
      expect([await read(cwd, HELPER), await read(cwd, PARTIAL)]).toEqual(before);
    });

    test('is merged once it has the new first line', async () => {
      const cwd = await rails();
      await age(cwd, HELPER);
      await edit(cwd, HELPER, 'siblings: 1', 'siblings: 2');
      const { stdout } = await runIn(cwd, ['add', 'rails', '--stdout']);
      const [head = ''] = /^# Written by .*$/m.exec(stdout) ?? [];
      await writeFile(
        join(cwd, HELPER),
        (await read(cwd, HELPER)).replace(/# Written by .*/, () => head),
      );
      expect((await runIn(cwd, ['add', '--check'])).stdout).toContain(`${HELPER} is up to date, apart from`);
    });
  });

  test('of another version is merged if git has the file as it was', async () => {
    const cwd = await rails();
    await age(cwd, HELPER);
    const git = (...args: string[]) => {
      const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
      expect(spawnSync('git', [...who, ...args], { cwd, encoding: 'utf8' })).toMatchObject({ status: 0 });
    };
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'Add the component');
    await edit(cwd, HELPER, 'siblings: 1', 'siblings: 2');
    git('commit', '-qam', 'Show more pages');
    const aged = await read(cwd, HELPER);
    expect(aged).toContain('pagination-tag 0.0.9');
    const { code, stdout } = await runIn(cwd, ['add', '--update']);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`Merged ${HELPER}.\n`)]);
    expect(await read(cwd, HELPER)).toContain('siblings: 2');
    expect(await read(cwd, HELPER)).toContain('pagination-tag 1.2.3');
  });

  test('is as it was if one of its files cannot be written', async () => {
    const cwd = await rails();
    await rm(join(cwd, dirname(PARTIAL)), { recursive: true });
    await writeFile(join(cwd, dirname(PARTIAL)), 'not a directory');
    const helper = await read(cwd, HELPER);
    const { code, stderr } = await runIn(cwd, ['add', 'rails', '--with', 'position', '--update']);
    expect(code).toBe(2);
    expect(stderr).toContain(`${PARTIAL} cannot be written`);
    expect(await read(cwd, HELPER)).toBe(helper);
  });

  test('leaves no directory and no stylesheet if it cannot be written', async () => {
    const cwd = await makeDirectory({ 'app/views': 'not a directory' });
    expect((await runIn(cwd, ['add', 'rails'])).code).toBe(2);
    expect(await listAll(cwd)).toEqual(['app/views']);
    expect(await readdir(join(cwd, 'app'))).toEqual(['views']);
  });

  test('a missing file is new in the diff, and the options are those of the other', async () => {
    const cwd = await rails('--theme', 'bulma');
    await rm(join(cwd, PARTIAL));
    const { stdout } = await runIn(cwd, ['add', '--diff']);
    expect(stdout).toContain(`--- /dev/null\n+++ b/${PARTIAL}\n@@ -0,0 +1,`);
    expect(stdout).toContain('+      class="pagination-next"');
  });

  test('an unrelated file beside it is left alone', async () => {
    const cwd = await rails();
    await writeFile(join(cwd, PARTIAL), 'mine\n');
    expect(await runIn(cwd, ['add', '--update'])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`${PARTIAL} was not written by pagination-tag.`) as string,
    });
    expect(await read(cwd, PARTIAL)).toBe('mine\n');
  });
});

test('the message about a theme in HTML that is gone says which file names it, and what to do', async () => {
  const cwd = await makeDirectory({ ...EJS, 'pager.html': sampleTheme('one') });
  await runIn(cwd, ['add', 'ejs', '--theme', './pager.html']);
  await rename(join(cwd, 'pager.html'), join(cwd, 'own.html'));
  const message = (options: string) =>
    'error: The theme pager.html cannot be read: no such file or directory.\n' +
    `The first line of ${FILE} names it. For another one, run npx pagination-tag add ejs${options} --theme <file> --update.\n`;
  for (const args of [['--check'], ['--update'], ['--diff']])
    expect(await runIn(cwd, ['add', ...args])).toMatchObject({ code: 2, stderr: message('') });
  expect(await runIn(cwd, ['add', 'ejs', '--with', 'ends'])).toMatchObject({
    code: 2,
    stderr: message(' --with ends'),
  });
  for (const args of [['ejs', '--theme', 'own.html', '--update'], ['--check']])
    expect(await runIn(cwd, ['add', ...args])).toMatchObject({ code: 0, stderr: '' });
  // One that the command line names.
  const { stderr } = await runIn(cwd, ['add', 'ejs', '--theme', 'other.html']);
  expect(stderr).toContain(
    'The theme other.html cannot be read: no such file or directory.\nCorrect its name.',
  );
});

describe('a file of another component', () => {
  test.each([
    ['flask', 'jinja', 'templates/pagination.html', 'add flask'],
    ['flask', 'fastapi', 'pagination.py', 'add flask'],
    [
      'vue --name pagination_position',
      'vue --with position',
      'src/components/PaginationPosition.vue',
      'add vue --name pagination_position',
    ],
    [
      'rails --name comments_summary',
      'rails --name comments --with summary',
      'app/views/shared/_comments_summary.html.erb',
      'add rails --name comments_summary',
    ],
  ])('%s, %s: is left, and so is the component', async (first, second, file, owner) => {
    const cwd = await makeDirectory({});
    await runIn(cwd, ['add', ...first.split(' ')]);
    const before = await listAll(cwd);
    const text = await read(cwd, file);
    const finding = `${file} belongs to another component`;
    const advice = `It was written by ${owner}. To write the component beside it, use --name <name> or --out <dir>.\n`;
    for (const option of ['', ' --update']) {
      const { code, stderr } = await runIn(cwd, ['add', ...(second + option).split(' ')]);
      expect([code, stderr]).toEqual([
        2,
        expect.stringContaining(`${finding}, so it was left unchanged.\n${advice}`),
      ]);
    }
    const { code, stdout } = await runIn(cwd, ['add', ...second.split(' '), '--check']);
    expect([code, stdout]).toEqual([1, expect.stringContaining(`${finding}.\n`)]);
    expect(stdout).toContain(advice);
    expect([await listAll(cwd), await read(cwd, file)]).toEqual([before, text]);
    const beside = await runIn(cwd, ['add', ...second.split(' '), '--out', 'beside']);
    expect(beside.code).toBe(0);
    expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
  });

  test('is none that a component no longer has', async () => {
    const cwd = await makeDirectory({});
    await runIn(cwd, ['add', 'vue', '--name', 'pagination_position']);
    expect(await runIn(cwd, ['add', 'vue'])).toMatchObject({ code: 0 });
    expect((await runIn(cwd, ['add', '--check'])).stdout).not.toContain('delete it');
  });
});

const POSITION = 'views/pagination-position.ejs';
const LEFT = `${POSITION} is no longer part of the component: delete it.\n`;

test('a file of a part that was left out stays, and is something to do', async () => {
  const cwd = await makeDirectory(EJS);
  await runIn(cwd, ['add', 'ejs', '--with', 'position']);
  const without = ['add', 'ejs', '--with', 'none'];
  expect(await runIn(cwd, [...without, '--diff'])).toMatchObject({ stderr: LEFT });
  const { code, stdout } = await runIn(cwd, without);
  expect([code, stdout]).toEqual([1, expect.stringContaining(LEFT) as string]);
  expect(await runIn(cwd, ['add', '--check'])).toMatchObject({
    code: 1,
    stdout: `${FILE} is up to date.\n${LEFT}`,
  });
  expect((await runIn(cwd, ['add', '--update'])).code).toBe(1);
  expect(await listAll(cwd)).toContain(POSITION);
  await rm(join(cwd, POSITION));
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});

test('a file of a part that was left out is not to be deleted while nothing can be written', async () => {
  const cwd = await makeDirectory(EJS);
  await runIn(cwd, ['add', 'ejs', '--with', 'position']);
  const text = await read(cwd, FILE);
  await writeFile(join(cwd, FILE), text.replace('Checksum: ', 'Checksum: 0'));
  const { stdout, stderr } = await runIn(cwd, ['add', 'ejs', '--with', 'ends', '--update']);
  expect(stdout + stderr).not.toContain('delete it');
  expect(await read(cwd, FILE)).toContain('Checksum: 0');
});

/** What `--check` says after a component was written and the project was changed. */
async function checkAfter(
  files: Readonly<Record<string, string>>,
  framework: string,
  change: (cwd: string) => Promise<unknown>,
) {
  const cwd = await makeDirectory(files);
  await runIn(cwd, ['add', framework]);
  await change(cwd);
  const { code, stdout } = await runIn(cwd, ['add', '--check']);
  return { code, stdout, diff: (await runIn(cwd, ['add', '--diff'])).stdout };
}

test.each([
  ['rails', 'Gemfile', 'gem "pagy"\n'],
  ['symfony', 'composer.json', '{ "require": { "knplabs/knp-paginator-bundle": "*" } }'],
  ['jekyll', '_config.yml', 'plugins: [jekyll-paginate-v2]\n'],
  // A theme for a CSS framework.
  ['django', 'package.json', '{ "devDependencies": { "bulma": "*" } }'],
])(
  'a component of %s stays as it was when the project gets another package',
  async (framework, file, text) => {
    const { code, diff } = await checkAfter({}, framework, (cwd) => writeFile(join(cwd, file), text));
    expect([code, diff]).toEqual([0, '']);
  },
);

test('a component stays in its directory when the project gets one that new components are written to', async () => {
  const { code, stdout } = await checkAfter({ 'components/a.txt': '' }, 'react', (cwd) =>
    mkdir(join(cwd, 'src/components'), { recursive: true }),
  );
  expect([code, stdout]).toEqual([0, 'components/Pagination.tsx is up to date.\n']);
});

describe('the text domain of a theme of WordPress', () => {
  const HEADER = '/*\nTheme Name: One\n*/';
  const INC = 'inc/pagination.php';

  test('stays in a checkout whose directory has another name', async () => {
    const cwd = await makeDirectory({ 'one/style.css': HEADER });
    await runIn(join(cwd, 'one'), ['add', 'wordpress']);
    await rename(join(cwd, 'one'), join(cwd, 'checkout-7'));
    const moved = join(cwd, 'checkout-7');
    const text = await read(moved, INC);
    expect(text).toContain(': add wordpress --domain one. Checksum: ');
    expect((await runIn(moved, ['add', '--check'])).code).toBe(0);
    await writeFile(join(moved, INC), text.replace("'siblings'   => 1", "'siblings'   => 2"));
    const { code } = await runIn(moved, ['add', 'wordpress', '--with', 'ends', '--update']);
    const merged = await read(moved, INC);
    expect([code, merged]).toEqual([0, expect.stringContaining("'siblings'   => 2") as string]);
    expect(merged).toContain("esc_html_x( 'First page', 'pagination', 'one' )");
  });

  test('is not recorded where style.css has it', async () => {
    const cwd = await makeDirectory({ 'style.css': HEADER.replace('*/', 'Text Domain: two\n*/') });
    await runIn(cwd, ['add', 'wordpress']);
    expect(await read(cwd, INC)).toContain(': add wordpress. Checksum: ');
  });

  test('is changed by --domain, also in a file with changes by hand', async () => {
    const cwd = await makeDirectory({ 'style.css': HEADER });
    await runIn(cwd, ['add', 'wordpress', '--domain', 'one']);
    const text = await read(cwd, INC);
    await writeFile(join(cwd, INC), text.replace('return array_merge(', '// Mine.\n\treturn array_merge('));
    const { code } = await runIn(cwd, ['add', 'wordpress', '--domain', 'two', '--update']);
    const merged = await read(cwd, INC);
    expect([code, merged.match(/'one'/)]).toEqual([0, null]);
    expect(merged).toContain("'pagination', 'two'");
    expect(merged).toContain('// Mine.');
  });

  test.each([
    [['wordpress', '--domain', "a'b"], 'Write letters, digits and hyphens'],
    [['rails', '--domain', 'a'], 'The component for Rails has no text domain.'],
  ])('%j is an error', async (args, message) => {
    const cwd = await makeDirectory({});
    expect(await runIn(cwd, ['add', ...args])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message) as string,
    });
  });
});

/** The first line of a file that a version has written. */
const firstLine = (version: string, options = ''): string =>
  `<%# Written by pagination-tag ${version}: add ejs${options}. Checksum: 0123456789abcdef. %>\n`;

describe('a file of a newer version', () => {
  const refusal = (version: string): string =>
    `${FILE} was written by pagination-tag ${version}, and this is the older version 1.2.3.\nUpdate pagination-tag. `;

  test.each(['99.1.0', '1.2.4', '1.10.0', '1.3.0-beta.1'])('%s is one', async (version) => {
    const cwd = await makeDirectory({ ...EJS, [FILE]: firstLine(version) });
    const { code, stderr } = await runIn(cwd, ['add', 'ejs', '--check']);
    expect([code, stderr]).toEqual([2, expect.stringContaining(refusal(version))]);
  });

  test('is refused, and left as it is', async () => {
    const text = firstLine('99.1.0', ' --theme neon');
    const cwd = await makeDirectory({ ...EJS, [FILE]: text });
    for (const args of [
      ['--check'],
      ['--update'],
      ['ejs', '--diff'],
      ['ejs', '--theme', 'bulma', '--update'],
    ]) {
      const { code, stderr } = await runIn(cwd, ['add', ...args]);
      expect([args, code, stderr]).toEqual([args, 2, expect.stringContaining(refusal('99.1.0'))]);
      expect(await read(cwd, FILE)).toBe(text);
    }
  });

  test.each(['1.2.3', '1.2.3-rc.1', '1.2.3+build.7', '1.1.10', '0.9.0'])('%s is none', async (version) => {
    const cwd = await makeDirectory({ ...EJS, [FILE]: firstLine(version) });
    expect((await runIn(cwd, ['add', 'ejs', '--diff'])).code).not.toBe(2);
  });

  test('is found beside a file of this version', async () => {
    const cwd = await makeDirectory({});
    await runIn(cwd, ['add', 'rails']);
    const partial = join(cwd, 'app/views/shared/_pagination.html.erb');
    await writeFile(partial, (await read(partial)).replace('pagination-tag 1.2.3', 'pagination-tag 2.0.0'));
    expect(await runIn(cwd, ['add', '--update'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('_pagination.html.erb was written by pagination-tag 2.0.0') as string,
    });
  });
});

describe('a first line with what no version has', () => {
  test.each([
    ['theme', '--theme neon'],
    ['locale', '--locale tlh'],
    ['catalog', '--translate de,tlh'],
    ['part', '--with ends,carousel'],
    ['option', '--shape round'],
    ['option without a value', '--animated'],
  ])('names the %s', async (_, words) => {
    const cwd = await makeDirectory({ ...EJS, [FILE]: firstLine('1.2.3', ` ${words}`) });
    const { code, stderr } = await runIn(cwd, ['add', 'ejs', '--check']);
    expect(code).toBe(2);
    expect(stderr).toContain(
      `The first line of ${FILE} says ${words}, which pagination-tag 1.2.3 does not have.\nCorrect the line`,
    );
  });

  test('is read where the command line says otherwise', async () => {
    const cwd = await makeDirectory({ ...EJS, [FILE]: firstLine('1.2.3', ' --theme neon') });
    const { stderr } = await runIn(cwd, ['add', 'ejs', '--theme', 'bulma', '--diff']);
    expect(stderr).not.toContain('neon');
  });
});
