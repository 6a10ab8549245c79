import type { Attributes } from './grid.js';

/** What the components in Liquid alone have in common. */

/** The numbers that Liquid reads as others do. It reads the digits of "3x", and the sites that it makes have no visitors. */
export const reads = (_: unknown, current: unknown): boolean => current !== '3x';

/** Splits attributes into arguments, and markup for the others. */
export function argumentsOf(attributes: Attributes) {
  const all = Object.entries(attributes).map(([name, value]) => [name.replace('aria-', 'aria_'), value] as const);
  const isOther = ([name]: readonly [string, unknown]): boolean => name === 'id' || name.startsWith('data-');
  const markup = all.filter(isOther).map(([name], index) => `${name}="{{ others[${index}] | escape }}"`);
  return {
    own: Object.fromEntries(all.filter((one) => !isOther(one))),
    others: all.filter(isOther).map(([, value]) => value),
    /** Makes the argument `attributes`, of an array `others`. */
    capture: `{% capture attributes %}${markup.join(' ')}{% endcapture %}`,
  };
}

/** The loops over all windows, with what shows the control of one. */
export function windowLoops(control: string): string {
  return `{% assign counts = "0,1,2,3" | split: "," %}{% for total in (1..60) %}{% for current in (1..total) %}{% for s in counts %}{% for b in counts %}
{%- assign siblings = s | plus: 0 %}{% assign boundaries = b | plus: 0 -%}
[{{ total }} {{ current }} {{ s }} {{ b }}]${control}{% endfor %}{% endfor %}{% endfor %}{% endfor %}`;
}

/** The page windows that such a page prints. */
export function windowsIn(page: string): string {
  const found = page.split(/\[(?=\d+ )/).slice(1).map((one) => {
    const [numbers = '', control = ''] = one.split(']', 2);
    const entries = Array.from(control.matchAll(/>(\d+|…)</g), ([, entry]) => entry);
    // A list of one page shows nothing.
    return [numbers, ...(entries.length === 0 ? [1] : entries)].join(' ');
  });
  return found.join('\n');
}
