// The content of docs/attributes.md: a section for each attribute, with what its example shows, and the rules for all of them.

import { GLOBAL_PREFIXES, globalNames } from '../dist/attributes/names.js';
import { groups, isSchemaName, schema } from '../dist/attributes/schema.js';
import { preprocess, transform } from '../dist/index.js';
import { linkDefinition } from './editor-help.js';

/** Page 7 of 42. */
const BASE = { path: '/posts/:page', total_pages: 42, current_page: 7 };

/** What no single attribute says. */
const RULES = `- **Numbers.** A \`current_page\` outside the list is replaced by the nearest page: page 0 is page 1. Without \`total_pages\`, only the pages up to the current one are known, and Next is shown unless \`has_next\` is false. See [lists with an unknown number of pages](recipes.md#lists-with-an-unknown-number-of-pages). A list of one page shows that page without Previous and Next, or nothing with [\`single_page="hide"\`](#single_page).
- **Which pages.** If all pages fit, all are shown. Otherwise, a control shows the first and the last \`boundary_count\` pages, the current page with \`sibling_count\` pages on each side, and an ellipsis for each gap of two or more pages. With \`boundary_count="0"\`, it shows a range of pages that moves with the current page.
- **Paths.** Every \`:page\` is replaced by the page number, unless a letter, a digit or \`_\` follows. URL helpers encode the colon, so in a path without a plain token, \`%3Apage\` is replaced as well; beside one, it is text, such as what a visitor has searched for. In a path with template code, this goes for each text between the code. In the same way, \`:index\` is replaced by the page number counted from 0, as in Spring; \`:offset\` by the number of items on the pages before, as in phpBB (\`path="/topic?start=:offset" page_size="25"\`) and OData (\`$skip=:offset&amp;$top=:page_size\`); and \`:page_size\` by the number of items per page. \`current_page\` always counts from 1. In template languages, strings \`':index'\` and \`':offset'\` in code become these numbers, like \`':page'\`. URLs may have no scheme, \`http:\`, \`https:\`, or one that the option \`schemes\` lists; others are errors, [\`unsafe-path\`](diagnostics.md#unsafe-path). A path with a colon in its first part begins with \`/\`: \`/a:b/:page\`.
- **Hyphens.** In a tag, \`total-pages\` means \`total_pages\`, and so on. A tag with both has a duplicate attribute.
- **End of the tag.** \`<pagination … />\` ends at its \`/>\`. If a \`<pagination …>\` has no end tag, only the start tag is replaced, with a warning. Between the start tag and the end tag, only white space and comments are allowed.`;

/** What can be done with attributes of links. */
const LINKS = `${linkDefinition.summary} Write it with \`link:\` before its name:

\`\`\`html
<pagination
  path="/posts/:page"
  total_pages="42"
  link:hx-get=":path"
  link:wire:click.prevent="gotoPage(:page)"
  link:class="btn"
  link:rel="nofollow"
></pagination>
\`\`\`

- **Where.** The attribute is set on the links to pages, on the current page, and on Previous and Next. It is not set on disabled links and ellipses.
- **Names.** Use any global or \`<a>\` attribute, spelled as it should appear in the HTML. \`class\` and \`rel\` are added to those of the link. Attributes that the control sets itself, such as \`href\` and \`aria-current\`, are an error, [\`reserved-link-attribute\`](diagnostics.md#reserved-link-attribute). So is \`id\`, because several links lead to the same page.
- **Values.** \`:page\`, \`:index\`, \`:offset\` and \`:page_size\` are replaced by digits, whatever the \`number_format\`, and \`:path\` by the URL in \`href\`. Both can occur more than once. In template languages, the value can contain code, and a string \`':page'\` in this code becomes the number, as in \`path\`. Braces here are copied as they are.
- **Code.** A library may run the value of an attribute as code, and a path may come from a visitor. So \`:path\` is only allowed in attributes that are known to take a URL or plain text. In all others, it is an error, [\`path-in-code\`](diagnostics.md#path-in-code). To use it in another attribute that takes a URL or plain text, list the name in the option \`pathAttributes\`.
  - URLs: \`hx-get\`, \`hx-post\`, \`hx-put\`, \`hx-patch\`, \`hx-delete\`, \`hx-action\`, \`hx-push-url\` and \`hx-replace-url\`, with or without \`data-\`; \`up-href\`, \`up-location\`, \`formaction\`, \`ping\`, and the names in \`pathAttributes\`. They allow the same schemes as \`path\`.
  - Texts: \`aria-…\`, \`phx-value-…\`, \`class\`, \`data-turbo-confirm\`, \`download\`, \`lang\`, \`name\`, \`title\`, \`up-confirm\`, \`up-title\` and \`value\`.

For examples, see [htmx, Turbo, Unpoly, Alpine and Livewire](recipes.md#updates-without-loading-the-page).

### Buttons

With \`element="button"\`, the entries are buttons instead of links. Use them for lists whose page number is not in the URL:

\`\`\`html
<pagination element="button" total_pages="42" current_page="7" link:phx-click="go" link:phx-value-page=":page"></pagination>
\`\`\`

- They are \`<button type="button">\` elements and get the \`link:\` attributes. You can also use the attributes of \`<button>\`: \`link:name="page" link:value=":page"\`. Without JavaScript, buttons do nothing, so prefer links if a page has a URL.
- \`path\` and \`first_path\` are only allowed if an attribute contains \`:path\`. \`link_type\` is an error.
- Previous and Next remain on the first and last page, with \`aria-disabled="true"\` instead of \`disabled\`, so a button keeps the focus after it is pressed, unless a library replaces it. An element with the role \`status\` says which page is shown.

### Submit buttons

With \`element="submit"\`, the entries are submit buttons of a form, such as a search that is sent with POST. This works without JavaScript:

\`\`\`html
<form id="search" method="post" action="/search">…</form>
<pagination element="submit" link:form="search" total_pages="42" current_page="7"></pagination>
\`\`\`

- A button sends \`page=8\`. For other names and values, write \`link:name="p"\` and \`link:value=":offset"\`.
- \`link:form\` names the form. Without it, the tag must be in the form; in a page of plain HTML, a warning says so if it is not. Then put it after the form's own submit button: the Enter key in a field presses the first one.
- Disabled links have the type \`button\`, so they send nothing.`;

