/**
 * What HTML says about the elements of a name, as far as it counts for what is open.
 *
 * Source: HTML Living Standard, 13.2.4.2 "The stack of open elements" (special elements, scopes), 13.2.4.3 "The list of
 * active formatting elements" (markers) and 13.2.6.4 "The rules for parsing tokens in HTML content".
 */

/** All elements of a name. */
export interface Kind {
  readonly name: string;
  /** What is known of it: the sum of some of these. */
  readonly is: number;
  /**
   * How deep it stands in a table: where a part starts, what stands as deep or deeper ends. Nothing starts in a
   * caption, and a cell is the deepest part besides.
   */
  readonly level: number;
}

/** It has no content, and leaves no trace. */
export const EMPTY = 1 << 0;
/** Its content is text. */
export const TEXT = 1 << 1;
/** Its start tag ends a paragraph. */
export const CLOSES_P = 1 << 2;
/** Its end tag closes all that is open in it, back to the nearest boundary of its scope. */
export const ENDS_IN_SCOPE = 1 << 3;
export const SPECIAL = 1 << 4;
/** No end tag for an element around it works in it. */
export const SCOPE = 1 << 5;
/** It is not affected by formatting elements around it. */
export const MARKER = 1 << 6;
export const FORMATTING = 1 << 7;
export const HEADING = 1 << 8;
export const LIST_ITEM = 1 << 9;
/** A list item after it in the stack closes no list item before it. */
export const LIST_BOUNDARY = 1 << 10;
/** It ends, if it is the last one open, where a `<form>` does. */
export const IMPLIED = 1 << 11;
/** `<table>`, and its parts that hold no text. */
export const TABLE_STRUCTURE = 1 << 12;
/** A part of a table. */
export const TABLE_PART = 1 << 13;
export const IGNORED = 1 << 14;
/** Nothing is known of what follows. */
export const UNKNOWN = 1 << 15;
/** Its start tag is not simply ignored in a `<select>`, or its end tag is not. */
export const NOT_IN_SELECT = 1 << 16;
/** Its start tag leaves a drawing. */
export const NOT_IN_DRAWING = 1 << 17;
/** In a drawing, its content is HTML. */
export const INTEGRATION = 1 << 18;

/** By name, in lower case. */
export const KINDS: ReadonlyMap<string, Kind> = makeKinds();

/** A kind of which the table has a row. */
function known(name: string): Kind {
  return KINDS.get(name) as Kind;
}

export const PAGINATION = known('pagination');
export const A = known('a');
export const BUTTON = known('button');
export const FORM = known('form');
export const HTML = known('html');
export const LI = known('li');
export const NOBR = known('nobr');
export const NOSCRIPT = known('noscript');
export const OPTION = known('option');
export const MATH = known('math');
export const P = known('p');
export const SVG = known('svg');
export const TABLE = known('table');
export const TBODY = known('tbody');
export const TEMPLATE = known('template');
export const TR = known('tr');
/** Where `<html>` and `<body>` are. */
export const ROOT: Kind = { name: '', is: SPECIAL | SCOPE, level: 0 };

function makeKinds(): Map<string, Kind> {
  const flags = new Map<string, number>();
  const add = (is: number, names: string): void => {
    for (const name of names.split(' ')) flags.set(name, (flags.get(name) ?? 0) | is);
  };
  const blocks =
    'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header ' +
    'hgroup main menu nav ol search section summary ul';
  const headings = 'h1 h2 h3 h4 h5 h6';
  const table = 'table tbody tfoot thead tr';
  add(CLOSES_P, `${blocks} ${headings} p pre listing form li dd dt hr xmp`);
  add(ENDS_IN_SCOPE, `${blocks} ${headings} pre listing button applet marquee object li dd dt`);
  add(
    EMPTY,
    'area base basefont bgsound br embed hr image img input keygen link meta param source track wbr',
  );
  add(TEXT | SPECIAL, 'iframe noembed noframes script style textarea title xmp');
  // `<dialog>` and `<search>` are none; so an end tag may reach past them.
  add(SPECIAL, blocks.replace('dialog ', '').replace('search ', ''));
  add(
    SPECIAL,
    `${headings} ${table} button caption colgroup dd dt form li listing noscript p pre select td th`,
  );
  add(SPECIAL | SCOPE | MARKER, 'applet caption marquee object td template th');
  add(SCOPE, 'table');
  add(FORMATTING, 'a b big code em font i nobr s small strike strong tt u');
  add(HEADING, headings);
  add(LIST_ITEM, 'li dd dt');
  add(LIST_BOUNDARY, 'ol ul');
  add(IMPLIED, 'dd dt li optgroup option p');
  add(TABLE_STRUCTURE, table);
  add(TABLE_PART, 'caption col colgroup tbody td tfoot th thead tr');
  add(IGNORED, 'body frame head html');
  add(UNKNOWN, 'frameset plaintext rb rp rt rtc');
  add(NOT_IN_SELECT, `${table} caption col colgroup td th frameset html input keygen plaintext select`);
  add(NOT_IN_SELECT, 'iframe noembed noframes style template textarea title xmp');
  add(
    NOT_IN_DRAWING,
    'b big blockquote body br center code dd div dl dt em embed font h1 h2 h3 h4 h5 h6 head hr html i img li ' +
      'listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
  );
  add(INTEGRATION, 'annotation-xml desc foreignobject mi mn mo ms mtext title');
  add(0, 'label option pagination select span svg math');
  const levels = new Map(
    Object.entries({ tbody: 1, tfoot: 1, thead: 1, tr: 2, td: 3, th: 3, colgroup: 1, col: 1, caption: 4 }),
  );
  return new Map([...flags].map(([name, is]) => [name, { name, is, level: levels.get(name) ?? 0 }]));
}
