import type { Control } from '../attributes/check-attributes.js';
import type { Range } from '../base/source.js';
import { problem, type Problem } from '../diagnostics/diagnostic.js';

/** A control and the name of its landmark. */
export interface Landmark {
  readonly control: Control;
  /** What names it: a label, or the elements that `aria-labelledby` refers to. */
  readonly name: string;
}

/** What makes two controls the same one, shown twice. */
const TARGETS = ['path', 'first_path', 'total_pages', 'current_page'] as const;

/**
 * Finds controls that lead to different pages under the same name. The same control may stand above and below a list.
 *
 * Source: WAI-ARIA Authoring Practices, "Landmark Regions": landmarks of one role that differ need different labels.
 *
 * @param landmarks the controls of a template, in source order
 * @param areAlternatives tells whether no page has both of two controls
 */
export function checkLandmarks(
  landmarks: readonly Landmark[],
  areAlternatives: (first: Range, second: Range) => boolean,
): Problem[] {
  if (landmarks.length < 2) return [];
  const known = new Map<string, { readonly target: string; readonly place: Range }[]>();
  return landmarks.flatMap(({ control, name }) => {
    const { place } = control;
    const target = targetOf(control);
    const others = known.get(name) ?? [];
    const clash = others.find((other) => other.target !== target && !areAlternatives(other.place, place));
    if (clash !== undefined) return [problem('landmark-name-clash', place, { name, other: clash.place })];
    others.push({ target, place });
    known.set(name, others);
    return [];
  });
}

function targetOf({ attributes, bound }: Control): string {
  return JSON.stringify(
    TARGETS.map((name) => bound.find((one) => one.name === name)?.binding ?? [attributes[name]]),
  );
}
