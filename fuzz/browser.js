/**
 * Inserts tags into random markup and real pages, and compares how Chromium parses each page before and after. Fails if
 * - a tag is missed: Chromium has an element, and we neither replace nor report it;
 * - there is a phantom: we replace what is not an element;
 * - a control is swallowed: it is not an element of the result;
 * - something is moved without a warning: it is elsewhere than in the page with harmless elements for the tags;
 * - a byte outside of the tags has changed.
 *
 *     npm run fuzz:browser -- --seed 1 --pages 20000
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../e2e/scripts/programs.js';
import { preprocess, renderPagination } from '../dist/index.js';
import { findTags } from '../dist/tags/find-tags.js';
import { htmlCases, randomNumbers } from '../dist/testing/html-cases.js';
import { severityOf } from '../dist/diagnostics/codes.js';
import { installedPages } from './pages.js';

const { chromium } = createRequire(join(import.meta.dirname, '../e2e/package.json'))('playwright-core');

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, pages: { type: 'string', default: '20000' } },
});

/** The number of pages that the browser gets at once. */
const BATCH = 200;

/** A control in the markup that all themes share, to recognize it. */
const control = (id) =>
  renderPagination({ path: '/:page', total_pages: 2, class: 'under-test', 'data-at': id });

/** Numbers every text that may be a tag. Returns the page. */
function number(text) {
  let id = 0;
  return text.replace(/<pagination(?=[\s/>])/gi, (name) => `${name} data-at=${id++} `);
}

/** Our results for a page: the tags, the warnings, and the page with controls or with harmless elements instead. */
function judge(page) {
  const { tags, problems } = findTags(page);
  const severities = new Set(problems.map(({ code }) => severityOf(code)));
  const ids = tags.map(({ startTag }) => /data-at=(\d+)/.exec(page.slice(startTag.start, startTag.end))?.[1]);
  const withInstead = (markup) =>
    tags.reduceRight(
      (html, { range }, index) => html.slice(0, range.start) + markup(ids[index]) + html.slice(range.end),
      page,
    );
  return {
    page,
    ids,
    refused: severities.has('error') || isReadAgainstTheStandard(page),
    misplaced: problems.some(({ code }) => code === 'misplaced-tag'),
    result: withInstead(control),
    // An element that does not close, open or move others.
    harmless: withInstead((id) => `<source class=under-test data-at=${id}>`),
  };
}

/**
 * Chromium lets a `<frameset>` take the place of the body after a `<template>`, which sets the frameset-ok flag to "not ok"
 * by the HTML Standard, "The rules for parsing tokens in HTML content".
 */
function isReadAgainstTheStandard(page) {
  return /<template/i.test(page) && /<frameset/i.test(page);
}

/** Runs in the browser. Returns what is wrong with each page, by its index in the list. */
function judgeInBrowser(judged) {
  function read(html) {
    const elements = [];
    const roots = [new DOMParser().parseFromString(html, 'text/html')];
    for (const root of roots) {
      for (const element of root.querySelectorAll('*')) {
        elements.push(element);
        if (element instanceof HTMLTemplateElement) roots.push(element.content);
      }
    }
    return { root: roots[0], elements };
  }
  const idOf = (element) => element.getAttribute('data-at');
  const idsOf = (elements, matches) =>
    elements
      .filter(matches)
      .map(idOf)
      .toSorted((a, b) => a - b)
      .join();
  function shapeOf({ root, elements }) {
    for (const element of elements) {
      const isControl = element.classList.contains('under-test');
      if (isControl)
        element.replaceWith(Object.assign(document.createElement('source'), { id: idOf(element) }));
    }
    return root.documentElement.outerHTML;
  }
  return judged.map(({ page, ids, misplaced, result, harmless }) => {
    const isTag = ({ localName }) => localName === 'pagination';
    const seen = new Set(read(page).elements.filter(isTag).map(idOf));
    const missed = [...seen].filter((id) => !ids.includes(id));
    if (missed.length > 0) return `missed ${missed}`;
    const phantoms = ids.filter((id) => !seen.has(id));
    if (phantoms.length > 0) return `phantom ${phantoms}`;
    const after = read(result);
    const controls = idsOf(
      after.elements,
      ({ localName, classList }) => localName === 'nav' && classList.contains('under-test'),
    );
    if (controls !== ids.toSorted((a, b) => a - b).join())
      return `swallowed: of ${ids}, ${controls || 'none'} are left`;
    if (!misplaced && shapeOf(after) !== shapeOf(read(harmless))) return 'moved';
    return undefined;
  });
}

/** With its controls cut out, a page is the template with its tags cut out. */
function checkOutside(page) {
  const { html, tags } = preprocess(page);
  let [from, at, isSame] = [0, 0, true];
  for (const { start, end, output } of tags) {
    isSame &&= page.slice(from, start.offset) === html.slice(at, output.start);
    [from, at] = [end.offset, output.end];
  }
  return isSame && page.slice(from) === html.slice(at) ? undefined : 'outside bytes';
}

const random = randomNumbers(Number(values.seed) + 1);
const realPages = installedPages();

/** A real page with tags in places of all kinds, half of them after a ">". */
function pageWithTags() {
  let page = realPages[random(realPages.length)].slice(0, 100_000);
  for (let count = 1 + random(6); count > 0; count--) {
    const place = random(page.length + 1);
    const at = random(2) === 0 ? place : page.indexOf('>', place) + 1;
    const tag = [
      '<pagination></pagination>',
      '<pagination/>',
      '<pagination total_pages=3>',
      '<PAGINATION\n></pagination >',
    ];
    page = page.slice(0, at) + tag[random(tag.length)] + page.slice(at);
  }
  return page;
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
  timeout: 300_000,
});
const tab = await browser.newPage();
const ask = (judged) => tab.evaluate(judgeInBrowser, judged);

/** Removes what a failure does not need. */
async function minimize(page, kind) {
  for (let length = page.length >> 1; length > 0;) {
    const shorter = Array.from({ length: Math.ceil(page.length / length) }, (_, index) =>
      judge(page.slice(0, index * length) + page.slice((index + 1) * length)),
    ).filter(({ refused }) => !refused);
    const faults = await ask(shorter);
    const next = shorter.find((_, index) => faults[index]?.startsWith(kind));
    if (next) page = next.page;
    else length >>= 1;
  }
  return page;
}

const cases = htmlCases(Number(values.seed), realPages);
const count = Number(values.pages);
const totals = { accepted: 0, tags: 0, faults: 0 };
for (let made = 0; made < count; made += BATCH) {
  const pages = Array.from({ length: Math.min(BATCH, count - made) }, (_, index) =>
    number(realPages.length > 0 && index % 4 === 0 ? pageWithTags() : cases.next().value),
  );
  const accepted = pages.map(judge).filter(({ refused }) => !refused);
  const faults = await ask(accepted);
  totals.accepted += accepted.length;
  for (const [index, { page, ids }] of accepted.entries()) {
    totals.tags += ids.length;
    const fault = faults[index] ?? checkOutside(page);
    if (fault === undefined) continue;
    totals.faults++;
    if (totals.faults <= 10)
      console.error(fault, JSON.stringify(await minimize(page, fault.split(/[\s:]/)[0])));
  }
}
await browser.close();
console.log(
  `seed ${values.seed}: ${count} pages, ${totals.accepted} accepted with ${totals.tags} tags, ${totals.faults} faults`,
);
process.exitCode = totals.faults > 0 ? 1 : 0;
