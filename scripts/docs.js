// Generates documentation from the code: docs/attributes.md from the schema, docs/diagnostics.md from the codes and the
// fixtures, docs/dialects.md from the dialects and their fixtures, the tables in docs/api.md and docs/configuration.md from the options, docs/mistakes.md from the output of the command line,
// and the editors' data in editor/. With --check it writes nothing, and fails if a file is out of date.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { Source } from '../dist/base/source.js';
import { fileCodes } from '../dist/cli/files/file-codes.js';
import { codes } from '../dist/diagnostics/codes.js';
import { describe } from '../dist/diagnostics/diagnostic.js';
import { GLOBAL_PREFIXES, globalNames } from '../dist/attributes/names.js';
import { isSchemaName, schema } from '../dist/attributes/schema.js';
import { optionRows } from '../dist/options/options.js';
import { configSchema, settingCells } from './config-schema.js';
import { dialectBlocks } from './dialects-page.js';
import { htmlCustomData, linkDefinition, webTypes } from './editor-help.js';
import { paginatorBlocks } from './paginators-page.js';
import { mistakesPage } from './mistakes.js';

const root = new URL('../', import.meta.url);
const fixturesFolder = 'fixtures/transform/';

/** Values for the messages of the codes that no template causes, so that no fixture shows them. */
const sampleValues = {
  'invalid-string': { name: 'previous_label', value: 'of type object' },
  'path-failed': { page: 2, reason: 'it returned a value of type number' },
  'page-too-large': { limit: 2 ** 28 - 16 },
  'file-not-found': {},
  'file-unreadable': { reason: 'permission denied' },
  'file-not-utf-8': { offset: 1024 },
  'theme-markup': { fault: 'name', detail: 'next' },
  'file-not-written': { target: 'out/index.html', reason: 'no space left on device' },
};

/** What the table of attributes does not say. */
const RULES = `- **Numbers.** A \`current_page\` outside the list is replaced by the nearest page. Without \`total_pages\`, only the pages up to the current one are known, and Next is shown unless \`has_next\` is false. See [lists with an unknown number of pages](lists.md). A list of one page shows that page without chevrons, or nothing with the option \`singlePage: 'hide'\`.
- **Which pages.** If all pages fit, all are shown. Otherwise, a control shows the first and the last \`boundary_count\` pages, the current page with \`sibling_count\` pages on each side, and an ellipsis for each gap of two or more pages. With \`boundary_count="0"\`, it shows a range of pages that moves with the current page.
- **Paths.** Every \`:page\` and \`%3Apage\` is replaced by the page number, unless a letter, a digit or \`_\` follows. URLs may have no scheme, \`http:\`, \`https:\`, or one that the option \`schemes\` lists; others are errors, [\`unsafe-path\`](diagnostics.md#unsafe-path). To use a relative path with a colon in its first part, write \`./\` before it: \`./a:b/:page\`.
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

- **Where.** The attribute is set on the links to pages, on the current page, and on Previous and Next. It is not set on disabled chevrons and ellipses.
- **Names.** Use any global or \`<a>\` attribute, spelled as it should appear in the HTML. \`class\` and \`rel\` are added to those of the link. Attributes that the control sets itself, such as \`href\` and \`aria-current\`, are an error, [\`reserved-link-attribute\`](diagnostics.md#reserved-link-attribute). So is \`id\`, because several links lead to the same page.
- **Values.** \`:page\` is replaced by digits, whatever the \`number_format\`, and \`:path\` by the URL in \`href\`. Both can occur more than once. In template languages, the value can contain code, and a string \`':page'\` in this code becomes the number, as in \`path\`. Braces here are copied as they are.
- **Code.** A library may run the value of an attribute as code, and a path may come from a visitor. So \`:path\` is only allowed in attributes that are known to take a URL or plain text. In all others, it is an error, [\`path-in-code\`](diagnostics.md#path-in-code). To use it in another attribute that takes a URL or plain text, list the name in the option \`pathAttributes\`.
  - URLs: \`hx-get\`, \`hx-post\`, \`hx-put\`, \`hx-patch\`, \`hx-delete\`, \`hx-action\`, \`hx-push-url\` and \`hx-replace-url\`, also with \`data-\`; \`up-href\`, \`up-location\`, \`formaction\`, \`ping\`, and the names in \`pathAttributes\`. They allow the same schemes as \`path\`.
  - Texts: \`aria-…\`, \`phx-value-…\`, \`class\`, \`data-turbo-confirm\`, \`download\`, \`lang\`, \`name\`, \`title\`, \`up-confirm\`, \`up-title\` and \`value\`.

For examples, see [htmx, Turbo, Unpoly, Alpine and Livewire](clients.md).

### Buttons

With \`element="button"\`, the entries are buttons instead of links. Use them for lists whose page number is not in the URL:

\`\`\`html
<pagination element="button" total_pages="42" current_page="7" link:phx-click="go" link:phx-value-page=":page"></pagination>
\`\`\`

- They are \`<button type="button">\` elements and get the \`link:\` attributes. You can also use the attributes of \`<button>\`: \`link:name="page" link:value=":page"\`. Without JavaScript, buttons do nothing, so prefer links if a page has a URL.
- \`path\` and \`first_path\` are only allowed if an attribute contains \`:path\`. \`link_type\` is an error.
- Previous and Next remain on the first and last page, with \`aria-disabled="true"\` instead of \`disabled\`, so a button keeps the focus after it is pressed. An element with the role \`status\` says which page is shown.`;

