import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Entries that belong to running servers, or to Astro alone. */
const notBuilds = ['./express', './astro/middleware'];

test('docs/builds.md shows the lines for every host, and for no other', () => {
  const { exports } = JSON.parse(read('package.json')) as {
    exports: Record<string, string | { readonly default: string }>;
  };
  const entries = Object.entries(exports)
    .filter(([, target]) =>
      (typeof target === 'string' ? target : target.default).startsWith('./dist/adapters/'),
    )
    .map(([entry]) => entry)
    .filter((entry) => !notBuilds.includes(entry));
  const shown = [...read('docs/builds.md').matchAll(/^import pagination from 'pagination-tag\/(.*)';$/gm)];
  expect(shown.map(([, host]) => `./${host ?? ''}`).sort()).toEqual(entries.sort());
});

test('every host is an optional peer, so that nobody has to install the others', () => {
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(read('package.json')) as {
    peerDependencies: Record<string, string>;
    peerDependenciesMeta: Record<string, { optional: boolean }>;
  };
  const required = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  expect(required).toEqual([]);
});
