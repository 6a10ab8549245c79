import { describe, type Diagnostic } from '../diagnostics/diagnostic.js';
import { auditCodes, problem, type AuditCode, type AuditProblem } from './audit-codes.js';
import { checkControl } from './check-control.js';
import { checkLinks, linksOf } from './check-links.js';
import { checkList, findNeighbors, type AuditedControl } from './check-lists.js';
import type { ReadPage } from './read-page.js';
import { Site, type SiteFiles } from './site.js';

export interface AuditedPage {
  /** The name of the file in messages. */
  readonly file: string;
  readonly controls: number;
  /** How many links these have, of those that lead to pages of the site. */
  readonly links: number;
  /** In source order. */
  readonly diagnostics: readonly Diagnostic<AuditCode>[];
}

/**
 * Checks the controls of a built site. Time is in proportion to the number of links in them.
 *
 * @returns one result for each page, in the same order
 * @throws {TypeError} if the base is not a URL
 */
export function auditSite(pages: readonly ReadPage[], options: SiteFiles): readonly AuditedPage[] {
  const site = new Site(options, pages);
  const controlsOf = (page: ReadPage): readonly AuditedControl[] =>
    page.controls.map((control) => ({ page, control, links: linksOf(control, page, site) }));
  const byPage = new Map(pages.map((page) => [page, controlsOf(page)]));
  const neighbors = findNeighbors([...byPage.values()].flat());
  return [...byPage].map(([page, placed]) => {
    const found = placed.flatMap((one) => [
      ...checkControl(one.control),
      ...checkLinks(one.links, page, site),
      ...checkList(one, neighbors, site),
    ]);
    const left = page.tags.map((range) => problem('unreplaced-tag', range, {}));
    return {
      file: page.file,
      controls: placed.length,
      links: placed.flatMap(({ links }) => links.filter(({ to }) => to.kind !== 'elsewhere')).length,
      diagnostics: describeAll([...found.filter(isNews), ...left], page),
    };
  });
}

/** Controls above and below a list, or a control in each state, have the same links to nowhere: that is one problem. */
function isNews(one: AuditProblem, index: number, all: readonly AuditProblem[]): boolean {
  const isSame = ({ code, values }: AuditProblem): boolean =>
    code === one.code && 'fault' in values && values.fault === 'every';
  return !isSame(one) || all.findIndex(isSame) === index;
}

function describeAll(problems: readonly AuditProblem[], page: ReadPage) {
  if (problems.length === 0) return [];
  const source = page.source();
  return problems
    .map((one) => describe(source, auditCodes[one.code], one))
    .toSorted((a, b) => a.start.offset - b.start.offset);
}