const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

const pages = {
  'docs/api.md': withTable('docs/api.md', ['Option', 'Default', 'Meaning'], optionCells()),
  'docs/attributes.md': attributesPage(),
  'docs/configuration.md': withTable(
    'docs/configuration.md',
    ['Setting', 'On the command line', 'Meaning'],
    settingCells(),
  ),
  'docs/diagnostics.md': diagnosticsPage(),
  'docs/dialects.md': page(
    'scripts/dialects-page.js, src/dialects and fixtures/transform',
    ...dialectBlocks(table),
  ),
  'docs/mistakes.md': mistakesPage(),
  'docs/paginators.md': page('scripts/paginators-page.js and src/pagers', ...paginatorBlocks(table)),
  'editor/html-custom-data.json': await json(htmlCustomData()),
  'editor/web-types.json': await json(webTypes(version)),
  'editor/config.schema.json': await json(configSchema()),
};

if (process.argv.includes('--check')) {
  const stale = Object.entries(pages).filter(([file, text]) => currentText(file) !== text);
  for (const [file] of stale) console.error(`${file} is out of date: run npm run docs.`);
  if (stale.length > 0) process.exitCode = 1;
} else {
  for (const [file, text] of Object.entries(pages)) writeFileSync(new URL(file, root), text);
}

