import { makeDirectory, runIn } from '../../testing/command-line.js';

const TAG = '<pagination path="/:page" total_pages="9" aria-label="Posts"></pagination>';

/** Builds `site` into `public`, and returns what was printed before the summary. */
async function build(files: Readonly<Record<string, string>>, ...options: string[]): Promise<string[]> {
  const cwd = await makeDirectory(files);
  const { stderr } = await runIn(cwd, ['site', '--out-dir', 'public', ...options]);
  return stderr.split('\n').filter((line) => line !== '' && !/^\d+ files?, /.test(line));
}

const FILES = { 'site/css/site.css': '', 'site/logo.svg': '', 'site/a.js': '' };
const head = (html: string): string => `${html}${TAG}`;

test.each([
  [
    '<link rel="stylesheet" href="css/site.css?v=2#top">',
    'loads css/site.css, which is not in its place: mkdir -p public/css && cp site/css/site.css public/css/',
  ],
  [`<img alt="" src=/logo.svg>`, 'loads /logo.svg, which is not in its place: cp site/logo.svg public/'],
  [`<script defer src='a.js'></script>`, 'loads a.js, which is not in its place: cp site/a.js public/'],
])('says how to copy %s', async (html, expected) => {
  expect(await build({ ...FILES, 'site/index.html': head(html) })).toEqual([`public/index.html ${expected}`]);
  const below = html.replace(/((?:href|src)=["']?)(?=\w)/, '$1../');
  const [line] = await build({ ...FILES, 'site/posts/index.html': head(below) });
  expect(line).toContain(expected.slice(expected.indexOf('which')));
});

test('a name that a shell reads otherwise is quoted', async () => {
  const files = { 'site/$a;b.css': '', 'site/index.html': head('<link rel="stylesheet" href="$a;b.css">') };
  expect(await build(files)).toEqual([
    "public/index.html loads $a;b.css, which is not in its place: cp 'site/$a;b.css' public/",
  ]);
});

test('a space in a name is written as in a URL', async () => {
  const files = { 'site/my logo.svg': '', 'site/index.html': head('<img alt="a > b" src="my%20logo.svg">') };
  expect(await build(files)).toEqual([
    "public/index.html loads my logo.svg, which is not in its place: cp 'site/my logo.svg' public/",
  ]);
});

test('a file that two pages load is named once', async () => {
  const page = head('<img src="/logo.svg">');
  const pages = { 'site/index.html': page, 'site/posts/index.html': page };
  expect(await build({ ...FILES, ...pages })).toHaveLength(1);
});

test('of many files, five are named', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `${index}.png`);
  const images = Object.fromEntries(names.map((name) => [`site/${name}`, '']));
  const page = head(names.map((name) => `<img src="${name}">`).join(''));
  const lines = await build({ ...images, 'site/index.html': page });
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe('4 more files of the templates are not there either.');
});

test.each([
  '<link rel="stylesheet" href="https://example.com/css/site.css">',
  '<link rel="stylesheet" href="//example.com/css/site.css">',
  '<link rel="stylesheet" href="other.css">',
  '<img src="">',
  '<img src="data:,">',
  '<img src="/../logo.svg">',
  '<a href="css/site.css">Styles</a>',
  '<img src="css">',
  '<!-- <img src="/logo.svg"> -->',
  '<template><p title=\'<img src="/logo.svg">\'></p></template>',
  '<img src="a%.png">',
  '<img src="css\u0000">',
])('says nothing of %s', async (html) => {
  expect(await build({ ...FILES, 'logo.svg': '', 'site/index.html': head(html) })).toEqual([]);
});

test('says nothing of a file that is there, of a page without a tag, and if it shall be quiet', async () => {
  const link = '<link rel="stylesheet" href="css/site.css">';
  const site = { ...FILES, 'site/index.html': head(link) };
  expect(await build({ ...site, 'public/css/site.css': '' })).toEqual([]);
  expect(await build({ ...FILES, 'site/index.html': link })).toEqual([]);
  expect(await build(site, '--quiet')).toEqual([]);
});
