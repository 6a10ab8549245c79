import { fieldOf, readForm } from './form.js';

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
  ['?p=:index', undefined],
])('the field for :page in %s is %s', (path, name) => {
  expect(fieldOf('page', readForm(path))).toBe(name);
});

test('reads a long path in linear time', () => {
  expect(readForm(`?${'a&'.repeat(100_000)}page=:page`).fields).toHaveLength(100_001);
});
