import type { DialectName } from '../dialects/names.js';
import type { KnownPagerRow } from './pager.js';

/** Pass a visitor's query parameters as `params`: as `url_for` options they could set another host. */
const railsPath = (page: string): string =>
  `<%= url_for(only_path: true, page: ${page}, params: request.query_parameters.except(:page)) %>`;

const rails = {
  example: '@posts',
  total_pages: '<%= :pager.total_pages %>',
  current_page: '<%= :pager.current_page %>',
  path: railsPath("':page'"),
};

type WriteOutput = (code: string) => string;

const embedded: WriteOutput = (code) => `<%= ${code} %>`;

/** An object of the application, the same in all JavaScript template languages. */
const express = (example: string, output: WriteOutput): KnownPagerRow => ({
  label: 'Express and others: an object `{ page, pages, href(page) }`',
  example,
  total_pages: output(':pager.pages'),
  current_page: output(':pager.page'),
  path: output(":pager.href(':page')"),
});

/** Elixir code, for EEx and HEEx. */
const elixir = (output: WriteOutput) => ({
  flop: {
    label: 'Flop',
    example: '@meta',
    total_pages: output(':pager.total_pages'),
    current_page: output(':pager.current_page'),
    path: output(
      '"?" <> Plug.Conn.Query.encode(Flop.Phoenix.to_query(Flop.set_page(:pager.flop, ":page"), backend: :pager.backend, for: :pager.schema))',
    ),
  },
  scrivener: {
    label: 'Scrivener',
    example: '@page',
    total_pages: output(':pager.total_pages'),
    current_page: output(':pager.page_number'),
    // A LiveView has no connection.
    path: output(
      '"?" <> Plug.Conn.Query.encode(Map.put((assigns[:conn] || %{query_params: %{}}).query_params, "page", ":page"))',
    ),
  },
});

/**
 * The paginators that the `pager` attribute supports, by dialect and by the name for `pager_type` and the `pagers`
 * option. The first one of a dialect is its default. `docs/paginators.md` is generated from this table.
 */
