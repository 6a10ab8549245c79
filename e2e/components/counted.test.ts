import { describeEngine } from '../engines/describe-engine.js';
import { django, fastapi, flask, laravel, rails, symfony } from '../engines/frameworks.js';
import { describeComponent } from './added.js';

/** The paginators of the frameworks know the items of a list, and which page it is. */
const PAGINATORS = [
  [
    'rails',
    rails,
    [
      railsTags('@kaminari', 'total_count', 'limit_value'),
      railsTags('@will_paginate', 'total_entries', 'per_page'),
    ],
  ],
  [
    'django',
    django,
    [
      '{% load pagination %}{% pagination page_obj %}' +
        '{% pagination_summary page_obj.paginator.count page_obj.number page_obj.paginator.per_page %}' +
        '{% pagination_position page_obj.number page_obj.paginator.num_pages %}',
    ],
  ],
  [
    'flask',
    flask,
    ['{{ pagination(posts) }}{{ pagination_summary(posts) }}{{ pagination_position(posts) }}'],
  ],
  [
    'fastapi',
    fastapi,
    ['{{ pagination(posts) }}{{ pagination_summary(posts) }}{{ pagination_position(posts) }}'],
  ],
  [
    'laravel',
    laravel,
    [
      '<x-pagination :paginator="$posts" />' +
        '<x-pagination-summary :paginator="$posts" /><x-pagination-position :paginator="$posts" />',
    ],
  ],
  ['symfony', symfony, ['{{ pagination(9) }}{{ pagination_summary(85, 10) }}{{ pagination_position(9) }}']],
] as const;

/** The list, and what stands beside it, of a paginator in Rails. */
function railsTags(list: string, total: string, size: string): string {
  return `<%= pagination ${list} %><%= pagination_summary ${list}.${total}, page: ${list}.current_page, size: ${list}.${size} %>
    <%= pagination_position ${list}.current_page, ${list}.total_pages %>`;
}

describe.each(PAGINATORS)('%s', (framework, engine, templates) => {
  describeComponent(`${framework} --with ends,summary,position`, (project) => {
    describeEngine(engine(project), ({ render }) => {
      async function print(template: string): Promise<string> {
        const [[one] = []] = await render([{ template, data: [{ url: '/posts?items=85&page=9' }] }]);
        return one === undefined ? '' : 'output' in one ? one.output : one.error;
      }

      test.each(templates)('%s', async (template) => {
        const page = await print(template);
        expect(page).toMatch(/>\s*81 to 85 of 85\s*<\/p>/);
        expect(page).toMatch(/>\s*Page 9 of 9\s*<\/(?:span|p)>/);
        expect(page).not.toContain('rel="next"');
      });
    });
  });
});
