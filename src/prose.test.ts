import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from './index.js';
import { readCodeBlocks } from './testing/code-blocks.js';
import { runIn } from './testing/command-line.js';

const root = join(__dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const pages = tracked.filter(
  (file) => /^(?:[^/]+|(?:docs|examples)\/.*)\.md$/.test(file) && existsSync(join(root, file)),
);

const blocksOf = (page: string): ReturnType<typeof readCodeBlocks> => readCodeBlocks(read(page));

const command = /\b(?:npx|npm) [\w-]/;

test.each([
  ['npm ci # installs npm start # builds', 'two comments, or a command in a comment'],
  ['npx pagination-tag add --check # in CI npx pagination-tag add --update', 'a command in a comment'],
  ['npm ci npm start', 'two commands'],
])('%j is a line with %s', (line) => {
  expect(isOneCommand(line)).toBe(false);
});

/** Whether a line of a shell block has one command, or several that the shell separates, and at most one comment. */
function isOneCommand(line: string): boolean {
  const [code = '', comment = '', ...more] = line.split(/(?:^|\s)#\s/);
  if (more.length > 0 || command.test(comment)) return false;
  return code.split(/&&|[|;&]/).every((one) => !command.test(one.trim().replace(/^(?:do )?\S+ /, '')));
}

test.each(pages)('%s has one command on each line of its shell blocks', (page) => {
  const lines = blocksOf(page).blocks.flatMap(({ language, text }) =>
    language === 'sh' ? text.split('\n') : [],
  );
  expect(lines.filter((line) => !isOneCommand(line))).toEqual([]);
});

test.each(pages)('%s aligns the comments of a shell block', (page) => {
  const { blocks } = blocksOf(page);
  const columns = blocks
    .filter(({ language }) => language === 'sh')
    .map(
      ({ text }) =>
        new Set(
          text
            .split('\n')
            .map((line) => line.search(/(?<=\S *)# /))
            .filter((column) => column > 0),
        ),
    );
  expect(columns.filter(({ size }) => size > 1)).toEqual([]);
});

test.each(pages)('%s closes its code blocks', (page) => {
  expect(blocksOf(page).prose).not.toMatch(/^ *```/m);
});

test.each(pages)('%s has no list markers inside a paragraph', (page) => {
  const paragraphs = blocksOf(page)
    .prose.split(/\n\s*\n|\n(?= *(?:[-*|#>]|\d+\.) )/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '));
  const marker = /[.:;!?)`] (?:\d+\.|[-*]) (?=[\p{Lu}`*])/u;
  expect(paragraphs.filter((text) => marker.test(text.replace(/^ *\S+ /, '')))).toEqual([]);
});

/** Words that have another one in these texts: American spelling, and one term for each thing. */
const BANNED = new Map([
  [/\b(?:behaviour|colour|favour|neighbour)\w*/gi, 'the spelling with -or'],
  [/\b(?:centre|catalogue|dialogue|grey|judgement|misspelt|whilst)\w*/gi, 'the American spelling'],
  [/\b(?:cancel|label|model|travel)l(?:ed|ing)\b/gi, 'one l'],
  [/\b(?:initial|normal|organ|recogn|serial)is(?:e[ds]?|ing|ation)\b/gi, 'the spelling with -ize'],
  [/\bthe made (?:tag|control)\b/gi, 'compiled code'],
  [/\btried manually\b/gi, 'tested manually'],
  [/\baddress(?:es)?\b/gi, 'URL'],
  [/\b(?:chevrons?|arrows)\b/gi, 'icon, or the link: Previous, Next'],
  [/(?<!-)\bdialects?\b/gi, 'template language'],
  [/\bpagination (?:bar|navigation)\b/gi, 'control'],
]);

/** The same in pages, which mark code. Messages and help name attributes and options without a mark. */
const BANNED_IN_PAGES = new Map([
  ...BANNED,
  [/(?<!attribute |-)\bpagers?\b/gi, 'paginator, or the attribute `pager`'],
]);

/** What is not one word for each thing in a text without code. */
function wrongWordsIn(text: string, banned: ReadonlyMap<RegExp, string> = BANNED): string[] {
  const prose = text.replace(/`[^`]*`|\]\([^)]*\)|"[^"]*"|<!--[^]*?-->/g, '');
  return [...banned].flatMap(([pattern, instead]) =>
    (prose.match(pattern) ?? []).map((word) => `${word}: use ${instead}`),
  );
}

test.each(pages)('%s has one word for each thing', (page) => {
  // What a screen reader says of Laravel's own control has its words.
  const prose = blocksOf(page).prose.replaceAll('Pagination Navigation', '');
  expect(wrongWordsIn(prose, BANNED_IN_PAGES)).toEqual([]);
});

test('messages have the words of the documentation', () => {
  // It shows the messages as code, and says in sentences what they mean.
  const messages = blocksOf('docs/diagnostics.md').blocks.map(({ text }) =>
    text.replace(/^[> ] +\d* +\|.*$/gm, ''),
  );
  expect(messages.length).toBeGreaterThan(80);
  expect(messages.flatMap((message) => wrongWordsIn(message))).toEqual([]);
});

test.each([[], ['add'], ['audit'], ['css'], ['init'], ['config'], ['playground']])(
  'the help of %s has the words of the documentation',
  async (...command) => {
    const { stdout } = await runIn('/', [...command, '--help']);
    expect(stdout).toContain('Usage');
    expect(wrongWordsIn(stdout)).toEqual([]);
  },
);

test('the sentences of the changelog end, and start with a capital letter or code', () => {
  const [, ...entries] = read('CHANGELOG.md').split(/\n(?=- )/);
  const texts = entries.map((entry) => entry.replace(/\n#[^]*/, '').replace(/\s*\n\s*/g, ' '));
  expect(texts.filter((text) => !/^- ["`*\p{Lu}].*\.\s*$/u.test(text))).toEqual([]);
});

test('the changelog lists what the package exports', () => {
  const [, list = ''] = /^- The package exports ([^]*?)\.\n/m.exec(read('CHANGELOG.md')) ?? [];
  const names = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(names.sort()).toEqual(Object.keys(api).sort());
});

const architecture = read('docs/architecture.md');
const roomRows = [...architecture.matchAll(/^\| `([^`]+)` +\|[^|]*\|([^|]*)\|$/gm)].map(
  ([, room = '', files = '']) => ({
    room,
    names: [...files.matchAll(/`([\w/-]+)`/g)].map(([, name = '']) => name),
  }),
);

test('docs/architecture.md lists the rooms in the order that the linter enforces', () => {
  const rules = read('oxlint.config.js');
  const core = [...rules.matchAll(/^ {2}\{ room: '([\w.]+)'/gm)].map(([, room = '']) =>
    room === '.' ? 'src/*.ts' : room,
  );
  const rooms = roomRows.map(({ room }) => room);
  expect(rooms.slice(0, core.length)).toEqual(core);
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect([...rooms, 'testing'].filter((room) => room !== 'src/*.ts').sort()).toEqual(
    folders.map(({ name }) => name).sort(),
  );
});

test.each(roomRows)('docs/architecture.md names files of $room that exist', ({ room, names }) => {
  const folder = join(root, 'src', room === 'src/*.ts' ? '' : room);
  const missing = names.filter(
    (name) => !existsSync(join(folder, name)) && !existsSync(join(folder, `${name}.ts`)),
  );
  expect(missing).toEqual([]);
});

// Adapters are named after the tools.
test.each(roomRows.filter(({ room }) => room !== 'adapters'))(
  'docs/architecture.md names every file of $room',
  ({ room, names }) => {
    const folder = room === 'src/*.ts' ? '' : `${room}/`;
    const files = tracked.flatMap((file) => /^src\/(.*)\.ts$/.exec(file)?.[1] ?? []);
    const own = files.filter(
      (file) => file.startsWith(folder) && !/\/|\.test$/.test(file.slice(folder.length)),
    );
    expect(own.map((file) => file.slice(folder.length)).filter((name) => !names.includes(name))).toEqual([]);
  },
);

test.each(['docs/architecture.md', 'CONTRIBUTING.md'])(
  '%s names files that exist in its sentences',
  (page) => {
    const named = [...read(page).matchAll(/`(\w(?:[\w.-]|\/)*\.(?:ts|js|exs|json|md|txt))`/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !tracked.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
  },
);

test('docs/README.md leads to every page', () => {
  const linked = [...read('docs/README.md').matchAll(/\]\(([\w/-]+\.md)/g)].map(([, page]) => `docs/${page}`);
  // Those for contributors are found from their page.
  const others = [...read('CONTRIBUTING.md').matchAll(/\]\((docs\/\w+\.md)/g)].map(([, page = '']) => page);
  const unlinked = pages.filter((page) => page.startsWith('docs/') && ![...linked, ...others].includes(page));
  expect(unlinked).toEqual(['docs/README.md']);
});

test('docs/compared.md says which build tools are supported', () => {
  const { peerDependencies } = JSON.parse(read('package.json')) as {
    peerDependencies: Record<string, string>;
  };
  const limits = read('docs/compared.md').toLowerCase();
  const names: Record<string, string> = { '@11ty/eleventy': 'eleventy', '@rspack/core': 'rspack' };
  for (const [name, range] of Object.entries(peerDependencies)) {
    const version = range.replace(/^(?:>=|\^)| \|\|.*$|(?:\.0)+$/g, '');
    expect(limits).toMatch(new RegExp(`${names[name] ?? name} ${version}\\b`));
  }
});
