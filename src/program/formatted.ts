/** How languages write integers in a number format. */

import { digitsOf, type NumberFormat } from '../base/number.js';
import { GREATEST } from './expressions.js';

const MOST_DIGITS = String(GREATEST).length;

/** The places of separators, as the number of digits after them, from the first place to the last. */
export function separatorPlaces({ last, others }: NumberFormat): number[] {
  const places: number[] = [];
  for (let place = last; place > 0 && place < MOST_DIGITS; place += others) places.unshift(place);
  return places;
}

/** Writes a replacement for the places of separators, which a regular expression finds; nothing without groups. */
export function separateGroups({ last, others }: NumberFormat, write: (pattern: string) => string): string {
  return last === 0 ? '' : write(`\\B(?=(?:\\d{${others}})*\\d{${last}}$)`);
}

/** Writes a replacement for each ASCII digit, unless the format has ASCII digits. */
export function replaceDigits(format: NumberFormat, write: (from: string, to: string) => string): string {
  return hasOtherDigits(format)
    ? digitsOf(format)
        .map((digit, index) => write(String(index), digit))
        .join('')
    : '';
}

export function hasOtherDigits(format: NumberFormat): boolean {
  return digitsOf(format)[0] !== '0';
}

/**
 * Writes groups of digits one after another, for languages with slices of strings and without expressions for more.
 *
 * @param slice writes the digits from one place to another, and nothing if the number is shorter
 */
export function writeGroups(
  integer: string,
  format: NumberFormat,
  slice: (from: number | undefined, to: number) => string,
): string {
  const places = separatorPlaces(format);
  const groups = [...places, 0].map((to, index) => slice(places[index - 1], to));
  const separators = places.map(
    // As an output, because Liquid drops a branch that contains only white space.
    (place) => `{% if ${integer} > ${'9'.repeat(place)} %}{{ "${format.separator}" }}{% endif %}`,
  );
  return groups.map((group, index) => group + (separators[index] ?? '')).join('');
}
