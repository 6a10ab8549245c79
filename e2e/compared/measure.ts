import axe from 'axe-core';
import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom';
import { checkWithNu } from '../nu-checker.js';
import type { Answer, Answers, Library } from './library.js';

/** What is measured of a list of 42 pages. */
export interface Figures {
  readonly languages: number | null;
  /** The list with the defaults. */
  readonly posts: Steadiness;
  /** An option, as its users write it, and the list with it. */
  readonly option?: string;
  readonly options?: Steadiness;
  /** How the control is found: the name of its landmark, or null. */
  readonly landmark: string | null;
  readonly isList: boolean;
  /** How the current page is marked, in words. */
  readonly current: string;
  /** What `?page=abc` and `?page=999` give, in words. */
  readonly abc: string;
  readonly beyond: string;
  /** Bytes of the control of page 7. */
  readonly bytes: number;
  /** What checkers find on the first page, on page 7 or on the last: rules of axe, and messages of the Nu HTML Checker. */
  readonly axe: readonly string[];
  readonly nu: readonly string[];
}

/** The figures of a version, which another version may share. */
export interface Row {
  readonly version: string;
  /** The day of the run, `YYYY-MM-DD`. */
  readonly date?: string;
  readonly figures: Figures;
}

/** How the entries between Previous and Next change when a visitor clicks Next on pages 1 to 41. */
interface Steadiness {
  /** The lowest and the highest number of entries on a page. */
  readonly fewest: number;
  readonly most: number;
  /** How often the number differs from that of the page before. */
  readonly changes: number;
  /** How often an ellipsis stands for a single page, on all 42 pages together. */
  readonly needless: number;
}

const PAGES = Array.from({ length: 42 }, (_, index) => index + 1);
const ODD = ['abc', '999'];

/** The requests whose answers `measure` takes, in that order. */
export const urlsFor = (hasOption: boolean): string[] => [
  ...[...PAGES, ...ODD].map((page) => `/posts?page=${page}`),
  ...(hasOption ? PAGES.map((page) => `/options?page=${page}`) : []),
];

/** A library whose answers to `urlsFor` are measured. */
interface Asked extends Omit<Library, 'ask'> {
  readonly answers: Answers;
}

/** Measures libraries, and returns their rows by name. */
export async function measure(all: readonly Asked[]): Promise<Record<string, Row>> {
  const { window } = new JSDOM(pageWith(''), {
    runScripts: 'outside-only',
    virtualConsole: new VirtualConsole(),
  });
  try {
    window.eval(axe.source);
    const nu = messagesOf(all);
    const rows: [string, Row][] = [];
    for (const [index, asked] of all.entries())
      rows.push([
        asked.name,
        { version: asked.answers.version, figures: await measureOne(window, asked, nu[index] ?? []) },
      ]);
    return Object.fromEntries(rows);
  } finally {
    window.close();
  }
}

async function measureOne(
  window: DOMWindow,
  { option, takesNumbers, answers: { languages, answers } }: Asked,
  nu: readonly string[],
): Promise<Figures> {
  const elements = answers.map(({ html }) => elementOf(window, html));
  const options = elements.slice(PAGES.length + ODD.length);
  const [abc, beyond] = [PAGES.length, PAGES.length + 1].map((index) =>
    pageOf(answers[index]!, elements[index]!),
  );
  const sample = elements[6]!;
  const landmark = sample.querySelector('nav, [role="navigation"]');
  const entry = entriesOf(sample).find((element) => wordOf(element) === '7');
  return {
    languages,
    posts: steadiness(elements.slice(0, PAGES.length)),
    ...(option !== undefined && { option, options: steadiness(options) }),
    landmark: landmark && nameOf(landmark),
    isList: entry?.closest('ul, ol') != null,
    current: entry === undefined ? 'not at all' : markOf(entry),
    abc: takesNumbers ? 'your code' : abc!,
    beyond: beyond!,
    bytes: Buffer.byteLength(answers[6]!.html.trim()),
    axe: await runAxe(window, samplesOf(answers)),
    nu,
  };
}

