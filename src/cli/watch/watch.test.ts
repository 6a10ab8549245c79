import { EventEmitter } from 'node:events';
import nodeFs, { renameSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseTheme, transform } from '../../index.js';
import {
  BROKEN,
  Collector,
  listAll,
  makeDirectory,
  PAGE,
  runIn,
  sampleTheme,
  type Ran,
} from '../../testing/command-line.js';
import { save, until, untilPages } from '../../testing/changes.js';

const BUILT = transform(PAGE);
/** A page that differs from all others, but has the same length. */
const page = (number: number): string => PAGE.replace('/p/', `/${String(number).padStart(6, '0')}/`);

interface Watched {
  readonly cwd: string;
  readonly stderr: Collector;
  /** What was printed since it was last asked for. */
  readonly news: () => string;
  readonly stop: () => Promise<Ran>;
}

// Other work may share the machine.
jest.setTimeout(300_000);

const running = new Set<() => Promise<Ran>>();

afterEach(async () => {
  jest.restoreAllMocks();
  for (const stop of running) await stop();
});

/** Starts a watch, and waits for its first build. */
async function start(
  files: Readonly<Record<string, string>>,
  args: readonly string[] = ['site', '-o', 'out'],
  env: Readonly<Record<string, string>> = {},
): Promise<Watched> {
  const cwd = await makeDirectory(files);
  const controller = new AbortController();
  const stderr = new Collector();
  const ran = runIn(cwd, [...args, '--watch'], { stderr, env, signal: controller.signal });
  const stop = (): Promise<Ran> => {
    running.delete(stop);
    controller.abort();
    return ran;
  };
  running.add(stop);
  await Promise.race([until(() => expect(stderr.text).toContain('Watching for changes.')), ran]);
  let seen = stderr.text.length;
  return {
    cwd,
    stderr,
    news() {
      const text = stderr.text.slice(seen);
      seen += text.length;
      return text;
    },
    stop,
  };
}

test('builds, rebuilds changed files, and stops on request', async () => {
  const { cwd, stderr, news, stop } = await start({ 'site/a.html': PAGE, 'site/b/c.html': PAGE });
  expect(stderr.text).toBe('2 files, 2 tags → out/ in 0 ms\nWatching for changes. Press Ctrl-C to stop.\n');
  await untilPages(cwd, { 'a.html': BUILT, 'b/c.html': BUILT });

  await save(cwd, 'site/a.html', page(1));
  await untilPages(cwd, { 'a.html': transform(page(1)), 'b/c.html': BUILT });
  await until(() => expect(stderr.text).toMatch(/\n1 file, 1 tag → out\/ in 0 ms\n$/));
  expect(news()).toMatch(/^\d\d:\d\d:\d\d out\/a\.html\n1 file, 1 tag → out\/ in 0 ms\n$/);

  await fs.writeFile(join(cwd, 'site/b/new.html'), PAGE);
  await untilPages(cwd, { 'a.html': transform(page(1)), 'b/c.html': BUILT, 'b/new.html': BUILT });

  expect(await stop()).toMatchObject({ code: 0, stdout: '' });
  await fs.writeFile(join(cwd, 'site/a.html'), PAGE);
  expect((await listAll(cwd)).filter((name) => !name.endsWith('.html'))).toEqual([]);
});

test('an error is shown and the last good page stays', async () => {
  const { cwd, news, stderr } = await start({ 'site/a.html': PAGE, 'site/b.html': PAGE });
  await save(cwd, 'site/a.html', BROKEN);
  await until(() => expect(stderr.text).toContain('1 error\n'));
  expect(news()).toBe(`site/a.html:1:35 error unknown-attribute
  <pagination> has no attribute "total_pagse".

  > 1 | <main><pagination path="/p/:page" total_pagse="3"></pagination></main>
      |                                   ^^^^^^^^^^^^^^^
    2 |

  Did you mean total_pages?

1 file, 1 tag; nothing written in 0 ms
1 error
`);
  await untilPages(cwd, { 'a.html': BUILT, 'b.html': BUILT });

  await save(cwd, 'site/b.html', page(1));
  await until(() => expect(stderr.text).toContain('Files that still have errors: site/a.html\n'));
  expect(news()).toMatch(
    /^.* out\/b\.html\n1 file, 1 tag → out\/ in 0 ms\nFiles that still have errors: site\/a\.html\n$/,
  );

  await fs.writeFile(join(cwd, 'site/a.html'), page(2));
  await untilPages(cwd, { 'a.html': transform(page(2)), 'b.html': transform(page(1)) });
});

