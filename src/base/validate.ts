/** Checks for untrusted values: options, configurations and custom themes. */

import { didYouMean } from './nearest.js';
import { list } from './text.js';

interface Fault {
  /** The path of the value, such as `theme.classes.list` or `inputs[0]`. */
  readonly path: string;
  /** The rest of a sentence that starts with the path, such as `must be a string.` */
  readonly message: string;
}

/** A JSON Schema, draft 7. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Check {
  /** Returns the faults of a value. They refer to it by `path`. */
  (value: unknown, path: string): Fault[];
  /** Returns what the check accepts as a JSON Schema, for editors. */
  readonly schema: () => JsonSchema;
}

/** Creates a check from a function that finds faults, and the JSON Schema that says the same. */
export function createCheck(
  find: (value: unknown, path: string) => Fault[],
  schema: () => JsonSchema,
): Check {
  return Object.assign(find, { schema });
}

/**
 * Returns a check that a value meets a condition.
 *
 * @param expected what the value must be, for the message
 * @example
 * expect('a string', (value) => typeof value === 'string', { type: 'string' })(7, 'file')
 * // [{ path: 'file', message: 'must be a string.' }]
 */
export function expect(expected: string, accepts: (value: unknown) => boolean, schema: JsonSchema): Check {
  return createCheck(
    (value, path) => (accepts(value) ? [] : [{ path, message: `must be ${expected}.` }]),
    () => schema,
  );
}

export function matching(expected: string, pattern: RegExp): Check {
  const schema = { type: 'string', pattern: pattern.source };
  return expect(expected, (value) => typeof value === 'string' && pattern.test(value), schema);
}

/**
 * Checks that options are an object whose keys are all known.
 *
 * @param example valid options, for the message
 * @throws {TypeError} if they are not
 */
export function checkKeys(options: unknown, names: readonly string[], example: string): void {
  // Callers in plain JavaScript may pass a string or null.
  if (!isObject(options)) throw new TypeError(`The options must be an object, such as ${example}.`);
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const advice = didYouMean(unknown, names) || ` The options are ${names.join(', ')}.`;
  throw new TypeError(`Unknown option "${unknown}".${advice}`);
}

/**
 * Checks options by a table: their names, and the values of those that are set.
 *
 * @param example valid options, for the message
 * @returns the options that are set
 * @throws {TypeError} for an unknown option or an invalid value, naming it
 */
export function checkOptions<Options extends object>(
  options: Options,
  rows: Readonly<Record<string, { readonly check: Check }>>,
  example: string,
): Options {
  checkKeys(options, Object.keys(rows), example);
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) checkOption(name, value, rows[name]?.check);
  return Object.fromEntries(given) as Options;
}

/** Throws if the value of an option is invalid. */
export function checkOption(name: string, value: unknown, check: Check | undefined): void {
  const [fault] = check?.(value, name) ?? [];
  if (fault !== undefined) throw new TypeError(`The option "${fault.path}" ${fault.message}`);
}

export const text = expect('a string', (value) => typeof value === 'string', { type: 'string' });

export const boolean = expect('true or false', (value) => typeof value === 'boolean', { type: 'boolean' });

/** A file extension, with or without the leading dot. */
export const EXTENSION = /^[\s.]*[^\s./\\*?,][^/\\*?,]*$/;

export function oneOf(choices: readonly (string | false)[]): Check {
  const quoted = list(choices.map((choice) => JSON.stringify(choice)));
  const expected = choices.length > 2 ? `one of ${quoted}` : quoted;
  const words = choices.filter((choice) => choice !== false);
  return createCheck(
    (value, path) =>
      choices.includes(value as string)
        ? []
        : [{ path, message: `must be ${expected}.${didYouMean(value, words)}` }],
    () => ({ enum: choices }),
  );
}

/** Returns a check for an array whose items all pass a check. The example is for the message. */
export function listOf(check: Check, example: string): Check {
  return createCheck(
    (value, path) =>
      Array.isArray(value)
        ? Array.from(value, (item: unknown, index) => check(item, `${path}[${index}]`)).flat()
        : [{ path, message: `must be a list, such as ${example}.` }],
    () => ({ type: 'array', items: check.schema() }),
  );
}

export function recordOf(checkKey: Check, checkValue: Check): Check {
  return createCheck(
    (value, path) =>
      isObject(value)
        ? Object.entries(value).flatMap(([key, one]) =>
            [checkKey(key, `${path}.${key}`), checkValue(one, `${path}.${key}`)].flat(),
          )
        : [{ path, message: 'must be an object.' }],
    () => ({ type: 'object', propertyNames: checkKey.schema(), additionalProperties: checkValue.schema() }),
  );
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
  const find = (value: unknown, path: string): Fault[] => {
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
  return createCheck(find, () => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(checks).map(([key, check]) => [key, check.schema()])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }));
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses a JSON object. Returns undefined if the text is not one. */
export function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
