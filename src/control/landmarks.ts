import type { Control } from '../attributes/checked-control.js';
import { defaults, totalNames } from '../attributes/schema.js';
import { areAlternatives, areOpposites } from '../regions/branches.js';
import type { Dialect } from '../dialects/dialect.js';
import type { Region } from '../regions/region.js';
import { problem, type Report } from '../diagnostics/diagnostic.js';

/** Attributes that are equal if two controls are the same one. */
const TARGETS = ['path', 'first_path', 'current_page', ...totalNames, 'previous_path', 'next_path'] as const;

/**
 * Reports controls with the same name that link to different pages. The same control may be above and below a list.
 *
 * Source: WAI-ARIA Authoring Practices, "Landmark Regions": distinct landmarks with the same role need distinct labels.
 *
 * @param landmarks in source order, with their names if known
 * @param regions the template's code
 */
export function checkLandmarks(
  landmarks: readonly { readonly control: Control; readonly landmark: string | undefined }[],
  text: string,
  regions: readonly Region[],
  dialect: Dialect | undefined,
  report: Report,
): void {
  if (landmarks.length < 2) return;
  const known = new Map<
    string,
    { readonly targets: Set<string>; readonly others: { target: string; control: Control }[] }
  >();
  for (const { control, landmark: name } of landmarks) {
    if (name === undefined) continue;
    const target = targetOf(control);
    const { targets, others } = known.get(name) ?? { targets: new Set(), others: [] };
    // Most tags of a page are for the same list, which needs no search.
    const isSame = targets.size === 1 && targets.has(target);
    const clash = isSame
      ? undefined
      : others.find(
          (other) =>
            other.target !== target && !(dialect && areApart(other.control, control, text, regions, dialect)),
        );
    if (clash !== undefined) {
      report(problem('landmark-name-clash', control.place, { name, other: clash.control.place }));
      continue;
    }
    others.push({ target, control });
    known.set(name, { targets: targets.add(target), others });
  }
}

/** Whether the template shows that two controls are never on the same page. */
function areApart(
  first: Control,
  second: Control,
  text: string,
  regions: readonly Region[],
  { syntax: { aroundAttributes = [] } }: Dialect,
): boolean {
  const conditionsOf = ({ rest }: Control): string[] =>
    rest.filter(({ name }) => aroundAttributes.includes(name)).map(({ value }) => String(value));
  return (
    areAlternatives(text, regions, first.place.end, second.place.start) ||
    conditionsOf(first).some((one) => conditionsOf(second).some((other) => areOpposites(one, other)))
  );
}

function targetOf({ attributes }: Control): string {
  return JSON.stringify(
    TARGETS.map((name) => {
      const given = attributes[name];
      if (given.kind === 'bound') return given.binding;
      return [given.kind === 'known' ? given.value : defaults[name]];
    }),
  );
}
