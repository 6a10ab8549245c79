import { pagePath, type PagePathOptions } from './page-path.js';
import { renderPagination } from './index.js';

const keep = ['q', 'sort', 'tag[]'];

test.each([
  ['/posts', '/posts', '/posts?page=2'],
  ['/posts?page=7', '/posts', '/posts?page=2'],
  ['/posts?sort=date&utm_source=x&page=7&q=a', '/posts?sort=date&q=a', '/posts?sort=date&q=a&page=2'],
  ['/posts?tag[]=a&tag%5B%5D=b', '/posts?tag%5B%5D=a&tag%5B%5D=b', '/posts?tag%5B%5D=a&tag%5B%5D=b&page=2'],
  ['/posts?q=', '/posts?q=', '/posts?q=&page=2'],
  ['/posts?q=a b%26c%3D"<é:page', '/posts?q=a+b%26c%3D%22%3C%C3%A9%3Apage', /&page=2$/],
  ['/posts?q=%E0%A4%A', /^\/posts\?q=/, /&page=2$/],
  ['/posts?q=a?b#?q=c', '/posts?q=a%3Fb', '/posts?q=a%3Fb&page=2'],
  ['https://example.com:8080/posts/?q=a#top', '/posts/?q=a', '/posts/?q=a&page=2'],
  ['HTTP://example.com', '/', '/?page=2'],
  ['https://example.com?q=a', '/?q=a', '/?q=a&page=2'],
  ['?q=a', '?q=a', '?q=a&page=2'],
  ['', '?', '?page=2'],
  ['posts?q=a', 'posts?q=a', 'posts?q=a&page=2'],
  ["/x',f(),'", '/x%27,f(),%27', '/x%27,f(),%27?page=2'],
  ['/`${f()}"<b>\\{{x}}', '/%60$%7Bf()%7D%22%3Cb%3E%5C%7B%7Bx%7D%7D', /\?page=2$/],
  ["/?q=`'", '/?q=%60%27', '/?q=%60%27&page=2'],
  ['/a%2Fb/caf%C3%A9', '/a%2Fb/caf%C3%A9', '/a%2Fb/caf%C3%A9?page=2'],
])('%s', (url, first, second) => {
  const path = pagePath(url, { keep });
  expect(path(1)).toEqual(typeof first === 'string' ? first : expect.stringMatching(first));
  expect(path(2)).toEqual(typeof second === 'string' ? second : expect.stringMatching(second));
});

test('takes a URL, and the request of fetch', () => {
  const request = new Request('https://example.com/posts?q=a&page=3');
  for (const url of [request.url, new URL(request.url)])
    expect(pagePath(url, { keep })(4)).toBe('/posts?q=a&page=4');
});

test('keeps only the named parameters, and never the page of the request', () => {
  expect(pagePath('/posts?q=a')(2)).toBe('/posts?page=2');
  expect(pagePath('/posts?p=9&page=1', { keep: ['p', 'page'], parameter: 'p' })(2)).toBe('/posts?page=1&p=2');
});

test.each([
  '//evil.example/posts',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  ' //evil.example',
  '//',
  'http:evil.example',
  'http:////evil.example//evil.example',
  'https://site.example//evil.example',
  'https://site.example\\\\evil.example',
  'https://user:password@evil.example:99/posts',
  'http://[',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '/.//evil.example',
  './/evil.example',
  '*',
])('%j leads nowhere else', (url) => {
  const path = pagePath(url, { keep });
  for (const page of [1, 2]) {
    expect(new URL(path(page), 'https://site.example/posts').origin).toBe('https://site.example');
    expect(renderPagination({ path, total_pages: 3, current_page: page })).toContain(`href="${path(page)}"`);
  }
});

test('no URL of a visitor ends a string', () => {
  for (const mark of ['"', "'", '`', '\\', '<', '>', '{', '}'])
    for (const url of [`/a${mark}b?q=${mark}`, `a${mark}?q=${mark}`, `https://a.example/b${mark}`]) {
      const path = pagePath(url, { keep });
      expect(path(1) + path(2)).not.toContain(mark);
      expect(path(2)).toContain(`%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
    }
  // Parentheses are part of URLs.
  expect(pagePath('/a(b)')(1)).toBe('/a(b)');
});

test('a control has these URLs, escaped', () => {
  const path = pagePath('/posts?sort=a&q=%22%3E', { keep });
  const html = renderPagination({ path, total_pages: 2, current_page: 1 });
  expect(html).toContain('href="/posts?sort=a&amp;q=%22%3E&amp;page=2" rel="next"');
});

test.each([
  [null, {}, 'The URL must be a string or a URL object, such as request.url.'],
  ['/', { keep: 'q' }, 'The option "keep" must be a list, such as ["q"].'],
  ['/', { kep: ['q'] }, 'Unknown option "kep". Did you mean "keep"?'],
])('refuses %j and %j', (url, options, message) => {
  expect(() => pagePath(url as string, options as PagePathOptions)).toThrow(new TypeError(message));
});