function currentText(file) {
  try {
    return readFileSync(new URL(file, root), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function json(value) {
  return format(JSON.stringify(value), { ...(await resolveConfig('package.json')), parser: 'json' });
}

/** Replaces the table with these heads in a page that people write. */
function withTable(file, head, rows) {
  const text = currentText(file);
  const start = new RegExp(`^\\| ${head.join(' +\\| ')} +\\|$`, 'm').exec(text)?.index;
  if (start === undefined) throw new Error(`${file} has no table of ${head.join(', ')}.`);
  return text.slice(0, start) + table(head, rows) + text.slice(text.indexOf('\n\n', start));
}

function optionCells() {
  return Object.entries(optionRows).map(([name, { default: value, meaning }]) => [
    code(name),
    value === undefined ? 'unset' : code(typeof value === 'string' ? `'${value}'` : JSON.stringify(value)),
    meaning,
  ]);
}

function attributesPage() {
  const rows = Object.entries(schema).map(([name, definition]) => [
    code(name),
    definition.type,
    definition.default === undefined ? 'unset' : code(definition.default === '' ? '""' : definition.default),
    allowedValues(definition),
    definition.summary,
    code(`${name}="${definition.example}"`),
  ]);
  const others = globalNames.filter((name) => !isSchemaName(name)).toSorted();
  return page(
    'src/attributes/schema.ts',
    '# Attributes of `<pagination>`',
    table(['Attribute', 'Type', 'Default', 'Values', 'Meaning', 'Example'], rows),
    'Attribute names are case-insensitive, as in HTML.',
    '## Rules',
    RULES,
    '## Attributes of every link',
    LINKS,
    '## Global attributes',
    'All global HTML attributes are copied to the `<nav>` unchanged:',
    `${others.map(code).join(', ')};`,
    `and all attributes whose names start with ${GLOBAL_PREFIXES.map(code).join(', ')}.`,
    'Any other name is an error, [`unknown-attribute`](diagnostics.md#unknown-attribute).',
  );
}

function allowedValues({ type, keywords, min, max }) {
  switch (type) {
    case 'path':
      return 'an address that contains `:page`';
    case 'address':
      return 'an address without a scheme, or with `http:` or `https:`';
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
      return min === undefined ? 'any integer' : `from ${min}`;
    case 'pager':
      return 'a [paginator](paginators.md)';
    case 'boolean':
      return 'no value or `true`; `false`';
    default:
      throw new Error(`scripts/docs.js cannot say yet what the type ${type} allows.`);
  }
}

function diagnosticsPage() {
  const examples = readExamples();
  const all = Object.entries({ ...codes, ...fileCodes });
  const rows = all.map(([name, { severity = 'error', summary }]) => [
    `[${code(name)}](#${name})`,
    severity,
    plain(summary),
  ]);
  return page(
    'src/diagnostics, src/cli/files/file-codes.ts and fixtures/transform',
    '# Diagnostics',
    'A file with an error is not written. A warning has no effect on the output.',
    table(['Code', 'Severity', 'Meaning'], rows),
    ...all.flatMap(([name, row]) => diagnosticSection(name, row, examples.get(name) ?? [])),
  );
}

function diagnosticSection(name, row, examples) {
  const { severity, summary } = row;
  const { message, frame, hint } = examples[0] ?? sampleOf(name, row);
  return [
    `## ${name}`,
    `${severity === 'warning' ? 'Warning' : 'Error'}. ${plain(summary)}`,
    ['```text', ...[message, frame, hint].filter(Boolean), '```'].join('\n'),
  ];
}

function sampleOf(name, row) {
  const values = sampleValues[name];
  if (values === undefined) throw new Error(`No fixture shows ${name}: add one, or values for its message.`);
  return describe(new Source(''), row, { code: name, range: { start: 0, end: 0 }, values });
}

/** The diagnostics that the fixtures expect, by code, in the order of the folder names. */
function readExamples() {
  const examples = new Map();
  for (const folder of readdirSync(new URL(fixturesFolder, root)).sort()) {
    const text = currentText(`${fixturesFolder}${folder}/diagnostics.json`) ?? '[]';
    for (const diagnostic of JSON.parse(text)) {
      const known = examples.get(diagnostic.code) ?? [];
      examples.set(diagnostic.code, [...known, diagnostic]);
    }
  }
  return examples;
}

function page(source, ...blocks) {
  return (
    [`<!-- Generated by scripts/docs.js from ${source}. Do not edit. -->`, ...blocks, '']
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

/** A table whose columns line up in the source as well. */
function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [first, ...others] = cells.map(line);
  return [first, line(widths.map((width) => '-'.repeat(width))), ...others].join('\n');
}

function code(value) {
  return `\`${value}\``;
}

/** Keeps Markdown from reading `<p>` in a sentence as HTML. */
function plain(sentence) {
  return sentence.replace(/<[^>]+>/g, code);
}
