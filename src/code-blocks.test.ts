import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import * as nodeApi from './cli/node.js';
import * as api from './index.js';
import * as markdownApi from './markdown/index.js';
import { makeDirectory, read as readFrom, runIn, sampleTheme } from './testing/command-line.js';
import { readCodeBlocks, type CodeBlock } from './testing/code-blocks.js';

/**
 * Every code block of the documentation is run, or says why not. These need no mark:
 *
 * - pages that `npm run docs` writes, from what runs;
 * - a block with a name, such as ```erb list: a test of its page looks for the name;
 * - commands of this program, HTML with tags, tags in template languages, calls of the API, configuration files and
 *   JSON: they are run here;
 * - the same code as in another block that is run.
 *
 * Any other block has a comment on the line before it: `<!-- run by e2e/… -->` names a file that reads the page, and
 * `<!-- not run: … -->` says why nothing does. Marked or not, the syntax of scripts and styles is checked.
 */

const root = join(__dirname, '..');

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const markdownIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

interface Placed extends CodeBlock {
  readonly page: string;
}

const pages = ['README.md', 'CONTRIBUTING.md', ...markdownIn('docs'), ...markdownIn('docs/frameworks')];
const blocks = pages.flatMap((page): Placed[] =>
  readCodeBlocks(withoutGenerated(read(page))).blocks.map((block) => ({ ...block, page })),
);

/** A page without what `npm run docs` writes. */
function withoutGenerated(text: string): string {
  return text.startsWith('<!-- Generated') ? '' : text;
}

