import fs from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDirectory, runIn } from '../../testing/command-line.js';

const tag = (page: number, total = 2): string =>
  `<main>\n<pagination path="/:page/" total_pages="${total}" current_page="${page}"></pagination></main>\n`;

/** A site whose second page links to a third one. */
async function buildSite(...args: string[]): Promise<{ cwd: string; report: string }> {
  const cwd = await makeDirectory({
    'templates/1/index.html': tag(1),
    'templates/2/index.html': `é ${tag(2, 3)}`,
    'templates/about.html': '<p>',
  });
  const { stdout } = await runIn(cwd, ['templates', '--out-dir', 'public', '--format', 'json', ...args]);
  return { cwd, report: stdout };
}

test('a site without problems', async () => {
  const { cwd } = await buildSite();
  await rm(join(cwd, 'public/2'), { recursive: true });
  await rm(join(cwd, 'public/1'), { recursive: true });
  const { code, stdout, stderr } = await runIn(cwd, ['audit', 'public']);
  expect([code, stdout, stderr]).toEqual([0, '', '1 page, 0 controls, 0 links checked in 0 ms\n']);
});

test('a site of which no link was checked is no success without a word', async () => {
  const links =
    '<a href="https://example.org/" aria-current="page">1</a><a href="https://example.org/9/">2</a>';
  const cwd = await makeDirectory({
    'public/index.html': `<nav aria-label="Pagination" class="pagination">${links}</nav>`,
  });
  const { stderr } = await runIn(cwd, ['audit', 'public']);
  expect(stderr).toContain('warning: no link was checked. If the links of the controls have a host,');
  const based = await runIn(cwd, ['audit', 'public', '--base', 'https://example.org/']);
  expect(based.stderr).not.toContain('warning: no link was checked.');
});

test('a link outside that replaces a page during the audit is not followed', async () => {
  const { cwd } = await buildSite();
  await writeFile(join(cwd, 'secret.html'), tag(7, 9));
  const page = join(cwd, 'public/about.html');
  const open = fs.openSync;
  const spy = jest.spyOn(fs, 'openSync').mockImplementation((path, flags, mode) => {
    if (path === page && !fs.lstatSync(page).isSymbolicLink()) {
      fs.rmSync(page);
      fs.symlinkSync('../secret.html', page);
    }
    return open(path, flags, mode);
  });
  const { stdout } = await runIn(cwd, ['audit', 'public', '--format', 'json']);
  spy.mockRestore();
  expect(stdout).toContain('link-leads-out');
  expect(stdout).not.toContain('wrong-');
});

test('problems for people', async () => {
  const { cwd } = await buildSite();
  const { code, stdout, stderr } = await runIn(cwd, ['audit', 'public']);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^public\/2\/index\.html:2:\d+ error dead-link\n {2}The link to page 3 leads to \/3\/, but the site has no file for it\.\n/,
  );
  expect(stderr).toMatch(/\n3 pages, 2 controls, 8 links checked in 0 ms\n2 errors\n$/);
});

test('with the receipts of the build, the tag is named in every format', async () => {
  const { cwd, report } = await buildSite();
  await writeFile(join(cwd, 'build.json'), report);
  const run = async (format: string) =>
    runIn(cwd, ['audit', 'public', '--receipt', 'build.json', '--format', format]);
  const origin = 'The tag is in templates/2/index.html:2:1.';
  expect((await run('pretty')).stderr).toContain(`  ${origin}\n`);
  expect((await run('github')).stdout).toContain(`%0A${origin}\n`);
  const { runs } = JSON.parse((await run('sarif')).stdout) as { runs: { results: unknown[] }[] };
  expect(runs[0]?.results[0]).toMatchObject({
    ruleId: 'dead-link',
    relatedLocations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'templates/2/index.html' },
          region: { startLine: 2, startColumn: 1 },
        },
      },
    ],
  });
  const { files, summary } = JSON.parse((await run('json')).stdout) as {
    files: { file: string; diagnostics: { code: string; template: unknown }[] }[];
    summary: object;
  };
  expect(files.map(({ file, diagnostics }) => [file, diagnostics.length])).toEqual([
    ['public/1/index.html', 0],
    ['public/2/index.html', 2],
    ['public/about.html', 0],
  ]);
  expect(files[1]?.diagnostics[0]?.template).toEqual({
    file: 'templates/2/index.html',
    start: { line: 2, column: 1, offset: 9 },
  });
  expect(summary).toEqual({ files: 3, controls: 2, links: 8, errors: 2, warnings: 0 });
});

