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
  /** The first pages of the list, by a page of it and its number. */
  readonly firsts: ReadonlyMap<string, readonly string[]>;
  /** The next page of the list, by a page of it and its number. */
  readonly followers: ReadonlyMap<string, string>;
}

/** Notes which pages belong to one list. Time is in proportion to the number of links. */
export function findNeighbors(all: readonly AuditedControl[]): Neighbors {
  const firsts = new Map<string, string[]>();
  const followers = new Map<string, string>();
  for (const { page, control, links } of all)
    for (const { to, number } of links) {
      if (to.kind !== 'file' || number === undefined) continue;
      const key = keyOf(to.path, number);
      if (control.current === number + 1) followers.set(key, page.path);
      if (control.current !== 1) continue;
      const known = firsts.get(key) ?? [];
      known.push(page.path);
      firsts.set(key, known);
    }
  return { firsts, followers };
}

function keyOf(path: string, number: number): string {
  return `${number} ${path}`;
}

/** Checks what only the other pages of a list tell: its last page, and the URL of its first. */
export function checkList(
  placed: AuditedControl,
  { firsts, followers }: Neighbors,
  site: Site,
): AuditProblem[] {
  const { page, control, links } = placed;
  const { current, entries, place } = control;
  if (current === undefined) return [];
  const toFirst = links.find(({ number, entry }) => number === 1 && !entry.isCurrent);
  const found = toFirst === undefined ? [] : checkFirst(toFirst, firsts.get(keyOf(page.path, current)), site);
  const goesOn = entries.some(({ direction, href }) => direction === 'next' && href !== undefined);
  const goesFurther = entries.some(({ number = 0 }) => number > current);
  const follower = followers.get(keyOf(page.path, current));
  if (goesFurther || goesOn || follower === undefined) return found;
  const url = site.urlOf(follower);
  return [...found, problem('missing-last-page', place, { last: current, next: current + 1, url })];
}

/** @param firsts the pages that are known as the first one of the list */
function checkFirst(link: Link, firsts: readonly string[] | undefined, site: Site): AuditProblem[] {
  const { to, entry } = link;
  if (to.kind !== 'file') return [];
  const stated = site.canonicalOf(to.path) ?? to.path;
  const other = firsts?.find((path) => path !== to.path);
  const [fault, path] = to.isRedirected
    ? (['redirect', to.path] as const)
    : stated === to.path
      ? (['two', other] as const)
      : (['canonical', stated] as const);
  if (path === undefined) return [];
  const values = { fault, ...describeLink(link), canonical: site.urlOf(path) };
  return [problem('first-page-url', entry.place, values)];
}
