import { nearest } from '../attributes/schema.js';
import { themes, type ThemeName } from './index.js';
import type { Part, Theme } from './theme.js';

/** A theme of one's own: what it does not say is as in the theme that it extends. */
export interface CustomTheme extends Partial<Omit<Theme, 'classes' | 'icons'>> {
  /** @default 'default' */
  readonly extends?: ThemeName;
  /** Class names per part, separated by spaces. */
  readonly classes?: Partial<Readonly<Record<Part, string>>>;
  readonly icons?: Partial<Theme['icons']>;
}

/** Checks a value, named by its path from the option on. Throws a `TypeError` that says what it must be. */
type Check = (value: unknown, path: string) => void;

const icon: Check = (value, path) => {
  if (typeof value === 'string') return;
  fields({ element: [elementName, true], attributes: [recordOf(text)], children: [listOf(icon)] })(
    value,
    path,
  );
};

/** The table of what a theme may say. */
const theme = fields({
  extends: [oneOf(Object.keys(themes))],
  classes: [fields(Object.fromEntries(Object.keys(themes.default.classes).map((part) => [part, [text]])))],
  edges: [fields({ first: [text, true], last: [text, true], only: [text, true], other: [text, true] })],
  chevrons: [oneOf(['in-list', 'around-list', 'before-list'])],
  chevronsInDiv: [boolean],
  labels: [oneOf(['shown', 'hidden'])],
  shortLabels: [listOf(text)],
  icons: [fields({ previous: [icon], next: [icon] })],
  pageLabels: [boolean],
  ellipsisText: [text],
  ellipsisInSpan: [boolean],
});

/**
 * Makes a whole theme of a theme's name or of a custom theme.
 *
 * @throws {TypeError} for an unknown name, an unknown key or a value of the wrong kind, naming its path
 * @example
 * resolveTheme({ extends: 'bootstrap', classes: { list: 'pagination pagination-sm' } })
 */
export function resolveTheme(value: unknown): Theme {
  if (typeof value === 'string') {
    oneOf(Object.keys(themes))(value, 'theme');
    return themes[value as ThemeName];
  }
  if (typeof value !== 'object') fail('theme', `one of ${Object.keys(themes).join(', ')}, or an object`);
  theme(value, 'theme');
  const { extends: base = 'default', classes, icons, ...others } = value as CustomTheme;
  const extended: Theme = themes[base];
  return {
    ...extended,
    ...others,
    classes: { ...extended.classes, ...classes },
    icons: { ...extended.icons, ...icons },
  };
}

function fields(table: Readonly<Record<string, readonly [check: Check, required?: boolean]>>): Check {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(path, 'an object');
    for (const [key, one] of Object.entries(value)) {
      const row = Object.hasOwn(table, key) ? table[key] : undefined;
      if (row === undefined) {
        const suggestion = nearest(key, Object.keys(table));
        const hint =
          suggestion === undefined
            ? `It may have ${Object.keys(table).join(', ')}.`
            : `Did you mean "${suggestion}"?`;
        throw new TypeError(`The option "${path}" has no "${key}". ${hint}`);
      }
      if (one !== undefined || row[1]) row[0](one, `${path}.${key}`);
    }
    for (const [key, [, required]] of Object.entries(table)) {
      if (required && !Object.hasOwn(value, key)) throw new TypeError(`The option "${path}" needs "${key}".`);
    }
  };
}

function recordOf(check: Check): Check {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(path, 'an object');
    for (const [key, one] of Object.entries(value)) {
      elementName(key, `${path}.${key}`);
      check(one, `${path}.${key}`);
    }
  };
}

function listOf(check: Check): Check {
  return (value, path) => {
    if (!Array.isArray(value)) fail(path, 'a list: [ … ]');
    value.forEach((one, index) => {
      check(one, `${path}.${index}`);
    });
  };
}

function oneOf(values: readonly string[]): Check {
  return (value, path) => {
    if (typeof value === 'string' && values.includes(value)) return;
    const suggestion = typeof value === 'string' ? nearest(value, values) : undefined;
    const list = values.map((one) => `"${one}"`).join(', ');
    throw new TypeError(
      `The option "${path}" must be one of ${list}.${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`,
    );
  };
}

function text(value: unknown, path: string): void {
  if (typeof value !== 'string') fail(path, 'a string');
}

function boolean(value: unknown, path: string): void {
  if (typeof value !== 'boolean') fail(path, 'true or false');
}

/** Names are written as they are given, so they may hold nothing that markup would take for something else. */
function elementName(value: unknown, path: string): void {
  if (typeof value !== 'string' || !/^[a-z][a-z0-9:-]*$/i.test(value))
    fail(path, 'named like an element or attribute: letters, digits, ":" and "-"');
}

function fail(path: string, expected: string): never {
  throw new TypeError(`The option "${path}" must be ${expected}.`);
}