test.each([
  ['the template', 'templates/2/index.html', 'é', 'A longer line.\n'],
  ['the page', 'public/2/index.html', '<main>', '<main class="minified">'],
])('no tag is named if %s has changed since the build', async (_what, file, before, after) => {
  const { cwd, report } = await buildSite();
  await writeFile(join(cwd, 'build.json'), report);
  const text = await readFile(join(cwd, file), 'utf8');
  await writeFile(join(cwd, file), text.replace(before, after));
  const { code, stderr } = await runIn(cwd, ['audit', 'public', '--receipt', 'build.json']);
  expect(code).toBe(1);
  expect(stderr).toContain('The link to page 3 leads to /3/, but the site has no file for it.');
  expect(stderr).not.toContain('The tag is in');
});

test('the receipts of several machines count together', async () => {
  const cwd = await makeDirectory({ 'templates/1.html': tag(1), 'templates/2.html': tag(2) });
  const receipts: string[] = [];
  for (const part of ['1', '2']) {
    const shard = ['--shard', `${part}/2`, '--format', 'json'];
    const { stdout } = await runIn(cwd, ['templates', '--out-dir', 'public', ...shard]);
    await writeFile(join(cwd, `${part}.json`), stdout);
    receipts.push('--receipt', `${part}.json`);
  }
  const { stderr } = await runIn(cwd, ['audit', 'public', ...receipts]);
  for (const page of ['1', '2']) expect(stderr).toContain(`The tag is in templates/${page}.html:2:1.`);
});

test('the name of the tags is that of the configuration, unless --tag sets it', async () => {
  const cwd = await makeDirectory({
    'pagination-tag.config.json': '{ "tag": "x-pagination", "format": "json" }',
    'public/a.html': '<x-pagination path="/:page/" total_pages="3"></x-pagination>',
  });
  const { code, stderr } = await runIn(cwd, ['audit', 'public']);
  expect(code).toBe(1);
  expect(stderr).toContain('This <x-pagination> was not replaced, so browsers show nothing.');
  expect((await runIn(cwd, ['audit', 'public', '--tag', 'y-pagination'])).code).toBe(0);
});

/** A control, whose path of a page is `/1/` unless given. */
const nav = (page: number, total: number, pathOf = (number: number) => `/${number}/`, more = ''): string => {
  const links = Array.from({ length: total }, (_, index) => {
    const mark = index + 1 === page ? ' aria-current="page"' : '';
    return `<li><a href="${pathOf(index + 1)}"${mark}>${index + 1}</a></li>`;
  });
  return `<nav class="pagination" aria-label="P"><ul>${links.join('')}</ul>${more}</nav>`;
};

/** Three pages. */
const pages = (pathOf?: (number: number) => string, head = (_: number) => ''): Record<string, string> =>
  Object.fromEntries([1, 2, 3].map((page) => [`${page}/index.html`, head(page) + nav(page, 3, pathOf)]));

/** A page with markup of its own in the place of a page of three. */
const only = (html: string): Record<string, string> => ({ ...pages(), 'a.html': html });

const inNav = (entries: string): string => `<nav class="pagination" aria-label="P"><ul>${entries}</ul></nav>`;

async function problemsOf(site: Record<string, string>, ...args: string[]): Promise<string[]> {
  const files = Object.entries(site).map(([path, text]) => [`site/${path}`, text]);
  const cwd = await makeDirectory(Object.fromEntries(files) as Record<string, string>);
  const { stdout } = await runIn(cwd, ['audit', 'site', '--format', 'json', ...args]);
  const report = JSON.parse(stdout) as {
    files: { file: string; diagnostics: { code: string; message: string }[] }[];
  };
  return report.files.flatMap(({ file, diagnostics }) =>
    diagnostics.map(({ code, message }) => `${file.slice('site/'.length)} ${code}: ${message}`),
  );
}

