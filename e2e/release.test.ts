import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(__dirname, '..');
const script = join(root, 'scripts/release.js');

const URL = 'https://code.test/pagination-tag';
const ready = {
  manifest: { version: '1.0.0', repository: { url: `git+${URL}.git` }, homepage: URL, bugs: `${URL}/issues` },
  changelog: '# Changelog\n\n## 1.0.0 (2030-01-31)\n',
  changedFiles: '',
};

function obstaclesOf(state: object): string[] {
  const code = `import { obstacles } from ${JSON.stringify(pathToFileURL(script).href)};
    console.log(JSON.stringify(obstacles(${JSON.stringify(state)})));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  return JSON.parse(output) as string[];
}

test('a version that is ready may be published', () => {
  expect(obstaclesOf(ready)).toEqual([]);
});

test.each([
  ['a dirty tree', { changedFiles: ' M src/index.ts' }, 'Commit or remove'],
  ['no homepage', { manifest: { ...ready.manifest, homepage: undefined } }, 'Set "homepage"'],
  ['a placeholder', { manifest: { ...ready.manifest, bugs: 'https://example.com/issues' } }, 'Set "bugs"'],
  ['no section in the changelog', { changelog: '# Changelog\n\n## 0.9.0 (2029-01-31)\n' }, 'Add a section'],
  ['a section without a date', { changelog: '## 1.0.0 (not yet released)\n' }, 'Write the date'],
])('%s is an obstacle', (_, change, message) => {
  const found = obstaclesOf({ ...ready, ...change });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(message);
});

test('npm runs the check before it publishes', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['prepublishOnly']).toBe('node scripts/release.js');
});

test('the package has every page that a message names, and no pictures', () => {
  const listed = execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  // A list of packages up to version 11 of npm, and an object of them since.
  const [one] = Object.values(JSON.parse(listed) as Record<string, { files: readonly { path: string }[] }>);
  const packed = new Set(one?.files.map(({ path }) => path));
  const source = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'));
  const named = new Set(source.join('\n').match(/\bdocs\/[\w-]+(?:\/[\w-]+)*\.md\b/g));
  expect(named).toContain('docs/diagnostics.md');
  expect([...named].filter((page) => !packed.has(page))).toEqual([]);
  expect([...packed].filter((path) => /\.(?:png|jpe?g|webp|gif)$/.test(path))).toEqual([]);
});

// Remove this test when the project has a URL.
test('this version may not be published yet: the project has no URL', () => {
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(stderr).toContain('Set "repository" in package.json');
  expect(status).toBe(1);
});
