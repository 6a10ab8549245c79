import { execFile } from 'node:child_process';
import { appendFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listAll, makeDirectory, read, runIn } from '../../src/testing/command-line.js';

/** These run Turborepo, npm, and what is installed: bin/ and dist/, which `npm run test:e2e` builds first. */
const repository = join(__dirname, '../..');
const start = promisify(execFile);

interface Summary {
  readonly tasks: readonly { readonly package: string; readonly cache: { readonly status: string } }[];
}

/** Builds all packages. Returns the names of those that were built rather than taken from the cache. */
async function build(cwd: string): Promise<string[]> {
  await rm(join(cwd, '.turbo/runs'), { recursive: true, force: true });
  const turbo = join(repository, 'e2e/node_modules/turbo/bin/turbo');
  const args = ['run', 'build', '--summarize', '--cache=local:rw', '--output-logs=errors-only'];
  await start(process.execPath, [turbo, ...args], {
    cwd,
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      DO_NOT_TRACK: '1',
      npm_config_update_notifier: 'false',
    },
  });
  const [name = ''] = await readdir(join(cwd, '.turbo/runs'));
  const { tasks } = JSON.parse(await read(cwd, '.turbo/runs', name)) as Summary;
  expect(tasks).toHaveLength(30);
  return tasks.filter(({ cache }) => cache.status !== 'HIT').map((task) => task.package);
}

async function readTree(directory: string): Promise<Record<string, string>> {
  const names = await listAll(directory);
  const texts = await Promise.all(names.map((name) => read(directory, name)));
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
}

test('a second build is taken from the cache, and a changed template rebuilds one package', async () => {
  const cwd = await makeDirectory({});
  await start(process.execPath, [join(repository, 'examples/turborepo/generate.js'), cwd]);
  const packages = (await readdir(join(cwd, 'packages'))).sort();
  expect((await build(cwd)).sort()).toEqual(packages);

  for (const name of packages) await rm(join(cwd, 'packages', name, 'public'), { recursive: true });
  expect(await build(cwd)).toEqual([]);

  await appendFile(join(cwd, 'packages/site-07/templates/1.html'), '<p>More</p>\n');
  expect(await build(cwd)).toEqual(['site-07']);

  // Pages from the cache, from a run of all and from shards are the same bytes.
  for (const name of packages) {
    const home = join(cwd, 'packages', name);
    const cached = await readTree(join(home, 'public'));
    expect(Object.keys(cached)).toHaveLength(4);
    const ways = [[[]], [1, 2, 3].map((index) => ['--shard', `${index}/3`])];
    for (const [index, runs] of ways.entries()) {
      for (const args of runs)
        await runIn(home, ['templates', '-o', `way-${index}`, '--data', 'pages.json', ...args]);
      expect(await readTree(join(home, `way-${index}`))).toEqual(cached);
    }
  }
});
