/** Parsers of the values on the command line. */

import { InvalidArgumentError, type Argument, type Option } from 'commander';
import { nearest } from '../../base/nearest.js';

/** Rejects a value that starts with a hyphen: Commander would take the next option as a missing value. */
export function notAnOption(value: string): string {
  if (value === '') throw new InvalidArgumentError('It is empty.');
  if (value.startsWith('-'))
    throw new InvalidArgumentError(`If the name starts with a hyphen, write ./${value}.`);
  return value;
}

/** Collects the values of a repeated option. */
export function addName(value: string, others: readonly string[] = []): string[] {
  return [...others, notAnOption(value)];
}

/** Limits an option or argument to some values, or others of a form, and suggests the nearest value. */
export function limit<Item extends Option | Argument>(
  item: Item,
  values: readonly string[],
  others?: { readonly pattern: RegExp; readonly advice: string },
): Item {
  item.choices(values);
  item.argParser((value: string) => {
    if (values.includes(value) || others?.pattern.test(value)) return value;
    const meant = nearest(value, values);
    const guess = meant === undefined ? '' : `\n(Did you mean ${meant}?)`;
    throw new InvalidArgumentError(
      `Allowed choices are ${values.join(', ')}.${others?.advice ?? ''}${guess}`,
    );
  });
  return item;
}

/** Returns a parser for whole numbers. */
export function upTo(
  limit: number,
  advice = `Write a number from 0 to ${limit}.`,
): (value: string) => number {
  return (value) => {
    if (/^\d{1,9}$/.test(value) && Number(value) <= limit) return Number(value);
    throw new InvalidArgumentError(advice);
  };
}

export function parseShard(value: string): { readonly index: number; readonly count: number } {
  const [, index, count] = (/^(\d{1,6})\/(\d{1,6})$/.exec(value) ?? []).map(Number);
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new InvalidArgumentError('For three parts, write 1/3, 2/3 and 3/3.');
  return { index, count };
}

/** Reads a list of extensions; the dots are optional. */
export function parseExtensions(value: string): string[] {
  const names = value.split(',').map((name) => name.trim().replace(/^\./, '').toLowerCase());
  if (names.some((name) => !/^[^/\\*?]+$/.test(name)))
    throw new InvalidArgumentError('Separate extensions with commas, such as html,htm.');
  return names;
}
