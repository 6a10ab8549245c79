import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { transform } from '../../src/index.js';

/** Tags that another plugin inserts after ours has read the page, in every build tool. */

interface Outcome {
  /** The page with a partial that has a tag. */
  readonly good: string;
  /** The message about a misspelled attribute in the partial. */
  readonly broken: string;
  /** The page with an element of the same name without our attributes. */
  readonly foreign: string;
}

let report: Record<string, Outcome>;

beforeAll(() => {
  const script = join(__dirname, '../fixtures/late-tags/build.js');
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: undefined };
  const output = execFileSync(process.execPath, [script], { encoding: 'utf8', env });
  report = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as typeof report;
});

const CONTROL = transform('<pagination path="/:page" total_pages="3"></pagination>');

/** webpack minifies the page. */
const FOREIGN = /<pagination class="?x"? :total="?3"?><\/pagination>/;

const late = [
  'Vite, partials last',
  'Vite, a page of its own',
  'Rollup',
  'Rolldown',
  'webpack',
  'Rspack',
  'esbuild on disk',
  'esbuild in memory',
  'esbuild in memory, a page of its own',
];

const all = [
  'Vite, partials first',
  'Vite, a template language',
  'Vite in development',
  'PostHTML, include first',
  ...late,
];

test.each(all)('%s: the tag of a partial is replaced, or an error', (tool) => {
  const { good, broken } = report[tool]!;
  expect(good).toContain(CONTROL);
  expect(broken).toMatch(
    /index\.html:2:2\d: error: <pagination> has no attribute "total_pagse"|own\.html:2:27: error: /,
  );
});

test.each(late)("%s: a client's component of that name is left alone", (tool) => {
  expect(report[tool]!.foreign).toMatch(FOREIGN);
});

test('Vite: code of a template language that no plugin renders is an error', () => {
  expect(report['Vite, code that nobody renders']!.good).toMatch(
    /index\.html:2:27: error: .* \[missing-dialect\]/,
  );
});

test('PostHTML: nothing runs after the plugins, so an <include> that comes later is a warning', () => {
  expect(report['PostHTML, include last']!.good).toMatch(
    /^index\.html:2:1: warning: <include> is still in the page.* \[late-include\]\n[^]*\nPut pagination-tag after/,
  );
});
