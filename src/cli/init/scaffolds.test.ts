import { listAll, makeDirectory, PAGE, read, runIn } from '../../testing/command-line.js';

/** Projects as generators and starters leave them, with the files that matter, and this package installed by their tool. */

const OURS = { 'node_modules/pagination-tag/package.json': '{}' };
const manifest = (packages: readonly string[], more: object = {}): string =>
  JSON.stringify({ ...more, devDependencies: Object.fromEntries(packages.map((name) => [name, '*'])) });

async function init(
  files: Readonly<Record<string, string>>,
  directory = '',
): Promise<{ cwd: string; stdout: string }> {
  const cwd = `${await makeDirectory(files)}${directory}`;
  const { code, stdout, stderr } = await runIn(cwd, ['init']);
  expect([code, stderr]).toEqual([0, '']);
  return { cwd, stdout };
}

const configurationsIn = async (cwd: string): Promise<string[]> =>
  (await listAll(cwd)).filter((name) => name.startsWith('pagination-tag.config'));

describe('where a tool builds the pages, it names the tool, and writes no configuration', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'create-vite, vanilla',
      {
        'package.json': manifest(['vite'], { type: 'module' }),
        'index.html': PAGE,
        'public/favicon.svg': '',
        'src/main.js': '',
      },
      'Vite',
    ],
    [
      'eleventy-base-blog',
      {
        'package.json': manifest(['@11ty/eleventy', '@11ty/eleventy-plugin-rss'], { type: 'module' }),
        'eleventy.config.js': "import { feedPlugin } from '@11ty/eleventy-plugin-rss';\n",
        '_includes/layouts/base.njk': '',
        'content/index.njk': '',
        'content/blog/firstpost.md': '',
      },
      'Eleventy',
    ],
    [
      'an older Eleventy project, in CommonJS',
      {
        'package.json': manifest(['@11ty/eleventy']),
        '.eleventy.js': 'module.exports = function (eleventyConfig) {};',
        'index.njk': '',
      },
      'Eleventy',
    ],
    [
      "create-astro's blog",
      {
        'package.json': manifest(['astro', '@astrojs/mdx'], { type: 'module' }),
        'astro.config.mjs': "import mdx from '@astrojs/mdx';\n",
        'tsconfig.json': '{ "extends": "astro/tsconfigs/strict" }',
        'src/pages/index.astro': '',
      },
      'Astro',
    ],
    [
      'create-html5-boilerplate',
      {
        'package.json': manifest(['copy-webpack-plugin', 'html-webpack-plugin', 'webpack', 'webpack-merge']),
        'index.html': PAGE,
        '404.html': '',
        'webpack.common.js': "const path = require('path');\n\nmodule.exports = {};",
        'webpack.config.dev.js': "const { merge } = require('webpack-merge');",
        'webpack.config.prod.js': "const HtmlWebpackPlugin = require('html-webpack-plugin');",
      },
      'webpack',
    ],
    [
      "html-webpack-plugin's example, with its output",
      {
        'package.json': manifest(['html-webpack-plugin', 'webpack', 'bootstrap']),
        'webpack.config.js': "var HtmlWebpackPlugin = require('html-webpack-plugin');\nmodule.exports = {};",
        'index.ejs': '',
        'dist/index.html': PAGE,
      },
      'webpack',
    ],
    [
      'create-rspack',
      {
        'package.json': manifest(['@rspack/cli', '@rspack/core'], { type: 'module' }),
        'rspack.config.mjs': "import { rspack } from '@rspack/core';\n",
        'index.html': PAGE,
        'dist/index.html': PAGE,
      },
      'Rspack',
    ],
    [
      'html5-boilerplate itself, with gulp',
      {
        'package.json': manifest(['gulp', 'gulp-rename']),
        'gulpfile.mjs':
          "import gulp from 'gulp';\ngulp.task('copy:index.html', () => gulp.src('src/index.html'));",
        'src/index.html': PAGE,
        'dist/index.html': '',
      },
      'gulp',
    ],
    [
      "Parcel's first steps",
      {
        'package.json': manifest(['parcel', 'bulma'], { source: 'src/index.html' }),
        'src/index.html': PAGE,
        'dist/index.html': '',
      },
      'Parcel',
    ],
  ])('%s', async (_, files, tool) => {
    const { cwd, stdout } = await init({ ...OURS, ...files });
    expect(stdout).toContain(`${tool} builds the pages here.`);
    expect(await configurationsIn(cwd)).toEqual([]);
  });
});

