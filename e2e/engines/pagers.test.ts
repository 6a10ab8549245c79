import { transform } from '../../src/index.js';
import { describeEngine } from './describe-engine.js';
import { ejsEngine } from './ejs.js';
import type { Job } from './engine.js';
import { etaEngine } from './eta.js';
import { django, flask, jekyll, laravel, rails, symfony } from './frameworks.js';
import { paginationHelpers } from './handlebars-helpers.js';
import { createHandlebarsEngine } from './handlebars.js';
import { hugoEngine } from './hugo.js';
import { liquidEngine, liquidRubyEngine } from './liquid.js';
import { describeJekyllSites } from './jekyll-site.js';
import { nunjucksEngine } from './nunjucks.js';
import { addressOf, describeRequests, shopify, type Request, type Shown } from './requests.js';
import { addresses, buildHugoSection, expectPages, sizes } from './sites.js';

/** The paginators of `src/pagers/table.ts` in their frameworks: what `pager` gives is what literals give. */

/** A paginator in its framework. */
interface Row extends Omit<Shown, 'template'> {
  /** The name of the row. */
  readonly name: string;
  /** The code in `pager`. */
  readonly code: string;
}

/** An object of the application's own, as Express has it. */
const express = ({ items, query, page, pages }: Request): Job['data'][number] => {
  const href = (number: number): string => addressOf({ items, query }, number);
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
    engine: laravel(),
    name: 'laravel',
    code: '{{ $posts }}',
  },
  { engine: symfony(), name: 'knp-paginator', code: '{{ pages }}' },
  { engine: symfony(), name: 'pagerfanta', code: '{{ pages }}' },
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

describe('sites', () => {
  describeJekyllSites(
    jekyll(),
    transform('<pagination pager="{{ paginator }}"></pagination>', { dialect: 'liquid' }),
  );

  describeEngine(hugoEngine, ({ dialect }) => {
    const template = transform('<pagination pager="{{ .Paginator }}"></pagination>', { dialect });

    test.each(sizes)('%i posts in a section', async (items) => {
      expectPages(
        await buildHugoSection(items, template),
        addresses(items, '/base/posts/', '/base/posts/page/N/'),
      );
    });
  });
});