/** A list by an element with a role. */
const byRole = (html: string): string =>
  html.replace(/<(\/?)(ul|li)>/g, (_, end: string, name: string) =>
    end ? '</div>' : `<div role="list${name === 'li' ? 'item' : ''}">`,
  );

const canonical = (page: number): string => `<link rel="canonical" href="https://e.example/${page}/">`;

describe('no problem', () => {
  test.each<[string, Record<string, string>, ...string[]]>([
    [
      'two lists on each page',
      Object.fromEntries(
        [1, 2].flatMap((a) =>
          [1, 2, 3].map((b) => [
            `${a}-${b}.html`,
            nav(a, 2, (page) => `/${page}-${b}`) + nav(b, 3, (page) => `/${a}-${page}`),
          ]),
        ),
      ),
    ],
    [
      'a redirect for browsers without scripts',
      pages(undefined, () => '<noscript><meta http-equiv="refresh" content="0; url=/a"></noscript>'),
    ],
    [
      'a rule with percent-encoding',
      { ...pages((page) => (page === 3 ? '/caf%C3%A9/' : `/${page}/`)), _redirects: '/caf%C3%A9 /3/ 301' },
    ],
    [
      'a rule with placeholders',
      { ...pages((page) => `/old/a%20b/${page}`), _redirects: '/old/:name/:n /:n/?:name 200' },
    ],
    ['a rewrite', { ...pages((page) => (page === 1 ? '/' : `/${page}/`)), _redirects: '/ /1/ 200' }],
    [
      'pages that reload themselves',
      pages(undefined, (page) => `<base href="/x/"><meta http-equiv="refresh" content="9; url=../${page}">`),
    ],
    [
      'a page that goes on after a minute',
      pages(undefined, (page) => `<meta http-equiv="refresh" content="60; url=/${(page % 3) + 1}/">`),
    ],
    ...['0 url=/3/', '0; /3/', '.5,"/3/"x', "0;URL = '/3/'"].map(
      (content): [string, Record<string, string>] => [
        `a redirect in ${content}`,
        {
          ...pages((page) => (page === 3 ? '/c' : `/${page}/`)),
          'c.html': `<meta http-equiv="refresh" content="${content.replaceAll('"', '&quot;')}">`,
        },
      ],
    ),
    [
      'a copy of the first page that names the canonical one, below a base URL',
      {
        ...pages(),
        'index.html': `<base href="/1/"><link rel="canonical" href="./">${nav(1, 3)}`,
      },
    ],
    [
      'steps',
      only(
        '<nav aria-label="P"><ol><li><a href="#">Step 2</a><li><a aria-current="step">Step 1</a></ol></nav>',
      ),
    ],
    [
      'chapters',
      only('<nav aria-label="P"><a href="/1/">Chapter 2</a> <a aria-current="true">Chapter 1</a></nav>'),
    ],
    [
      'links that start like others',
      only(
        inNav('<li aria-current="page">1</li><li><a href="/1/">Preview</a> <a href="/3/">Next 10</a></li>'),
      ),
    ],
    [
      'sizes of pages',
      { ...pages(), '1/index.html': nav(1, 3, undefined, '<ul><li><a href="/2/">25</a></li></ul>') },
    ],
    ['the next part of a page', only(inNav('<li id="b"><a rel="next" href="#b">Next</a></li>'))],
    ['a disabled link', only(inNav('<li class="disabled"><a rel="next" href="">Next</a></li>'))],
    ['a base in another spelling', pages((page) => `/d%c3%b6cs/%7Eme/${page}/`), '--base', '/döcs/~me/'],
    ['a host in capitals', pages((page) => `https://e.example/${page}/`), '--base', 'HTTPS://E.EXAMPLE'],
    [
      'an id and a name',
      pages(
        (page) => `/${page}/#b`,
        () => '<a id="a" name="b"></a>',
      ),
    ],
    [
      'lists by role',
      Object.fromEntries(Object.entries(pages()).map(([path, html]) => [path, byRole(html)])),
    ],
  ])('%s', async (_, site, ...args) => {
    expect(await problemsOf(site, ...args)).toEqual([]);
  });
});

