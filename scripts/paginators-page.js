// docs/paginators.md, from the table of paginators.

import { templateLanguages } from '../dist/index.js';
import { pagers } from '../dist/pagers/table.js';

const INTRO = `# Paginators

The attribute \`pager\` takes your framework's paginator. It stands for \`total_pages\`, \`current_page\` and \`path\`.

\`\`\`erb
<pagination pager="<%= @posts %>" class="mt-4"></pagination>
\`\`\`

Whatever you write beside it counts instead: a \`path\` of your own, for example, where the page number is part of the path. The code is copied to several places, so give a long expression a name first. Messages about the values point at \`pager\`.

## Which paginator

The first row of each template language is its default. Another one is chosen for one tag, \`pager_type="kaminari"\`, or for all of them, by the option or setting \`pagers\`:

\`\`\`js
export default { pagers: { erb: 'kaminari' } };
\`\`\`

A paginator that is not in the tables needs a row of your own. It has the values of the attributes, as you would write them in a tag, with \`:pager\` for the code in the attribute:

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

In Django, Liquid and Handlebars, the code in \`pager\` has to be a name.

## An object of your own

In HTML, \`pager\` takes a binding to an object with \`page\`, \`pages\` and \`href\`, a function from page number to address:

\`\`\`js
transform('<pagination pager="{posts}"></pagination>', {
  data: { posts: { page: 7, pages: 42, href: (page) => \`/posts?page=\${page}\` } },
});
\`\`\`

A \`pager\` without a value takes the object from the option \`pager\`. The plugins for Eleventy and Astro fill it in: there, \`<pagination pager></pagination>\` is all that a paginated page needs. Elsewhere it is an error.

[Buttons](attributes.md#buttons) need no \`href\`, unless one of their attributes has \`:path\` in it.

## Query parameters

The rows of Django, Flask-SQLAlchemy, Kaminari, will_paginate, Shopify and Scrivener keep the query of the request and replace its parameter \`page\`. What a visitor writes there stays in the query: it cannot become another path or host. The other paginators make the addresses themselves, with or without the query, as you have set them up.

## What was tried

The tests render these rows with the frameworks themselves, and compare the result with the control that literal values give: the first page, the second, one in the middle, the last, one beyond, no items and one page; with a query, and with hostile parameters. They run Rails 6.1 with Kaminari 1.2 and will_paginate 3.3, Django 3.2, Flask 2.2 with Flask-SQLAlchemy 3.0, Laravel 8, Jekyll 4.3 with jekyll-paginate 1.1, Hugo 0.111, Eleventy 3.1, Astro 5.18, EJS, Eta, Nunjucks and Handlebars. For Shopify, they run Liquid in Ruby and LiquidJS with an object as Shopify's documentation describes it; for KnpPaginatorBundle and Pagerfanta, Twig 3.5 with the routing of Symfony 5.4 and an object with their methods.

These were tried by hand, from their source: Pagy 43.6.1 (on Ruby 3.1, for which the names of some arguments had to be added) and 9.4.0 in Rails 6.1, Django 5.2.17, KnpPaginatorBundle 6.9 and Pagerfanta 4.4 in Twig 3.5, and the parts of Flop 0.27, Flop Phoenix 0.26, Scrivener 2.7 and Plug 1.20 that the rows call, in EEx with Elixir 1.14.`;

/**
 * The sections of the page.
 *
 * @param table writes a table from its head and its rows
 */
export function paginatorBlocks(table) {
  const languages = templateLanguages.filter(({ name }) => name in pagers);
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
    'Both rows need `request` in the context, as the context processor `request` puts it there.',
    "Before Django 5.1 there is no tag `{% querystring %}`: set `pagers` to `{ django: 'django-4' }`.",
  ],
  jinja2: [
    "Where the page is part of the path, write `path` beside it, such as `path=\"{{ url_for('posts', page=':page') }}\"`.",
  ],
  erb: [
    'With Kaminari and will_paginate, the page may also be part of the path, if the route has a segment `:page`.',
  ],
  twig: ['Pagerfanta makes addresses with its package for Twig; a bundle for Symfony sets that up.'],
  heex: [
    'Flop keeps its own parameters: filters, order and page size. Scrivener keeps the query of `@conn`.',
    'A LiveView knows no request, so with Scrivener the links there have the page alone. Write the rest yourself: `path={~p"/posts?q=#{@q}&page=:page"}`.',
  ],
  eex: ['Flop keeps its own parameters: filters, order and page size. Scrivener keeps the query of `@conn`.'],
  liquid: [
    'Jekyll pages through `index.html` in the directory of `paginate_path`. The links begin with `baseurl`.',
    'In Shopify, write the tag within `{% paginate %}`.',
    'In Eleventy with its plugin, [`pager` alone](builds.md#eleventy) needs no template language.',
  ],
  nunjucks: ['In Eleventy with its plugin, [`pager` alone](builds.md#eleventy) needs no template language.'],
};

function code(text) {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
