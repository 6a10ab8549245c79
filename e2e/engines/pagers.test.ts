import { renderPagination, transform } from '../../src/index.js';
import { describeEngine } from './describe-engine.js';
import { ejsEngine } from './ejs.js';
import type { Job } from './engine.js';
import { etaEngine } from './eta.js';
import { django, fastapi, flask, jekyll, laravel, rails, symfony } from './frameworks.js';
import { paginationHelpers } from './handlebars-helpers.js';
import { createHandlebarsEngine } from './handlebars.js';
import { freemarkerEngine } from './freemarker.js';
import { hugoEngine } from './hugo.js';
import { liquidEngine, liquidRubyEngine } from './liquid.js';
import { describeJekyllSites, describeJekyllV2 } from './jekyll-site.js';
import { nunjucksEngine } from './nunjucks.js';
import {
  urlOf,
  canonical,
  controlIn,
  describeRequests,
  shopify,
  type Request,
  type Shown,
} from './requests.js';
import { urls, buildHugoSection, expectPages, sizes } from './sites.js';

/** The paginators of `src/pagers/table.ts` in their frameworks: `pager` renders the same as literals. */

/** A paginator in its framework. */
interface Row extends Omit<Shown, 'template'> {
  /** The name of the row. */
  readonly name: string;
  /** The code in `pager`. */
  readonly code: string;
}

/** An object of the application's own, as Express has it. */
const express = ({ items, query, page, pages }: Request): Job['data'][number] => {
  const href = (number: number): string => urlOf({ items, query }, number);
  return { posts: { page, pages, href } };
};

const rows: readonly Row[] = [
  { engine: rails(), name: 'kaminari', code: '<%= @kaminari %>', hasFirstPath: true },
  { engine: rails(), name: 'will_paginate', code: '<%= @will_paginate %>' },
  {
    engine: django(),
    name: 'django-4',
    code: '{{ page_obj }}',
    // Django takes it for the last page.
    except: ['a negative page'],
  },
  {
    engine: flask(),
    name: 'flask-sqlalchemy',
    code: '{{ posts }}',
  },
  {
    engine: django(),
    name: 'django-tables2',
    code: '{{ rows }}',
    except: ['a negative page'],
  },
  { engine: fastapi(), name: 'fastapi-pagination', code: '{{ posts }}' },
  {
    engine: laravel(),
    name: 'laravel',
    code: '{{ $posts }}',
  },
  { engine: symfony(), name: 'knp-paginator', code: '{{ pages }}' },
  { engine: symfony(), name: 'pagerfanta', code: '{{ pages }}' },
  { engine: symfony(), name: 'craft', code: '{{ pages }}' },
  { engine: symfony(), name: 'timber', code: '{{ timber.pagination }}' },
  { engine: liquidEngine, name: 'shopify', code: '{{ paginate }}', single: '/posts', data: shopify },
  { engine: liquidRubyEngine, name: 'shopify', code: '{{ paginate }}', single: '/posts', data: shopify },
  { engine: nunjucksEngine, name: 'express', code: '{{ posts }}', data: express },
  { engine: ejsEngine, name: 'express', code: '<%= posts %>', data: express },
  { engine: etaEngine, name: 'express', code: '<%= it.posts %>', data: express },
  {
    engine: createHandlebarsEngine(paginationHelpers),
    name: 'express',
    code: '{{ posts }}',
    data: express,
  },
];

describe.each(rows)('$name', ({ name, code, ...shown }) => {
  const tag = `<pagination pager="${code}" pager_type="${name}" id="pager"></pagination>`;
  describeRequests({ ...shown, template: transform(tag, { dialect: shown.engine.dialect }) });
});

describeEngine(freemarkerEngine, ({ render, dialect }) => {
  test('a Page of Spring counts from 0, and the links keep the query', async () => {
    const queries = {
      '': '?&page=:index',
      'page=3': '?&page=:index',
      'q=a%22%26b&page=3&size=10': '?q=a%22%26b&size=10&page=:index',
      'pages=3&xpage=1': '?pages=3&xpage=1&page=:index',
    };
    const cases = Object.entries(queries).flatMap(([queryString, path]) =>
      [0, 2, 8].map((number) => ({ queryString, path, number })),
    );
    const data = cases.map(({ queryString, number }) => ({
      posts: { totalPages: 9, number },
      springMacroRequestContext: { queryString },
    }));
    const template = transform('<pagination pager="${posts}"></pagination>', { dialect });
    const [shown = []] = await render([{ template, data }]);
    const expected = cases.map(({ path, number }) =>
      renderPagination({ path, total_pages: 9, current_page: number + 1 }),
    );
    expect(shown.map((one) => 'output' in one && controlIn(one.output))).toEqual(expected.map(canonical));
  });
});

describe('sites', () => {
  describeJekyllSites(
    jekyll(),
    transform('<pagination pager="{{ paginator }}"></pagination>', { dialect: 'liquid' }),
  );

  const v2 = '<pagination pager="{{ paginator }}" pager_type="jekyll-paginate-v2"></pagination>';
  describeJekyllV2(jekyll(), transform(v2, { dialect: 'liquid' }));

  describeEngine(hugoEngine, ({ dialect }) => {
    const template = transform('<pagination pager="{{ .Paginator }}"></pagination>', { dialect });

    test.each(sizes)('%i posts in a section', async (items) => {
      expectPages(
        await buildHugoSection(items, template),
        urls(items, '/base/posts/', '/base/posts/page/N/'),
      );
    });
  });
});
