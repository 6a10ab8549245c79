import { problem, type AuditProblem } from './audit-codes.js';
import type { FoundControl, Entry } from './read-control.js';

/**
 * Checks the markup of a control.
 *
 * Sources: WAI-ARIA Authoring Practices, "Landmark Regions"; WAI-ARIA 1.2, `aria-current`: one element of a set.
 */
export function checkControl(control: FoundControl): AuditProblem[] {
  const { place, entries, marks, current, isLandmark } = control;
  const found = nameProblems(control);
  const shown = entries.filter(({ number }) => number !== undefined);
  const numbers = shown.filter(({ href, isCurrent }) => href !== undefined || isCurrent);
  // Links to the pages of something else, such as of a topic in a list of topics, have no current page.
  const isElsewhere = shown.length > 0 && current === undefined && !isLandmark;
  if (isElsewhere && shown.every(({ href }) => href !== undefined)) return [];
  if (numbers.length < 2) return found;
  if (marks !== 1)
    found.push(
      problem('current-page-mark', place, { fault: marks === 0 ? 'none' : 'several', count: marks }),
    );
  if (!numbers.every(({ list }) => list !== undefined))
    found.push(problem('numbers-outside-list', place, {}));
  return [...found, ...ellipsisProblems(entries)];
}

function nameProblems({ place, element, isLandmark, name }: FoundControl): AuditProblem[] {
  if (!isLandmark) return [problem('unnamed-control', place, { fault: 'landmark', element })];
  return name === '' ? [problem('unnamed-control', place, { fault: 'name', element })] : [];
}

/** An ellipsis needs as much room as a number, so it should stand for two pages or more. */
function ellipsisProblems(entries: readonly Entry[]): AuditProblem[] {
  return entries.flatMap((entry, index) => {
    const before = entries[index - 1]?.number;
    const after = entries[index + 1]?.number;
    if (!entry.isEllipsis || before === undefined || after === undefined) return [];
    if (after !== before + 1 && after !== before + 2) return [];
    return problem('needless-ellipsis', entry.place, { before, after });
  });
}
