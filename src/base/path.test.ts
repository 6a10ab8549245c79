import { fieldOf, readForm } from './form.js';
import {
  cleanUrl,
  nearMissOfToken,
  splitNumbers,
  splitPath,
  unsafeScheme,
  unsafeSchemeOfPath,
  WEB_SCHEMES,
} from './path.js';

test.each([
  ['/posts/:page', ['/posts/', '']],
  [':page', ['', '']],
  ['/:page/:page', ['/', '/', '']],
  ['/a%3Apage%3apage', ['/a', '', '']],
  ['/search?q=%3Apage&page=:page', ['/search?q=%3Apage&page=', '']],
  ['/:path?page=%3Apage', ['/:path?page=', '']],
  ['/:page-2', ['/', '-2']],
  ['/:page?x', ['/', '?x']],
  ['/:pages/:page1/:page_/:pageé/:page٣', ['/:pages/:page1/:page_/:pageé/:page٣']],
  ['/:Page/:PAGE/%3APAGE', ['/:Page/:PAGE/%3APAGE']],
  ['', ['']],
])('%j is cut into %j', (path, pieces) => {
  expect(splitPath(path)).toEqual(pieces);
});

test.each([
  ['/posts?start=:offset', ['/posts?start=', 'offset', '']],
  ['%3Aindex:page_size%3Apage', ['', 'index', '', 'page_size', '', 'page', '']],
  ['%3Apage?i=:index&q=%3Aoffset', ['%3Apage?i=', 'index', '&q=%3Aoffset']],
  ['/:offsets/:index1/:page_sizes/:page_', ['/:offsets/:index1/:page_sizes/:page_']],
])('%j is cut at tokens for numbers into %j', (path, pieces) => {
  expect(splitNumbers(path)).toEqual(pieces);
});

test.each([
  ['/posts/:pages', ':pages'],
  ['/posts/:Page', ':Page'],
  ['/posts/{page}', '{page}'],
  ['/posts/[page]', '[page]'],
  ['/posts/<page>', '<page>'],
  ['/posts/%page%', '%page%'],
  ['/posts/$page', '$page'],
  ['/posts/:number', ':number'],
  ['http://localhost:8080/posts', undefined],
  ['/posts', undefined],
  ['/posts?page=', undefined],
])('in %j the token may have been meant by %j', (path, nearMiss) => {
  expect(nearMissOfToken(path)).toBe(nearMiss);
});

test.each([
  ['javascript:alert(1)', 'javascript:'],
  ['JavaScript:alert(1)', 'javascript:'],
  ['java\nscr\tipt\r:alert(1)', 'javascript:'],
  ['\u0000\u0001 \u001fjavascript:', 'javascript:'],
  ['vbscript:x', 'vbscript:'],
  ['data:text/html,x', 'data:'],
  ['data\n:', 'data:'],
  ['js:alert(1)', 'js:'],
  ['J\nS\t:alert(1)', 'js:'],
  ['mailto:a@b', 'mailto:'],
  ['localhost:8080/posts', 'localhost:'],
  ['x+y-z.0:', 'x+y-z.0:'],
  ['HTTP:x', undefined],
  ['h\tttps://example.org/', undefined],
  ['/a:b', undefined],
  ['a/b:c', undefined],
  ['./a:b', undefined],
  ['?x=a:b', undefined],
  ['a?x=a:b', undefined],
  ['#a:b', undefined],
  ['a#a:b', undefined],
  [':a', undefined],
  ['2:a', undefined],
  ['a_b:c', undefined],
  ['é:c', undefined],
  ['/javascript:', undefined],
  ['javascript', undefined],
  ['javascript%3Aalert(1)', undefined],
  ['java script:alert(1)', undefined],
  ['\u00a0javascript:', undefined],
  ['?javascript:', undefined],
  ['https://example.org/', undefined],
  ['', undefined],
])('%j has the unsafe scheme %j', (url, scheme) => {
  expect(unsafeScheme(url, WEB_SCHEMES)).toBe(scheme);
});

