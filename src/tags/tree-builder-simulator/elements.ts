/**
 * The rules of HTML for element names that affect which elements are open.
 *
 * Source: HTML Living Standard, 13.2.4.2 "The stack of open elements" (scopes) and 13.2.6.4 "The rules for parsing
 * tokens in HTML content".
 */

import { TEXT_ELEMENTS } from '../../base/html.js';

const TEXT = TEXT_ELEMENTS.join(' ');
const BLOCKS =
  'address article aside blockquote center details dir div dl fieldset figcaption figure footer header hgroup main ' +
  'menu nav ol pre section summary ul listing h1 h2 h3 h4 h5 h6 li dd dt';

const TRAITS = {
  /** Its content is text. */
  isText: TEXT,
  /** Its start tag closes a paragraph. */
  closesParagraph: `${BLOCKS} p form hr xmp`,
  /** Its end tag closes all elements open in it, unless one is a boundary. */
  closesContent: BLOCKS,
  /** No end tag in it closes an element around it. */
  isBoundary: 'applet caption marquee object table td template th',
  /** Its own end tag must close it, with nothing open in it. The parser handles everything else. */
  isStrict: 'applet button form marquee noscript object select template',
  isHeading: 'h1 h2 h3 h4 h5 h6',
  isListItem: 'li dd dt',
  /** It is `<table>` or a part that contains no text. */
  isTableStructure: 'table tbody tfoot thead tr',
  /** It never stays open, or has no effect while open. */
  isUntracked: `${TEXT} a body frame head hr html`,
  /** A control in it is misplaced. */
  refusesControl: 'address button dt h1 h2 h3 h4 h5 h6 nav summary th',
  /** The same, but no rule of HTML names it. */
  isWatched: 'audio canvas datalist label legend meter progress video',
  /** It matters only in foreign content or a `<select>`. */
  isInline:
    'b big br code em embed font i img input keygen meta nobr s small span strong strike sub sup tt u var',
  /** Left to the parser. Whether `<dialog>` and `<search>` are special depends on its age. */
  isUnknown: 'dialog frameset plaintext rb rp rt rtc ruby search',
};

/**
 * The depth of table parts. A part closes open parts of the same or a greater depth; nothing starts in a caption, and
 * cells are otherwise the deepest parts.
 */
const LEVELS = new Map(
  Object.entries({ tbody: 1, tfoot: 1, thead: 1, colgroup: 1, col: 1, tr: 2, td: 3, th: 3, caption: 4 }),
);

type Trait = keyof typeof TRAITS;

/** All elements of a name. Unlisted names open and close nothing that matters. */
export interface Kind extends Readonly<Record<Trait, boolean>> {
  readonly name: string;
  /** The depth of a table part; 0 for all other elements. */
  readonly level: number;
}

export const NO_KIND = makeKind('');

const NAMES = [...Object.values(TRAITS), [...LEVELS.keys()].join(' '), 'math svg'].join(' ').split(' ');

/** By name, in lower case. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(NAMES.map((name) => [name, makeKind(name)]));

export const HTML = KINDS.get('html');
export const MATH = KINDS.get('math');
export const NAV = KINDS.get('nav');
export const SVG = KINDS.get('svg');

function makeKind(name: string): Kind {
  const traits = Object.entries(TRAITS).map(([trait, names]) => [trait, names.split(' ').includes(name)]);
  return { name, level: LEVELS.get(name) ?? 0, ...(Object.fromEntries(traits) as Record<Trait, boolean>) };
}
