// docs/paginators.md, from the table of paginators.

import { dialects } from '../dist/index.js';
import { pagers } from '../dist/pagers/table.js';
import { lastTestedWith } from './versions.js';

/** What renders the rows in the tests. */
const PARTS = [
  ...[
    'Rails',
    'Kaminari',
    'will_paginate',
    'Django',
    'django-tables2',
    'Flask',
    'Flask-SQLAlchemy',
    'FastAPI',
  ],
  ...['Laravel', 'Jekyll', 'jekyll-paginate', 'Liquid', 'LiquidJS', 'Symfony', 'Twig', 'Hugo'],
  ...['EJS', 'Eta', 'Nunjucks', 'Handlebars'],
];

const INTRO = `# Paginators

Pass your framework's paginator to \`pager\`. You don't need \`total_pages\`, \`current_page\` and \`path\`.

\`\`\`erb
<pagination pager="<%= @posts %>" class="mt-4"></pagination>
\`\`\`

If you also write one of these attributes, it takes precedence. For example, write your own \`path\` if the page number is part of the path. The code in \`pager\` is copied to several places, so assign long expressions to a variable first. Messages about the values refer to \`pager\`.

## Which paginator

The first row of each template language is its default. To use another paginator, set it for one tag with \`pager_type="kaminari"\`, or for all tags with the option or setting \`pagers\`:

\`\`\`js
export default { pagers: { erb: 'kaminari' } };
\`\`\`

For a paginator that is not in the tables, define your own row. It contains the values of the attributes as you would write them in a tag, with \`:pager\` in place of the code in the attribute:

\`\`\`js
export default {
  pagers: {
    php: {
      total_pages: '<?= :pager->count() ?>',
      current_page: '<?= :pager->getCurrentPageNumber() ?>',
      path: "<?= page_url(':page') ?>",
      first_path: '<?= page_url(1) ?>', // optional
    },
  },
};
\`\`\`

In Django, Liquid and Handlebars, the code in \`pager\` must be a name.

## Using your own object

In HTML, \`pager\` takes a binding to an object with \`page\`, \`pages\` and \`href\`. \`href\` is a function that takes a page number and returns a URL:

\`\`\`js
transform('<pagination pager="{posts}"></pagination>', {
  data: { posts: { page: 7, pages: 42, href: (page) => \`/posts?page=\${page}\` } },
});
\`\`\`

A \`pager\` without a value uses the object in the option \`pager\`. The plugins for Eleventy and Astro set this option, so \`<pagination pager></pagination>\` is all you need on a paginated page. If the option is not set, it is an error.

[Buttons](attributes.md#buttons) do not need \`href\` unless one of their attributes contains \`:path\`.

## Query parameters

The rows of Django, Flask-SQLAlchemy, Kaminari, will_paginate, Shopify and Scrivener keep the query string of the request and replace its \`page\` parameter. Visitor input stays in the query string: it cannot change the path or the host. The other paginators generate the URLs themselves, with or without the query string, depending on their configuration.

## Tested versions

The tests render these rows with the actual frameworks and compare the result with a control that is built from literal values. They cover the first page, the second page, a middle page, the last page, a page beyond the last, no items and a single page, with a query string and with hostile parameters. For Shopify, they run Liquid in Ruby and LiquidJS with an object as described in Shopify's documentation. For KnpPaginatorBundle, Pagerfanta, Craft CMS and Timber, they run Twig with the routing of Symfony and objects with the same methods. For Spring Data, they run FreeMarker with an object that has the same properties, on the first, a middle and the last page. They also run Eleventy 3.1 and Astro 5.18.

${lastTestedWith(PARTS)}

The following were tested manually, from their source: Pagy 43.6.1 and 9.4.0 in Rails 6.1, KnpPaginatorBundle 6.9 and Pagerfanta 4.4 in Twig 3.5, and the parts of Flop 0.27, Flop Phoenix 0.26, Scrivener 2.7 and Plug 1.20 that the rows call, in EEx with Elixir 1.14.`;

/**
 * The sections of the page.
 *
 * @param table writes a table from its head and its rows
 */
export function paginatorBlocks(table) {
  const languages = dialects.filter(({ name }) => name in pagers);
  return [INTRO, ...languages.flatMap((language) => section(language, table))];
}

function section({ name: dialect, label }, table) {
  const rows = Object.entries(pagers[dialect]).map(([name, row]) => [
    code(name),
    row.label,
    ...['total_pages', 'current_page', 'path', 'first_path'].map((key) => row[key] && code(row[key])),
  ]);
  const hasFirst = rows.some(([, , , , , first]) => first !== undefined);
  const heads = ['Name', 'Paginator', '`total_pages`', '`current_page`', '`path`', '`first_path`'];
  const width = hasFirst ? 6 : 5;
  const notes = NOTES[dialect] ?? [];
  return [
    `## ${label}`,
    table(
      heads.slice(0, width),
      rows.map((row) => row.slice(0, width).map((cell) => cell ?? '')),
    ),
    ...(notes.length > 0 ? [notes.map((note) => `- ${note}`).join('\n')] : []),
  ];
}

/** What the rows do not say. */
const NOTES = {
  django: [
    'Both rows need `request` in the context. The context processor `request` adds it.',
    "Before Django 5.1, there is no `{% querystring %}` tag: set `pagers` to `{ django: 'django-4' }`.",
  ],
  jinja2: [
    "If the page number is part of the path, also write `path`, such as `path=\"{{ url_for('posts', page=':page') }}\"`.",
  ],
  erb: [
    'With Kaminari and will_paginate, the page number can also be part of the path, if the route has a segment `:page`.',
  ],
  twig: ['Pagerfanta generates URLs with its Twig package, which a Symfony bundle sets up.'],
  heex: [
    'Flop keeps its own parameters: filters, order and page size. Scrivener keeps the query string of `@conn`.',
    'A LiveView has no access to the request, so with Scrivener the links there contain only the page number. Write the rest yourself: `path={~p"/posts?q=#{@q}&page=:page"}`.',
  ],
  eex: [
    'Flop keeps its own parameters: filters, order and page size. Scrivener keeps the query string of `@conn`.',
  ],
  liquid: [
    'Jekyll paginates the `index.html` in the directory of `paginate_path`. The links begin with `baseurl`.',
    'In jekyll-paginate-v2, the page number must be the first number of `permalink`.',
    'In Shopify, write the tag within `{% paginate %}`.',
    'With the plugin for Eleventy, use [`pager` without a value](builds.md#eleventy).',
  ],
  nunjucks: ['With the plugin for Eleventy, use [`pager` without a value](builds.md#eleventy).'],
};

function code(text) {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
