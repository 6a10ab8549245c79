import { decode } from '../base/path.js';
import { problem, type AuditProblem } from './audit-codes.js';
import type { FoundControl, Entry } from './read-control.js';
import type { ReadPage } from './read-page.js';
import type { Destination, Site } from './site.js';

export interface Link {
  readonly entry: Entry;
  readonly href: string;
  readonly to: Destination;
  /** The number of the page that it should lead to, if that is known. */
  readonly number: number | undefined;
}

/** URLs that lead nowhere. */
const PLACEHOLDER = /^(?:#!?|javascript:.*)$/is;

export function linksOf(control: FoundControl, page: ReadPage, site: Site): readonly Link[] {
  const { current } = control;
  return control.entries.flatMap((entry): Link[] => {
    const { href, direction } = entry;
    if (href === undefined) return [];
    const step = direction === 'next' ? 1 : -1;
    const numbered = entry.number ?? (direction === undefined ? undefined : (current ?? NaN) + step);
    // A part of the page, such as a slide, is no page.
    const isPart = href.startsWith('#') && page.links().ids.has(decode(href.slice(1)));
    const number = current === undefined || isPart ? undefined : numbered;
    return [{ entry, href, to: site.follow(href, page), number }];
  });
}

/** Checks each link of a control: that its page exists, and has the current page that the link says. */
export function checkLinks(links: readonly Link[], page: ReadPage, site: Site): AuditProblem[] {
  const common = commonProblem(links, page, site);
  if (common !== undefined) return [common];
  const bases = links.flatMap(({ href, to }) =>
    to.kind === 'missing' ? (site.otherBase(href, page) ?? []) : [],
  );
  return links.flatMap((link) => checkLink(link, page, site, bases) ?? []);
}

/** The one problem of a control of which no link leads to another page, as in a mock-up of one page. */
function commonProblem(links: readonly Link[], page: ReadPage, site: Site): AuditProblem | undefined {
  const current = currentsOf(page);
  const isHere = ({ to }: Link): boolean => to.kind === 'file' && to.path === page.path;
  const isRight = (link: Link): boolean =>
    link.number === undefined ? !mustLeave(link) : current.includes(link.number);
  const others = links.filter((link) => !isHere(link) || !isRight(link));
  const [first] = others;
  if (first === undefined || others.length === 1) return undefined;
  const { place } = first.entry;
  const values = { fault: 'every', count: others.length, ...describeLink(first), base: site.base } as const;
  if (others.every(isPlaceholder)) return problem('placeholder-link', place, values);
  const isMissing = ({ href, to }: Link): boolean =>
    to.kind === 'missing' && site.otherBase(href, page) === undefined && !site.hasBaseTwice(href, page);
  if (others.every(isMissing)) return problem('dead-link', place, values);
  return others.every(isHere)
    ? problem('wrong-page', place, { ...values, current: current.join(', ') })
    : undefined;
}

function currentsOf({ controls }: ReadPage): readonly number[] {
  return [...new Set(controls.flatMap(({ current }) => current ?? []))];
}

/** Whether it leads to the next or previous page, or rather a part of this one, of a list without numbers. */
function mustLeave({ entry, number, href }: Link): boolean {
  return number === undefined && entry.direction !== undefined && !href.trim().startsWith('#');
}

function isPlaceholder({ href }: Link): boolean {
  return PLACEHOLDER.test(href.trim());
}

/** @param bases the base paths that other links of the control seem to have */
function checkLink(
  link: Link,
  page: ReadPage,
  site: Site,
  bases: readonly string[],
): AuditProblem | undefined {
  const { entry, href, to } = link;
  const { place } = entry;
  const words = { ...describeLink(link), count: 1 };
  if (isPlaceholder(link)) return problem('placeholder-link', place, { fault: 'one', ...words });
  switch (to.kind) {
    case 'elsewhere':
      return undefined;
    case 'invalid':
    case 'outside-base':
      return problem('dead-link', place, { fault: to.kind, ...words, base: site.base });
    case 'missing': {
      const base = site.otherBase(href, page, bases);
      const isTwice = site.hasBaseTwice(href, page);
      const fault = base === undefined ? (isTwice ? 'base-twice' : 'missing') : 'other-base';
      return problem('dead-link', place, { fault, ...words, base: base ?? site.base });
    }
    default:
      return to.path === page.path && mustLeave(link)
        ? problem('wrong-page', place, { fault: 'self', ...words, current: '' })
        : checkTarget(link, site.page(to.path), to.url.hash.slice(1));
  }
}

function checkTarget(link: Link, target: ReadPage | undefined, hash: string): AuditProblem | undefined {
  const { entry, number } = link;
  // A file that is not HTML has neither controls nor ids.
  if (target === undefined) return undefined;
  const currents = currentsOf(target);
  const words = { ...describeLink(link), count: 1 };
  if (number !== undefined && !currents.includes(number))
    return problem('wrong-page', entry.place, {
      fault: currents.length === 0 ? 'none' : 'other',
      ...words,
      current: currents.join(', '),
    });
  // What follows ":~:" is for the browser: URL Fragment Text Directives.
  const id = decode(hash.replace(/:~:.*/s, ''));
  // "#top" and an empty fragment are the top of any page: HTML Living Standard, "Scrolling to a fragment".
  if (id === '' || id.toLowerCase() === 'top') return undefined;
  const { ids } = target.links();
  if (ids.has(id) || ids.has(hash)) return undefined;
  return problem('missing-fragment', entry.place, { ...words, id });
}

/** What a message says of a link. */
export function describeLink({ entry, href, number }: Link): { readonly link: string; readonly url: string } {
  if (entry.direction !== undefined) return { link: `The link to the ${entry.direction} page`, url: href };
  if (number !== undefined) return { link: `The link to page ${number}`, url: href };
  const label = entry.text.slice(0, 40);
  return { link: label === '' ? 'A link' : `The link "${label}"`, url: href };
}
