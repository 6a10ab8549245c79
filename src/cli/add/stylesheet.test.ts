import { makeDirectory, runIn } from '../../testing/command-line.js';
import { FRAMEWORKS } from '../frameworks/index.js';

async function steps(files: Record<string, string>, ...args: string[]): Promise<string | undefined> {
  const { stdout } = await runIn(await makeDirectory(files), ['add', ...args]);
  return /^Add the stylesheet:\n((?: {2}.*\n)+)Use it:/m.exec(stdout)?.[1];
}

test('the commands work in a new application', async () => {
  expect(await steps({}, 'flask')).toBe(
    `  mkdir -p static
  npx pagination-tag css > static/pagination.css
  <link rel="stylesheet" href="{{ url_for('static', filename='pagination.css') }}">
`,
  );
  expect(await steps({ 'app/__init__.py': '', 'app/static/a.css': '' }, 'flask')).toMatch(
    /^ {2}npx pagination-tag css > app\/static\/pagination\.css\n/,
  );
  expect(await steps({ 'src/manage.py': 'import django' }, 'django')).toContain(
    '  mkdir -p src/static\n  npx pagination-tag css > src/static/pagination.css\n  STATICFILES_DIRS',
  );
  const umbrella = { 'mix.exs': 'apps_path: "apps"', 'apps/a_web/mix.exs': 'app: :a_web, {:phoenix, "1"}' };
  expect(await steps(umbrella, 'phoenix')).toMatch(
    /css > (apps\/a_web\/assets\/css)\/pagination\.css\n.* in \1\/app\.css/,
  );
});

test('they name the theme, if there is one', async () => {
  expect(await steps({}, 'rails', '--theme', 'bootstrap')).toContain(
    'npx pagination-tag css bootstrap > app/assets/stylesheets/pagination.css\n',
  );
  expect(await steps({}, 'vue', '--theme', 'bulma')).toBe(
    '  npx pagination-tag css bulma > src/components/pagination.css\n  import "./components/pagination.css";\n',
  );
});

test('a project with the package takes it from there', async () => {
  const manifest = '{ "devDependencies": { "pagination-tag": "*", "react": "*" } }';
  expect(await steps({ 'package.json': manifest }, 'react')).toBe('  import "pagination-tag/style.css";\n');
  expect(await steps({ 'package.json': manifest.replace('pagination-tag', 'other') }, 'react')).toBe(
    '  npx pagination-tag css > src/components/pagination.css\n  import "./components/pagination.css";\n',
  );
});

test('imports in Svelte have the alias of SvelteKit if it is there', async () => {
  const added = async (...packages: string[]): Promise<string> => {
    const dependencies = Object.fromEntries(packages.map((name) => [name, '*']));
    const cwd = await makeDirectory({
      'package.json': JSON.stringify({ dependencies }),
      'src/lib/index.js': '',
    });
    const { stdout } = await runIn(cwd, ['add', 'svelte']);
    expect(stdout).toContain('Wrote src/lib/components/Pagination.svelte.');
    return stdout;
  };
  const plain = await added('svelte');
  expect(plain).toContain('import "./lib/components/pagination.css";');
  expect(plain).toContain('import Pagination from "./lib/components/Pagination.svelte";');
  const kit = await added('svelte', '@sveltejs/kit');
  expect(kit).toContain('import "$lib/components/pagination.css";');
  expect(kit).toContain('import Pagination from "$lib/components/Pagination.svelte";');
});

test.each(['tailwind', 'daisyui', 'shadcn'])('so has %s, whose rules utilities cannot say', async (theme) => {
  expect(await steps({}, 'phoenix', '--theme', theme)).toBe(
    `  mkdir -p assets/css
  npx pagination-tag css ${theme} > assets/css/pagination.css
  @import "./pagination.css";  /* in assets/css/app.css */
`,
  );
});

test('a file that is there is not written again', async () => {
  expect(await steps({ 'src/components/pagination.css': '' }, 'react')).toBeUndefined();
  expect(await steps({ 'public/pagination.css': '' }, 'laravel')).toBeUndefined();
});

test.each(FRAMEWORKS.map(({ name }) => name))('%s', async (framework) => {
  expect(await steps({}, framework)).toContain('npx pagination-tag css > ');
});