/** How the forms work. */
const FORMS = `[\`jump\`](#jump) and [\`page_sizes\`](#page_sizes) show forms below the links, which work without JavaScript:

\`\`\`html
<pagination
  path="/posts?tag=a&amp;page=:page&amp;size=:page_size"
  total_items="{total}"
  page_size="{size}"
  current_page="{page}"
  jump
  page_sizes="10,25,50"
></pagination>
\`\`\`

- **The path.** Forms are sent as a query, so the path must be written in the tag, without a binding or code. \`:page\` must be the whole value of one query parameter, and \`:page_size\` that of another. Anything else is an error, [\`no-form\`](diagnostics.md#no-form). All other parameters are kept, in hidden fields. Numbers of pages and items can be bindings or code. If the query differs from request to request, call \`renderPagination\` with the path as a string, or write a form of your own.
- **\`jump\`.** Whatever is entered is sent: a number that is too large should lead to the last page, and an empty field to the first, as in \`pageWindow()\`, \`compile()\` and the [components](components.md). So the field is not announced as required or invalid before it is touched. A list of one page has no such form.
- **\`page_sizes\`.** The current \`page_size\` is selected. If it is not in the list, it is the first choice. The form leaves out the page number, so the list starts again at page 1. Check the size on the server, because visitors can send any number.
- **One page.** A list of one page keeps the choice of sizes, because a smaller size would give it more pages. With \`single_page="hide"\`, it has no control at all.
- **Where.** HTML does not allow nested forms. Put the tag outside of your own forms: inside one, it is an error, [\`form-in-form\`](diagnostics.md#form-in-form).
- **Live views.** The links of a live view patch the page. The forms reload it.
- **Words.** They are the [labels](languages.md) \`jump\`, \`size\` and \`go\`.`;

/**
 * The blocks of the page.
 *
 * @param table makes a table of a head and rows
 */
export function attributeBlocks(table) {
  const sections = groups.map((group) => [
    group,
    Object.keys(schema).filter((name) => schema[name].group === group),
  ]);
  const others = globalNames.filter((name) => !isSchemaName(name)).toSorted();
  const rows = sections.map(([group, names]) => [
    `[${group}](#${slugOf(group)})`,
    names.map((name) => `[${code(name)}](#${name})`).join(', '),
  ]);
  return [
    '# Attributes of `<pagination>`',
    'Most tags need only the first three.',
    table(['To set', 'Attributes'], rows),
    '[Rules](#rules) for all of them, [attributes of every link](#attributes-of-every-link), [forms](#how-the-forms-work), and [global attributes](#global-attributes) come after the list. Attribute names are case-insensitive, as in HTML.',
    ...sections.flatMap(([group, names]) => [`## ${group}`, ...names.flatMap(section)]),
    '## Rules',
    RULES,
    '## Attributes of every link',
    LINKS,
    '## How the forms work',
    FORMS,
    '## Global attributes',
    'All global HTML attributes are copied to the `<nav>` unchanged:',
    `${others.map(code).join(', ')};`,
    `and all attributes whose names start with ${GLOBAL_PREFIXES.map(code).join(', ')}.`,
    'Any other name is an error, [`unknown-attribute`](diagnostics.md#unknown-attribute).',
  ];
}