/** The program's own commands in a block, without comments. */
function commandsIn({ language, text }: CodeBlock): string[] {
  if (language !== 'sh') return [];
  return text
    .split('\n')
    .map((line) => line.replace(/(?:^|\s+)# .*/, ''))
    .filter(Boolean);
}

const OWN_COMMAND = /^(?:for i in [\d ]+; do )?(?:npx )?pagination-tag .*$|^mkdir -p \S+$/;
const isOwnCommand = (line: string): boolean => OWN_COMMAND.test(line);
const isCommands = (block: CodeBlock): boolean =>
  block.language === 'sh' && commandsIn(block).every(isOwnCommand);
const isTag = ({ text }: CodeBlock): boolean => /<pagination\b/.test(text);
const isMarkup = (block: CodeBlock): boolean => block.language === 'html' && isTag(block);
const isConfig = ({ language, text }: CodeBlock): boolean =>
  language === 'js' &&
  /^export default (?:defineConfig\()?\{/m.test(text) &&
  !/^import .*'(?!pagination-tag\/config')/m.test(text);
const OWN_IMPORT = /^import \{ (.*) \} from '(pagination-tag(?:\/node|\/markdown)?)';$/gm;
const isCall = (block: CodeBlock): boolean =>
  block.language === 'js' &&
  !isConfig(block) &&
  !/^(?:import|export) /m.test(block.text.replace(OWN_IMPORT, ''));
const dialectOf = ({ language }: CodeBlock): api.PaginationDialectName | undefined =>
  api.dialects.find(({ name, extensions }) => name === language || extensions.includes(language))?.name;
const isTemplate = (block: CodeBlock): boolean =>
  isTag(block) && block.language !== 'html' && dialectOf(block) !== undefined;
const isJson = ({ language }: CodeBlock): boolean => language === 'json';

const isRunHere = (block: CodeBlock): boolean =>
  [isCommands, isMarkup, isConfig, isCall, isTemplate, isJson].some((is) => is(block));

const MARK = /^(?:run by|not run:) \S/;
const unmarked = blocks.filter(({ name, mark = '' }) => name === '' && !MARK.test(mark));
const where = ({ page, line, language }: Placed): string => `${page}:${line} (${language})`;
const codeOf = ({ text }: CodeBlock): string => text.replace(/^(?:\/\/.*\n)+/, '');

test('every block is run, or says why not', () => {
  const isSame = (block: Placed): boolean =>
    blocks.some((other) => other !== block && !unmarked.includes(other) && codeOf(other) === codeOf(block));
  expect(unmarked.filter((block) => !isRunHere(block) && !isSame(block)).map(where)).toEqual([]);
});

test('a name needs no mark', () => {
  expect(blocks.filter(({ name, mark = '' }) => name !== '' && MARK.test(mark)).map(where)).toEqual([]);
});

test('what is said to run a block reads its page', () => {
  const wrong = blocks.filter(({ mark = '', page, text }) => {
    const [, file] = /^run by (\S+)$/.exec(mark) ?? [];
    if (file === undefined) return false;
    if (!existsSync(join(root, file))) return true;
    // The script of CI has no page, but the same commands.
    if (file === '.ci/run')
      return !text.split(' && ').every((command) => new RegExp(`^${command}\\b`, 'm').test(read(file)));
    return !read(file).includes(page);
  });
  expect(wrong.map(where)).toEqual([]);
});

test('a test of its page looks for each name', () => {
  const tests = ['e2e', 'e2e/components', 'e2e/adapters', 'e2e/engines', 'e2e/newcomers']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
    .filter((file) => /\.[jt]s$/.test(file))
    .map(read);
  const unknown = blocks.filter(({ name, page }) => {
    if (name === '') return false;
    const base = page.replace(/^.*\/|\.md$/g, '');
    const readers = tests.filter((text) => text.includes(page) || new RegExp(`['"/(]${base}\\b`).test(text));
    // Some names are put together: `${host}-path`.
    const [, end = name] = /-(\w+)$/.exec(name) ?? [];
    const word = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const pattern = new RegExp(`(?<![\\w-])${word}(?![\\w-])|\\}-${end}\\b`);
    return !readers.some((text) => pattern.test(text));
  });
  expect(unknown.map((block) => `${where(block)}: ${block.name}`)).toEqual([]);
});

const each = (is: (block: CodeBlock) => boolean): [string, Placed][] =>
  unmarked.filter(is).map((block) => [where(block), block]);

const TAG = '<pagination path="/:page" first_path="/" total_pages="1"></pagination>';

/** A project with all that the commands name. */
const project = (): Promise<string> =>
  makeDirectory({
    'package.json': '{}',
    'page.html': TAG,
    'pages.json': '{}',
    'build.json': '{}',
    'pager.html': sampleTheme('pager'),
    ...Object.fromEntries(
      ['site', 'templates', 'views', 'resources/views', 'app/views', 'themes/site/layouts'].map((folder) => [
        `${folder}/index.html`,
        TAG,
      ]),
    ),
    'public/index.html': '<p>Posts</p>',
    'dist/index.html': '<p>Posts</p>',
  });

test.each(each(isCommands))('the commands of %s work', async (_, block) => {
  const cwd = await project();
  for (const line of commandsIn(block)) {
    if (line.startsWith('mkdir ')) continue;
    const command = line
      .replace(/^.*?pagination-tag |(?: &)? done; wait$| --watch\b/g, '')
      .replace('$i', '1');
    const [words = '', input] = command.split(' < ');
    const [call = '', output] = words.split(' > ');
    const args = call.split(' ').map((word) => word.replace(/^'(.*)'$/, '$1'));
    const stdin = input === undefined ? '' : await readFrom(cwd, input);
    const { code, stdout, stderr } = await runIn(cwd, args, { stdin });
    expect({ line, code, stderr: code === 0 ? '' : stderr }).toEqual({ line, code: 0, stderr: '' });
    if (output === undefined) continue;
    await mkdir(dirname(join(cwd, output)), { recursive: true });
    await writeFile(join(cwd, output), stdout);
  }
});

test.each(each(isMarkup))('the tags of %s have controls', (_, { text }) => {
  if (/="\{/.test(text)) api.compile(text);
  else expect(api.transform(text)).not.toBe(text);
});

test.each(each(isTemplate))('the tags of %s compile', (_, block) => {
  const { html, diagnostics } = api.preprocess(block.text, { dialect: dialectOf(block) });
  expect(diagnostics).toEqual([]);
  expect(html).not.toContain('<pagination');
});

test.each(each(isJson))('%s is JSON', (_, block) => {
  JSON.parse(codeOf(block));
});

test.each(each(isConfig))('%s is a configuration', async (_, { text }) => {
  const module = text
    .replace(/^import .*/m, '')
    .replace(/export default (?:defineConfig)?/, 'module.exports = ');
  const cwd = await makeDirectory({ 'pagination-tag.config.js': module, 'pager.html': sampleTheme('pager') });
  expect(await runIn(cwd, ['config'])).toMatchObject({ code: 0, stderr: '' });
});

const MODULES: Record<string, object> = {
  'pagination-tag': api,
  'pagination-tag/node': nodeApi,
  'pagination-tag/markdown': markdownApi,
};

/** What the calls name and do not define. */
const NAMES = {
  text: TAG,
  template: TAG,
  editor: { value: TAG },
  frame: {},
  problems: {},
  console: { warn: () => undefined },
  process: {},
};

test.each(each(isCall))('the calls of %s work', async (_, { text }) => {
  const cwd = process.cwd();
  const used = new Map<string, unknown>(Object.entries({ ...api, ...NAMES }));
  const code = text.replace(OWN_IMPORT, (_all, names: string, module: string) => {
    for (const name of names.split(', ')) {
      expect(MODULES[module]).toHaveProperty(name);
      used.set(name, (MODULES[module] as Record<string, unknown>)[name]);
    }
    return '';
  });
  const run = compileFunction(`return (async () => {${code}\n})()`, [...used.keys()]) as (
    ...values: unknown[]
  ) => Promise<void>;
  process.chdir(await project());
  try {
    await run(...used.values());
  } finally {
    process.chdir(cwd);
  }
});

test('scripts and styles have no error of syntax', () => {
  const loaders: Record<string, string> = { js: 'js', jsx: 'jsx', tsx: 'tsx', css: 'css' };
  const files = blocks.flatMap((block) => {
    const loader = loaders[block.language];
    return loader === undefined ? [] : [{ where: where(block), loader, text: block.text }];
  });
  const script = `
    const { transformSync } = require('esbuild');
    const files = JSON.parse(require('fs').readFileSync(0, 'utf8'));
    const faults = files.flatMap(({ where, loader, text }) => {
      try {
        return transformSync(text, { loader, logLevel: 'silent' }).warnings.map(({ text }) => where + ': ' + text);
      } catch (error) {
        return [where + ': ' + error.message];
      }
    });
    console.log(JSON.stringify(faults));`;
  // In a separate process, because Jest's global classes differ from those that esbuild expects.
  const output = execFileSync(process.execPath, ['-e', script], {
    cwd: root,
    input: JSON.stringify(files),
    encoding: 'utf8',
  });
  expect(files.length).toBeGreaterThan(40);
  expect(JSON.parse(output)).toEqual([]);
});
