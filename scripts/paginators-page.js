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

## Query parameters

Paginators of Laravel, KnpPaginatorBundle, Pagerfanta and Pagy keep the query or leave it out, as you have set them up. The other rows keep the query of the request and replace its parameter \`page\`.`;

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

const NOTES = {};

function code(text) {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
