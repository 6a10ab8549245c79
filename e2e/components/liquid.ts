import type { Attributes } from './grid.js';

/** What the components in Liquid alone have in common. */

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
