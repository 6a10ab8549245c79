import fc from 'fast-check';

/** Text of any code points, with lone surrogates. `fc.string()` would first list all that there are, for a second. */
export const anyTextUpTo = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.nat({ max: 0xff }), fc.nat({ max: 0x10ffff })), { maxLength })
    .map((codes) => String.fromCodePoint(...codes));

export const anyText = anyTextUpTo(200);
