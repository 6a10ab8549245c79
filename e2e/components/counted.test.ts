import { describeEngine } from '../engines/describe-engine.js';
import { django, fastapi, flask, laravel, rails, symfony } from '../engines/frameworks.js';
import { describeComponent } from './added.js';

/** The paginators of the frameworks know the items of a list, and which page it is. */
const PAGINATORS = [
  ['rails', rails, ['<%= pagination @kaminari %>', '<%= pagination @will_paginate %>']],
  ['django', django, ['{% load pagination %}{% pagination page_obj %}']],
  ['flask', flask, ['{{ pagination(posts) }}']],
  ['fastapi', fastapi, ['{{ pagination(posts) }}']],
  ['laravel', laravel, ['<x-pagination :paginator="$posts" />', "{{ $posts->links('pagination') }}"]],
  ['symfony', symfony, ['{{ pagination(pages) }}', "{{ include('knp_pagination.html.twig', view) }}"]],
] as const;

/** A list of unknown length. */
const UNCOUNTED = {
  rails: '<%= pagination has_next: true, current_page: 3, path: "/p/:page" %>',
  django: '{% load pagination %}{% pagination has_next=True current_page=3 path="/p/:page" %}',
  flask: '{{ pagination(has_next=true, current_page=3, path="/p/:page") }}',
  fastapi: '{{ pagination(has_next=true, current_page=3, path="/p/:page") }}',
  laravel: '<x-pagination :paginator="new Illuminate\\Pagination\\Paginator(range(1, 11), 10, 3)" />',
  symfony: "{{ pagination(has_next=true, current_page=3, path='/p/:page') }}",
};

describe.each(PAGINATORS)('%s', (framework, engine, templates) => {
  describeComponent(`${framework} --with ends,summary,position`, (project) => {
    describeEngine(engine(project), ({ render }) => {
      async function print(template: string): Promise<string> {
        const [[one] = []] = await render([{ template, data: [{ url: '/posts?items=85&page=9' }] }]);
        return one === undefined ? '' : 'output' in one ? one.output : one.error;
      }

      test.each(templates)('%s', async (template) => {
        const page = await print(template);
        expect(page).toContain('>81–85 of 85</p>');
        expect(page).toContain('>Page 9 of 9</span>');
        expect(page).not.toContain('rel="next"');
      });

      test('a list of unknown length has a position, and neither a summary nor a last page', async () => {
        const page = await print(UNCOUNTED[framework]);
        expect(page).toContain('>Page 3</span>');
        expect(page).toContain('rel="next"');
        expect(page).not.toMatch(/pagination__summary|Last page/);
      });
    });
  });
});