export const pagers: { readonly [Name in DialectName]?: Readonly<Record<string, KnownPagerRow>> } = {
  django: {
    django: {
      label: 'Django 5.1 and later, Wagtail: `Page`',
      example: 'page_obj',
      total_pages: '{{ :pager.paginator.num_pages }}',
      current_page: '{{ :pager.number }}',
      path: "{% querystring page=':page' %}",
    },
    'django-4': {
      label: 'Django up to 5.0: `Page`',
      example: 'page_obj',
      total_pages: '{{ :pager.paginator.num_pages }}',
      current_page: '{{ :pager.number }}',
      path: "?{% for key, values in request.GET.lists %}{% if key != 'page' %}{% for value in values %}{{ key|urlencode:'' }}={{ value|urlencode:'' }}&{% endfor %}{% endif %}{% endfor %}page=:page",
    },
    'django-tables2': {
      label: 'django-tables2: `Table`',
      example: 'table',
      total_pages: '{{ :pager.paginator.num_pages }}',
      current_page: '{{ :pager.page.number }}',
      path: "?{% for key, values in request.GET.lists %}{% if key != :pager.prefixed_page_field %}{% for value in values %}{{ key|urlencode:'' }}={{ value|urlencode:'' }}&{% endfor %}{% endif %}{% endfor %}{{ :pager.prefixed_page_field|urlencode:'' }}=:page",
    },
  },
  jinja2: {
    'flask-sqlalchemy': {
      label: 'Flask-SQLAlchemy: `Pagination`',
      example: 'posts',
      total_pages: '{{ :pager.pages }}',
      current_page: '{{ :pager.page }}',
      path: "?{{ ((request.args.items(multi=true) | rejectattr(0, 'equalto', 'page') | list) + [('page', ':page')]) | urlencode }}",
    },
    'fastapi-pagination': {
      label: 'FastAPI and Starlette: `Page` of fastapi-pagination',
      example: 'posts',
      total_pages: '{{ :pager.pages }}',
      current_page: '{{ :pager.page }}',
      path: "?{{ ((request.query_params.multi_items() | rejectattr(0, 'equalto', 'page') | list) + [('page', ':page')]) | urlencode }}",
    },
  },
  erb: {
    pagy: {
      label: 'Pagy 43 and later',
      example: '@pagy',
      total_pages: '<%= :pager.last %>',
      current_page: '<%= :pager.page %>',
      path: "<%= :pager.page_url(':page') %>",
      first_path: '<%= :pager.page_url(:first) %>',
    },
    'pagy-9': {
      label: 'Pagy 4 to 9',
      example: '@pagy',
      total_pages: '<%= :pager.last %>',
      current_page: '<%= :pager.page %>',
      path: "<%= pagy_url_for(:pager, ':page') %>",
    },
    kaminari: { label: 'Kaminari', ...rails, first_path: railsPath('nil') },
    will_paginate: { label: 'will_paginate', ...rails },
  },
  blade: {
    laravel: {
      label: 'Laravel: `LengthAwarePaginator`',
      example: '$posts',
      total_pages: '{{ :pager->lastPage() }}',
      current_page: '{{ :pager->currentPage() }}',
      path: "{{ :pager->url(':page') }}",
    },
  },
  php: {
    wordpress: {
      label: 'WordPress: `WP_Query`',
      example: '$wp_query',
      total_pages: '<?= :pager->max_num_pages ?>',
      current_page: "<?= :pager->get('paged') ?>",
      path: "<?= esc_url(get_pagenum_link(':page', false)) ?>",
    },
  },
  twig: {
    'knp-paginator': {
      label: 'KnpPaginatorBundle: `SlidingPagination`',
      example: 'pagination',
      total_pages: '{{ :pager.pageCount }}',
      current_page: '{{ :pager.currentPageNumber }}',
      path: "{{ path(:pager.route, :pager.query({ (:pager.paginatorOption('pageParameterName')): ':page' })) }}",
    },
    pagerfanta: {
      label: 'Pagerfanta',
      example: 'pager',
      total_pages: '{{ :pager.nbPages }}',
      current_page: '{{ :pager.currentPage }}',
      path: "{{ pagerfanta_page_url(:pager, ':page') }}",
    },
    craft: {
      label: 'Craft CMS: `pageInfo` of `{% paginate %}`',
      example: 'pageInfo',
      total_pages: '{{ :pager.totalPages }}',
      current_page: '{{ :pager.currentPage }}',
      path: "{{ :pager.getPageUrl(':page') }}",
    },
    timber: {
      label: 'Timber for WordPress: `posts.pagination`',
      example: 'posts.pagination',
      total_pages: '{{ :pager.total }}',
      current_page: '{{ :pager.current }}',
      // By default, Timber escapes nothing.
      path: "{{ fn('get_pagenum_link', ':page', false)|e }}",
    },
  },
  freemarker: {
    spring: {
      label: 'Spring Data: `Page`, which counts from 0',
      example: 'posts',
      total_pages: '${:pager.totalPages}',
      current_page: '${:pager.number + 1}',
      path: "?${(springMacroRequestContext.queryString!)?replace('(^|&)page=[^&]*', '', 'r')?remove_beginning('&')}&page=:index",
    },
  },
  heex: elixir((code) => `{${code}}`),
  eex: elixir(embedded),
  hugo: {
    hugo: {
      label: 'Hugo: `.Paginator`',
      example: '.Paginator',
      total_pages: '{{ :pager.TotalPages }}',
      current_page: '{{ :pager.PageNumber }}',
      path: '{{ (index :pager.Pagers (sub ":page" 1)).URL }}',
    },
  },
  liquid: {
    jekyll: {
      label: 'Jekyll: `jekyll-paginate`',
      example: 'paginator',
      total_pages: '{{ :pager.total_pages }}',
      current_page: '{{ :pager.page }}',
      path: "{{ site.paginate_path | replace: ':num', ':page' | relative_url }}",
      // `page.path` is the file of page 1, on every page.
      first_path: "{{ page.path | remove: 'index.html' | prepend: '/' | relative_url }}",
    },
    'jekyll-paginate-v2': {
      label: 'Jekyll: `jekyll-paginate-v2`',
      example: 'paginator',
      total_pages: '{{ :pager.total_pages }}',
      current_page: '{{ :pager.page }}',
      // The last page has its number after the directory of the first one.
      path: "{% assign pagination_home = :pager.first_page_path | remove: 'index.html' %}{{ :pager.last_page_path | remove_first: pagination_home | replace_first: :pager.total_pages, ':page' | prepend: pagination_home | relative_url }}",
      first_path: '{{ :pager.first_page_path | relative_url }}',
    },
    shopify: {
      label: 'Shopify: `paginate`',
      example: 'paginate',
      total_pages: '{{ :pager.pages }}',
      current_page: '{{ :pager.current_page }}',
      // A theme sees the query only in the URLs of adjacent pages, which include their numbers. A parameter begins and ends with "&" here,
      // so that per_page=3 stays; "&#" marks the end.
      path: "{% assign pagination_near = :pager.current_page | plus: 1 %}{% unless :pager.next %}{% assign pagination_near = :pager.current_page | minus: 1 %}{% endunless %}{% assign pagination_param = '&' | append: :pager.page_param | append: '=' %}{% assign pagination_near = pagination_param | append: pagination_near | append: '&' %}{% assign pagination_wanted = pagination_param | append: ':page' | append: '&' %}{{ :pager.next.url | default: :pager.previous.url | default: request.path | replace_first: '?', '?&' | append: '&#' | replace: pagination_near, pagination_wanted | remove: '&#' | replace_first: '?&', '?' }}",
    },
    eleventy: {
      label: 'Eleventy: `pagination`',
      example: 'pagination',
      total_pages: '{{ :pager.hrefs.size }}',
      current_page: '{{ :pager.pageNumber | plus: 1 }}',
      path: "{% assign pagination_href_index = ':page' | minus: 1 %}{{ :pager.hrefs[pagination_href_index] | url }}",
    },
  },
  nunjucks: {
    eleventy: {
      label: 'Eleventy: `pagination`',
      example: 'pagination',
      total_pages: '{{ :pager.hrefs.length }}',
      current_page: '{{ :pager.pageNumber + 1 }}',
      path: "{{ :pager.hrefs[':page' - 1] | url }}",
    },
    express: express('posts', (code) => `{{ ${code} }}`),
  },
  ejs: { express: express('posts', embedded) },
  eta: { express: express('it.posts', embedded) },
  handlebars: {
    // A method is called with the context around it as `this`.
    express: {
      ...express('posts', (code) => `{{${code}}}`),
      path: "{{#with :pager}}{{this.href ':page'}}{{/with}}",
    },
  },
};
