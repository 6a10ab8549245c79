import { findRegions } from '../dialects/twig/regions.js';
import { areAlternatives, areOpposites } from './branches.js';

test.each([
  ['{% if a %}1{% else %}2{% endif %}', true],
  ['{% if a %}1{% elseif b %}{% else %}2{% endif %}', true],
  ['{% if a %}1{% if b %}x{% else %}y{% endif %}{% else %}2{% endif %}', true],
  ['{% if a %}1{% endif %}2', false],
  ['1{% if a %}x{% else %}2{% endif %}', false],
  ['{% if a %}1{% endif %}{% if b %}x{% else %}2{% endif %}', false],
  ['{% if a %}1{% else %}x{% endif %}2', false],
])('%s: 1 and 2 are alternatives: %s', (text, expected) => {
  expect(areAlternatives(text, findRegions(text), text.indexOf('1'), text.indexOf('2'))).toBe(expected);
});

test.each([
  ['{@a}', '{!@a}', true],
  ['{not @a}', '{(@a)}', true],
  ['{@tab == :all}', '{@tab == :new}', true],
  ['{@tab == :all}', '{@tab != :all}', true],
  ['{@tab == :all}', '{@tab == :all}', false],
  ['{@tab != :all}', '{@tab != :new}', false],
  ['{@tab == :all}', '{@page == :new}', false],
  ['{@a}', '{@b}', false],
])('%s and %s exclude each other: %s', (first, second, expected) => {
  expect(areOpposites(first, second)).toBe(expected);
  expect(areOpposites(second, first)).toBe(expected);
});
