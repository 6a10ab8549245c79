import { compile, preprocess } from './index.js';
import type * as Splice from './splice.js';

// A page that is really too long takes hundreds of megabytes.
jest.mock<typeof Splice>('./splice.js', () => ({ ...jest.requireActual('./splice.js'), MAX_LENGTH: 2000 }));

const LITERAL = '<pagination path="/:page" total_pages="3"></pagination>';
const BOUND = '<pagination path="{path}" total_pages="3"></pagination>';

test('a page that would be too long is an error at the control that makes it so', () => {
  expect(preprocess(LITERAL).diagnostics).toEqual([]);
  const template = LITERAL.repeat(9);
  const { html, diagnostics } = preprocess(template);
  expect(html).toBe(template);
  expect(diagnostics.map(({ code }) => code)).toEqual(['page-too-large']);
  expect(diagnostics[0]?.start.offset).toBeGreaterThan(0);
  expect(() => compile(template)).toThrow(/longer than 2000 characters/);
});

test('so is one that data makes too long', () => {
  const page = compile(BOUND);
  expect(page({ path: '/:page' })).toContain('href="/2"');
  expect(() => page({ path: `/${'x'.repeat(2000)}/:page` })).toThrow(/longer than 2000 characters/);
});
