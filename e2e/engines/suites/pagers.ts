import { renderPagination, transform } from '../../../src/index.js';
import { describeEngine } from '../describe-engine.js';
import { ejsEngine } from '../ejs.js';
import type { Engine, Job } from '../engine.js';
import { etaEngine } from '../eta.js';
import { django, fastapi, flask, jekyll, laravel, rails, symfony } from '../frameworks.js';
import { paginationHelpers } from '../handlebars-helpers.js';
import { createHandlebarsEngine } from '../handlebars.js';
import { freemarkerEngine } from '../freemarker.js';
import { liquidEngine, liquidRubyEngine } from '../liquid.js';
import { describeJekyllSites, describeJekyllV2 } from '../jekyll-site.js';
import { nunjucksEngine } from '../nunjucks.js';
import {
  urlOf,
  canonical,
  controlIn,
  describeRequests,
  shopify,
  type Request,
  type Shown,
} from '../requests.js';
import { urls, buildHugoSection, expectPages, sizes } from '../sites.js';

/** The paginators of `src/pagers/table.ts` in their frameworks: `pager` renders the same as literals. */

/** A paginator in its framework. */
interface Row extends Omit<Shown, 'template'> {
  /** The name of the row. */
  readonly name: string;
  /** The code in `pager`. */
  readonly code: string;
}

/** An object of the application's own, as Express has it. Its method reads its other fields. */
const express = ({ items, query, page, pages }: Request): Job['data'][number] => ({
  posts: {
    ...{ page, pages, request: { items, query } },
    href(this: { readonly request: Pick<Request, 'items' | 'query'> }, number: number): string {
      return urlOf(this.request, number);
    },
  },
});

const [ofRails, ofDjango, ofSymfony] = [rails(), django(), symfony()];
const shopifyRow = { name: 'shopify', code: '{{ paginate }}', single: '/posts', data: shopify };
// Django takes it for the last page.
const except = ['a negative page'];
// Its tag `querystring` is newer than the Django of Debian 12.
const hasQuerystring = Number.parseFloat(ofDjango.version()?.replace('Django ', '') ?? '') >= 5.1;

/** The rows, by the engine whose tests they are among. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  erb: [
    { engine: ofRails, name: 'kaminari', code: '<%= @kaminari %>', hasFirstPath: true },
    { engine: ofRails, name: 'will_paginate', code: '<%= @will_paginate %>' },
  ],
  django: [
    ...(hasQuerystring ? [{ engine: ofDjango, name: 'django', code: '{{ page_obj }}', except }] : []),
    { engine: ofDjango, name: 'django-4', code: '{{ page_obj }}', except },
    { engine: ofDjango, name: 'django-tables2', code: '{{ rows }}', except },
  ],
  jinja2: [
    { engine: flask(), name: 'flask-sqlalchemy', code: '{{ posts }}' },
    { engine: fastapi(), name: 'fastapi-pagination', code: '{{ posts }}' },
  ],
  blade: [{ engine: laravel(), name: 'laravel', code: '{{ $posts }}' }],
  twig: [
    { engine: ofSymfony, name: 'knp-paginator', code: '{{ pages }}' },
    { engine: ofSymfony, name: 'pagerfanta', code: '{{ pages }}' },
    { engine: ofSymfony, name: 'craft', code: '{{ pages }}' },
    { engine: ofSymfony, name: 'timber', code: '{{ timber.pagination }}' },
  ],
  liquid: [{ engine: liquidEngine, ...shopifyRow }],
  'liquid (Ruby)': [{ engine: liquidRubyEngine, ...shopifyRow }],
  nunjucks: [{ engine: nunjucksEngine, name: 'express', code: '{{ posts }}', data: express }],
  ejs: [{ engine: ejsEngine, name: 'express', code: '<%= posts %>', data: express }],
  eta: [{ engine: etaEngine, name: 'express', code: '<%= it.posts %>', data: express }],
  handlebars: [
    {
      engine: createHandlebarsEngine(paginationHelpers),
      name: 'express',
      code: '{{ posts }}',
      data: express,
    },
  ],
};

/** What has tests of its own, by engine. */
const OTHERS: Readonly<Record<string, () => void>> = {
  freemarker: describeSpring,
  'liquid (Ruby)': describeJekyll,
  hugo: describeHugo,
};

/** Describes tests of the paginators for whose templates an engine is made, in their frameworks. */
export function describePagers({ name: engine }: Engine): void {
  for (const { name, code, ...shown } of ROWS[engine] ?? [])
    describe(`pager_type="${name}"`, () => {
      const tag = `<pagination pager="${code}" pager_type="${name}" id="pager"></pagination>`;
      describeRequests({ ...shown, template: transform(tag, { dialect: shown.engine.dialect }) });
    });
  OTHERS[engine]?.();
}

function describeSpring(): void {
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
}

function describeJekyll(): void {
  describeJekyllSites(
    jekyll(),
    transform('<pagination pager="{{ paginator }}"></pagination>', { dialect: 'liquid' }),
  );
  const v2 = '<pagination pager="{{ paginator }}" pager_type="jekyll-paginate-v2"></pagination>';
  describeJekyllV2(jekyll(), transform(v2, { dialect: 'liquid' }));
}

function describeHugo(): void {
  const template = transform('<pagination pager="{{ .Paginator }}"></pagination>', { dialect: 'hugo' });
  test.each(sizes)('%i posts in a section', async (items) => {
    expectPages(await buildHugoSection(items, template), urls(items, '/base/posts/', '/base/posts/page/N/'));
  });
}