test('deletes the page of a deleted template, and directories left empty', async () => {
  const { cwd, stderr } = await start({ 'site/a.html': PAGE, 'site/b/c/d.html': PAGE });
  await fs.rm(join(cwd, 'site/b/c/d.html'));
  await untilPages(cwd, { 'a.html': BUILT });
  await until(async () => expect(await fs.readdir(join(cwd, 'out'))).toEqual(['a.html']));
  await until(() => expect(stderr.text).toContain('Removed out/b/c/d.html\n'));
});

test('keeps files that this run has not written', async () => {
  const { cwd } = await start({
    'site/a.html': PAGE,
    'site/b.html': PAGE,
    'site/c.html': BROKEN,
    'out/c.html': 'from before',
    'out/mine.html': 'mine',
  });
  await fs.writeFile(join(cwd, 'out/a.html'), 'edited');
  for (const name of ['a', 'b', 'c']) await fs.rm(join(cwd, `site/${name}.html`));
  await untilPages(cwd, { 'a.html': 'edited', 'c.html': 'from before', 'mine.html': 'mine' });
});

test('rapid saves: the last one counts', async () => {
  const { cwd } = await start({ 'site/a.html': PAGE });
  for (let round = 0; round < 6; round++) {
    for (let save = 0; save < 20; save++) {
      await fs.writeFile(join(cwd, 'site/a.html'), page(round * 100 + save));
      // Some of them while a build runs.
      if (save % 5 === 0) await sleep(round * 5);
    }
    await untilPages(cwd, { 'a.html': transform(page(round * 100 + 19)) });
  }
});

test('a template is renamed, and replaced as editors do it', async () => {
  const { cwd } = await start({ 'site/a.html': PAGE });
  await fs.rename(join(cwd, 'site/a.html'), join(cwd, 'site/b.html'));
  await untilPages(cwd, { 'b.html': BUILT });
  for (let save = 1; save <= 3; save++) {
    await fs.writeFile(join(cwd, 'site/.b.html.swp'), page(save));
    await fs.rename(join(cwd, 'site/.b.html.swp'), join(cwd, 'site/b.html'));
    await untilPages(cwd, { 'b.html': transform(page(save)) });
  }
});

test('a template is deleted and made again, over and over', async () => {
  const { cwd } = await start({ 'site/a.html': PAGE });
  for (let round = 0; round < 10; round++) {
    await fs.rm(join(cwd, 'site/a.html'));
    await sleep(round * 10);
    await fs.writeFile(join(cwd, 'site/a.html'), page(round));
    await untilPages(cwd, { 'a.html': transform(page(round)) });
  }
  await fs.rm(join(cwd, 'site/a.html'));
  await untilPages(cwd, {});
});

test('a directory is removed and put back, and is watched as before', async () => {
  const { cwd } = await start({ 'site/a.html': PAGE, 'site/b/c/d.html': PAGE });
  for (const directory of ['site/b', 'site/b/c', 'site']) {
    // The watch may notice none, some or all of the steps on their own.
    for (const pause of [0, 20, 200]) {
      await fs.rename(join(cwd, directory), join(cwd, 'away'));
      await sleep(pause);
      await fs.cp(join(cwd, 'away'), join(cwd, directory), { recursive: true });
      await fs.rm(join(cwd, 'away'), { recursive: true });
      await untilPages(cwd, { 'a.html': BUILT, 'b/c/d.html': BUILT });
      for (const save of [1, 2]) {
        await fs.writeFile(join(cwd, 'site/b/c/d.html'), page(pause + save));
        await untilPages(cwd, { 'a.html': BUILT, 'b/c/d.html': transform(page(pause + save)) });
      }
      await fs.writeFile(join(cwd, 'site/b/c/d.html'), PAGE);
    }
  }
  await fs.rm(join(cwd, 'site'), { recursive: true });
  await untilPages(cwd, {});
});

