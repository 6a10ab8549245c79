/** Checks values from outside: options, a configuration, a custom theme. */

import { didYouMean } from './nearest.js';
import { list } from './text.js';

/** What is wrong with a value. */
interface Fault {
  /** The key of the value, down from the outermost one, such as `theme.classes.list` or `inputs[0]`. */
  readonly path: string;
  /** The rest of the sentence that begins with the path, such as `must be a string.` */
  readonly message: string;
}

/** Says what is wrong with a value. The path names the value in the faults. */
export type Check = (value: unknown, path: string) => Fault[];

/**
 * Makes a check of a condition.
 *
 * @param expected what the value must be, for the message
 * @example
 * expect('a string', (value) => typeof value === 'string')(7, 'file')
 * // [{ path: 'file', message: 'must be a string.' }]
 */
export function expect(expected: string, accepts: (value: unknown) => boolean): Check {
  return (value, path) => (accepts(value) ? [] : [{ path, message: `must be ${expected}.` }]);
}

/** Makes a check of a condition that only strings can meet. */
export function expectText(expected: string, accepts: (text: string) => boolean): Check {
  return expect(expected, (value) => typeof value === 'string' && accepts(value));
}

export const text = expectText('a string', () => true);

export const boolean = expect('true or false', (value) => typeof value === 'boolean');

/** Tells whether a value is an extension of files, with or without its first dot. */
export function isExtension(value: unknown): boolean {
  return typeof value === 'string' && !/[/\\*?,]/.test(value) && /[^\s.]/.test(value);
}

/** Asks for one of several strings, or false. */
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
 * Asks for a list whose every item passes a check.
 *
 * @param example such a list, for the message
 */
export function listOf(check: Check, example: string): Check {
  return (value, path) =>
    Array.isArray(value)
      ? Array.from(value, (item: unknown, index) => check(item, `${path}[${index}]`)).flat()
      : [{ path, message: `must be a list, such as ${example}.` }];
}

/** Asks for an object of any keys: each key passes one check, each value another. */
export function recordOf(checkKey: Check, checkValue: Check): Check {
  return (value, path) =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, one]) =>
          [checkKey(key, `${path}.${key}`), checkValue(one, `${path}.${key}`)].flat(),
        )
      : [{ path, message: 'must be an object.' }];
}

/**
 * Asks for an object of known keys. A key that is undefined counts as missing.
 *
 * @param checks a check for each key
 * @param example such an object, for the message
 * @param required the keys that must be there
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
