import { makeDirectory, listAll, runIn } from '../../../testing/command-line.js';

const aliases = (components: string, more = ''): string =>
  `{ ${more}"aliases": { "components": "${components}" } }`;
const tsconfig = (paths: string, base = ''): string => `{
  // "paths": { "@/*": ["./wrong/*"] },
  "compilerOptions": { ${base}"paths": { ${paths} } }
}`;

test.each([
  ['shadcn', '@/ui-kit', { 'tsconfig.json': tsconfig('"@/*": ["./src/*"]') }, 'src/ui-kit/page-links'],
  ['react', '@/ui-kit', { 'tsconfig.json': tsconfig('"@/*": ["./src/*"]') }, 'src/ui-kit/Pagination'],
  [
    'vue',
    '~/parts',
    { 'jsconfig.json': tsconfig('"~/*": ["*", "app/*"], "~/*": ["app/*"]') },
    'app/parts/Pagination',
  ],
  [
    'shadcn',
    '@app/a',
    { 'tsconfig.app.json': tsconfig('"@app/*": ["client/*"]', '"baseUrl": "web", ') },
    'web/client/a/page-links',
  ],
  [
    'shadcn',
    '@/lib/a',
    { 'tsconfig.json': tsconfig('"@/*": ["src/*"], "@/lib/*": ["lib/*"]') },
    'lib/a/page-links',
  ],
])('add %s writes to where the alias %s leads', async (framework, alias, files, path) => {
  const cwd = await makeDirectory({
    'package.json': '{ "dependencies": { "react": "*" } }',
    'components.json': aliases(alias),
    ...files,
  });
  const { stdout } = await runIn(cwd, ['add', framework]);
  expect(stdout).toContain(`Wrote ${path}.`);
  expect(stdout).toContain(`from "${alias}/${path.split('/').at(-1) ?? ''}`);
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});

test('an alias in imports of package.json', async () => {
  const imports = { '#components/*': './web/components/*.tsx', '#other': './web/other.ts' };
  const cwd = await makeDirectory({
    'package.json': JSON.stringify({ dependencies: { react: '*' }, imports }),
    'components.json': aliases('#components'),
  });
  const { stdout } = await runIn(cwd, ['add', 'shadcn']);
  expect(stdout).toContain('Wrote web/components/page-links.tsx.');
  expect(stdout).toContain('from "#components/page-links"');
});

test('one that leads out of the project is not followed', async () => {
  const cwd = await makeDirectory({
    'package.json': '{ "dependencies": { "react": "*" } }',
    'components.json': aliases('@/components'),
    'tsconfig.json': tsconfig('"@/*": ["../other/*"]'),
  });
  expect((await runIn(cwd, ['add', 'shadcn'])).stdout).toContain('Wrote src/components/page-links.tsx.');
});

test('a project of shadcn/ui in JavaScript is told that the component is in TypeScript', async () => {
  const cwd = await makeDirectory({
    'package.json': '{ "dependencies": { "react": "*" } }',
    'components.json': aliases('@/components', '"tsx": false, '),
  });
  expect(await runIn(cwd, ['add'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      'components.json says "tsx": false, and the component is in TypeScript.\nPrint it with --stdout',
    ) as string,
  });
  expect(await listAll(cwd)).toEqual(['components.json', 'package.json']);
  expect((await runIn(cwd, ['add', '--stdout'])).stdout).toContain('export function PageLinks');
});
