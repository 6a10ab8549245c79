import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as core from '../preprocess.js';
import { listAll, makeDirectory, PAGE, read, runIn } from '../testing/command-line.js';
import { isUpdate } from '../testing/fixtures.js';

test.each(['-h', '--help'])('%s prints help with examples', async (option) => {
  const { code, stdout, stderr } = await runIn('/', [option]);
  expect(code).toBe(0);
  expect(stderr).toBe('');
  for (const part of ['--out-dir <dir>', '--in-place', '--check', '--stdin', 'Examples:', 'Exit code:'])
    expect(stdout).toContain(part);
  expect(stdout.split('\n').filter((line) => line.length > 100)).toEqual([]);
  // Every other option of a build is under a heading, in GROUPS of help.ts.
  const [, others = ''] = /\nOptions:\n([^]*?)\n\n/.exec(stdout) ?? [];
  expect(others.match(/--[\w-]+/g)).toEqual(['--version', '--help']);
});

test('help of a command works while the process has an exit code', async () => {
  // bin/ sets one, for promises that never settle.
  process.exitCode = 2;
  try {
    expect(await runIn('/', ['help'])).toMatchObject({ code: 0, stderr: '' });
    expect(await runIn('/', ['help', 'add'])).toMatchObject({ code: 0, stderr: '' });
  } finally {
    process.exitCode = undefined;
  }
});

