/** Checks for untrusted values: options, configurations and custom themes. */

import { didYouMean } from './nearest.js';
import { list } from './text.js';

interface Fault {
  /** The path of the value, such as `theme.classes.list` or `inputs[0]`. */
  readonly path: string;
  /** The rest of a sentence that starts with the path, such as `must be a string.` */
  readonly message: string;
}

/** Returns the faults of a value. They refer to it by `path`. */
export type Check = (value: unknown, path: string) => Fault[];

/**
 * Returns a check that a value meets a condition.
 *
 * @param expected what the value must be, for the message
 * @example
 * expect('a string', (value) => typeof value === 'string')(7, 'file')
 * // [{ path: 'file', message: 'must be a string.' }]
 */
export function expect(expected: string, accepts: (value: unknown) => boolean): Check {
  return (value, path) => (accepts(value) ? [] : [{ path, message: `must be ${expected}.` }]);
}

/** Returns a check that a value is a string that meets a condition. */
export function expectText(expected: string, accepts: (text: string) => boolean): Check {
  return expect(expected, (value) => typeof value === 'string' && accepts(value));
}

export const text = expectText('a string', () => true);

export const boolean = expect('true or false', (value) => typeof value === 'boolean');

/** Returns true if a value is a file extension, with or without the leading dot. */
export function isExtension(value: unknown): boolean {
  return typeof value === 'string' && !/[/\\*?,]/.test(value) && /[^\s.]/.test(value);
}

/** Returns a check for one of several strings, or false. */
export function oneOf(choices: readonly (string | false)[]): Check {
  const quoted = list(choices.map((choice) => JSON.stringify(choice)));
  const expected = choices.length > 2 ? `one of ${quoted}` : quoted;
  const words = choices.filter((choice) => choice !== false);
  return (value, path) =>
    choices.includes(value as string)
      ? []
      : [{ path, message: `must be ${expected}.${didYouMean(value, words)}` }];
}

/**
 * Returns a check for an array whose items all pass a check.
 *
 * @param example a valid array, for the message
 */
export function listOf(check: Check, example: string): Check {
  return (value, path) =>
    Array.isArray(value)
      ? Array.from(value, (item: unknown, index) => check(item, `${path}[${index}]`)).flat()
      : [{ path, message: `must be a list, such as ${example}.` }];
}

/** Returns a check for an object with any keys, which checks each key and each value. */
export function recordOf(checkKey: Check, checkValue: Check): Check {
  return (value, path) =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, one]) =>
          [checkKey(key, `${path}.${key}`), checkValue(one, `${path}.${key}`)].flat(),
        )
      : [{ path, message: 'must be an object.' }];
}

/**
 * Returns a check for an object with known keys. A key whose value is undefined counts as missing.
 *
 * @param checks a check for each key
 * @param example a valid object, for the message
 * @param required the keys that must be present
 */
export function fields(
  checks: Readonly<Record<string, Check>>,
  example: string,
  required: readonly string[] = [],
): Check {
  const names = Object.keys(checks);
  return (value, path) => {
    if (!isObject(value)) return [{ path, message: `must be an object, such as ${example}.` }];
    const given = new Map<string, unknown>(Object.entries(value));
    const missing = required.find((key) => given.get(key) === undefined);
    if (missing !== undefined) return [{ path, message: `needs "${missing}".` }];
    return [...given].flatMap(([key, one]) => {
      const check = Object.hasOwn(checks, key) ? checks[key] : undefined;
      if (check !== undefined) return one === undefined ? [] : check(one, `${path}.${key}`);
      const advice = didYouMean(key, names) || ` It may have ${names.join(', ')}.`;
      return [{ path, message: `has no "${key}".${advice}` }];
    });
  };
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
