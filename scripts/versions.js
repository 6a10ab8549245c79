// The versions that the tests passed with, on docs/paginators.md and as the last paragraph on the page of a framework, or those of npm
// that it was tried with by hand. e2e/today/versions.json has those of Debian unstable, which
// `UPDATE=1 npm run test:today -- today/versions` writes, and under `oldest` those of Debian 12, where components were tried on a day, and
// a sample of tags is tried in CI. Whoever tries others writes them into e2e/today/by-hand.json.

import { readFileSync } from 'node:fs';

/** What runs the tests of each page. */
const PARTS = {
  django: ['Django', 'django-tables2'],
  eex: ['Elixir'],
  fastapi: ['FastAPI'],
  flask: ['Flask', 'Flask-SQLAlchemy'],
  hugo: ['Hugo'],
  jekyll: ['Jekyll', 'jekyll-paginate', 'jekyll-paginate-v2'],
  jinja: ['Jinja'],
  laravel: ['Laravel', 'PHP'],
  php: ['PHP'],
  rails: ['Rails', 'Kaminari', 'Pagy', 'will_paginate'],
  shopify: ['Liquid', 'LiquidJS'],
  symfony: ['Symfony', 'Twig', 'PHP'],
};

/** How the paragraph begins: for what tests ran with, and for what they do not run with. */
const TESTED = 'Last tested with';
const TRIED = 'Tested manually on';

/**
 * The pages of the frameworks, and that of the build tools, with that paragraph.
 *
 * @param {(file: string) => string} read
 * @returns {Record<string, string>} the pages by file
 */
export function versionPages(read) {
  const tested = Object.entries(PARTS).map(([framework, parts]) =>
    withLast(read, `docs/frameworks/${framework}.md`, TESTED, lastTestedWith(parts)),
  );
  const { date, pages } = readJson('by-hand.json');
  const tried = Object.entries(pages).map(([file, all]) =>
    withLast(read, file, TRIED, `${TRIED} ${dayOf(date)}: ${list(all)}.`),
  );
  return Object.fromEntries([...tested, ...tried]);
}

/**
 * Two sentences: the versions of today, and the oldest ones.
 *
 * @param {string[]} parts the names of the libraries
 */
export function lastTestedWith(parts) {
  const { date, versions, oldest } = readJson('versions.json');
  const known = new Map(Object.entries(versions).map(([name, one]) => [name.toLowerCase(), one]));
  const today = parts.map((name) => `${name} ${known.get(name.toLowerCase())}`);
  const old = parts
    .filter((name) => name in oldest.versions)
    .map((name) => `${name} ${oldest.versions[name]}`);
  return `${TESTED} ${list(today)}, in Debian unstable as of ${dayOf(date)}. Oldest tested, on ${dayOf(oldest.date)}: ${list(old)}.`;
}

/** Replaces the last paragraph of a page, which begins with some words, or adds it. */
function withLast(read, file, start, paragraph) {
  const [own] = read(file).split(`\n${start}`);
  return [file, `${own.trimEnd()}\n\n${paragraph}\n`];
}

function list(names) {
  return new Intl.ListFormat('en-GB').format(names);
}

function dayOf(date) {
  return new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

function readJson(name) {
  return JSON.parse(readFileSync(new URL(`../e2e/today/${name}`, import.meta.url), 'utf8'));
}
