/** The entry of a list: a gap, the current page or a page, in as few elements as they allow. */

import { isBranch, isElement, type Branch, type Drawn } from './drawing.js';
import { merge } from './merge.js';

/** The link to a page and that to the current one as one element, unless the theme has them too different. */
export function asOneLink(entry: Branch, current: string): Drawn {
  const [gap, link] = entry.cases;
  const merged = link && merge(link.body, entry.otherwise, current);
  return gap && merged ? inOneItem(asChain({ ...entry, cases: [gap], otherwise: merged })) : entry;
}

/** A branch whose last case is another one is a chain. */
function asChain(branch: Branch): Branch {
  const [only, ...others] = branch.otherwise;
  if (!isBranch(only) || others.length > 0) return branch;
  return { ...only, cases: [...branch.cases, ...only.cases] };
}

/** Where the items around gaps and links are alike, the branch is within one. */
export function inOneItem(entry: Branch): Drawn {
  const bodies = [...entry.cases.map(({ body }) => body), entry.otherwise];
  const items = bodies.map(([item, ...others]) => {
    return item !== undefined && others.length === 0 && isElement(item) ? item : undefined;
  });
  const [first] = items;
  const alike = JSON.stringify({ ...first, children: [] });
  const isAlike = items.every((item) => JSON.stringify({ ...item, children: [] }) === alike);
  if (first?.name !== 'li' || !isAlike) return entry;
  const inner = items.map((item) => item?.children ?? []);
  const cases = entry.cases.map((one, index) => ({ ...one, body: inner[index] ?? [] }));
  return { ...first, children: [asChain({ ...entry, cases, otherwise: inner.at(-1) ?? [] })] };
}
