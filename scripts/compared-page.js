// The content of docs/compared.md: figures of e2e/fixtures/compared.json, which `npm run compared` measures.

import { readFileSync } from 'node:fs';

const FILE = new URL('../e2e/fixtures/compared.json', import.meta.url);

/** What stands behind each row, beside the library itself. */
const NOTES = {
  Django:
    'Its `Paginator` with `get_page()` and `get_elided_page_range()`. Django has no markup for pages of a site: the template, with links in a `<div>`, was written for this comparison.',
  'Flask-SQLAlchemy':
    '`db.paginate()` and `iter_pages()`. The markup was written for this comparison, as in the documentation: links, `<strong>` and `<span>` in a `<div>`.',
  Kaminari: '`paginate` in Rails. Its theme generators write other markup.',
  will_paginate: '`will_paginate` in Rails. Renderers for CSS frameworks are other gems.',
  Pagy: '`series_nav` with the option `limit: 10`.',
  Laravel:
    '`links()` with the Tailwind view, the default. It contains a second control for phones and a summary. Other views are shorter.',
  KnpPaginatorBundle:
    'The template `sliding.html.twig`, the default. There are nine others for CSS frameworks.',
  WordPress: '`the_posts_pagination()` in a classic theme.',
  Hugo: 'The embedded template. Hugo writes a file for each page, so `abc` and `999` are `/page/abc/` and `/page/999/` here.',
  MUI: '`<Pagination>` rendered to HTML, without its styles. It consists of buttons; `renderItem` makes them links.',
  Zag: 'The state machine inside Ark UI and Chakra UI with `type: "link"`, in React. The list and the texts were written for this comparison.',
  'rc-pagination':
    'The component inside Ant Design, with the icons and the English labels that Ant Design passes to it. `itemRender` makes links.',
  'react-paginate': 'Rendered to HTML. Without `hrefBuilder`, its links have no URL.',
  'GOV.UK Frontend':
    'The Nunjucks macro. It takes its entries from you. They were chosen as its guidance shows: both ends, the current page, its neighbors.',
  'pagination-tag, the tag':
    'A tag with `path`, `total_pages` and `current_page`, compiled with `compile()`, in the theme `default`.',
  'pagination-tag, `add rails`':
    'The component that `npx pagination-tag add rails` writes, with a list of Kaminari.',
};

const OWN = 'pagination-tag';

/**
 * The blocks of the page.
 *
 * @param {(head: string[], rows: string[][]) => string} table writes a table
 * @param {string} written the sections that people write
 */
export function comparedBlocks(table, written) {
  const rows = Object.entries(JSON.parse(readFileSync(FILE, 'utf8'))).map(([name, { figures, ...run }]) => [
    name,
    { ...figures, ...run },
  ]);
  const others = rows.filter(([name]) => !name.startsWith(OWN));
  const [own] = rows.filter(([name]) => name.startsWith(OWN));
  return [
    '# Comparison and limits',
    'All figures come from running the libraries: a list of 420 items, 10 per page, so 42 pages. Each library has its default options, except where a table names one. Newer versions may differ.',
    '## Clicking through the pages',
    'Somebody who clicks Next 41 times wants the link to stay under the pointer. It cannot if the number of entries changes. Entries are page numbers and ellipses; Previous and Next do not count. An ellipsis for one page takes the place of that page without saving any.',
    table(
      ['Library', 'Version', 'Entries', 'Changes in their number', 'Ellipses for one page'],
      rows.map(([name, { version, posts }]) => [name, version, ...steadinessCells(posts)]),
    ),
    'An option changes this in most of them:',
    table(
      ['Library', 'Option', 'Entries', 'Changes in their number', 'Ellipses for one page'],
      rows
        .filter(([, { options }]) => options !== undefined)
        .map(([name, { option, options }]) => [name, option, ...steadinessCells(options)]),
    ),
    '## The markup of page 7',
    'The landmark is the name that a screen reader lists. The checkers read the first page, page 7 and the last page, without styles: axe with its recommendations, but without colors, and the Nu HTML Checker.',
    table(
      ['Library', 'Landmark', 'List', 'Current page', 'axe', 'Nu checker', 'Bytes'],
      rows.map(([name, { landmark, isList, current, axe, nu, bytes }]) => [
        name,
        landmark === null ? 'none' : `"${landmark}"`,
        isList ? 'yes' : 'no',
        current,
        String(axe.length),
        String(nu.length),
        bytes.toLocaleString('en'),
      ]),
    ),
    'What the checkers found:',
    rows
      .filter(([, { axe, nu }]) => axe.length + nu.length > 0)
      .map(
        ([name, { axe, nu }]) =>
          `- ${name}: ${[...axe.map((rule) => `\`${rule}\` (axe)`), ...nu.map(quoted)].join('; ')}`,
      )
      .join('\n'),
    '## Odd page numbers, and languages',
    'What a visitor who asks for `?page=abc` or `?page=999` gets. Where your code passes a number to the library, the first is up to you, and the second shows what the library does with the number 999. The languages are those of the labels that come with the library; if it has no labels, the template has them.',
    table(
      ['Library', '`?page=abc`', '`?page=999`', 'Languages'],
      rows.map(([name, { abc, beyond, languages }]) => [
        name,
        abc,
        beyond,
        name === 'WordPress'
          ? 'its language packs'
          : languages === null
            ? 'your template'
            : String(languages),
      ]),
    ),
    '## Where others are as good or better',
    [
      `- The number of entries never changes in ${list(others.filter(([, row]) => row.posts.changes === 0).map(([name]) => name))} either. A test holds \`pageWindow()\` to the pages that MUI shows.`,
      `- The markup of ${list(others.filter(([, row]) => row.bytes < own[1].bytes).map(([name]) => name))} is shorter than that of the tag. The theme \`default\` has a class on each element, so that it works without a CSS framework.`,
      `- Neither checker finds anything in ${list(others.filter(([, { axe, nu }]) => axe.length + nu.length === 0).map(([name]) => name))}. They do not require a landmark or a list.`,
      '- Django, Flask-SQLAlchemy, Kaminari, will_paginate, Pagy, Laravel and KnpPaginatorBundle also count the items and select those of each page. Use them: a component of `add` or [`pager`](paginators.md) renders their lists.',
      '- A 404 status for a page that does not exist keeps it out of search engines. The tag and the components show the nearest page instead; if your framework answers 404 first, it still does.',
      '- The texts of Pagy and WordPress use the plural forms of each language. Here, you write [the summary](attributes.md#summary) yourself.',
    ].join('\n'),
    written,
    '## What was run',
    table(
      ['Library', 'What was run'],
      rows.map(([name, { version, date }]) => [
        name,
        `${noteOn(name)}${date === undefined ? '' : ` Version ${version}, on ${date}.`}`,
      ]),
    ),
    'In a clone, `npm run compared:today` measures the libraries from npm and Debian unstable, or `npm run compared` those from npm and your system, and `npm run docs` writes this page. The applications are in `e2e/compared`.',
  ];
}

function noteOn(name) {
  if (NOTES[name] === undefined) throw new Error(`No note says what was run for ${name}.`);
  return NOTES[name];
}

function steadinessCells({ fewest, most, changes, needless }) {
  return [fewest === most ? String(most) : `${fewest} to ${most}`, String(changes), String(needless)];
}

/** A message of the checker, without the list of roles that it ends with. */
function quoted(message) {
  return `"${message
    .replace(/ unless the element has .*/, '.')
    .replaceAll('“', '`')
    .replaceAll('”', '`')
    .replace(/\.$/, '')}"`;
}

function list(names) {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
