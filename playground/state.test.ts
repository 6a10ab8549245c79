import { readState, start, writeState, type State } from './state.js';

function link(value: unknown): string {
  return `#${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
}

test('a link restores the state that it was made from', () => {
  const state: State = {
    template: '<pagination\u0000 😀 \ud83d\ude00 ÿ?>'.repeat(100),
    theme: 'govuk',
    locale: 'pt-BR',
    dialect: 'jinja2',
    framework: 'rails',
    page: 12,
    data: '{"posts":{"pages":9}}',
  };
  expect(readState(`#${writeState(state)}`)).toEqual(state);
  expect(writeState(state)).toMatch(/^[\w-]+$/);
});

test.each(['', '#', '#%', '#abc', link(null), link(1), '#gICA'])('there is nothing in %j', (hash) => {
  expect(readState(hash)).toBeUndefined();
});

test('what is wrong in a link is as at the start', () => {
  const wrong = {
    template: 1,
    theme: 'constructor',
    locale: '__proto__',
    dialect: ['html'],
    framework: 'cobol',
    page: 0.5,
    data: {},
  };
  expect(readState(link(wrong))).toEqual(start);
  expect(readState(link({ page: -1 }))).toEqual(start);
  expect(readState(link({ template: 'x'.repeat(300_000) }))?.template.length).toBe(200_000);
});
