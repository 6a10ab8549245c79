import { parseName } from './arguments.js';

test.each([
  ['CommentPages', 'comment_pages'],
  ['comment-pages', 'comment_pages'],
  ['posts2', 'posts2'],
  ['Pagination', 'pagination'],
])('the name %s', (value, name) => {
  expect(parseName(value)).toBe(name);
});

test.each(['', '2nd', '../x', 'a b', 'a--b', '-a', 'a.b'])('no name: %s', (value) => {
  expect(() => parseName(value)).toThrow('Write letters and digits');
});
