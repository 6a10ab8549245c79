import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import fc from 'fast-check';
import { preprocess } from '../index.js';
import { Source, type Position } from '../base/source.js';

const TAG = '<pagination path="/p/:page" total_pages="3" current_page="2" title="a\rb\nc\r\nd"></pagination>';
const HIDDEN = '<pagination path="/p/:page" total_pages="1"/>';

/** Follows a map from a place of the page to a place of the template. */
function trace(map: TraceMap, { line, column }: Position): Omit<Position, 'offset'> | undefined {
  const found = originalPositionFor(map, { line, column: column - 1 });
  return found.line === null ? undefined : { line: found.line, column: found.column + 1 };
}

/** Returns the places of the page made of these pieces that do not lead where they came from. */
function wrongPlaces(pieces: readonly string[]): unknown[] {
  const template = pieces.join('');
  const { html, map, tags, diagnostics } = preprocess(template, { file: 'a.html', singlePage: 'hide' });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(map.sourcesContent).toEqual([template]);
  const traceMap = new TraceMap(map as ConstructorParameters<typeof TraceMap>[0]);
  const original = new Source(template);
  const generated = new Source(html);

  const wrong: unknown[] = [];
  const check = (offset: number, { line, column }: Position): void => {
    const found = trace(traceMap, generated.position(offset));
    if (found?.line !== line || found.column !== column) wrong.push({ offset, found, line, column });
  };
  let from = 0;
  let shift = 0;
  const checkUntouched = (end: number): void => {
    for (let offset = from; offset < end; offset++) {
      if (/[\r\n]/.test(template.charAt(offset))) continue;
      // The map is as fine as words: a place in a word leads to the start of it. Without a tag, it is as fine as lines.
      let start = offset;
      if (tags.length === 0) start -= original.position(offset).column - 1;
      while (start > from && /^\w\w$/.test(template.slice(start - 1, start + 1))) start--;
      check(offset + shift, original.position(start));
    }
  };
  for (const { start, end } of tags) {
    checkUntouched(start.offset);
    const isHidden = template.startsWith(HIDDEN, start.offset);
    const length = isHidden ? 0 : html.indexOf('</nav>', start.offset + shift) + 6 - start.offset - shift;
    for (let offset = start.offset + shift; offset < start.offset + shift + length; offset++) {
      if (!/[\r\n]/.test(html.charAt(offset))) check(offset, start);
    }
    from = end.offset;
    shift += length - (end.offset - start.offset);
  }
  checkUntouched(template.length);
  return wrong;
}

test.each([
  ['one line', ['<p>one two</p> ', TAG, ' <b>three</b>', TAG]],
  ['LF', ['<p>\n  ', TAG, '\n</p>\n', TAG, '\n']],
  ['CRLF', ['<p>\r\n  ', TAG, '\r\n</p>\r\n\r\n', TAG, '\r\n']],
  ['lone CR', ['<p>\r  ', TAG, '\r</p>\r\r', TAG, '\r']],
  ['astral characters', ['😀 𝒳y ', TAG, '😀', TAG, ' e\u0301 👩‍👩‍👧\n😀', TAG, 'é']],
  ['a byte order mark', ['\uFEFF', TAG, '\n', TAG]],
  ['tags side by side', [TAG, TAG, '\n', TAG]],
  ['tags that leave nothing', ['a ', HIDDEN, ' b', HIDDEN, '\n', HIDDEN, TAG, HIDDEN, ' c']],
  ['no tag', ['one\r\ntwo']],
  ['nothing', []],
])('every place leads back: %s', (_, pieces) => {
  expect(wrongPlaces(pieces)).toEqual([]);
});

test('every place leads back in any page', () => {
  const piece = fc.constantFrom(
    TAG,
    HIDDEN,
    'word',
    ' ',
    '\n',
    '\r\n',
    '\r',
    '😀',
    'é',
    '<b>',
    '</b>',
    '\u2028',
  );
  const pieces = fc.array(piece, { maxLength: 12 }).filter((list) => !list.join('').includes(`\r${HIDDEN}`));
  fc.assert(
    fc.property(pieces, (list) => {
      expect(wrongPlaces(list)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('the source has the name that was given', () => {
  expect(preprocess(TAG, { file: String.raw`a\b/../c.html` }).map.sources).toEqual([
    String.raw`a\b/../c.html`,
  ]);
  expect(preprocess(TAG).map.sources).toEqual(['']);
});

test('a map of a template with an error leads from the template to itself', () => {
  const { html, map } = preprocess('<p>\n<pagination pth="/:page"/>');
  const traceMap = new TraceMap(map as ConstructorParameters<typeof TraceMap>[0]);
  expect(trace(traceMap, new Source(html).position(4))).toEqual({ line: 2, column: 1 });
});
