import { characterEntities } from 'character-entities';
import { characterEntitiesLegacy } from 'character-entities-legacy';
import { DecodingMode, HtmlEntityDecoder as Original } from 'entities/decode';
import fc from 'fast-check';
import { packReferences } from '../scripts/character-references.js';
import type * as standIn from '../src/browser/stand-ins/character-references.js';

/** Character references as the build for browsers decodes them, against the package that it does without. */

const names = [...Object.keys(characterEntities).map((name) => `${name};`), ...characterEntitiesLegacy];
let Decoder: typeof standIn.HtmlEntityDecoder;

beforeAll(async () => {
  Object.assign(globalThis, { PACKED_REFERENCES: packReferences() });
  ({ HtmlEntityDecoder: Decoder } = await import('../src/browser/stand-ins/character-references.js'));
});

type Emit = (codePoint: number, consumed: number) => void;

/** All that a decoder says of what follows an ampersand, given in chunks. */
function decode(
  create: (emit: Emit) => Pick<Original, 'startEntity' | 'write' | 'end'>,
  chunks: readonly string[],
  mode: DecodingMode,
): unknown {
  let text = '';
  const consumed = new Set<number>();
  const decoder = create((codePoint, length) => {
    // One of them gives surrogates one by one.
    text += codePoint < 0x10000 ? String.fromCharCode(codePoint) : String.fromCodePoint(codePoint);
    consumed.add(length);
  });
  decoder.startEntity(mode);
  let length = -1;
  for (const chunk of chunks) if (length < 0) length = decoder.write(chunk, 0);
  if (length < 0) length = decoder.end();
  return { text, length, consumed: [...consumed] };
}

function expectSame(...chunks: string[]): void {
  for (const mode of [DecodingMode.Legacy, DecodingMode.Attribute]) {
    const ours = decode((emit) => new Decoder(emit), chunks, mode);
    // Jest compares more slowly than it counts, and there are a hundred thousand.
    if (JSON.stringify(ours) !== JSON.stringify(decode((emit) => new Original(emit), chunks, mode)))
      expect({ chunks, mode, ours }).toEqual(decode((emit) => new Original(emit), chunks, mode));
  }
}

test('there are as many names as in the standard', () => {
  expect(names).toHaveLength(2231);
});

test('every name, and what it begins with, whatever follows', () => {
  for (const name of names) {
    for (let end = 1; end <= name.length; end++) {
      for (const next of ['', ';', '=', ' ', 'x', '1', '&', '_', 'é', '<', ';x', 'x;', 'it;', '=x;'])
        expectSame(name.slice(0, end) + next);
    }
  }
});

test('every name, in chunks', () => {
  for (const name of names) {
    for (let cut = 1; cut <= name.length; cut++) expectSame(name.slice(0, cut), `${name.slice(cut)} a`);
  }
});

test('numbers', () => {
  const odd = [0x7f, 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xfffe, 0xffff, 0x10000, 0x10ffff, 0x110000, 1e15, 1e30];
  for (const number of [...Array(0x200).keys(), ...odd]) {
    const digits = [BigInt(number).toString(), `x${BigInt(number).toString(16)}`];
    for (const text of [...digits, `00${digits[0]}`, digits[1]!.toUpperCase()]) {
      for (const end of ['', ';', ' ', 'g', 'x', 'é', '=']) expectSame(`#${text}${end}`);
    }
  }
  for (const none of ['', '#', '#;', '#x', '#x;', '#X', '#xg', '# 1', '#-1', '#a', '##', ';', ' ', '='])
    expectSame(none);
  expectSame(`#${'9'.repeat(5000)};`);
  expectSame('#', 'x', '4', '1', ';');
});

test('any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom('#', '#x', ';', '=', '&', 'not', 'it', '1', 'f', ' '),
    fc.string({ minLength: 1, maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (chunks) => {
      expectSame(chunks.join(''));
      expectSame(...chunks);
    }),
    { numRuns: 5000, seed: 1 },
  );
});