/** The first page, one in the middle and the last. */
function samplesOf(answers: readonly Answer[]): Answer[] {
  return [1, 7, 42].map((page) => answers[page - 1]!);
}

function pageWith(control: string): string {
  return `<!DOCTYPE html><html lang="en"><head><title>Posts</title></head><body><main><h1>Posts</h1>\n${control}\n</main></body></html>`;
}

function steadiness(controls: readonly Element[]): Steadiness {
  const pages = controls.map((control) => entriesOf(control).map(wordOf));
  const counts = pages.map(({ length }) => length);
  return {
    fewest: Math.min(...counts),
    most: Math.max(...counts),
    changes: counts.filter((count, index) => index > 0 && count !== counts[index - 1]).length,
    needless: pages.flatMap((words) =>
      words.filter((word, index) => {
        const [before, after] = [words[index - 1], words[index + 1]].map(Number);
        return word === '…' && after! - before! === 2;
      }),
    ).length,
  };
}

/** Numbers of pages, in a sentence for screen readers or alone, and every kind of dots. */
const WORD = /^(?:page )?(\d+|…|⋯|•••|\.\.\.)$/i;

/** The innermost elements that are the number of a page or an ellipsis. A summary is a paragraph, and has numbers as well. */
function entriesOf(control: Element): Element[] {
  const all = [...control.querySelectorAll('*')].filter(
    (element) => WORD.test(textOf(element)) && element.closest('p') === null,
  );
  return all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
}

function wordOf(entry: Element): string {
  const [, word = ''] = WORD.exec(textOf(entry)) ?? [];
  return /\d/.test(word) ? word : '…';
}

function textOf(element: Element): string {
  return element.textContent.replace(/\s+/g, ' ').trim();
}

function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby');
  const label = by === null ? element : element.ownerDocument.querySelector(`[id="${by}"]`);
  return element.getAttribute('aria-label') ?? (by === null ? '' : textOf(label ?? element));
}

function markOf(entry: Element): string {
  const marked = entry.closest('[aria-current]');
  const link = entry.closest('a[href]') === null ? 'no link' : 'a link';
  if (marked !== null) return `\`aria-current="${marked.getAttribute('aria-current')}"\`, ${link}`;
  const name = entry.localName;
  return `${name === 'span' ? 'a class' : `\`<${name}>\``} only, ${link}`;
}

/** What a visitor gets: an error, or the number of the marked page. */
function pageOf({ status }: Answer, control: Element): string {
  if (status >= 400) return String(status);
  const entries = entriesOf(control).filter((entry) => wordOf(entry) !== '…');
  const current =
    entries.find((entry) => entry.closest('[aria-current]') !== null) ??
    entries.find((entry) => entry.closest('a, button') === null);
  return current === undefined ? 'no current page' : `page ${wordOf(current)}`;
}

function elementOf({ document }: DOMWindow, html: string): Element {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

/** What axe finds without styles: it checks names, roles and structure, and no colors or sizes. */
async function runAxe(window: DOMWindow, answers: readonly Answer[]): Promise<string[]> {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  const found: string[] = [];
  for (const { html } of answers) {
    window.document.querySelector('main')!.innerHTML = `<h1>Posts</h1>${html}`;
    const { violations } = await checker.run(window.document, {
      rules: { 'color-contrast': { enabled: false } },
    });
    found.push(...violations.map(({ id }) => id));
  }
  return [...new Set(found)].sort();
}

/** What the Nu checker finds in each library, every message once. */
function messagesOf(all: readonly Asked[]): string[][] {
  const pages = all.flatMap(({ answers: { answers } }, index) =>
    samplesOf(answers).map(({ html }, sample) => ({ name: `${index}-${sample}.html`, html: pageWith(html) })),
  );
  const lines = checkWithNu(pages);
  return all.map((_, index) => {
    const own = lines.filter((line) => line.startsWith(`${index}-`));
    return [...new Set(own.map((line) => line.replace(/^[^:]*:\d*:\s*\w+:\s*/, '')))].sort();
  });
}
