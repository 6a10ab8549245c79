import { appendFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStyles } from '../../cli/base/theme-styles.js';
import { listAll, makeDirectory, read, runIn } from '../../testing/command-line.js';
import { FRAMEWORKS } from '../frameworks/index.js';
import { holdStyles } from './used-styles.js';

/** Frameworks whose components have styles of their own. */
const STYLED = FRAMEWORKS.flatMap(({ name, stylesheet }) => (stylesheet ? [name] : []));

/** Adds a component, and returns the stylesheet that was written, its text, and the lines that link it. */
async function styles(files: Record<string, string>, ...args: string[]) {
  const cwd = await makeDirectory(files);
  const { stdout } = await runIn(cwd, ['add', ...args]);
  const [, file] = /^Wrote (.*\.css)\.$/m.exec(stdout) ?? [];
  const [, lines] = /^Link the stylesheet:\n((?: {2}.*\n)+)Use it:/m.exec(stdout) ?? [];
  return { file, lines, text: file === undefined ? '' : await read(cwd, file) };
}

test('it is written where a new application finds it', async () => {
  expect(await styles({}, 'flask')).toEqual({
    file: 'static/pagination.css',
    lines: `  <link rel="stylesheet" href="{{ url_for('static', filename='pagination.css') }}">\n`,
    text: expect.stringContaining('.pagination__link {') as string,
  });
  expect(await styles({ 'app/__init__.py': '' }, 'flask')).toMatchObject({
    file: 'app/static/pagination.css',
  });
  expect(await styles({}, 'fastapi')).toMatchObject({
    file: 'static/pagination.css',
    lines: expect.stringContaining('StaticFiles(directory="static")') as string,
  });
  for (const files of [
    { 'app/main.py': '' },
    { 'app/main.py': '', 'app/static/a.css': '', 'static/b.css': '' },
  ])
    expect(await styles(files, 'fastapi')).toMatchObject({
      file: 'app/static/pagination.css',
      lines: expect.stringContaining('StaticFiles(directory="app/static")') as string,
    });
  expect(await styles({ 'app/main.py': '', 'static/a.css': '' }, 'fastapi')).toMatchObject({
    file: 'static/pagination.css',
    lines: expect.stringContaining('StaticFiles(directory="static")') as string,
  });
  expect(await styles({ 'src/manage.py': 'import django' }, 'django')).toMatchObject({
    file: 'src/static/pagination.css',
    lines: expect.stringMatching(/^ {2}STATICFILES_DIRS/) as string,
  });
  const umbrella = { 'mix.exs': 'apps_path: "apps"', 'apps/a_web/mix.exs': 'app: :a_web, {:phoenix, "1"}' };
  expect(await styles(umbrella, 'phoenix')).toMatchObject({
    file: 'apps/a_web/assets/css/pagination.css',
    lines: expect.stringContaining(' in apps/a_web/assets/css/app.css') as string,
  });
});

test('it is that of the theme, if there is one', async () => {
  const { stdout } = await runIn('/', ['css', 'bootstrap']);
  expect(await styles({}, 'rails', '--theme', 'bootstrap')).toMatchObject({
    file: 'app/assets/stylesheets/pagination.css',
    text: stdout,
  });
  expect(await styles({}, 'vue', '--theme', 'bulma')).toMatchObject({
    file: 'src/components/pagination.css',
    lines: '  import "./components/pagination.css";\n',
  });
});

test('a project with the package takes it from there', async () => {
  const manifest = '{ "devDependencies": { "pagination-tag": "*", "react": "*" } }';
  expect(await styles({ 'package.json': manifest }, 'react')).toEqual({
    file: undefined,
    lines: '  import "pagination-tag/style.css";\n',
    text: '',
  });
  expect(
    await styles({ 'package.json': manifest.replace('pagination-tag', 'other') }, 'react'),
  ).toMatchObject({ file: 'src/components/pagination.css' });
});

test('it is written with a new component only, and never again', async () => {
  const cwd = await makeDirectory({});
  expect((await runIn(cwd, ['add', 'flask', '--check'])).stdout).not.toContain('.css');
  await runIn(cwd, ['add', 'flask']);
  await rm(join(cwd, 'static/pagination.css'));
  for (const args of [
    ['add', '--update'],
    ['add', '--check'],
  ])
    expect((await runIn(cwd, args)).stdout).not.toContain('.css');
  expect((await runIn(cwd, ['add', 'flask'])).stdout).toContain(
    'There is no static/pagination.css. If no other file has its rules, run npx pagination-tag css > static/pagination.css.\n',
  );
  expect(await listAll(cwd)).not.toContain('static/pagination.css');
});

