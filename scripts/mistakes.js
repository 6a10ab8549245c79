// The table of common mistakes in docs/diagnostics.md: each is made, the answer read, and the mistake corrected.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../bin/pagination-tag.js', import.meta.url));

const FILE = 'templates/index.html';
const GOOD = '<pagination path="/posts/:page" total_pages="42"></pagination>';
const BUILD = 'templates --out-dir public';

/** The mistakes: what is written in the tag or on the command line, and what the answer says. */
const mistakes = [
  {
    title: 'Curly quotation marks',
    wrong: ['"/posts/:page"', '“/posts/:page”'],
    fix: 'straight quotation marks',
  },
  {
    title: 'Capitals in an attribute name',
    wrong: ['total_pages', 'totalPages'],
    fix: 'Did you mean total_pages?',
  },
  { title: 'An unknown attribute', wrong: ['total_pages', 'pages'], fix: 'Did you mean total_pages?' },
  {
    title: 'A path without `:page`',
    wrong: ['/posts/:page', '/posts/'],
    fix: 'Write :page where the number goes',
  },
  {
    title: 'A self-closing tag with an end tag',
    wrong: ['></pagination>', '/></pagination>'],
    fix: 'Delete it.',
  },
  { title: 'A number written in words', wrong: ['"42"', '"forty-two"'], fix: 'Write digits only' },
  {
    title: 'Code of a template language in an `.html` file',
    wrong: ['"42"', '"{{ pages }}"'],
    fix: 'Set --dialect to nunjucks, jinja2, ',
  },
  { title: 'Output over the input', command: 'templates --out-dir templates', fix: 'another --out-dir' },
  {
    title: 'A glob that matches no file',
    command: 'templates/*.htm --out-dir public',
    fix: 'Check the glob',
  },
  { title: 'A misspelled option', command: 'templates --outdir public', fix: 'Did you mean --out-dir?' },
  { title: 'A misspelled value', command: `${BUILD} --theme bootstrp`, fix: 'Did you mean bootstrap?' },
];

/** The rows of the table: the mistake, an example, and the code of its diagnostic or the error. */
export function mistakeRows() {
  const project = mkdtempSync(join(tmpdir(), 'pagination-tag-'));
  try {
    return mistakes.map((mistake) => rowOf(mistake, project));
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

function rowOf({ title, wrong: [from, to] = [], command = BUILD, fix }, project) {
  const template = from === undefined ? GOOD : GOOD.replace(from, to);
  const { status, answer, isWritten } = attempt(template, command, project);
  if (![1, 2].includes(status) || isWritten || !answer.includes(fix))
    throw new Error(`"${title}" is no mistake, or its answer does not say "${fix}":\n${answer}`);
  const good = attempt(GOOD, BUILD, project);
  if (good.status !== 0 || !good.isWritten) throw new Error(`"${title}" is not corrected:\n${good.answer}`);
  const [, code] = /^\S+ error ([a-z-]+)$/m.exec(answer) ?? [];
  if (code !== undefined) return [title, `\`${template}\``, `[\`${code}\`](#${code})`];
  const [, error] = /^error: (.*)$/m.exec(answer);
  return [title, `\`npx pagination-tag ${command}\``, `\`${error.split('. ')[0]}\``];
}

function attempt(template, command, project) {
  rmSync(join(project, 'public'), { recursive: true, force: true });
  mkdirSync(join(project, dirname(FILE)), { recursive: true });
  writeFileSync(join(project, FILE), `${template}\n`);
  const { status, stdout, stderr } = spawnSync(execPath, [bin, ...command.split(' ')], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, answer: stdout + stderr, isWritten: existsSync(join(project, 'public')) };
}
