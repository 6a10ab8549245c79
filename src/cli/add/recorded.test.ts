import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDirectory, read, runIn } from '../../testing/command-line.js';

/** What `--check` says after a component was written and the project was changed. */
async function checkAfter(
  files: Readonly<Record<string, string>>,
  framework: string,
  change: (cwd: string) => Promise<unknown>,
) {
  const cwd = await makeDirectory(files);
  await runIn(cwd, ['add', framework]);
  await change(cwd);
  const { code, stdout } = await runIn(cwd, ['add', '--check']);
  return { code, stdout, diff: (await runIn(cwd, ['add', '--diff'])).stdout };
}

test.each([
  ['rails', 'Gemfile', 'gem "pagy"\n'],
  ['symfony', 'composer.json', '{ "require": { "knplabs/knp-paginator-bundle": "*" } }'],
  ['jekyll', '_config.yml', 'plugins: [jekyll-paginate-v2]\n'],
  // A theme for a CSS framework.
  ['django', 'package.json', '{ "devDependencies": { "bulma": "*" } }'],
])(
  'a component of %s stays as it was when the project gets another package',
  async (framework, file, text) => {
    const { code, diff } = await checkAfter({}, framework, (cwd) => writeFile(join(cwd, file), text));
    expect([code, diff]).toEqual([0, '']);
  },
);

test('a component stays in its directory when the project gets one that new components are written to', async () => {
  const { code, stdout } = await checkAfter({ 'components/a.txt': '' }, 'react', (cwd) =>
    mkdir(join(cwd, 'src/components'), { recursive: true }),
  );
  expect([code, stdout]).toEqual([0, 'components/Pagination.tsx is up to date.\n']);
});

describe('the text domain of a theme of WordPress', () => {
  const HEADER = '/*\nTheme Name: One\n*/';
  const FILE = 'inc/pagination.php';

  test('stays in a checkout whose directory has another name', async () => {
    const cwd = await makeDirectory({ 'one/style.css': HEADER });
    await runIn(join(cwd, 'one'), ['add', 'wordpress']);
    await rename(join(cwd, 'one'), join(cwd, 'checkout-7'));
    const moved = join(cwd, 'checkout-7');
    const text = await read(moved, FILE);
    expect(text).toContain(': add wordpress --domain one. Checksum: ');
    expect((await runIn(moved, ['add', '--check'])).code).toBe(0);
    await writeFile(join(moved, FILE), text.replace("'siblings'   => 1", "'siblings'   => 2"));
    const { code } = await runIn(moved, ['add', 'wordpress', '--with', 'ends', '--update']);
    const merged = await read(moved, FILE);
    expect([code, merged]).toEqual([0, expect.stringContaining("'siblings'   => 2") as string]);
    expect(merged).toContain("esc_html_e( 'First page', 'one' )");
  });

  test('is not recorded where style.css has it', async () => {
    const cwd = await makeDirectory({ 'style.css': HEADER.replace('*/', 'Text Domain: two\n*/') });
    await runIn(cwd, ['add', 'wordpress']);
    expect(await read(cwd, FILE)).toContain(': add wordpress. Checksum: ');
  });

  test('is changed by --domain, also in a file with changes by hand', async () => {
    const cwd = await makeDirectory({ 'style.css': HEADER });
    await runIn(cwd, ['add', 'wordpress', '--domain', 'one']);
    const text = await read(cwd, FILE);
    await writeFile(join(cwd, FILE), text.replace('return array_merge(', '// Mine.\n\treturn array_merge('));
    const { code } = await runIn(cwd, ['add', 'wordpress', '--domain', 'two', '--update']);
    const merged = await read(cwd, FILE);
    expect([code, merged.match(/'one'/)]).toEqual([0, null]);
    expect(merged).toContain("'Pagination', 'two'");
    expect(merged).toContain('// Mine.');
  });

  test.each([
    [['wordpress', '--domain', "a'b"], 'Write letters, digits and hyphens'],
    [['rails', '--domain', 'a'], 'The component for Rails has no text domain.'],
  ])('%j is an error', async (args, message) => {
    const cwd = await makeDirectory({});
    expect(await runIn(cwd, ['add', ...args])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message) as string,
    });
  });
});