test.each([
  'javascript:x',
  'j\ns:x',
  ' a:b',
  'HTTP:x',
  'a b:c',
  '\u00a0a:b',
  '/a:b',
  '?a:b',
  '#a:b',
  '2a:b',
  'a.b:',
  'a_b:',
])('the scheme of %j is what a browser finds', (url) => {
  const { protocol } = new URL(url, 'http://example.org/');
  expect(unsafeScheme(url, [])).toBe(protocol === 'http:' && !/http/i.test(url) ? undefined : protocol);
});

test.each([
  ['posts:page', undefined],
  ['posts%3Apage', undefined],
  ['javascript:page', undefined],
  ['posts:pages', 'posts:'],
  ['a:page:b', 'a1:'],
  ['js%3Apage:b', 'js1:'],
  ['js%3Apage:b/:page', undefined],
  ['/js:page:b', undefined],
  ['js:alert(1)//:page', 'js:'],
])('the scheme of the URLs of %j is %j', (path, scheme) => {
  expect(unsafeSchemeOfPath(path, WEB_SCHEMES)).toBe(scheme);
});

test('white space of any length hides no scheme', () => {
  expect(unsafeScheme(`${' '.repeat(100_000)}j${'\n'.repeat(100_000)}avascript:x`, WEB_SCHEMES)).toBe(
    'javascript:',
  );
});

test.each([
  [' /posts/:page\n', '/posts/:page'],
  ['\u0000\u001f/a b\t/\r\nc ', '/a b/c'],
  ['\u00a0/', '\u00a0/'],
  [' \n ', ''],
])('of %j a browser sees %j', (url, cleaned) => {
  expect(cleanUrl(url)).toBe(cleaned);
});

test.each([
  ['/posts?page=:page', '/posts', [['page', ':page']]],
  ['?page=:page', '', [['page', ':page']]],
  [
    '/posts?tag=a+b&x=%C3%A9%26&page=%3Apage#list',
    '/posts#list',
    [
      ['tag', 'a b'],
      ['x', 'é&'],
      ['page', ':page'],
    ],
  ],
  [
    '?tag[]=1&tag[]=2&&flag&a=b=c&=d',
    '',
    [
      ['tag[]', '1'],
      ['tag[]', '2'],
      ['flag', ''],
      ['a', 'b=c'],
      ['', 'd'],
    ],
  ],
  [
    '?$top=:page_size&$skip=:offset&i=:index',
    '',
    [
      ['$top', ':page_size'],
      ['$skip', ':offset'],
      ['i', ':index'],
    ],
  ],
  [
    '?q=%zz&page=:page',
    '',
    [
      ['q', '%zz'],
      ['page', ':page'],
    ],
  ],
])('reads %s', (path, action, expected) => {
  const form = readForm(path);
  const shown = form.fields.map(({ name, value }) => [
    name,
    typeof value === 'string' ? value : `:${value.token}`,
  ]);
  expect({ ...form, fields: shown }).toEqual({ action, fields: expected, misplaced: undefined });
});

test.each([
  ['/posts?=:page', ':page'],
  ['/posts/:page', ':page'],
  ['/posts?page=p:page', ':page'],
  ['/posts?page=:page&n=:page_size,1', ':page_size'],
  ['/posts?:page', ':page'],
  ['/posts?:offset=1', ':offset'],
  ['/posts?page=:page#p:page', ':page'],
])('%s has %s where a form has no field', (path, token) => {
  expect(readForm(path).misplaced).toBe(token);
});

test.each([
  ['?p=:page', 'p'],
  ['?p=:page&q=:page', undefined],
  ['?p=:page&q=%3Apage', 'p'],
  ['?p=:index', undefined],
])('the field for :page in %s is %s', (path, name) => {
  expect(fieldOf('page', readForm(path))).toBe(name);
});

test('reads a long path in linear time', () => {
  expect(readForm(`?${'a&'.repeat(100_000)}page=:page`).fields).toHaveLength(100_001);
});
