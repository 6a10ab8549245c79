import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** `include` and `exclude` are about the source of a page, wherever the tool writes the page. */

let report: Record<string, (readonly [file: string, html: string])[]>;

beforeAll(() => {
  const script = join(__dirname, '../fixtures/chosen/build.js');
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: undefined };
  const output = execFileSync(process.execPath, [script], { encoding: 'utf8', env });
  report = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as typeof report;
});

test.each([
  'Eleventy',
  'Vite',
  'webpack, html-webpack-plugin',
  'Rspack, html-webpack-plugin',
  'Rspack, HtmlRspackPlugin',
  'esbuild',
])('%s skips a page by the path of its source', (tool) => {
  const pages = report[tool] ?? [];
  expect(pages).toHaveLength(tool.includes('pack') ? 3 : 2);
  for (const [file, html] of pages) {
    const isSkipped = file.startsWith('skipped');
    expect([file, html.includes('<pagination'), html.includes('<nav')]).toEqual([
      file,
      isSkipped,
      !isSkipped,
    ]);
  }
});
