import { expectDocumented } from '../../testing/documented.js';

// Source of documented.html: daisyUI 5, "Pagination": an active button, a disabled button.
test('the markup differs from the documented one only as docs/themes.md says', () => {
  expectDocumented('daisyui', {
    attributes: { total_pages: 42, current_page: 7 },
    added: ['nav', 'li'],
    utilities: / class="@container"| (?:@max-[^ "]*|min-w-[^ "]*|\*:[^ "]*|px-[^ "]*|tabular-nums)(?=[ "])/g,
    differences: [
      'ul: is <ul>, not <div>',
      'ul: class is "pagination-list join flex-wrap", not "join"',
      'ul > a: is <a>, not <button>',
      'ul > a: href is "/6", not absent',
      'ul > a: rel is "prev", not absent',
      'ul > a: holds <span>, <span>, not "«"',
      'ul > a: href is "/1", not absent',
      'ul > span: is <span>, not <button>',
      'ul > span: class is "pagination-ellipsis join-item btn pointer-events-none", not "join-item btn btn-disabled"',
      'ul > span: holds "…", not "..."',
      'ul > a: class is "join-item btn btn-primary btn-active border-2 border-base-content focus-visible:outline-base-content", not "join-item btn btn-active"',
      'ul > a: href is "/7", not absent',
      'ul > a: aria-current is "page", not absent',
      'ul > a: href is "/8", not absent',
      'ul > a: href is "/42", not absent',
      'ul > a: rel is "next", not absent',
      'ul > a: holds <span>, <span>, not "»"',
    ],
  });
});
