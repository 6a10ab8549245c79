import { boolean, expect, fields, listOf, oneOf, recordOf, text, type Check } from '../base/validate.js';
import { themes, type ThemeName } from './index.js';
import { extendTheme, type Theme, type ThemeChanges } from './theme.js';

/** A theme of your own. Whatever it leaves out is as in the theme that it extends. */
export interface CustomTheme extends ThemeChanges {
  /** @default 'default' */
  readonly extends?: ThemeName;
}

/** Names are written into the markup as they are given, so they hold nothing that has a meaning there. */
const elementName = expect(
  'named like an element or attribute: letters, digits, ":" and "-"',
  (value) => typeof value === 'string' && /^[a-z][a-z0-9:-]*$/i.test(value),
);

const icon: Check = (value, path) => (typeof value === 'string' ? undefined : iconElement(value, path));

const iconElement = fields(
  {
    element: elementName,
    attributes: recordOf(elementName, text),
    children: listOf(icon, '[{ element: "path" }]'),
  },
  '{ element: "svg" }',
  ['element'],
);

const edges = { first: text, last: text, only: text, other: text };

const themeName = oneOf(Object.keys(themes));

const customTheme = fields(
  {
    extends: themeName,
    classes: fields(
      Object.fromEntries(Object.keys(themes.default.classes).map((part) => [part, text])),
      '{ link: "btn" }',
    ),
    edges: fields(edges, '{ first: "", last: "", only: "", other: "" }', Object.keys(edges)),
    chevrons: oneOf(['in-list', 'around-list', 'before-list']),
    chevronsInDiv: boolean,
    labels: oneOf(['shown', 'hidden']),
    shortLabels: listOf(text, '["Previous", "Next"]'),
    icons: fields({ previous: icon, next: icon }, '{ previous: "‹", next: "›" }'),
    pageLabels: boolean,
    ellipsisText: text,
    ellipsisInSpan: boolean,
  },
  '{ extends: "bootstrap", classes: { link: "btn" } }',
);

/** Asks for the name of a theme, or for a custom theme. */
export const checkTheme: Check = (value, path) =>
  typeof value === 'string' ? themeName(value, path) : customTheme(value, path);

/**
 * Makes a whole theme of a theme's name or of a custom theme.
 *
 * @param value what has passed `checkTheme`
 * @example
 * resolveTheme({ extends: 'bootstrap', classes: { list: 'pagination pagination-sm' } })
 */
export function resolveTheme(value: ThemeName | CustomTheme): Theme {
  if (typeof value === 'string') return themes[value];
  const { extends: base = 'default', ...changes } = value;
  return extendTheme(themes[base], changes);
}