test('a link to a place outside the project is not followed', async () => {
  const cwd = await makeDirectory({ 'project/.keep': '', 'elsewhere/.keep': '' });
  await symlink(join(cwd, 'elsewhere'), join(cwd, 'project/static'));
  const { code, stderr } = await runIn(join(cwd, 'project'), ['add', 'flask']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('static/pagination.css cannot be written')]);
  expect(await readdir(join(cwd, 'elsewhere'))).toEqual(['.keep']);
});

test('imports in Svelte have the alias of SvelteKit if it is there, in its version', async () => {
  const added = async (dependencies: Readonly<Record<string, string>>): Promise<string> => {
    const cwd = await makeDirectory({
      'package.json': JSON.stringify({ dependencies }),
      'src/lib/index.js': '',
    });
    const { stdout } = await runIn(cwd, ['add', 'svelte', '--theme', 'bulma']);
    expect(stdout).toContain('Wrote src/lib/components/Pagination.svelte.');
    return stdout;
  };
  for (const [dependencies, directory] of [
    [{ svelte: '^5.57.3' }, './lib'],
    [{ svelte: '^5.57.3', '@sveltejs/kit': '*' }, '$lib'],
    [{ svelte: '^5.57.3', '@sveltejs/kit': '^2.70.4' }, '$lib'],
    [{ svelte: '^5.57.3', '@sveltejs/kit': '^3.2.0' }, '#lib'],
  ] as const) {
    const printed = await added(dependencies);
    expect(printed).toContain(`import "${directory}/components/pagination.css";`);
    expect(printed).toContain(`import Pagination from "${directory}/components/Pagination.svelte";`);
    // Only SvelteKit has the URL of the page.
    expect(printed.includes('$app/state')).toBe('@sveltejs/kit' in dependencies);
    expect(printed.includes('currentPage={page}')).toBe(!('@sveltejs/kit' in dependencies));
  }
});

test.each(['tailwind', 'daisyui', 'shadcn'])('so has %s, whose rules utilities cannot say', async (theme) => {
  expect(await styles({}, 'phoenix', '--theme', theme)).toEqual({
    file: 'assets/css/pagination.css',
    lines: '  @import "./pagination.css";  /* in assets/css/app.css */\n',
    text: expect.not.stringContaining('@source') as string,
  });
});

test('a file that is there is left alone, which the run says', async () => {
  for (const [file, framework] of [
    ['src/components/pagination.css', 'react'],
    ['public/pagination.css', 'laravel'],
  ] as const)
    expect(await styles({ [file]: 'mine' }, framework)).toMatchObject({ file: undefined, lines: undefined });
  const cwd = await makeDirectory({ 'public/pagination.css': 'mine' });
  const said =
    'public/pagination.css already existed, so the stylesheet was left out. If that file lacks the rules, run npx pagination-tag css bulma > public/pagination-bulma.css, and link that file.\n';
  const args = ['add', 'laravel', '--theme', 'bulma'];
  expect((await runIn(cwd, args)).stdout).toContain(said);
  expect((await runIn(cwd, args)).stdout).not.toContain('.css');
});

/** Single-file components hold the styles of the default theme. */
const HOLDING = ['astro', 'shopify', 'svelte', 'vue'];
const ELEMENT =
  /\n(?:<style(?: is:global)?>|\{% stylesheet %\})\n([^]*)\n(?:<\/style>|\{% endstylesheet %\})\n$/;
const LINKING = STYLED.filter((name) => !HOLDING.includes(name));

test.each(LINKING)('%s has one more for another theme', async (framework) => {
  const cwd = await makeDirectory({});
  const first = await runIn(cwd, ['add', framework]);
  const second = await runIn(cwd, ['add', framework, '--name', 'comment_pages', '--theme', 'bulma']);
  const [, file = ''] = /^Wrote (.*\.css)\.$/m.exec(first.stdout) ?? [];
  expect(await read(cwd, file)).toContain('.pagination__link');
  expect(second.stdout).toContain(`Wrote ${file.replace('.css', '-bulma.css')}.\n`);
  expect(await read(cwd, file.replace('.css', '-bulma.css'))).toBe(
    (await runIn('/', ['css', 'bulma'])).stdout,
  );
  const lines = (stdout: string): string =>
    /^Link the stylesheet:\n((?: {2}.*\n)+)Use it:/m.exec(stdout)?.[1] ?? '';
  const [one, other] = [lines(first.stdout), lines(second.stdout)];
  expect(other.replaceAll('pagination-bulma', 'pagination')).toBe(one);
  expect(other).toContain('pagination-bulma');
  // A third component has the styles of one of them.
  for (const theme of ['default', 'bulma']) {
    const { stdout } = await runIn(cwd, ['add', framework, '--name', `my_${theme}`, '--theme', theme]);
    expect(stdout).toContain('Wrote ');
    expect(stdout).not.toContain('.css');
  }
});

