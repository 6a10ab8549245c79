import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A component that contains a tag, in every bundler: it is built, and the bundler tells of the tag. */

const tools = ['vite', 'rollup', 'rolldown', 'webpack', 'rspack', 'esbuild'];
let report: Record<string, string[]>;

beforeAll(() => {
  const script = join(__dirname, '../fixtures/component-tags/build.js');
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: undefined };
  const output = execFileSync(process.execPath, [script], { encoding: 'utf8', env });
  report = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as typeof report;
});

test.each(tools)('%s warns of a tag in a component', (tool) => {
  const [warning, ...more] = report[tool] ?? [];
  expect(more).toEqual([]);
  expect(warning).toMatch(
    /list\.jsx:3:5: warning: <pagination> is only replaced in pages\. .* \[tag-in-component\]/,
  );
  expect(warning).toContain('> 3 |     <pagination path="/:page" total_pages={42} />\n');
  expect(warning).toContain('Run npx pagination-tag add react, ');
});
