import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignCode } from './attributes/expression.js';
import { FRAMEWORKS } from './components/frameworks/index.js';
import { dialectList } from './dialects/names.js';
import { fixtureNames } from './testing/fixtures.js';
import { themeNames } from './themes/index.js';

/** A template language, a theme and a framework are each a folder or a file. What they need elsewhere is listed here. */

const root = join(__dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const { exports: exported } = JSON.parse(read('package.json')) as { exports: Record<string, object> };

/** The files that the hook for pre-commit checks. */
const hooked = new RegExp(/^ *files: (.*)$/m.exec(read('.pre-commit-hooks.yaml'))?.[1] ?? '$.');

/** Files that are missing, as sentences. */
const absent = (...files: string[]): string[] =>
  files.filter((file) => !existsSync(join(root, file))).map((file) => `Write ${file}.`);

/** Fixtures that are missing. */
const unwritten = (...names: string[]): string[] =>
  names.filter((name) => !fixtureNames.includes(name)).map((name) => `Write the fixture ${name}.`);

/** Pages that do not say a word. */
const unsaid = (word: string, ...pages: string[]): string[] =>
  pages
    .filter((page) => !new RegExp(`(?<!\\w)${word}(?!\\w)`, 'i').test(read(page)))
    .map((page) => `Name ${word} in ${page}.`);

/** Lines that a list lacks. */
const unlisted = (found: readonly string[], listed: readonly string[], ...lists: string[]): string[] =>
  found
    .filter((name) => !listed.includes(name))
    .flatMap((name) => lists.map((list) => `Add a line for ${name} to ${list}.`));

test('every folder and file is in the list beside it', () => {
  const languages = dialectList.map(({ name }) => name);
  const rows = readdirSync(join(__dirname, 'components/frameworks'))
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        /^export const \w+: FrameworkRow\b/m.test(read(`src/components/frameworks/${file}`)),
    )
    .map((file) => file.replace('.ts', ''));
  const frameworks = FRAMEWORKS.map(({ name }) => name);
  expect([
    ...unlisted(foldersIn('src/dialects'), languages, 'src/dialects/names.ts', 'src/dialects/index.ts'),
    ...unlisted(foldersIn('src/themes'), themeNames, 'src/themes/index.ts'),
    ...unlisted(rows, frameworks, 'src/components/frameworks/index.ts'),
    ...foldersIn('components')
      .filter((name) => !frameworks.includes(name))
      .flatMap((name) => absent(`src/components/frameworks/${name}.ts`)),
  ]).toEqual([]);
});

test.each(dialectList)('the template language $name has everything', ({ name, label, extensions }) => {
  const files = ['syntax', 'samples', 'notes'].map((file) => `src/dialects/${name}/${file}.ts`);
  expect([
    ...absent(...files, `e2e/engines/${name}.ts`, `e2e/engines/${name}.test.ts`),
    ...unwritten(`dialect-${name}`),
    ...unsaid(label, 'CHANGELOG.md'),
    ...extensions
      .filter((one) => !hooked.test(`list.${one}`))
      .map((one) => `Add ${one} to .pre-commit-hooks.yaml.`),
    ...extensions
      .filter((one) => foreignCode('{{ page }}', undefined, `list.${one}`)?.fault !== 'no-language')
      .map((one) => `Remove ${one} from OTHERS in src/attributes/expression.ts.`),
  ]).toEqual([]);
});

test.each([
  ['template languages', dialectList.length],
  ['themes', themeNames.length],
])('README.md counts the %s', (words, count) => {
  const counts = [...read('README.md').matchAll(new RegExp(`(\\d+) ${words}\\b`, 'g'))].map(
    ([, said]) => said,
  );
  expect(counts).toEqual([String(count)]);
});

test.each(themeNames)('the theme %s has everything', (name) => {
  const pages = ['first', 'middle', 'last'].map((page) => `theme-${name}-${page}`);
  const own = ['theme.ts', 'style.css', 'notes.md'].map((file) => `src/themes/${name}/${file}`);
  expect([
    // The other fixtures show the default theme.
    ...absent(...own),
    ...(name === 'default' ? [] : unwritten(...pages)),
    ...unsaid(name, 'README.md', 'CHANGELOG.md'),
    ...unlisted(
      [`./${name === 'default' ? 'style' : name}.css`],
      Object.keys(exported),
      'exports in package.json',
    ),
  ]).toEqual([]);
});

test.each(FRAMEWORKS)('the component $name has everything', ({ name, names = [] }) => {
  // Several components may share a page and its tests.
  const page = ['express', 'eleventy'].find((shared) => names.includes(shared)) ?? name;
  expect([
    ...absent(`components/${name}/usage.txt`, `docs/frameworks/${page}.md`, `e2e/components/${page}.test.ts`),
    ...unsaid(page, 'CHANGELOG.md'),
    ...unsaid(`frameworks/${page}.md`, 'docs/README.md'),
  ]).toEqual([]);
});