function section(name) {
  const row = schema[name];
  const { summary, needs, excludes, default: value } = row;
  const facts = [
    `- Value: ${allowedValues(row)}`,
    `- Default: ${value === undefined ? 'unset' : code(value === '' ? '""' : value)}`,
    ...(needs === undefined ? [] : [`- Requires: ${needs.map(linkTo).join(', ')}`]),
    ...(excludes === undefined ? [] : [`- Not together with: ${excludes.map(linkTo).join(', ')}`]),
  ];
  return [`### ${code(name)}`, summary, facts.join('\n'), ...exampleOf(name, row)];
}

function exampleOf(name, { type, example, shown = BASE }) {
  // Its value is the language's own: docs/paginators.md has examples that run.
  if (type === 'pager' || name === 'pager_type') return [`Example: ${code(`${name}="${example}"`)}`];
  const tag = tagOf({ ...shown, [name]: example });
  const others = Object.fromEntries(Object.entries(shown).filter(([other]) => other !== name));
  return [fence('html', tag), ...resultOf(transform(tag), preprocess(tagOf(others)).html ?? '')];
}

function tagOf(attributes) {
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<pagination${words.join('')}></pagination>`;
}

/**
 * What an example shows, or the first start tag or text that differs from the control without the attribute.
 *
 * @param without that control; empty if the other attributes make no valid tag
 */
function resultOf(html, without) {
  if (html === '') return ['This shows nothing.'];
  const shown = textOf(html);
  if (shown !== textOf(without)) return ['This shows:', fence('text', shown)];
  const known = piecesOf(without);
  const piece = piecesOf(html).find((one) => !known.includes(one));
  return ['The output has:', fence('html', piece)];
}

function piecesOf(html) {
  return html.match(/<[^/>][^>]*>|(?<=>)[^<]+/g) ?? [];
}

/** The control as sighted readers see it, with the current page in brackets. */
function textOf(html) {
  const before = html.slice(0, html.indexOf('<ul')).replace(/<[^>]+>/g, '');
  const items = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item]) => {
    const text = item.replace(/ ?<span class="pagination__label">.*?<\/span> ?/, '').replace(/<[^>]+>/g, '');
    if (item.includes('aria-current')) return `[${text}]`;
    return item.includes('--disabled') ? `(${text})` : text;
  });
  const forms = [...html.matchAll(/<form[^>]*>(.*?)<\/form>/g)].map(([, form]) =>
    form
      .replace(/<select[^>]*>.*? selected="">([^<]*).*?<\/select>/, '[$1 ▾]')
      .replace(/<input [^>]*inputmode="numeric"[^>]*>/, '[    ]')
      .replace(/<button[^>]*>(.*?)<\/button>/, '($1)')
      .replace(/<[^>]+>/g, ''),
  );
  return [before, items.join(' '), ...forms].filter(Boolean).join('\n');
}

function allowedValues({ type, keywords, min, max }) {
  switch (type) {
    case 'path':
      return 'a URL that contains `:page`, `:index` or `:offset`';
    case 'url':
      return 'a URL without a scheme, or with `http:` or `https:`';
    case 'string':
      return 'any text';
    case 'label':
      return 'text that contains `:page`';
    case 'number':
      return '1000 in any script, with or without separators';
    case 'keyword':
      return keywords?.map(code).join(', ') ?? 'a [name](paginators.md)';
    case 'integer':
      if (max !== undefined) return `${min} to ${max}`;
      return min === undefined ? 'any integer' : `an integer from ${min}`;
    case 'integers':
      return `integers from ${min}, with commas or spaces between them`;
    case 'pager':
      return 'a [paginator](paginators.md)';
    case 'boolean':
      return 'no value or `true`; `false`';
    default:
      throw new Error(`scripts/attributes-page.js cannot say yet what the type ${type} allows.`);
  }
}

function linkTo(name) {
  return `[${code(name)}](#${name})`;
}

function slugOf(heading) {
  return heading.toLowerCase().replaceAll(' ', '-');
}

function fence(language, text) {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

function code(value) {
  return `\`${value}\``;
}