test('a directory is replaced at once by another, and is watched as before', async () => {
  const { cwd } = await start({ 'site/a.html': PAGE, 'site/b/c.html': PAGE });
  for (const directory of ['site/b', 'site']) {
    for (const round of [1, 2, 3]) {
      await fs.cp(join(cwd, directory), join(cwd, 'new'), { recursive: true });
      // Nothing can happen in between.
      renameSync(join(cwd, directory), join(cwd, `old-${round}`));
      renameSync(join(cwd, 'new'), join(cwd, directory));
      await fs.writeFile(join(cwd, 'site/a.html'), page(round));
      await untilPages(cwd, { 'a.html': transform(page(round)), 'b/c.html': BUILT });
      await fs.writeFile(join(cwd, 'site/b/c.html'), page(round));
      await untilPages(cwd, { 'a.html': transform(page(round)), 'b/c.html': transform(page(round)) });
      await fs.writeFile(join(cwd, 'site/b/c.html'), PAGE);
      await untilPages(cwd, { 'a.html': transform(page(round)), 'b/c.html': BUILT });
      await fs.rm(join(cwd, `old-${round}`), { recursive: true });
    }
  }
});

test('a template that a link leads to is watched where it is', async () => {
  const { cwd } = await start({ 'site/a.html': PAGE, 'site/.elsewhere/b.html': PAGE });
  await fs.symlink('.elsewhere/b.html', join(cwd, 'site/b.html'));
  await untilPages(cwd, { 'a.html': BUILT, 'b.html': BUILT });
  for (const save of [1, 2]) {
    await fs.writeFile(join(cwd, 'site/.elsewhere/b.html'), page(save));
    await untilPages(cwd, { 'a.html': BUILT, 'b.html': transform(page(save)) });
  }
});

test('a new tree of directories is built whole, and watched', async () => {
  const { cwd } = await start({ 'site/a.html': PAGE });
  const pages: Record<string, string> = { 'a.html': BUILT };
  for (let number = 0; number < 30; number++) {
    const name = `n${number % 3}/m${number % 5}/${number}.html`;
    await fs.mkdir(join(cwd, 'site', name, '..'), { recursive: true });
    await fs.writeFile(join(cwd, 'site', name), PAGE);
    pages[name] = BUILT;
  }
  await fs.mkdir(join(cwd, 'site/empty/deep'), { recursive: true });
  await untilPages(cwd, pages);
  await fs.writeFile(join(cwd, 'site/empty/deep/late.html'), PAGE);
  await untilPages(cwd, { ...pages, 'empty/deep/late.html': BUILT });
});

test('300 files made at once, touched at once, and removed at once', async () => {
  const { cwd, stderr } = await start({ 'site/a.html': PAGE });
  const names = Array.from({ length: 300 }, (_, index) => `d${index % 10}/${index}.html`);
  for (let directory = 0; directory < 10; directory++) await fs.mkdir(join(cwd, `site/d${directory}`));
  for (const round of [1, 2]) {
    await Promise.all(names.map((name, index) => fs.writeFile(join(cwd, 'site', name), page(index * round))));
    const pages = names.map((name, index) => [name, transform(page(index * round))]);
    await untilPages(cwd, { 'a.html': BUILT, ...(Object.fromEntries(pages) as Record<string, string>) });
  }
  await Promise.all(names.map((name) => fs.rm(join(cwd, 'site', name))));
  await untilPages(cwd, { 'a.html': BUILT });
  expect(stderr.text).not.toContain('error');
});

