import { makeDirectory, runIn } from '../../../testing/command-line.js';

test.each([
  ['wordpress', 'parts', "require get_template_directory() . '/parts/inc/pagination.php';"],
  ['php', 'lib', "<?php require_once 'lib/pagination.php'; ?>"],
  ['jinja', 'templates/lists', '{% from "lists/pagination.html" import pagination %}'],
  ['jinja', 'other', '{% from "pagination.html" import pagination %}'],
  ['nunjucks', 'src/_includes/lists', '{% from "lists/pagination.njk" import page_links %}'],
  ['liquid', '_includes/lists', '{% render "lists/pagination.liquid", '],
  ['hugo', 'layouts/partials/lists', '{{ partial "lists/page-links.html" .Paginator }}'],
  ['jekyll', '_includes/lists', '{% include lists/pagination.html %}'],
  ['ejs', 'views/lists', "<%- include('lists/pagination', {"],
  ['eta', 'views/lists', "<%~ include('./lists/pagination', {"],
  ['handlebars', 'src', "import * as pagination from './src/pagination.js';"],
])('add %s --out %s prints where it is', async (framework, out, line) => {
  const cwd = await makeDirectory({});
  const { stdout } = await runIn(cwd, ['add', framework, '--out', out]);
  expect(stdout).toContain(line);
  expect((await runIn(cwd, ['add', '--check', '--out', out])).code).toBe(0);
});

test.each(['wordpress', 'php', 'jinja', 'ejs', 'hugo'])(
  'add %s without it prints the usual place',
  async (framework) => {
    const usual = await runIn(await makeDirectory({}), ['add', framework]);
    expect(usual.stdout).toMatch(/(?:["'(]|'\/inc\/)(?:pagination|page-links)\b/);
  },
);