describe('problems of others', () => {
  const position = (page: number): string =>
    inNav(`<li>Seite ${page} von 3</li><li><a rel="next" href="/1/?${page + 1}">Weiter</a></li>`);

  test.each<[string, Record<string, string>, string]>([
    [
      'another page than the position says',
      { '1/index.html': position(1) },
      '1/index.html wrong-page: The link to the next page leads to /1/?2, where the current page is 1.',
    ],
    [
      'a next page that is the same',
      only(inNav('<li><a href="/a">Next</a></li>')),
      'a.html wrong-page: The link to the next page leads to /a, which is the page that it is on.',
    ],
    ...['Page 1, current page', "You're on page 1"].map((text): [string, Record<string, string>, string] => [
      text,
      only(inNav(`<li aria-current="page">${text}</li><li><a href="/3/">Go to page 2</a></li>`)),
      'a.html wrong-page: The link to page 2 leads to /3/, where the current page is 3.',
    ]),
    [
      'two lists with the current page',
      only(
        inNav(`<li class="active">1</li></ul><ul><li aria-current="page">1</li><li><a href="/3/">2</a></li>`),
      ),
      'a.html wrong-page: The link to page 2 leads to /3/, where the current page is 3.',
    ],
    [
      'above and below a list',
      {
        ...only(inNav('<li aria-current="page">1</li><li><a href="/2/">3</a></li>')),
        '2/index.html': nav(2, 3) + nav(2, 3),
      },
      'a.html wrong-page: The link to page 3 leads to /2/, where the current page is 2.',
    ],
    [
      'a first page by two names',
      { ...pages(undefined, canonical), '3/index.html': nav(3, 3, (page) => `/${page}/index.html`) },
      '3/index.html first-page-url: The link to page 1 leads to /1/index.html, whose canonical URL is /1/.',
    ],
    [
      'an ellipsis for no page',
      only(inNav('<li><a href="/1/">1</a></li><li>…</li><li aria-current="page">2</li>')),
      'a.html needless-ellipsis: The ellipsis between 1 and 2 stands for no page.',
    ],
  ])('%s', async (_, site, expected) => {
    expect(await problemsOf(site)).toEqual([expected]);
  });
});