// The superuser may read everything.
const testPermissions = process.getuid?.() === 0 ? test.skip : test;

testPermissions('a file and a directory that cannot be read: their pages stay', async () => {
  const { cwd, stderr } = await start({ 'site/a.html': PAGE, 'site/b/c.html': PAGE });
  await fs.chmod(join(cwd, 'site/a.html'), 0);
  await until(() => expect(stderr.text).toContain('site/a.html error file-unreadable'));
  await fs.chmod(join(cwd, 'site/b'), 0);
  await until(() => expect(stderr.text).toContain('site/b error file-unreadable'));
  await untilPages(cwd, { 'a.html': BUILT, 'b/c.html': BUILT });
  await fs.chmod(join(cwd, 'site/b'), 0o700);
  await fs.chmod(join(cwd, 'site/a.html'), 0o600);
  await fs.writeFile(join(cwd, 'site/a.html'), page(1));
  await fs.writeFile(join(cwd, 'site/b/c.html'), page(2));
  await untilPages(cwd, { 'a.html': transform(page(1)), 'b/c.html': transform(page(2)) });
});

test('a file that becomes unreadable: its page stays until it can be read again', async () => {
  const { cwd, stderr } = await start({ 'site/a.html': PAGE });
  await fs.writeFile(join(cwd, 'site/a.html'), Uint8Array.of(0x61, 0xff));
  await until(() => expect(stderr.text).toContain('error file-not-utf-8'));
  await untilPages(cwd, { 'a.html': BUILT });
  // A link in a circle cannot be read by anybody, not even by the superuser.
  await fs.rm(join(cwd, 'site/a.html'));
  await fs.symlink('a.html', join(cwd, 'site/a.html'));
  await until(() => expect(stderr.text).toContain('error file-unreadable'));
  await fs.rm(join(cwd, 'site/a.html'));
  await fs.writeFile(join(cwd, 'site/a.html'), page(1));
  await untilPages(cwd, { 'a.html': transform(page(1)) });
});

test('a file that was named comes and goes', async () => {
  const { cwd, stderr } = await start({ 'a.html': PAGE, 'b.html': PAGE }, ['a.html', 'b.html', '-o', 'out']);
  await fs.rm(join(cwd, 'a.html'));
  await untilPages(cwd, { 'b.html': BUILT });
  await until(() => expect(stderr.text).toContain('a.html error file-not-found'));
  await fs.writeFile(join(cwd, 'a.html'), page(1));
  await untilPages(cwd, { 'a.html': transform(page(1)), 'b.html': BUILT });
});

test('a glob, with the output directory inside of what is searched', async () => {
  const { cwd, news } = await start({ 'a.njk': PAGE, 'b/c.njk': PAGE, 'd.html': PAGE }, [
    '**/*.njk',
    '-o',
    'out',
  ]);
  await fs.writeFile(join(cwd, 'b/e.njk'), PAGE);
  await fs.writeFile(join(cwd, 'd.html'), page(1));
  await untilPages(cwd, { 'a.njk': BUILT, 'b/c.njk': BUILT, 'b/e.njk': BUILT });
  await fs.rm(join(cwd, 'b'), { recursive: true });
  await untilPages(cwd, { 'a.njk': BUILT });
  expect(news()).not.toContain('error');
});

test('a glob that names its files finds those that come later', async () => {
  const { cwd } = await start({ 'a/c.html': PAGE, 'b/d.html': PAGE }, ['{a,b}/c.html', '-o', 'out']);
  await fs.writeFile(join(cwd, 'b/c.html'), page(1));
  await untilPages(cwd, { 'a/c.html': BUILT, 'b/c.html': transform(page(1)) });
});

test('a change of another file in a directory that is read builds nothing', async () => {
  const { cwd, news } = await start({ 'site/a.html': PAGE, 'package.json': '{}' });
  for (const name of ['site/a.css', 'package.json', 'site/.a.html'])
    await fs.writeFile(join(cwd, name), '{ }');
  await sleep(500);
  expect(news()).toBe('');
});

