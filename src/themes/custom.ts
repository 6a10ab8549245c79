import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { boolean, createCheck, fields, isObject, matching, oneOf, text } from '../base/validate.js';
import { themes, type ThemeName } from './index.js';
import { elementsOf, scriptsOf } from './sample-nodes.js';
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
const looksLikeSvg = matching('an <svg> element', /^\s*<svg[\s>][^]*<\/svg>\s*$/);
const oneSvg = createCheck(
  (value, path) => {
    const faults = looksLikeSvg(value, path);
    const root = faults.length > 0 ? undefined : readSvg(value as string);
    if (root !== undefined && elementsOf(root).every((one) => scriptsOf(one).length === 0)) return [];
    const message = 'must be one <svg> element, without scripts and styles.';
    return faults.length > 0 ? faults : [{ path, message }];
  },
  () => looksLikeSvg.schema(),
);
const svg = fields({ svg: oneSvg }, SVG, ['svg']);

const icon = createCheck(
  (value, path) => (isObject(value) ? svg : typeof value === 'string' ? isText : text)(value, path),
  () => ({ anyOf: [{ ...text.schema(), ...isText.schema() }, svg.schema()] }),
);

/** Parses an icon. Returns undefined if it is not one whole element. */
function readSvg(html: string): Tree.Element | undefined {
  const whole = html.trim();
  const [root] = parseFragment(whole, { sourceCodeLocationInfo: true }).childNodes;
  const isWhole = root?.nodeName === 'svg' && root.sourceCodeLocation?.endTag?.endOffset === whole.length;
  return isWhole ? root : undefined;
}

/** Hides an icon from assistive technology, which has the label. */
function hidden(icon: Icon): Icon {
  if (typeof icon === 'string') return icon;
  const html = icon.svg.trim();
  const own = readSvg(html)?.sourceCodeLocation?.attrs?.['aria-hidden'];
  const { startOffset, endOffset } = own ?? { startOffset: '<svg'.length, endOffset: '<svg'.length };
  return { svg: `${html.slice(0, startOffset).trim()} aria-hidden="true"${html.slice(endOffset)}` };
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
