import { canSubstitute, substituteTokens } from '../program/token.js';
import { dialectSamples } from '../testing/dialect-samples.js';
import { dialects } from './index.js';

const ALL = { page: 'p', index: 'i', offset: 'o', page_size: 's' } as const;

const rows = dialectSamples.flatMap(([name, { token }]) =>
  token.map(([source, expected]) => [name, source, expected] as const),
);

test.each(rows)('in %s, %s', (name, source, expected) => {
  const { syntax } = dialects[name];
  expect(canSubstitute(source, syntax)).toBe(expected !== undefined);
  if (expected !== undefined) expect(substituteTokens(source, () => 'p', syntax)).toBe(expected);
});

test.each([
  ['jinja2', "{{ url(':offset', '/a/:index/:page_size') }}", "{{ url(o, ('/a/' ~ i ~ '/' ~ s)) }}"],
  ['php', "<?= url(':OFFSET') . '/:page/:index' ?>", "<?= url($o) . ('/' . $p . '/' . $i) ?>"],
  [
    'liquid',
    "{{ '/:index/:offset' | append: 'a' }}",
    "{{ '/' | append: i | append: '/' | append: o | append: 'a' }}",
  ],
  ['heex', '{~p"/a/#{":index"}?start=:offset"}', '{~p"/a/#{to_string(i)}?start=#{o}"}'],
] as const)('in %s, every token has its number: %s', (name, source, expected) => {
  expect(substituteTokens(source, (token) => ALL[token], dialects[name].syntax)).toBe(expected);
});

test('tokens without a number there stay', () => {
  const source = `<%= "/:page/:index/#{u(':offset')}" %>`;
  const onlyPage = (token: string): string | undefined => (token === 'page' ? 'p' : undefined);
  expect(substituteTokens(source, onlyPage, dialects.erb.syntax)).toBe(
    `<%= "/#{p}/:index/#{u(':offset')}" %>`,
  );
  expect(canSubstitute("{{ ':page_size' }}", dialects.jinja2.syntax)).toBe(false);
});