test('where the system sends no notices, a watch may look every second', async () => {
  jest
    .spyOn(nodeFs, 'watch')
    .mockImplementation((() =>
      Object.assign(new EventEmitter(), { close: () => undefined })) as unknown as typeof nodeFs.watch);
  const env = { PAGINATION_TAG_POLL: '1' };
  const { cwd, stop } = await start({ 'site/a.html': PAGE }, ['site', '-o', 'out'], env);
  // The watch looks once more when it is set up, and may find the first change then.
  for (const save of [1, 2]) {
    await fs.writeFile(join(cwd, 'site/a.html'), page(save));
    await untilPages(cwd, { 'a.html': transform(page(save)) });
  }
  await stop();
});

test('more directories than the system lets a program watch are an error', async () => {
  jest.spyOn(nodeFs, 'watch').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, watch'), { code: 'ENOSPC' });
  });
  const cwd = await makeDirectory({ 'site/a.html': PAGE });
  const { code, stderr } = await runIn(cwd, ['site', '-o', 'out', '--watch']);
  expect(code).toBe(2);
  expect(stderr).toContain('error: There are too many directories to watch (ENOSPC).\n');
});

test('source maps go with their pages', async () => {
  const { cwd } = await start({ 'site/a.html': PAGE }, ['site', '-o', 'out', '--map']);
  expect(await listAll(join(cwd, 'out'))).toEqual(['a.html', 'a.html.map']);
  await fs.rename(join(cwd, 'site/a.html'), join(cwd, 'site/b.html'));
  await until(async () => expect(await listAll(join(cwd, 'out'))).toEqual(['b.html', 'b.html.map']));
});

test('--check reports again what changes, and writes nothing', async () => {
  const { cwd, stderr } = await start({ 'site/a.html': PAGE }, ['site', '--check']);
  await save(cwd, 'site/a.html', BROKEN);
  await until(() => expect(stderr.text).toContain('1 file, 1 tag checked in 0 ms\n1 error\n'));
  await save(cwd, 'site/a.html', PAGE);
  await until(() => expect(stderr.text).toMatch(/1 error\n1 file, 1 tag checked in 0 ms\n$/));
  expect(await listAll(cwd)).toEqual(['site/a.html']);
});

test('reports templates that would write the same page, and keeps the pages', async () => {
  const { cwd, stderr } = await start({ 'a/x.html': PAGE, 'b/y.html': PAGE }, ['a', 'b', '-o', 'out']);
  await fs.writeFile(join(cwd, 'b/x.html'), PAGE);
  await until(() => expect(stderr.text).toContain('a/x.html and b/x.html would both be written to x.html'));
  await fs.rm(join(cwd, 'b/x.html'));
  await fs.writeFile(join(cwd, 'a/x.html'), page(1));
  await untilPages(cwd, { 'x.html': transform(page(1)), 'y.html': BUILT });
});

const BOUND = '<pagination path="/p/:page" total_pages="{pages}" current_page="1"></pagination>';

test('changed data rebuilds everything, and unreadable data is reported', async () => {
  const data = (pages: number): string => JSON.stringify({ pages });
  const { cwd, stderr } = await start({ 'site/a.html': BOUND, 'site/b.html': BOUND, 'data.json': data(2) }, [
    ...['site', '-o', 'out', '--data', 'data.json'],
  ]);
  const built = (pages: number): Record<string, string> => {
    const html = transform(BOUND, { data: { pages } });
    return { 'a.html': html, 'b.html': html };
  };
  await fs.writeFile(join(cwd, 'data.json'), data(3));
  await untilPages(cwd, built(3));
  await fs.writeFile(join(cwd, 'data.json'), '{"pages":');
  await until(() =>
    expect(stderr.text).toContain('error: The data file data.json cannot be loaded: Unexpected end'),
  );
  await fs.rm(join(cwd, 'data.json'));
  await until(() =>
    expect(stderr.text).toContain('error: The data file data.json cannot be loaded: no such file'),
  );
  await untilPages(cwd, built(3));
  await fs.writeFile(join(cwd, 'data.json'), data(4));
  await untilPages(cwd, built(4));
});

