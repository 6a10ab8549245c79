import { boolean, createCheck, expect, fields, isObject, matching, oneOf, text } from '../base/validate.js';
import { themes, type ThemeName } from './index.js';
import type { Icon, ParsedTheme, Theme } from './theme.js';

/** Small changes to a theme. Everything else comes from the theme it extends. For more, use `parseTheme`. */
export interface CustomTheme extends Partial<
  Pick<Theme, 'chevrons' | 'chevronsInDiv' | 'labels' | 'pageLabels' | 'ellipsisText'>
> {
  /** @default 'default' */
  readonly extends?: ThemeName;
  /** Class names per part, separated by spaces. */
  readonly classes?: Partial<Theme['classes']>;
  /** Hidden from assistive technology: text, empty for none, or `{ svg: '<svg>…</svg>' }`, which is printed with `aria-hidden="true"`. */
  readonly icons?: Partial<Theme['icons']>;
}

const SVG = '{ svg: "<svg>…</svg>" }';
const isText = matching(`text. For markup, write ${SVG}`, /^(?:[^<]|<(?![A-Za-z/!]))*$/);

/** One element, with no other `<svg>` in it. A parser would double the bundle of `renderPagination()`. */
const ONE_SVG = /^\s*<svg[\s>](?:[^<]|<(?!\/?(?:svg|script|style)[\s/>]))*<\/svg>\s*$/;
const SCRIPT = /\son[a-z]+\s*=|javascript:/i;
const oneSvg = expect(
  'one <svg> element, without scripts and styles',
  (value) => typeof value === 'string' && ONE_SVG.test(value) && !SCRIPT.test(value),
  { type: 'string', pattern: ONE_SVG.source },
);
const svg = fields({ svg: oneSvg }, SVG, ['svg']);

const icon = createCheck(
  (value, path) => (isObject(value) ? svg : typeof value === 'string' ? isText : text)(value, path),
  () => ({ anyOf: [{ ...text.schema(), ...isText.schema() }, svg.schema()] }),
);

/** Hides an icon from assistive technology, which has the label. */
function hidden(icon: Icon): Icon {
  if (typeof icon === 'string') return icon;
  const [start = '', attributes = ''] = /^\s*<svg([^>]*)/.exec(icon.svg) ?? [];
  const others = attributes.replace(/\saria-hidden(?:="[^"]*"|='[^']*')?(?![^\s/>])/i, '');
  return { svg: `<svg aria-hidden="true"${others}${icon.svg.slice(start.length).trimEnd()}` };
}

const themeName = oneOf(Object.keys(themes));

const customTheme = fields(
  {
    extends: themeName,
    classes: fields(
      Object.fromEntries(Object.keys(themes.default.classes).map((part) => [part, text])),
      '{ link: "btn" }',
    ),
    chevrons: oneOf(['in-list', 'around-list', 'before-list']),
    chevronsInDiv: boolean,
    labels: oneOf(['shown', 'hidden']),
    icons: fields({ first: icon, previous: icon, next: icon, last: icon }, '{ previous: "‹", next: "›" }'),
    pageLabels: boolean,
    ellipsisText: text,
  },
  '{ extends: "bootstrap", classes: { link: "btn" } }',
);

const isParsed = (value: unknown): value is ParsedTheme =>
  isObject(value) && 'sample' in value && isObject(value.sample) && 'kind' in value.sample;

/** Accepts the name of a theme, a custom theme, or a result of `parseTheme`. */
export const checkTheme = createCheck(
  (value, path) => {
    if (isParsed(value)) return [];
    if (typeof value !== 'string') return customTheme(value, path);
    const advice = /\.html?$/i.test(value) ? ' A file is read with parseTheme.' : '';
    return themeName(value, path).map(({ message }) => ({ path, message: message + advice }));
  },
  () => ({ anyOf: [themeName.schema(), customTheme.schema()] }),
);

/** Returns the theme for a value that passed `checkTheme`. */
export function resolveTheme(value: ThemeName | CustomTheme | ParsedTheme): Theme {
  if (typeof value === 'string') return themes[value];
  if (isParsed(value)) return value as unknown as Theme;
  const { extends: base = 'default', ...changes } = value;
  const theme = themes[base];
  const { container } = changes.classes ?? {};
  const icons = Object.entries(changes.icons ?? {}).map(([name, icon]) => [name, hidden(icon)] as const);
  return {
    ...theme,
    ...changes,
    // The stylesheet of the default theme draws its own icons. The class says that these are others.
    classes: {
      ...theme.classes,
      ...(base === 'default' && changes.icons && { icon: 'pagination__icon' }),
      ...changes.classes,
    },
    icons: { ...theme.icons, ...Object.fromEntries(icons) },
    // A custom container also applies without page numbers.
    neighbors: { ...theme.neighbors, ...(container !== undefined && { container }) },
  };
}
