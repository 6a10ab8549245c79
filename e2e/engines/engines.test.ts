import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engines } from './engines.js';
import * as frameworks from './frameworks.js';
import { createHandlebarsEngine } from './handlebars.js';

test('CI installs what engines and frameworks need', () => {
  const root = join(__dirname, '../..');
  const needed = readFileSync(join(root, '.ci/run'), 'utf8').matchAll(/^need (\S+) /gm);
  const [, wanted = ''] =
    /^wanted\+=\(\n([^]*?)^\)$/m.exec(readFileSync(join(root, 'e2e/today/run'), 'utf8')) ?? [];
  const installed = [...Array.from(needed, ([, name]) => name), ...wanted.split(/\s+/)];
  const lacking = (of: readonly { readonly packages: readonly string[] }[], where: string): string[] =>
    of
      .flatMap(({ packages }) => packages)
      .filter((name) => !installed.includes(name))
      .map((name) => `Add ${name} to ${where}.`);
  expect([
    ...lacking(engines, '.ci/run'),
    ...lacking(
      Object.values(frameworks).map((create) => create()),
      'e2e/today/run',
    ),
  ]).toEqual([]);
});

test('engines have different names', () => {
  expect(new Set(engines.map(({ name }) => name)).size).toBe(engines.length);
});

test('every engine has its tests in a file of its name', () => {
  const files = engines.map(({ name }) => `${name.toLowerCase().replace(/ \((.*)\)/, '-$1')}.test.ts`);
  expect(
    files.filter((file) => !existsSync(join(__dirname, file))).map((file) => `Write e2e/engines/${file}.`),
  ).toEqual([]);
});

test('Handlebars calls the helpers that are passed to it', async () => {
  const { render } = createHandlebarsEngine({ add: (a: number, b: number) => a + b });
  expect(await render([{ template: '{{add page 1}}', data: [{ page: 1 }] }])).toEqual([[{ output: '2' }]]);
});
