import type { FindRegions } from '../regions/region.js';

/** A template, and its regions in the words of {@link describeRegions}. */
export type RegionCase = readonly [template: string, ...regions: string[]];

/**
 * Writes regions down: their kinds and texts, and the code of outputs. Spaces and line breaks are unchanged.
 *
 * @example
 * describeRegions(findEjsRegions, 'a <%- b %>'); // ['output <%- b %> = b']
 */
export function describeRegions(find: FindRegions, template: string): string[] {
  return find(template).map(({ kind, start, end, expression }) => {
    const value = expression ? ` = ${template.slice(expression.start, expression.end)}` : '';
    return `${kind} ${template.slice(start, end)}${value}`;
  });
}

/** Tests each case of a table. */
export function testRegions(find: FindRegions, cases: readonly RegionCase[]): void {
  test.each(cases.map(([template, ...regions]) => ({ template, regions })))(
    '$template',
    ({ template, regions }) => {
      expect(describeRegions(find, template)).toEqual(regions);
    },
  );
}
