import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engines } from './engines.js';
import * as frameworks from './frameworks.js';
import { createHandlebarsEngine } from './handlebars.js';

test('.ci/run installs what engines and frameworks need', () => {
  const script = readFileSync(join(__dirname, '../../.ci/run'), 'utf8');
  const needed = [...engines, ...Object.values(frameworks).map((create) => create())].flatMap(
    ({ packages }) => packages,
  );
  const missing = [...new Set(needed)].filter((name) => !script.includes(`\nneed ${name} `));
  expect(missing.map((name) => `Add to .ci/run: need ${name} <a command that succeeds with it>`)).toEqual([]);
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
