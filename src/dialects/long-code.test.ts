import { readDynamicValue } from '../attributes/read-dynamic-value.js';
import { dialects } from './index.js';
import { dialectSamples, samplesOf } from '../testing/dialect-samples.js';
import { canSubstitute, substituteTokens } from '../program/token.js';

/** More characters than a regular expression of V8 can keep ways back for, which are 2 to the power of 23. */
const LONG = 'a'.repeat(9_000_000);

test.each(dialectSamples)('%s is read with millions of characters in a string', (name, { longCode }) => {
  const code = longCode(LONG);
  const regions = dialects[name].findRegions(code);
  expect(regions.map(({ start, end }) => [start, end])).toEqual([[0, code.length]]);
});

// All languages look for tokens in the same way. These have strings of both kinds, a comment and a bracketed name.
test.each(['php', 'handlebars'] as const)(
  'a token of %s is replaced beside millions of characters',
  (name) => {
    const { syntax } = dialects[name];
    const code = samplesOf(name).longCode(LONG);
    expect(canSubstitute(code, syntax)).toBe(true);
    expect(substituteTokens(code, () => 'p', syntax)).not.toContain(':page');
  },
);

test.each([
  ['blade', '@if(', '\\"', ''],
  ['liquid', '', '{% comment %}{% comment %}{% endcomment %}', ''],
  ['ejs', '<%= "\'', "':page'", '\'" %>'],
  ['ejs', '<%= "', "#{':page'", '" %>'],
  ['php', '<?= a', ';//a', '"" ?>'],
] as const)('%s reads nothing again and again: %s%s%s', (dialect, opening, row, closing) => {
  const code = opening + row.repeat(8_000) + closing;
  const { findRegions, syntax } = dialects[dialect];
  const start = performance.now();
  expect(findRegions(code).at(-1)!.end).toBe(code.length);
  canSubstitute(code, syntax);
  const value = readDynamicValue(code, { start: 0, end: code.length }, findRegions(code));
  expect(value.length).toBeGreaterThan(0);
  // What reads the rest once more for each part of the row takes many times as long.
  expect(performance.now() - start).toBeLessThan(3_000);
});
