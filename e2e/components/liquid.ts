import type { Attributes } from './grid.js';

/** What the components in Liquid alone have in common. */

/** The numbers that Liquid reads as others do. It reads the digits of "3x", and the sites that it makes have no visitors. */
export const reads = (_: unknown, current: unknown): boolean => current !== '3x';

/** Splits attributes into arguments, and markup for the others. */
export function argumentsOf(attributes: Attributes) {
  const all = Object.entries(attributes).map(
    ([name, value]) => [name.replace('aria-', 'aria_'), value] as const,
  );
  const isOther = ([name]: readonly [string, unknown]): boolean => name === 'id' || name.startsWith('data-');
  const markup = all.filter(isOther).map(([name], index) => `${name}="{{ others[${index}] | escape }}"`);
  return {
    own: Object.fromEntries(all.filter((one) => !isOther(one))),
    others: all.filter(isOther).map(([, value]) => value),
    /** Makes the argument `attributes`, of an array `others`. */
    capture: `{% capture attributes %}${markup.join(' ')}{% endcapture %}`,
  };
}
