// Generates documentation from the code: docs/attributes.md from the schema and
// its examples, docs/diagnostics.md from the codes and the
// fixtures, docs/dialects.md from the dialects and their fixtures, docs/compared.md from measured figures, the table in docs/accessibility.md from what was heard, the tables in docs/api.md and docs/configuration.md from the options, the table in docs/components.md from the frameworks, versions in docs/frameworks from e2e/today,
// and the editors' data in editor/. With --check it writes nothing, and fails if a file is out of date.

import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { Source } from '../dist/base/source.js';
import { pluginCodes } from '../dist/adapters/plugin-codes.js';
import { auditCodes } from '../dist/audit/audit-codes.js';
import { fileCodes } from '../dist/cli/files/file-codes.js';
import { codes } from '../dist/diagnostics/codes.js';
import { describe } from '../dist/diagnostics/diagnostic.js';
import { themeNames } from '../dist/themes/index.js';
import { preprocess } from '../dist/index.js';
import { optionRows } from '../dist/options/options.js';
import { fixtureNames, readFixture } from '../dist/testing/fixtures.js';
import { llmsText, skillText } from './assistants.js';
import { attributeBlocks } from './attributes-page.js';
import { comparedBlocks } from './compared-page.js';
import { configSchema, settingCells } from './config-schema.js';
import { dialectBlocks } from './dialects-page.js';
import { frameworkRows } from './frameworks-page.js';
import { htmlCustomData, webTypes } from './editor-help.js';
import { heardSection } from './heard-page.js';
import { paginatorBlocks } from './paginators-page.js';
import { mistakeRows } from './mistakes.js';
import { versionPages } from './versions.js';

const root = new URL('../', import.meta.url);

/** Values for the messages of the codes that no template causes, so that no fixture shows them. */
const sampleValues = {
  'invalid-string': { name: 'previous_label', value: 'of type object' },
  'path-failed': { page: 2, reason: 'it returned a value of type number' },
  'page-too-large': { limit: 2 ** 28 - 16 },
  'tag-in-component': { language: 'JSX', framework: 'react' },
  'late-include': { element: 'include' },
  'link-leads-out': {},
  'file-not-found': { guess: 'Check the spelling.' },
  'file-unreadable': { reason: 'permission denied' },
  'file-not-utf-8': { offset: 1024 },
  'theme-markup': { fault: 'name', detail: 'The link of the part next' },
  ...auditSamples(),
  'file-not-written': { target: 'out/index.html', reason: 'no space left on device' },
  'wrong-current-page': { current: '1', number: 2, url: '/posts/2/' },
};

/** Values for the messages about a built site, which no template causes. */
function auditSamples() {
  const link = { link: 'The link to page 9', url: '/posts/9/' };
  const first = { link: 'The link to page 1', url: '/posts/1/', canonical: '/posts/' };
  return {
    'dead-link': { fault: 'missing', ...link },
    'wrong-page': { fault: 'other', ...link, current: 8 },
    'missing-last-page': { last: 8, next: 9, url: '/posts/9/' },
    'first-page-url': { fault: 'canonical', ...first },
    'missing-fragment': { ...link, url: '/posts/9/#list', id: 'list' },
    'placeholder-link': { fault: 'one', ...link, url: '#' },
    'unnamed-control': { fault: 'name' },
    'current-page-mark': { fault: 'none' },
    'numbers-outside-list': {},
    'needless-ellipsis': { before: 1, after: 3, missing: 2 },
    'unreplaced-tag': {},
  };
}

const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

