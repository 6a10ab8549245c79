import { canSubstitute, substituteToken } from '../program/token.js';
import { dialectSamples } from '../testing/dialect-samples.js';
import { dialects } from './index.js';

const rows = dialectSamples.flatMap(([name, { token }]) =>
  token.map(([source, expected]) => [name, source, expected] as const),
);

test.each(rows)('in %s, %s', (name, source, expected) => {
  const { syntax } = dialects[name];
  expect(canSubstitute(source, syntax)).toBe(expected !== undefined);
  if (expected !== undefined) expect(substituteToken(source, 'p', syntax)).toBe(expected);
});
