import { decodeXML } from 'entities';
import fc from 'fast-check';
import { defaultTreeAdapter, parseFragment } from 'parse5';
import { escapeHtml } from './escape.js';
import { anyText } from '../testing/any-text.js';
import { parse5ErrorsOf } from '../testing/parse.js';

test.each([
  [`&<>"'`, `&amp;&lt;&gt;&quot;'`],
  ['a\tb\nc\fd\re\r\nf', 'a\tb\nc\fd&#13;e&#13;\nf'],
  ['\u0000\ud800', '\ufffd\ufffd'],
  ['\u0001\u001b\u007f\ufffe\u{1ffff}', '&#1;&#27;&#127;&#65534;&#131071;'],
  // A reference would stand for another character.
  ['\u0080\u0085\u009f', '\u0080\u0085\u009f'],
  ['é日\u{1f600}\u00a0', 'é日\u{1f600}\u00a0'],
])('%j becomes %j', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});

test('a parser reads any text back, from a text and from an attribute', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const html = `<p title="${escapeHtml(text)}">x${escapeHtml(text)}</p>`;
      // What nobody should write is read all the same.
      expect(parse5ErrorsOf(html).filter((error) => !/^(?:control|noncharacter)-/.test(error))).toEqual([]);
      const [p] = parseFragment(html).childNodes;
      if (!p || !defaultTreeAdapter.isElementNode(p)) throw new Error('There is no <p>.');
      const [inner] = p.childNodes;
      const held = text.replace(/[\0\p{Surrogate}]/gu, '\ufffd');
      expect(p.attrs[0]?.value).toBe(held);
      expect(inner && defaultTreeAdapter.isTextNode(inner) && inner.value).toBe(`x${held}`);
      // HEEx gets the text back.
      expect(decodeXML(escapeHtml(text))).toBe(held);
    }),
    { numRuns: 80 },
  );
});