const pages = {
  'docs/compared.md': comparedPage(),
  'docs/components.md': withTable('docs/components.md', ['Framework', 'Command', 'Files'], frameworkRows()),
  'docs/api.md': withTable('docs/api.md', ['Option', 'Default', 'Meaning'], optionCells()),
  'docs/attributes.md': page(
    'scripts/attributes-page.js and src/attributes/schema.ts',
    ...attributeBlocks(table),
  ),
  'docs/configuration.md': withTable(
    'docs/configuration.md',
    ['Setting', 'On the command line', 'Meaning'],
    settingCells(),
  ),
  'docs/accessibility.md': accessibilityPage(),
  'docs/diagnostics.md': diagnosticsPage(),
  'docs/dialects.md': page(
    'scripts/dialects-page.js, src/dialects and fixtures/transform',
    ...dialectBlocks(table),
  ),
  'docs/themes.md': themesPage(),
  'docs/paginators.md': page('scripts/paginators-page.js and src/pagers', ...paginatorBlocks(table)),
  ...versionPages(currentText),
  'llms.txt': llmsText(currentText('docs/README.md')),
  'skills/pagination-tag/SKILL.md': skillText(),
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

function fail(message) {
  throw new Error(message);
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

/** Puts the notes in the folders of the themes into a page that people write: a row of its first table, and a section. */
function themesPage() {
  const text = currentText('docs/themes.md');
  const notes = themeNames.map((name) => {
    const file = `src/themes/${name}/notes.md`;
    const [heading, , ...body] = (currentText(file) ?? fail(`${file} is missing.`)).split('\n\n');
    return { name, framework: heading.replace('# ', ''), body: body.join('\n\n').trimEnd() };
  });
  const rows = [
    ...notes.map(({ name, framework }) => [`[${code(name)}](#${name})`, framework]),
    ['[small changes](#small-changes)', 'to one of these'],
    ['[your own markup](#your-own-markup)', 'a sample in HTML'],
  ];
  const [before, , after] = text.split(/^(\| +\| +\|\n(?:\|.*\n)+)/m);
  const [introduction] = after.split(/^## /m, 1);
  const rest = after.slice(after.indexOf('## Small changes'));
  const sections = notes.map(({ name, body }) => `## ${name}\n\n${body}\n\n`);
  return [before, table(['', ''], rows), '\n', introduction, ...sections, rest].join('');
}

/** What was measured, around the two sections that people write. */
function comparedPage() {
  const [, written] = /^(## What it does not do$[^]*?)\n\n## What was run$/m.exec(
    currentText('docs/compared.md'),
  );
  const source =
    'scripts/compared-page.js and e2e/fixtures/compared.json, except what it does not do, and versions';
  return page(source, ...comparedBlocks(table, written));
}

/** Puts what was heard into a page that people write. */
function accessibilityPage() {
  const sections = currentText('docs/accessibility.md').split(/^(?=## )/m);
  const isHeard = (section) => section.startsWith('## What screen readers say');
  return sections.map((section) => (isHeard(section) ? `${heardSection(table)}\n\n` : section)).join('');
}

function optionCells() {
  return Object.entries(optionRows).map(([name, { default: value, meaning }]) => [
    code(name),
    value === undefined ? 'unset' : code(typeof value === 'string' ? `'${value}'` : JSON.stringify(value)),
    meaning,
  ]);
}

function diagnosticsPage() {
  const examples = readExamples();
  const groups = [{ ...codes, ...pluginCodes, ...fileCodes }, auditCodes].map((group) =>
    Object.entries(group),
  );
  const [templates, sites] = groups.map((group) =>
    group.map(([name, { severity = 'error', summary }]) => [
      `[${code(name)}](#${name})`,
      severity,
      plain(summary),
    ]),
  );
  return page(
    'src/diagnostics, src/adapters/plugin-codes.ts, src/cli/files/file-codes.ts, src/audit/audit-codes.ts and fixtures/transform',
    '# Diagnostics',
    'A file with an error is not written. A warning has no effect on the output.',
    table(['Code', 'Severity', 'Meaning'], templates),
    'An [audit](ci.md#audit-of-a-built-site) of a built site finds these:',
    table(['Code', 'Severity', 'Meaning'], sites),
    '## Common mistakes',
    'What is often written, and what it means to the command line:',
    table(['Mistake', 'For example', 'Answer'], mistakeRows()),
    ...groups.flat().flatMap(([name, row]) => diagnosticSection(name, row, examples.get(name) ?? [])),
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

/** The diagnostics of the fixtures, by code, in the order of the names of the fixtures. */
function readExamples() {
  const examples = new Map();
  for (const { input, options } of fixtureNames.map((name) => readFixture(name)))
    for (const diagnostic of preprocess(input, options).diagnostics) {
      const known = examples.get(diagnostic.code) ?? [];
      examples.set(diagnostic.code, [...known, diagnostic]);
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