test.each(['init', 'add', 'audit', 'config', 'playground', 'helpers', 'css', 'help'])(
  '%s has help with examples of its own',
  async (word) => {
    const { code, stdout, stderr } = await runIn('/', [word, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: pagination-tag ${word} `, 'm'));
    expect(stdout).toMatch(new RegExp(`^\\S[^]*\\n\\nExamples:\\n  npx pagination-tag ${word}[^]*\\nUsage:`));
    expect(await runIn('/', ['help', word])).toEqual({ code, stdout, stderr });
    expect((await runIn('/', ['help'])).stdout).toMatch(new RegExp(`\\n  ${word} [[<]`));
  },
);

test.each([
  [['helpers'], 'helpers/pagination-helpers.js'],
  [['helpers', 'handlebars'], 'helpers/pagination-helpers.js'],
  [['helpers', 'go'], 'helpers/pagination.go'],
])('%j prints what compiled controls need', async (args, file) => {
  expect(await runIn('/', args)).toEqual({ code: 0, stdout: await read(file), stderr: '' });
});

test.each([
  [['css'], 'default'],
  [['css', 'default'], 'default'],
  [['css', 'bootstrap'], 'bootstrap'],
])('%j prints the stylesheet of a theme', async (args, theme) => {
  expect(await runIn('/', args)).toEqual({
    code: 0,
    stdout: await read('src/themes', theme, 'style.css'),
    stderr: '',
  });
});

test.each(['tailwind', 'daisyui', 'shadcn'])('css %s prints rules that need no Tailwind', async (theme) => {
  const { code, stdout } = await runIn('/', ['css', theme]);
  expect(code).toBe(0);
  const [header] = (await read('src/themes', theme, 'style.css')).split('\n');
  expect(stdout.startsWith(`${header}\n\n`)).toBe(true);
  expect(stdout).toContain(await read('src/themes/tailwind/layout.css'));
  expect(stdout).not.toMatch(/@(?:import|source|apply)|dist\//);
  expect(stdout).toMatch(/[^\n]\n$/);
});

test('a directory with the name of a command is written with its place', async () => {
  const cwd = await makeDirectory({ 'css/page.html': PAGE });
  expect((await runIn(cwd, ['./css', '--check'])).code).toBe(0);
  expect((await runIn(cwd, ['css', '--check'])).code).toBe(2);
});

test.each(['-v', '-V', '--version'])('%s prints the version', async (option) => {
  expect(await runIn('/', [option])).toEqual({ code: 0, stdout: '1.2.3\n', stderr: '' });
});

const CHOOSE = 'Choose one of --out-dir <dir>, --in-place and --check, or give a single file.';
const HELP = 'Run npx pagination-tag --help to list the options.';

test.each([
  [[], 'There are no input files.', 'add --stdin. To write a configuration file'],
  [['site', '--chekc'], "error: unknown option '--chekc'\n", '(Did you mean --check?)'],
  [['site', '--zzz'], "error: unknown option '--zzz'\n", HELP],
  [['initt'], 'No command or file is named "initt".', 'Did you mean npx pagination-tag init?'],
  [['site', '--check', '--max-warnings', 'none'], 'Write a number, such as 0.', HELP],
  [
    ['site/a.html', '-o', 'public.html'],
    '--out-dir must be a directory, but public.html looks like the name of a page.',
    'run npx pagination-tag page.html > public.html',
  ],
  [['site', '-o'], "error: option '-o, --out-dir <dir>' argument missing\n", 'Add a value after the option.'],
  [['init', 'site'], 'error: too many arguments', 'Remove the extra arguments.'],
  [
    ['init', '--zzz'],
    "error: unknown option '--zzz'\n",
    'Run npx pagination-tag init --help to list the options.',
  ],
  [
    ['site', '-o', '--check'],
    "argument '--check' is invalid. If the name starts with a hyphen, write ./--check.",
    HELP,
  ],
  [['site', '-o', ''], "argument '' is invalid. It is empty.", HELP],
  [['site', '--format', 'xml'], 'Allowed choices are pretty, json, github, sarif.', HELP],
  [['site', '--theme', 'x'], 'Allowed choices are default, ', HELP],
  [['site', '--theme', './pager.htm'], 'uswds. The name of a file must end in .html.', HELP],
  [['site', '--tag', 'pager'], 'must be the name of a custom element', HELP],
  [['site', '--locale', 'tlh'], 'must be a language that has labels', HELP],
  [['site', '--check', '--ext', ','], 'Separate extensions with commas, such as html,htm.', HELP],
  [['site', '--check', '--ext', '*.html'], 'Separate extensions with commas', HELP],
  [
    ['site', '--in-place', '--check'],
    "error: option '--in-place' cannot be used with option '--check'\n",
    CHOOSE,
  ],
  [['site', '-o', 'out', '--check'], "cannot be used with option '--check'\n", CHOOSE],
  [['site', '-o', 'out', '--in-place'], "cannot be used with option '--in-place'\n", CHOOSE],
  [['site'], 'site is a directory, which can contain several files.', CHOOSE],
  [['s*/*.html'], 's*/*.html is a glob, which can contain several files.', CHOOSE],
  [
    ['site/a.html', 'site/b.html'],
    'Only one file can be written to standard output, but 2 inputs were given.',
    CHOOSE,
  ],
  [['', '--in-place'], 'An argument is empty.', 'Name a file or a directory. The current directory is ".".'],
  [['-', 'site', '--check'], 'Standard input cannot be combined with files.', 'Remove one of them.'],
  [
    ['-', '--in-place'],
    'Standard input is always written to standard output.',
    'Remove --out-dir and --in-place.',
  ],
  [
    ['--stdin', '-o', 'out'],
    'Standard input is always written to standard output.',
    'Remove --out-dir and --in-place.',
  ],
  [['site', '--check', '--stdin-filename', 'a'], '--stdin-filename requires --stdin', 'Add --stdin.'],
  [['!site/*', '--check'], '!site/* is a negated glob.', "To skip these files, use --ignore 'site/*'."],
  [['site/a.html', '-o', 'site/b.html'], '--out-dir site/b.html is not a directory.', 'Name another one'],
])('wrong usage: %j', async (args, message, hint) => {
  const cwd = await makeDirectory({ 'site/a.html': PAGE, 'site/b.html': PAGE });
  const { code, stdout, stderr } = await runIn(cwd, args);
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^error: .*\n(?:\(Did you mean .*\)\n)?.*\n$/);
  expect(stderr).toContain(message);
  expect(stderr).toContain(hint);
  expect(await listAll(cwd)).toEqual(['site/a.html', 'site/b.html']);
});

test('an internal error prints the stack and asks for a report', async () => {
  const { code, stdout, stderr } = await runIn('/', ['a.html'], {
    now: () => {
      throw new Error('The clock has stopped.');
    },
  });
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain('Please report it');
  expect(stderr).toContain('Error: The clock has stopped.\n    at ');
});

test('an internal error names the file', async () => {
  const preprocess = jest.spyOn(core, 'preprocess').mockImplementation(() => {
    throw new RangeError('The core has failed.');
  });
  try {
    const cwd = await makeDirectory({ 'a.html': PAGE });
    const { code, stderr } = await runIn(cwd, ['a.html']);
    expect(code).toBe(2);
    expect(stderr).toContain('Please report it');
    expect(stderr).toContain('Error: a.html could not be processed.\n');
    expect(stderr).toContain('RangeError: The core has failed.\n');
  } finally {
    preprocess.mockRestore();
  }
});

test.each([
  [[], 'run COMMAND init.'],
  [['--config', 'none.json'], 'run COMMAND init.'],
  [['inti'], 'Did you mean COMMAND init?'],
  [['help', 'ejs'], 'Did you mean COMMAND add ejs?'],
  [['--zzz'], 'Run COMMAND --help to list'],
  [['add', '--zzz'], 'Run COMMAND add --help to list'],
  [['.', '-o', 'a.html'], 'run COMMAND page.html > a.html.'],
  [['audit', '.', '--receipt', 'none.json'], 'Write it with: COMMAND <inputs>'],
  [['--help'], '\n  COMMAND site --check '],
])('%j: a clone and a package manager name the command as it is called', async (args, text) => {
  const cwd = await makeDirectory({ 'pnpm-lock.yaml': '', 'index.html': PAGE });
  const printed = async (): Promise<string> => {
    const { stdout, stderr } = await runIn(cwd, args);
    return stdout + stderr;
  };
  expect(await printed()).toContain(text.replace('COMMAND', 'pnpm exec pagination-tag'));
  const { argv } = process;
  process.argv = ['node', join(cwd, '../clone/bin/pagination-tag.js')];
  try {
    expect(await printed()).toContain(text.replace('COMMAND', 'node ../clone/bin/pagination-tag.js'));
  } finally {
    process.argv = argv;
  }
});

test.each([
  [['--theme', 'bootstrp'], 'Did you mean bootstrap?'],
  [['--dialect', 'jinja'], 'Did you mean jinja2?'],
  [['--format', 'JSON'], 'Did you mean json?'],
  [['--format', 'spreadsheet'], 'Run npx pagination-tag --help to list the options.'],
])('%j: %s', async (args, hint) => {
  const { code, stderr } = await runIn('/', args);
  expect(code).toBe(2);
  expect(stderr).toContain(hint);
  expect(stderr.includes('Did you mean')).toBe(hint.startsWith('Did you mean'));
});

test.each([
  ['0', 1, 'error: 2 warnings. --max-warnings allows 0.\n'],
  ['1', 1, 'error: 2 warnings. --max-warnings allows 1.\n'],
  ['2', 0, ''],
])('--max-warnings %s', async (most, code, message) => {
  const cwd = await makeDirectory({ 'a.html': '<pagination path="/:page">', 'b.html': PAGE });
  const ran = await runIn(cwd, ['.', '--check', '--max-warnings', most]);
  expect(ran.code).toBe(code);
  expect(ran.stderr.endsWith(`2 warnings\n${message}`)).toBe(true);
});

test('maxWarnings is a setting, and the command line takes precedence', async () => {
  const config = JSON.stringify({ inputs: ['a.html'], maxWarnings: 0 });
  const cwd = await makeDirectory({
    'a.html': '<pagination path="/:page">',
    'pagination-tag.config.json': config,
  });
  expect(await runIn(cwd, ['--check'])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/--max-warnings allows 0\.\n$/) as string,
  });
  expect((await runIn(cwd, ['--check', '--max-warnings', '2'])).code).toBe(0);
});

test('--single-page says what a list of one page has', async () => {
  const cwd = await makeDirectory({ 'a.html': '<i></i><pagination total_pages="1"></pagination>' });
  expect((await runIn(cwd, ['a.html', '--single-page', 'hide'])).stdout).toBe('<i></i>');
  expect((await runIn(cwd, ['a.html', '--single-page', 'show'])).stdout).toContain('<nav');
  expect((await runIn(cwd, ['a.html', '--single-page', 'hid'])).stderr).toContain('Did you mean hide?');
});

test('a file may have the name of a command of other programs', async () => {
  const cwd = await makeDirectory({ 'build/a.html': PAGE });
  expect((await runIn(cwd, ['build', '--check'])).code).toBe(0);
});

/** Arguments that are wrong in a small project, or do not mean what they seem to, and what is printed. */
interface Misuse {
  readonly args: readonly string[];
  /** Files that the project has beside its two pages. */
  readonly files?: Readonly<Record<string, string>>;
  readonly code: number;
  /** The lines of standard error. */
  readonly answer: readonly string[];
}

const path = join(__dirname, '../../fixtures/misuses.json');
const misuses = JSON.parse(readFileSync(path, 'utf8')) as readonly Misuse[];

/** Shortens lists, which grow with every theme, framework and command. */
const shorten = (text: string): string => text.replace(/((?:[\w-]+, ){2})(?:[\w-]+, ){2,}[\w-]+/g, '$1…');

async function tryOut({ args, files }: Misuse) {
  const cwd = await makeDirectory({ 'site/a.html': PAGE, 'site/b.html': PAGE, ...files });
  const before = await listAll(cwd);
  const { code, stderr } = await runIn(cwd, args);
  return { code, answer: shorten(stderr).trimEnd().split('\n'), before, after: await listAll(cwd) };
}

if (isUpdate())
  afterAll(async () => {
    const updated = [];
    for (const { args, files, ...old } of misuses) {
      const { code, answer } = await tryOut({ args, files, ...old } as Misuse);
      updated.push({ args, files, code, answer });
    }
    writeFileSync(path, `${JSON.stringify(updated, null, 2)}\n`);
  });

test.each(misuses.map((one) => [one.args.join(' '), one] as const))('pagination-tag %s', async (_, one) => {
  const { code, answer, before, after } = await tryOut(one);
  expect({ code, answer }).toEqual({ code: one.code, answer: one.answer });
  // It says what is wrong, and what to do.
  expect(answer.length).toBeGreaterThanOrEqual(code === 0 ? 1 : 2);
  if (code !== 0) expect(after).toEqual(before);
});
