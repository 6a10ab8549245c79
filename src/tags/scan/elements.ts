/**
 * What HTML says about the elements of a name, as far as it counts for what is open.
 *
 * Source: HTML Living Standard, 13.2.4.2 "The stack of open elements" (scopes) and 13.2.6.4 "The rules for parsing tokens in
 * HTML content".
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
  /** Its end tag closes whatever is open in it, unless that is a boundary. */
  closesContent: BLOCKS,
  /** No end tag in it closes an element around it. */
  isBoundary: 'applet caption marquee object table td template th',
  /** It must be closed by its own end tag and with nothing open in it: the parser knows what happens otherwise. */
  isStrict: 'applet button form marquee noscript object select template',
  isHeading: 'h1 h2 h3 h4 h5 h6',
  isListItem: 'li dd dt',
  /** It is `<table>` or a part that holds no text. */
  isTableStructure: 'table tbody tfoot thead tr',
  /** It never stays open, or does not count while it does. */
  isUntracked: `${TEXT} a body frame head hr html`,
  /** Not in HTML, but in foreign content or a `<select>` it does count. */
  isInline:
    'b big br code em embed font i img input keygen meta nobr s small span strong strike sub sup tt u var',
  /** Only the parser knows it. Whether `<dialog>` and `<search>` are special depends on its age. */
  isUnknown: 'dialog frameset plaintext rb rp rt rtc ruby search',
};

/**
 * How deep the parts of a table stand in it. A part closes the parts that stand as deep or deeper; nothing starts in a
 * caption, and a cell is the deepest part besides.
 */
const LEVELS = new Map(
  Object.entries({ tbody: 1, tfoot: 1, thead: 1, colgroup: 1, col: 1, tr: 2, td: 3, th: 3, caption: 4 }),
);

type Trait = keyof typeof TRAITS;

/** All elements of a name. Names that are not listed open and close nothing that counts. */
export interface Kind extends Readonly<Record<Trait, boolean>> {
  readonly name: string;
  /** How deep a part of a table stands in it; 0 for all other elements. */
  readonly level: number;
}

/** No element. */
export const NO_KIND = makeKind('');

const NAMES = [...Object.values(TRAITS), [...LEVELS.keys()].join(' '), 'math svg'].join(' ').split(' ');

/** By name, in lower case. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(NAMES.map((name) => [name, makeKind(name)]));

export const MATH = KINDS.get('math');
export const SVG = KINDS.get('svg');

function makeKind(name: string): Kind {
  const traits = Object.entries(TRAITS).map(([trait, names]) => [trait, names.split(' ').includes(name)]);
  return { name, level: LEVELS.get(name) ?? 0, ...(Object.fromEntries(traits) as Record<Trait, boolean>) };
}