test('a changed HTML theme rebuilds everything, and a broken one is reported', async () => {
  const { cwd, stderr } = await start({ 'site/a.html': PAGE, 'pager.html': sampleTheme('one') }, [
    ...['site', '-o', 'out', '--theme', 'pager.html'],
  ]);
  const untilTheme = (name: string): Promise<void> =>
    untilPages(cwd, { 'a.html': transform(PAGE, { theme: parseTheme(sampleTheme(name)) }) });
  await untilTheme('one');
  await fs.writeFile(join(cwd, 'pager.html'), '<nav></nav>');
  await until(() => {
    expect(stderr.text).toContain('pager.html:1:1: error: No element is marked as page.');
  });
  await fs.writeFile(join(cwd, 'pager.html'), sampleTheme('two'));
  await untilTheme('two');
});

test('configuration file added, changed, broken and removed', async () => {
  const { cwd, stderr } = await start({ 'site/a.html': PAGE, 'site/b.htm': PAGE });
  const write = (config: object): Promise<void> =>
    fs.writeFile(join(cwd, 'pagination-tag.config.json'), JSON.stringify(config));
  await write({ ext: ['html'] });
  await untilPages(cwd, { 'a.html': BUILT });
  await write({ extt: [] });
  await until(() =>
    expect(stderr.text).toContain(
      'error: pagination-tag.config.json: Unknown setting "extt".\nDid you mean "ext"?\n',
    ),
  );
  await fs.writeFile(join(cwd, 'site/a.html'), page(1));
  await untilPages(cwd, { 'a.html': transform(page(1)) });
  await fs.rm(join(cwd, 'pagination-tag.config.json'));
  await untilPages(cwd, { 'a.html': transform(page(1)), 'b.htm': BUILT });
});

test('inputs and output directory of a configuration may change', async () => {
  const { cwd } = await start(
    {
      'site/a.html': PAGE,
      'more/b.html': PAGE,
      'pagination-tag.config.json': '{ "inputs": ["site"], "outDir": "first" }',
    },
    [],
  );
  expect(await listAll(join(cwd, 'first'))).toEqual(['a.html']);
  await fs.writeFile(
    join(cwd, 'pagination-tag.config.json'),
    '{ "inputs": ["site", "more"], "outDir": "out" }',
  );
  await untilPages(cwd, { 'a.html': BUILT, 'b.html': BUILT });
  expect(await listAll(join(cwd, 'first'))).toEqual([]);
  await fs.writeFile(join(cwd, 'more/b.html'), page(1));
  await untilPages(cwd, { 'a.html': BUILT, 'b.html': transform(page(1)) });
});

test.each([
  [['site', '--in-place'], '--watch cannot be combined with --in-place, which overwrites the templates.'],
  [['site/a.html'], '--watch cannot write to standard output.'],
  [['--stdin'], '--watch cannot write to standard output.'],
  [['site', '-o', 'out', '--format', 'json'], '--format json cannot be combined with --watch.'],
  [['site', '-o', 'out', '--shard', '1/2'], '--shard cannot be combined with --watch.'],
  [['nothing/*', '-o', 'out'], 'No files were found for "nothing/*".'],
  [['site', '-o', 'out', '--data', 'none.json'], 'The data file none.json cannot be loaded'],
])('wrong usage: %j', async (args, message) => {
  const cwd = await makeDirectory({ 'site/a.html': PAGE });
  const { code, stderr } = await runIn(cwd, [...args, '--watch']);
  expect(code).toBe(2);
  expect(stderr).toContain(`error: ${message}`);
  expect(await listAll(cwd)).toEqual(['site/a.html']);
});