test('a component that changes its theme gets the stylesheet of that theme', async () => {
  const cwd = await makeDirectory({});
  await runIn(cwd, ['add', 'flask']);
  const update = ['add', 'flask', '--theme', 'bulma', '--update'];
  expect((await runIn(cwd, update)).stdout).toContain('Wrote static/pagination-bulma.css.\n');
  await rm(join(cwd, 'static/pagination-bulma.css'));
  for (const args of [update, ['add', '--update', '--with', 'ends']])
    expect((await runIn(cwd, args)).stdout).not.toContain('.css');
});

describe('so does one', () => {
  const config = 'pagination-tag.config.json';
  const update = async (cwd: string, ...args: string[]): Promise<string> => {
    const { stdout: diff } = await runIn(cwd, ['add', ...args, '--diff']);
    expect(diff).toMatch(/^\+\+\+ b\/\S+\.css\n/m);
    return (await runIn(cwd, ['add', ...args, '--update'])).stdout;
  };

  test('with changes by hand', async () => {
    const cwd = await makeDirectory({});
    await runIn(cwd, ['add', 'react']);
    await appendFile(join(cwd, 'src/components/Pagination.tsx'), '// mine\n');
    const stdout = await update(cwd, 'react', '--theme', 'bulma');
    expect(stdout).toContain(
      'Merged src/components/Pagination.tsx.\nWrote src/components/pagination-bulma.css.',
    );
    expect(await listAll(join(cwd, 'src/components'))).toContain('pagination-bulma.css');
  });

  test('with a file that is the same in both', async () => {
    const cwd = await makeDirectory({});
    await runIn(cwd, ['add', 'rails']);
    await writeFile(join(cwd, config), '{ "theme": "bulma" }');
    expect(await update(cwd, 'rails', '--with', 'ends')).toContain('pagination-bulma.css.');
  });

  test.each(['', '// mine\n'])('by the configuration, with this at its end: %j', async (mine) => {
    const cwd = await makeDirectory({});
    await runIn(cwd, ['add', 'react']);
    await appendFile(join(cwd, 'src/components/Pagination.tsx'), mine);
    for (const theme of ['bulma', 'bootstrap']) {
      await writeFile(join(cwd, config), JSON.stringify({ theme }));
      const sheet = `src/components/pagination-${theme}.css`;
      expect(await update(cwd)).toContain(`Wrote ${sheet}.\nLink the stylesheet:`);
      expect(await read(cwd, sheet)).toContain(theme);
      await rm(join(cwd, sheet));
      await writeFile(join(cwd, config), JSON.stringify({ theme, labels: { next: 'Older' } }));
      expect((await runIn(cwd, ['add', '--update'])).stdout).not.toContain('.css');
      await writeFile(join(cwd, config), JSON.stringify({ theme }));
      expect((await runIn(cwd, ['add', '--update'])).stdout).not.toContain('.css');
    }
  });
});