describe('where none does, the configuration reads templates only', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      "Rollup's starter",
      {
        'package.json': manifest(['rollup']),
        'rollup.config.mjs': '',
        'index.html': PAGE,
        'src/main.js': '',
      },
      "inputs: ['.'],\n  outDir: 'public',\n  ignore: ['dist'],\n",
    ],
    [
      'webpack without a plugin for pages, built before',
      {
        'package.json': manifest(['webpack']),
        'index.html': PAGE,
        'dist/index.html': PAGE,
        'public/a.css': '',
      },
      "inputs: ['.'],\n  outDir: 'build/pages',\n  ignore: ['dist'],\n",
    ],
    [
      'gulp for the styles of a server',
      { 'package.json': manifest(['gulp']), 'gulpfile.js': "require('gulp-sass');", 'views/a.ejs': PAGE },
      "inputs: ['views'],\n  outDir: 'build/views',\n}",
    ],
    [
      'express-generator with EJS',
      {
        'package.json': manifest(['ejs', 'express']),
        'app.js': '',
        'bin/www': '',
        'views/index.ejs': PAGE,
        'views/error.ejs': '',
        'public/stylesheets/style.css': '',
      },
      "inputs: ['views'],\n  outDir: 'build/views',\n}",
    ],
  ])('%s', async (_, files, lines) => {
    const { cwd } = await init({ ...OURS, ...files });
    expect(await read(cwd, 'pagination-tag.config.mjs')).toContain(lines);
  });
});

describe('package managers', () => {
  const pages = { 'package.json': '{}', 'index.html': PAGE };

  test.each([
    ['package-lock.json', 'npm install --save-dev pagination-tag', 'npx pagination-tag'],
    ['pnpm-lock.yaml', 'pnpm add --save-dev pagination-tag', 'pnpm exec pagination-tag'],
    ['yarn.lock', 'yarn add --dev pagination-tag', 'yarn pagination-tag'],
    ['bun.lock', 'bun add --dev pagination-tag', 'bunx pagination-tag'],
  ])('%s', async (lock, install, command) => {
    const { stdout } = await init({ ...pages, [lock]: '' });
    expect(stdout).toContain(`Next: ${install}, then ${command}.\n`);
  });

  test('in a workspace, the package may be installed above', async () => {
    const root = { ...OURS, 'package.json': '{ "workspaces": ["packages/*"] }', 'package-lock.json': '{}' };
    const { cwd, stdout } = await init(
      { ...root, 'packages/site/package.json': '{}', 'packages/site/index.html': PAGE },
      '/packages/site',
    );
    expect(stdout).toContain('Next: npx pagination-tag.\n');
    expect(await configurationsIn(cwd)).toEqual(['pagination-tag.config.mjs']);
  });

  test("under Yarn's Plug'n'Play, the package is in an archive", async () => {
    const root = { '.pnp.cjs': '', 'yarn.lock': '', 'package.json': '{ "workspaces": ["site"] }' };
    const files = { ...root, 'site/package.json': manifest(['pagination-tag']), 'site/index.html': PAGE };
    const { cwd, stdout } = await init(files, '/site');
    expect(stdout).toContain('Next: yarn pagination-tag.\n');
    expect(stdout).toContain('\n  yarn pagination-tag css > public/pagination.css\n');
    // A module could not import the package without a loader.
    expect(await listAll(cwd)).toEqual(['index.html', 'package.json', 'pagination-tag.config.json']);
  });
});
