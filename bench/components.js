/**
 * How long a component of `add` takes to render a control, compared with the code in the documentation of its framework
 * for the same links. Both run in one process, in turns. Only the ratio is meaningful.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ratio, table } from './measure.js';

const PYTHON = ['/usr/bin/python3', '-B'];
// As on a server. Without the opcode cache, PHP would read the template again for each control.
const PHP = ['php', '-d', 'opcache.enable_cli=1', '-d', 'opcache.file_update_protection=0'];

const ROWS = [
  {
    framework: 'rails',
    other: 'Kaminari',
    package: 'ruby-kaminari',
    command: ['ruby'],
    program: 'rails_pages.rb',
    options: ['kaminari'],
  },
  {
    framework: 'rails',
    other: 'will_paginate',
    package: 'ruby-will-paginate',
    command: ['ruby'],
    program: 'rails_pages.rb',
    options: ['will_paginate'],
  },
  {
    framework: 'rails --pager pagy',
    other: '`series_nav` of Pagy, which uses no template',
    package: 'ruby-pagy',
    command: ['ruby'],
    program: 'rails_pages.rb',
    options: ['pagy'],
  },
  {
    framework: 'django',
    other: '`get_elided_page_range()`',
    package: 'python3-django',
    command: PYTHON,
    program: 'django_pages.py',
  },
  {
    framework: 'flask',
    other: '`iter_pages()` of Flask-SQLAlchemy',
    package: 'python3-flask-sqlalchemy',
    command: PYTHON,
    program: 'flask_pages.py',
  },
  {
    framework: 'laravel --theme bootstrap --with boundaries',
    other: 'the Bootstrap view of Laravel',
    package: 'php-illuminate-pagination',
    command: PHP,
    program: 'laravel_pages.php',
    options: ['pagination::bootstrap-5'],
  },
  {
    framework: 'laravel --theme tailwind --with boundaries',
    other: 'the Tailwind view of Laravel',
    package: 'php-illuminate-pagination',
    command: PHP,
    program: 'laravel_pages.php',
    options: ['pagination::tailwind'],
  },
  {
    framework: 'symfony --pager knp',
    other: 'the sliding view of KnpPaginatorBundle',
    command: PHP,
    program: 'symfony_pages.php',
  },
];

const local = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Measures all components whose frameworks are installed. */
export async function measureComponents(isQuick) {
  const rows = ROWS.map((row) => [row.framework, `${row.other}${versionOf(row)}`, measure(row, isQuick)]);
  return [
    '## Components',
    'Time to render page 7 of 42 with a component of `add`, as a multiple of the time of the template that the documentation of the paginator shows, with the same links (lower is faster).',
    table(['component', 'against', 'time'], rows),
  ].join('\n\n');
}

function measure({ framework, command: [interpreter, ...flags], program, options = [] }, isQuick) {
  const project = mkdtempSync(join(tmpdir(), 'pagination-tag-bench-'));
  try {
    run(process.execPath, [local('../bin/pagination-tag.js'), 'add', ...framework.split(' ')], {
      cwd: project,
    });
    const quick = isQuick ? ['--quick'] : [];
    const args = [...flags, local(`components/${program}`), project, ...options, ...quick];
    const ratios = JSON.parse(run(interpreter, args)).sort((a, b) => a - b);
    return ratio(ratios[Math.floor(ratios.length / 2)]);
  } catch (error) {
    console.warn(`${framework}: ${error.message}`);
    return 'not measured';
  } finally {
    rmSync(project, { recursive: true });
  }
}

/** The version of the Debian package, if there is one. */
function versionOf({ package: name }) {
  const { stdout } = spawnSync('dpkg-query', ['--show', '--showformat=${Version}', String(name)], {
    encoding: 'utf8',
  });
  const [version] = /[\d.]*\d/.exec(stdout?.replace(/^\d+:/, '') ?? '') ?? [];
  return version === undefined ? '' : `, ${version}`;
}

function run(command, args, options) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw error ?? new Error(stderr);
  return stdout;
}