describe.each(HOLDING)('%s', (framework) => {
  const manifest = '{ "devDependencies": { "pagination-tag": "*" } }';

  test('a component holds the styles of the default theme, and needs no other', async () => {
    for (const files of [{}, { 'package.json': manifest }, { 'src/components/pagination.css': 'mine' }])
      expect(await styles(files, framework)).toEqual({ file: undefined, lines: undefined, text: '' });
    const { stdout } = await runIn(await makeDirectory({}), ['add', framework, '--stdout']);
    expect(ELEMENT.exec(stdout)?.[1]).toMatch(/\n *\.pagination__link--current \{\n/);
  });

  test('it has the rules for what is written', async () => {
    const cwd = await makeDirectory({});
    await runIn(cwd, ['add', framework, '--with', 'summary,neighbors']);
    const files = await listAll(cwd);
    const textOf = async (part: RegExp) => read(cwd, files.find((file) => part.test(file)) ?? '');
    const rules = ELEMENT.exec(await textOf(/pagination\.\w+$/i))?.[1];
    expect(rules).toContain('.pagination__summary {');
    expect(rules).toContain('.pagination--neighbors');
    expect(rules).not.toMatch(/pagination__(?:form|position|input)/);
    expect(ELEMENT.exec(await textOf(/neighbors/i))?.[1]).toBe(rules);
    expect(await textOf(/summary/i)).not.toMatch(ELEMENT);
  });

  test('a change of the theme replaces them by a stylesheet, and back', async () => {
    const cwd = await makeDirectory({});
    const add = async (...args: string[]): Promise<string> =>
      (await runIn(cwd, ['add', framework, '--out', 'c', ...args])).stdout;
    await add();
    const [file = ''] = await listAll(join(cwd, 'c'));
    expect(await read(cwd, `c/${file}`)).toMatch(ELEMENT);
    expect(await add('--theme', 'bulma', '--update')).toMatch(/^Wrote \S+\/pagination\.css\.$/m);
    expect(await read(cwd, `c/${file}`)).not.toMatch(ELEMENT);
    expect(await add('--theme', 'default', '--update')).not.toContain('.css');
    expect(await read(cwd, `c/${file}`)).toMatch(ELEMENT);
    expect((await runIn(cwd, ['add', '--check', '--out', 'c'])).code).toBe(0);
  });
});

const HTML = { start: ['<style>'], end: ['</style>'], indent: '' };

const styled = (text: string, css: string, element = HTML): string | undefined =>
  holdStyles([{ path: 'Pagination.vue', text }], `/* A theme */\n\n${css}\n`, element)[0]?.text;

/** The rules that are left of a stylesheet for markup. */
const rulesFor = (markup: string, css: string): string =>
  /<style>\n([^]*)\n<\/style>\n$/.exec(styled(`<nav>${markup}</nav>`, css) ?? '')?.[1] ?? '';

test('rules and selectors for other classes go, with their comments', () => {
  const css = `.pagination,
.pagination__link {
  color: red;
}

/* The first */
.pagination__link--first {
  color: blue;
}

/* The list */
.pagination__form,
.pagination__list::before, /* of Pico */
.pagination__list > :where(a) {
  color: green;
}`;
  const expected = `.pagination {
  color: red;
}

/* The list */
.pagination__list::before, /* of Pico */
.pagination__list > :where(a) {
  color: green;
}`;
  expect(rulesFor('<ul class="pagination pagination__list">', css)).toBe(expected);
});

test.each([
  ['.pagination__list:not(:has(.pagination__form))', true],
  ['.pagination__list:has(.pagination__form)', false],
  ['.pagination__list:where(:has(.pagination__form), :nth-child(2))', true],
  ['.pagination__list:where(:has(> :is(.pagination__form, .pagination__input)))', false],
  ['.pagination__list:where(.pagination__form *)::after', false],
  ['.pagination__list + .other', false],
])('%s may match: %s', (selector, isKept) => {
  expect(rulesFor('<ul class="pagination__list">', `${selector} {\n  color: red;\n}`) !== '').toBe(isKept);
});

test('so do they within a condition, and it with the last one', () => {
  const css = `@media print {
  .pagination__form {
    color: red;
  }

  .pagination__list {
    color: blue;
  }
}

@media print {
  .pagination__form {
    color: red;
  }
}`;
  const expected = `@media print {
  .pagination__list {
    color: blue;
  }
}`;
  expect(rulesFor('<ul class="pagination__list">', css)).toBe(expected);
});

test('a file without a list, a test and markup without classes have no styles', () => {
  const rule = '.pagination {\n  color: red;\n}';
  for (const text of ['<p class="pagination"></p>\n', '<nav></nav>\n']) expect(styled(text, rule)).toBe(text);
  const test = { path: 'Pagination.test.ts', text: '<nav class="pagination">' };
  expect(holdStyles([test], rule, HTML)).toEqual([test]);
});

test('each file has the rules for all', () => {
  const files = [
    { path: 'Pagination.vue', text: '<nav class="pagination">' },
    { path: 'PaginationNeighbors.vue', text: '<nav class="pagination--neighbors">' },
  ];
  const css = '/* A */\n\n.pagination {\n  color: red;\n}\n\n.pagination--neighbors {\n  color: blue;\n}\n';
  const [one, other] = holdStyles(files, css, HTML).map(({ text }) => text.replace(/.*/, ''));
  expect(one).toContain('.pagination {\n  color: red;\n}\n\n.pagination--neighbors {');
  expect(other).toBe(one);
});

test('rules are indented as the language wants it', () => {
  const element = { start: ['<style>', '  :global {'], end: ['  }', '</style>'], indent: '    ' };
  expect(styled('<nav class="pagination"></nav>\n', '.pagination {\n  color: red;\n}', element))
    .toBe(`<nav class="pagination"></nav>

<style>
  :global {
    .pagination {
      color: red;
    }
  }
</style>
`);
});

test('of the default theme, all rules are held for markup that has all its classes, and none for other markup', () => {
  const css = readStyles(join(__dirname, '../../..'), 'default');
  const rules = css.slice(css.indexOf('\n')).trim();
  const classes = [...new Set(css.match(/\.pagination[\w-]*/g))].map((name) => name.slice(1));
  expect(rulesFor(classes.join(' '), rules)).toBe(rules);
  expect(rulesFor('', rules)).toBe('');
});
