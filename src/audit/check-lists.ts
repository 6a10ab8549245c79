import { decode } from '../base/path.js';
import { problem, type AuditProblem } from './audit-codes.js';
import { describeLink, type Link } from './check-links.js';
import type { FoundControl } from './read-control.js';
import type { ReadPage } from './read-page.js';
import type { Site } from './site.js';

export interface AuditedControl {
  readonly page: ReadPage;
  readonly control: FoundControl;
  readonly links: readonly Link[];
}

/** What the controls of a site say of each other's pages. */
interface Neighbors {
  /** The first pages of the lists, by a page of them and its number. */
  readonly firsts: ReadonlyMap<string, ReadonlySet<string>>;
  /** The next pages of the lists, by a page of them and its number. */
  readonly followers: ReadonlyMap<string, ReadonlySet<string>>;
  /** The links of pages with several controls: a page and its number, and those of the page that it leads to. */
  readonly known: ReadonlySet<string>;
}

/** Notes which pages belong to one list. Time is in proportion to the number of links. */
export function findNeighbors(all: readonly AuditedControl[]): Neighbors {
  const firsts = new Map<string, Set<string>>();
  const followers = new Map<string, Set<string>>();
  const known = new Set<string>();
  for (const { page, control, links } of all)
    for (const { to, number } of links) {
      const { current } = control;
      if (to.kind !== 'file' || number === undefined || current === undefined) continue;
      const key = keyOf(to.path, number);
      const here = keyOf(page.path, current);
      if (page.controls.length > 1) known.add(here + key);
      if (current === number + 1) followers.set(key, (followers.get(key) ?? new Set()).add(page.path));
      if (current === 1) firsts.set(key, (firsts.get(key) ?? new Set()).add(page.path));
    }
  return { firsts, followers, known };
}

function keyOf(path: string, number: number): string {
  return `${number} ${path}\n`;
}

/** Checks what only the other pages of a list tell: its last page, and the URL of its first. */
export function checkList(
  placed: AuditedControl,
  { firsts, followers, known }: Neighbors,
  site: Site,
): AuditProblem[] {
  const { page, control, links } = placed;
  const { current, entries, place } = control;
  if (current === undefined) return [];
  const here = keyOf(page.path, current);
  // Of several controls on a page, the one that leads back is meant.
  const others = (of: ReadonlyMap<string, ReadonlySet<string>>, number: number): string[] =>
    [...(of.get(here) ?? [])].filter((path) => !known.has(here + keyOf(path, number)));
  const toFirst = links.find(({ number, entry }) => number === 1 && !entry.isCurrent);
  const found = toFirst === undefined ? [] : checkFirst(toFirst, page, others(firsts, 1), site);
  const goesOn = entries.some(({ direction, href }) => direction === 'next' && href !== undefined);
  const goesFurther = entries.some(({ number = 0 }) => number > current);
  const [follower] = others(followers, current + 1);
  if (goesFurther || goesOn || follower === undefined) return found;
  const url = site.urlOf(follower);
  return [...found, problem('missing-last-page', place, { last: current, next: current + 1, url })];
}

/** @param firsts the pages that are known as the first one of the list */
function checkFirst(link: Link, page: ReadPage, firsts: readonly string[], site: Site): AuditProblem[] {
  const { to, entry } = link;
  if (to.kind !== 'file') return [];
  const { url, file } = site.canonicalOf(to.path) ?? { url: to.url, file: to.path };
  const other = firsts.find((path) => (site.canonicalOf(path)?.file ?? path) !== to.path);
  // That of the home page, which a layout may name on every page.
  const isOfOther = (): boolean =>
    file !== to.path &&
    (site.canonicalOf(page.path)?.file === file ||
      site.page(file)?.controls.some(({ current }) => current === 1) !== true);
  const [fault, canonical] = to.isRedirected
    ? (['redirect', site.urlOf(to.path)] as const)
    : decode(url.pathname) === decode(to.url.pathname)
      ? (['two', other && site.urlOf(other)] as const)
      : ([isOfOther() ? 'other-list' : 'canonical', url.pathname] as const);
  if (canonical === undefined) return [];
  return [problem('first-page-url', entry.place, { fault, ...describeLink(link), canonical })];
}
