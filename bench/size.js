/** How much a page of React loads for pagination: the file of `add react`, against the components of libraries. */
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ratio, table } from './measure.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const cli = fileURLToPath(new URL('../bin/pagination-tag.js', import.meta.url));

/** What the pagination file of shadcn/ui imports, directly and through its button. The file itself is not a package. */
const SHADCN = [
  "export { ChevronLeftIcon, ChevronRightIcon, MoreHorizontalIcon } from 'lucide-react';",
  "export { clsx } from 'clsx';",
  "export { twMerge } from 'tailwind-merge';",
  "export { cva } from 'class-variance-authority';",
];

/** Measures the bundles. Sizes do not depend on the machine, so there is nothing to repeat. */
export async function measureSize() {
  const ours = await withComponent([], sizeOf);
  const sizes = {
    '`add react`': ours,
    '`add react --theme shadcn`': await withComponent(['--theme', 'shadcn'], sizeOf),
    'shadcn/ui: the packages that its file imports': await sizeOf(SHADCN.join('\n')),
    'Ark UI: `Pagination`': await sizeOf("export { Pagination } from '@ark-ui/react/pagination';"),
    'MUI: `Pagination`': await sizeOf("export { default } from '@mui/material/Pagination';"),
  };
  return [
    '## Size in React',
    'What a component adds to a page that has React: bundled and minified by esbuild, without React itself. The styles of a theme are not counted, nor is the file of shadcn/ui, which has no rule for which pages to show.',
    table(
      ['', 'minified', 'gzip', 'Brotli', 'gzip, as a multiple'],
      Object.entries(sizes).map(([name, { minified, gzip, brotli }]) => [
        name,
        ...[minified, gzip, brotli].map((bytes) => `${(bytes / 1000).toFixed(1)} kB`),
        ratio(gzip / ours.gzip),
      ]),
    ),
  ].join('\n\n');
}

/** Measures the file that `add react` writes. */
async function withComponent(options, measure) {
  const project = mkdtempSync(join(tmpdir(), 'pagination-tag-bench-'));
  try {
    const { status, stderr } = spawnSync(execPath, [cli, 'add', 'react', ...options], { cwd: project });
    if (status !== 0) throw new Error(String(stderr));
    return await measure("export { Pagination } from './src/components/Pagination';", project);
  } finally {
    rmSync(project, { recursive: true });
  }
}

async function sizeOf(contents, resolveDir = here) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  });
  const [{ contents: code }] = outputFiles;
  return {
    minified: code.length,
    gzip: gzipSync(code, { level: 9 }).length,
    brotli: brotliCompressSync(code).length,
  };
}
