import { readArgument, slashes } from './search.js';
import { formatMap } from './build.js';
import { displayPath, isInside, realPath, sameFileKey, toUri } from '../base/paths.js';
import { planJobs } from './plan.js';
import type { Settings } from '../config/settings.js';

/** What the command does with the paths of Windows, on any system: Node has them everywhere. */

jest.mock('node:path', () => jest.requireActual<typeof import('node:path')>('node:path').win32);
jest.mock('node:process', () => ({
  ...jest.requireActual<object>('node:process'),
  platform: 'win32',
}));

test.each([
  ['C:\\site', 'C:\\site', '.'],
  ['C:\\site', 'C:\\site\\blog\\a.html', 'blog/a.html'],
  ['C:\\site', 'c:\\SITE\\a.html', 'a.html'],
  ['C:\\site\\in', 'C:\\site\\out\\a.html', '../out/a.html'],
  ['C:\\site', 'D:\\other\\a.html', 'D:/other/a.html'],
  ['C:\\site', '\\\\server\\share\\a.html', '//server/share/a.html'],
])('from %s, %s is shown as %s', (cwd, path, shown) => {
  expect(displayPath(cwd, path)).toBe(shown);
});

test.each([
  ['C:\\out', 'C:\\out', true],
  ['C:\\out', 'C:\\out\\a\\b.html', true],
  ['C:\\Out', 'c:\\oUT\\a.html', true],
  ['C:\\out', 'C:\\out\\..a\\b.html', true],
  ['C:\\', 'C:\\a.html', true],
  ['\\\\server\\share\\out', '\\\\server\\share\\out\\a.html', true],
  ['\\\\server\\share\\out', '\\\\SERVER\\Share\\out\\a.html', true],
  ['C:\\out', 'C:\\', false],
  ['C:\\out', 'C:\\outer\\a.html', false],
  ['C:\\out', 'C:\\out\\..\\a.html', false],
  ['C:\\out', 'D:\\out\\a.html', false],
  ['C:\\out', '\\\\server\\c$\\out\\a.html', false],
  ['\\\\server\\share\\out', '\\\\server\\other\\out\\a.html', false],
  ['\\\\server\\share\\out', '\\\\another\\share\\out\\a.html', false],
  ['\\\\server\\share\\out', 'C:\\out\\a.html', false],
])('in %s, %s: %s', (directory, path, inside) => {
  expect(isInside(directory, path)).toBe(inside);
});

test.each(['C:\\no such\\directory\\a.html', '\\\\no-such-server\\share\\a.html', 'C:\\'])(
  'what does not exist has the path that it was given: %s',
  (path) => {
    expect(realPath(path)).toBe(path);
  },
);

test('capitals and small letters name one file', () => {
  expect(sameFileKey('C:\\Site\\Ä.HTML')).toBe(sameFileKey('c:\\site\\a\u0308.html'));
});

test('backslashes of globs are slashes to fast-glob', () => {
  expect(slashes('blog\\**\\*.html')).toBe('blog/**/*.html');
});

test.each([
  ['blog\\*.html', { kind: 'glob', path: 'C:\\site', pattern: 'blog/*.html' }],
  ['D:\\pages\\*.html', { kind: 'glob', path: 'D:\\', pattern: 'pages/*.html' }],
  ['\\\\server\\share\\*.html', { kind: 'glob', path: '\\\\server\\share\\', pattern: '*.html' }],
  ['blog\\a.html', { kind: 'file', path: 'C:\\site\\blog\\a.html' }],
  ['..\\a.html', { kind: 'file', path: 'C:\\a.html' }],
  ['\\a.html', { kind: 'file', path: 'C:\\a.html' }],
  // Relative to the directory that is the current one on its drive.
  ['C:a.html', { kind: 'file', path: 'C:\\site\\a.html' }],
])('%s is read as %j', async (text, expected) => {
  expect(await readArgument(text, 'C:\\site')).toMatchObject({ text, ...expected });
});

/** The plan for files that are found at these places. */
function planFor(
  files: readonly { readonly path: string; readonly place: string }[],
  settings: { readonly outDir?: string; readonly map?: boolean } = {},
): { path: string | undefined; name: string; within: string | undefined }[] {
  const all = { mode: 'out-dir', outDir: 'out', map: false, ...settings } as unknown as Settings;
  return planJobs(files, all, 'C:\\site').map(({ outputs: [target] }) => ({
    path: target?.path,
    name: target?.name ?? '',
    within: target?.within,
  }));
}

test.each([
  ['out', 'C:\\site\\out\\blog\\a.html', 'out/blog/a.html'],
  ['..\\out', 'C:\\out\\blog\\a.html', '../out/blog/a.html'],
  ['D:\\out', 'D:\\out\\blog\\a.html', 'D:/out/blog/a.html'],
  ['C:out', 'C:\\site\\out\\blog\\a.html', 'out/blog/a.html'],
  ['\\\\server\\share', '\\\\server\\share\\blog\\a.html', '//server/share/blog/a.html'],
])('with --out-dir %s a page goes to %s', (outDir, path, name) => {
  const [target] = planFor([{ path: 'C:\\site\\in\\blog\\a.html', place: 'blog/a.html' }], { outDir });
  expect(target).toMatchObject({ path, name });
  expect(isInside(target?.within ?? '', path)).toBe(true);
});

test('pages whose names differ in capitals alone would be one file', () => {
  const files = [
    { path: 'C:\\site\\a\\Index.html', place: 'Index.html' },
    { path: 'C:\\site\\b\\index.html', place: 'index.html' },
  ];
  expect(() => planFor(files)).toThrow('a/Index.html and b/index.html would both be written to');
});

test('a page does not overwrite its source by other capitals', () => {
  const files = [{ path: 'C:\\site\\OUT\\a.html', place: 'a.html' }];
  expect(() => planFor(files)).toThrow('OUT/a.html would overwrite itself.');
});

test('a map does not overwrite a page by other capitals', () => {
  const files = [
    { path: 'C:\\site\\in\\a.html', place: 'a.html' },
    { path: 'C:\\site\\in\\A.HTML.map', place: 'A.HTML.map' },
  ];
  expect(() => planFor(files, { map: true })).toThrow('in/A.HTML.map and the map of in/a.html would');
});

test('source map names its template by a path with slashes, or by a URI on another drive', () => {
  const map = { version: 3, names: [], mappings: '', sourcesContent: [''] } as unknown as Parameters<
    typeof formatMap
  >[0];
  const sourcesFrom = (source: string): unknown =>
    (JSON.parse(formatMap(map, source, 'C:\\site\\out\\a.html')) as { sources: unknown }).sources;
  expect(sourcesFrom('C:\\site\\in\\100%.html')).toEqual(['../in/100%25.html']);
  expect(sourcesFrom('D:\\in\\a.html')).toEqual(['file:///D:/in/a.html']);
});

test('a report names a file of another drive by a URI', () => {
  expect(toUri(displayPath('C:\\site', 'D:\\a b\\c.html'))).toBe('file:///D:/a%20b/c.html');
});
