import fc from 'fast-check';
import { defaultTreeAdapter, parseFragment } from 'parse5';
import { escapeHtml } from './escape.js';
import { parse5ErrorsOf } from '../testing/parse.js';

test.each([
  [`&<>"'`, `&amp;&lt;&gt;&quot;'`],
  ['a\tb\nc\fd\re\r\nf', 'a\tb\nc\fd\ne\nf'],
  ['\u0000\u0001\u001b\u007f\u0085\ud800\ufffe\u{1ffff}', '\ufffd'.repeat(8)],
  ['é日\u{1f600}\u00a0', 'é日\u{1f600}\u00a0'],
])('%j becomes %j', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});

test('a parser reads any text back, from a text and from an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const html = `<p title="${escapeHtml(text)}">x${escapeHtml(text)}</p>`;
      expect(parse5ErrorsOf(html)).toEqual([]);
      const [p] = parseFragment(html).childNodes;
      if (!p || !defaultTreeAdapter.isElementNode(p)) throw new Error('There is no <p>.');
      const [inner] = p.childNodes;
      const held = text
        .replace(/\r\n?/g, '\n')
        .replace(/(?![\t\n\f])[\p{Control}\p{Surrogate}\p{Noncharacter_Code_Point}]/gu, '\ufffd');
      expect(p.attrs[0]?.value).toBe(held);
      expect(inner && defaultTreeAdapter.isTextNode(inner) && inner.value).toBe(`x${held}`);
    }),
    { numRuns: 2000 },
  );
});