describe('options', () => {
  test('--max-warnings and --quiet', async () => {
    const cwd = await makeDirectory({ 'site/a.html': '<nav class="pagination"><a href="/a">All</a></nav>' });
    expect(await runIn(cwd, ['audit', 'site', '--quiet'])).toEqual({ code: 0, stdout: '', stderr: '' });
    const { code, stderr } = await runIn(cwd, ['audit', 'site', '--quiet', '--max-warnings', '0']);
    expect([code, stderr]).toEqual([1, 'error: 1 warning. --max-warnings allows 0.\n']);
  });

  test('--ignore leaves out pages, but not what links lead to', async () => {
    const { cwd } = await buildSite();
    const { code, stderr } = await runIn(cwd, ['audit', 'public', '--ignore', '2']);
    expect([code, stderr]).toEqual([0, '2 pages, 1 control, 3 links checked in 0 ms\n']);
  });

  test('an --ignore that leaves out nothing is a warning', async () => {
    const { cwd } = await buildSite();
    const args = ['audit', 'public', '--ignore', '2', '--ignore', 'tow'];
    expect((await runIn(cwd, args)).stderr).toMatch(/^warning: --ignore tow skips nothing\..*\n2 pages, /);
    expect((await runIn(cwd, [...args, '--quiet'])).stderr).toBe('');
  });

  test('--base and _redirects', async () => {
    const { cwd } = await buildSite();
    await writeFile(join(cwd, 'public/_redirects'), '/docs/3/ /docs/2/\n');
    const { stderr } = await runIn(cwd, ['audit', 'public', '--base', '/docs/']);
    expect(stderr).toContain('leads to /1/, which is outside /docs/, where the site is served.');
    await rm(join(cwd, 'public'), { recursive: true });
    await mkdir(join(cwd, 'public'));
    await writeFile(
      join(cwd, 'public/a.html'),
      '<nav class="pager" title="P"><a href="/docs/3/">3</a></nav>',
    );
    expect((await runIn(cwd, ['audit', 'public', '--base', '/docs/'])).code).toBe(1);
    await writeFile(join(cwd, 'public/_redirects'), '/docs/3/ /docs/a\n');
    expect((await runIn(cwd, ['audit', 'public', '--base', '/docs/'])).code).toBe(0);
  });

  test.each([
    [['audit', 'none'], 'error: none is not a directory.\nName the directory of a built site.\n'],
    [
      ['audit', 'empty'],
      'error: empty has no pages.\nBuild the site first. Pages are files that end in .html, .htm or .xhtml.\n',
    ],
    [
      ['audit', 'site', '--ignore', '**'],
      'error: All pages of site are ignored.\nChange the globs of --ignore.\n',
    ],
    ...['docs', 'http://[', 'https://e.example:99999/', 'https://e xample/', '/docs?x', '/docs#'].map(
      (base): [string[], string] => [['audit', 'site', '--base', base], `error: The base is "${base}".\n`],
    ),
    [['audit', 'site', '--receipt', 'a.json'], 'error: a.json cannot be read: no such file or directory.\n'],
    ...['b', 'null', 'empty', 'text'].map((name): [string[], string] => [
      ['audit', 'site', '--receipt', `${name}.json`],
      `error: ${name}.json is not the report of a build.\n`,
    ]),
    [['audit'], "error: missing required argument 'dir'\n"],
  ])('%j', async (args, message) => {
    const cwd = await makeDirectory({
      'site/a.html': '',
      'empty/a.txt': '',
      'b.json': '{}',
      'null.json': '{ "files": [null] }',
      'empty.json': '{ "files": [{}] }',
      'text.json': '{ "files": "a" }',
    });
    const { code, stderr } = await runIn(cwd, args);
    expect(stderr.slice(0, message.length)).toBe(message);
    expect(code).toBe(2);
  });

  test('a template that has been removed, and a damaged receipt', async () => {
    const { cwd, report } = await buildSite();
    await rm(join(cwd, 'templates'), { recursive: true });
    for (const text of [report, report.replaceAll('"ranges":', '"ranges": null, "n":')]) {
      await writeFile(join(cwd, 'build.json'), text);
      const { code, stderr } = await runIn(cwd, ['audit', 'public', '--receipt', 'build.json']);
      expect([code, stderr.slice(-10)]).toEqual([1, '\n2 errors\n']);
    }
  });

  test('a link to nowhere in the place of _redirects', async () => {
    const { cwd } = await buildSite();
    await symlink('none', join(cwd, 'public/_redirects'));
    const { code, stderr } = await runIn(cwd, ['audit', 'public']);
    expect(code).toBe(2);
    expect(stderr).toContain('public/_redirects error file-not-found\n');
  });

  test('a hint names the base that is not set, below a base URL', async () => {
    const cwd = await makeDirectory({
      'site/2.html': nav(2, 1),
      'site/a.html': `<base href="/blog/">${inNav('<li><a href="2.html">2</a></li>')}`,
    });
    const { stderr } = await runIn(cwd, ['audit', 'site']);
    expect(stderr).toContain('set the base: with --base /blog/, ');
  });

  test('a page that is not UTF-8 text', async () => {
    const cwd = await makeDirectory({ 'site/a.html': Buffer.from('caf\xe9', 'latin1') });
    const { code, stderr } = await runIn(cwd, ['audit', 'site']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^site\/a\.html:1:4 error file-not-utf-8\n/);
  });
});
