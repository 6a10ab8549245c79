import { badByteOffset, decodeUtf8 } from './utf8.js';

test.each([
  '',
  'a',
  '\uFEFFa',
  'é😀\uFFFD\u0000\r\n',
  '\uFFFD',
  '\0',
  '\0\0<',
  '\0<p>text',
  '<\0p>',
  'a\0b\0\0',
])('%j is kept', (text) => {
  expect(decodeUtf8(Buffer.from(text))).toBe(text);
});

test.each<[string, number[], number]>([
  ['Latin-1', [0x63, 0x61, 0x66, 0xe9, 0x20], 3],
  ['a character that is cut off', [0x61, 0xe2, 0x82], 1],
  ['a character that shares its start with the replacement character', [0x61, 0xef, 0xbf, 0x41], 1],
  ['the same at the end', [0x61, 0xef, 0xbf], 1],
  ['a replacement character, then a bad byte', [0xef, 0xbf, 0xbd, 0xff], 3],
  ['a lone continuation', [0xc3, 0xa9, 0x80], 2],
  ['a surrogate', [0x61, 0xed, 0xa0, 0x80], 1],
  ['an overlong form', [0xc0, 0xaf], 0],
  ['a byte order mark, then a bad byte', [0xef, 0xbb, 0xbf, 0xff], 3],
  ['UTF-16, little-endian, marked', [0xff, 0xfe, 0x3c, 0], 0],
  ['UTF-16, big-endian, marked', [0xfe, 0xff, 0, 0x3c], 0],
  ['UTF-16, little-endian', [0x3c, 0, 0x70, 0], 1],
  ['UTF-16, big-endian', [0, 0x3c, 0, 0x70], 0],
  ['UTF-16, with white space first', [...Buffer.from('\r\n <p>page</p>', 'utf16le')], 1],
  ['UTF-16 of a language beyond Latin-1', [...Buffer.from('<p>\u4e2d\u4e00\u0100</p>', 'utf16le')], 1],
])('%s is not UTF-8', (_, bytes, badOffset) => {
  expect(decodeUtf8(Buffer.from(bytes))).toBeUndefined();
  expect(badByteOffset(Buffer.from(bytes))).toBe(badOffset);
});
